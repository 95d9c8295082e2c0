"""Who is asking: a guest is known by a signed cookie and nothing else."""

import hmac
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from binascii import Error as NotBase64
from hashlib import sha256

import msgspec

from castlewright.tables import Guest

COOKIE = "cw_guest"
COOKIE_SECONDS = 400 * 24 * 3600
"""The longest that browsers keep a cookie."""


class Guests:
    def __init__(self, secret: bytes) -> None:
        self._key = sha256(b"castlewright guest\0" + secret).digest()

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(16))

    def sign(self, guest: Guest) -> str:
        body = urlsafe_b64encode(msgspec.json.encode(guest)).rstrip(b"=")
        return (body + b"." + self._signature(body)).decode()

    def read(self, cookie: str | None) -> Guest | None:
        """None for anything this server has not signed itself."""
        body, dot, signature = (cookie or "").encode().partition(b".")
        if not dot or not hmac.compare_digest(signature, self._signature(body)):
            return None
        try:
            return msgspec.json.decode(urlsafe_b64decode(body + b"=" * (-len(body) % 4)), type=Guest)
        except (NotBase64, msgspec.DecodeError):
            return None

    def _signature(self, body: bytes) -> bytes:
        return urlsafe_b64encode(hmac.digest(self._key, body, "sha256")).rstrip(b"=")
