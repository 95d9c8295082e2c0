"""The outermost layer: every answer carries the security headers, every request is counted, checked and logged."""

import logging
import re
import secrets
import time
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from castlewright.core import Reason
from castlewright.texts import pick

from .limits import Buckets
from .messages import Problem
from .problems import STATUS, problem
from .service import address, same_origin, socket_sources
from .settings import Settings

log = logging.getLogger("castlewright.http")

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'{sockets}; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
FIXED = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
]
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SECRET_PATH = re.compile(r"^(/api/handover/|/move/).*")


class Gate:
    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._origins = settings.allowed_origins
        self._buckets = Buckets(settings.http_rate, settings.http_burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self._app(scope, receive, send)
            return
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        host = headers.get("host", "")
        method = str(scope["method"])
        request_id = secrets.token_hex(6)
        policy = POLICY.format(sockets=socket_sources(host)).encode("latin-1")
        added = [*FIXED, (b"content-security-policy", policy), (b"x-request-id", request_id.encode())]
        if scope["scheme"] == "https":
            added.append((b"strict-transport-security", b"max-age=31536000"))
        began = time.perf_counter()
        status = 0

        async def send_with_headers(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        try:
            refusal = self._refusal(scope, headers)
            if refusal is not None:
                await _answer(refusal, send_with_headers)
            else:
                await self._app(scope, receive, send_with_headers)
        finally:
            path = SECRET_PATH.sub(r"\1…", scope["path"])
            log.log(
                logging.INFO if path.startswith("/api") else logging.DEBUG,
                "%s %s",
                method,
                path,
                extra={
                    "request": request_id,
                    "status": status,
                    "ms": round((time.perf_counter() - began) * 1000, 1),
                },
            )

    def _refusal(self, scope: Any, headers: dict[str, str]) -> Problem | None:
        lang = pick(headers.get("accept-language"))
        if not self._buckets.take(address(scope)):
            return problem("limit", Reason("", "problem-limit"), lang)
        if scope["method"] not in SAFE_METHODS and not same_origin(headers, self._origins):
            return problem("forbidden", Reason("", "problem-origin"), lang)
        return None


async def _answer(said: Problem, send: Any) -> None:
    body = msgspec.json.encode(said)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    if said.code == "limit":
        headers.append((b"retry-after", b"1"))
    await send({"type": "http.response.start", "status": STATUS[said.code], "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
