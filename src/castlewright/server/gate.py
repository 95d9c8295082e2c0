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
from castlewright.texts import ELSEWHERE, pick

from .messages import Problem
from .peers import Proxies
from .problems import STATUS, problem, problem_of, retry, status_of
from .service import Service, address, same_origin, socket_sources

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
LONGEST_PATH = 200
"""Letters of an address that the log keeps."""
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
SECRET_PATH = re.compile(r"^(/api/handover/|/move/).*", re.DOTALL)
CONTROL = re.compile(r"[\x00-\x1f\x7f]")
"""Characters that are in no address of ours, and that files and databases stumble over."""


class Gate:
    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._settings = service.settings
        self._origins = service.settings.allowed_origins
        self._proxies = service.proxies
        self._requests = service.requests

    async def __call__(self, given: Scope, receive: Receive, send: Send) -> None:
        if given["type"] != ScopeType.HTTP:
            await self._app(given, receive, send)
            return
        request = _Request(given, self._proxies)
        send = request.answering(send)
        try:
            refusal = self._refusal(request)
            if refusal is not None:
                await _answer(refusal, STATUS[refusal.code], send)
            else:
                await self._app(request.scope, receive, send)
        except Exception as error:
            if request.status:
                raise
            await _answer(problem_of(error, ELSEWHERE), status_of(error), send)
        finally:
            request.write_down()

    def _refusal(self, request: "_Request") -> Problem | None:
        scope, headers = request.scope, request.headers
        lang = pick(headers.get("accept-language"))
        if not self._requests.take(address(scope)):
            return problem("limit", Reason("", "problem-limit"), lang)
        if not self._settings.answers_to(headers.get("host", "")) and scope["path"] != "/health":
            return problem("forbidden", Reason("", "problem-host"), lang)
        if request.method not in SAFE_METHODS and not same_origin(headers, self._origins):
            return problem("forbidden", Reason("", "problem-origin"), lang)
        if CONTROL.search(scope["path"]):
            return problem("missing", Reason("", "problem-no-page"), lang)
        return None


class _Request:
    """One request on its way: what is known of it, and what every answer to it carries."""

    def __init__(self, given: Any, proxies: Proxies) -> None:
        self.method = str(given["method"])
        self.headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in given["headers"]}
        peer = proxies.peer(given["client"], given["headers"], secure=given["scheme"] == "https")
        # Whoever can answer GET can answer HEAD: the server leaves the body out.
        self.scope: Any = {
            **given,
            "method": "GET" if self.method == "HEAD" else self.method,
            "client": (peer.address, 0),
            "scheme": "https" if peer.secure else "http",
        }
        self.status = 0
        self._id = secrets.token_hex(6)
        self._began = time.perf_counter()

    def answering(self, send: Send) -> Send:
        policy = POLICY.format(sockets=socket_sources(self.headers.get("host", ""))).encode("latin-1")
        added = [*FIXED, (b"content-security-policy", policy), (b"x-request-id", self._id.encode())]
        if self.scope["scheme"] == "https":
            added.append((b"strict-transport-security", b"max-age=31536000"))

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                self.status = message["status"]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        return send_with_headers

    def write_down(self) -> None:
        path = SECRET_PATH.sub(r"\1…", self.scope["path"])
        log.log(
            logging.INFO if path.startswith("/api") else logging.DEBUG,
            "%s %s",
            self.method,
            path[:LONGEST_PATH],
            extra={
                "request": self._id,
                "status": self.status,
                "ms": round((time.perf_counter() - self._began) * 1000, 1),
            },
        )


async def _answer(said: Problem, status: int, send: Any) -> None:
    body = msgspec.json.encode(said)
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
        (b"cache-control", b"no-store"),
    ]
    headers += [(name.encode(), value.encode()) for name, value in retry(said).items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
