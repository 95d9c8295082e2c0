"""The built client from inside the package: `index.html` for every page, assets that never change under their names."""

import asyncio
import gzip
import mimetypes
from hashlib import sha256
from pathlib import Path
from stat import S_ISREG
from typing import Any

from litestar import Response, get
from msgspec import Struct

from castlewright.tables import Trouble
from castlewright.texts import texts_for

from .service import AnyRequest, language

SITE = Path(__file__).parent / "site"
COMPRESSIBLE = {".html", ".js", ".css", ".svg", ".json", ".webmanifest", ".txt", ".map", ".ico"}
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


class File(Struct):
    """Kept in memory as it was read: the whole client is a few hundred kilobytes."""

    stamp: tuple[int, int]
    body: bytes
    zipped: bytes | None
    etag: str
    media: str


class Site:
    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()
        self._files: dict[str, File] = {}

    async def find(self, path: str) -> File | None:
        """A file of the site; read again when a new build has changed it."""
        try:
            file = (self._folder / path).resolve()
            status = file.stat()
        except (OSError, ValueError):  # nothing there, or a name that nothing can have
            return None
        if not file.is_relative_to(self._folder) or not S_ISREG(status.st_mode):
            return None
        stamp = (status.st_mtime_ns, status.st_size)
        known = self._files.get(path)
        if known is None or known.stamp != stamp:
            known = self._files[path] = await asyncio.to_thread(_read, file, stamp)
        return known


def _read(file: Path, stamp: tuple[int, int]) -> File:
    body = file.read_bytes()
    zipped = gzip.compress(body, 9, mtime=0) if file.suffix in COMPRESSIBLE else None
    media = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return File(stamp, body, zipped, f'"{sha256(body).hexdigest()[:20]}"', media)


def _answer(request: AnyRequest, file: File, caching: str) -> Response[bytes]:
    headers = {"cache-control": caching, "etag": file.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == file.etag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        body = file.zipped
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=file.media, headers=headers)


def pages(folder: Path = SITE) -> list[Any]:
    site = Site(folder)

    @get(["/", "/{path:path}"])
    async def page(request: AnyRequest) -> Response[Any]:
        path = str(request.path_params.get("path", "")).strip("/")
        if path.split("/", 1)[0] in ("api", "ws", "health"):
            raise Trouble("missing", "problem-no-page")
        if path and path != "index.html":
            file = await site.find(path)
            if file is not None:
                return _answer(request, file, FOREVER if path.startswith("assets/") else ASK_AGAIN)
            if path.startswith("assets/") or ("." in path.rsplit("/", 1)[-1] and not path.startswith("move/")):
                raise Trouble("missing", "problem-no-page")
        index = await site.find("index.html")
        if index is None:
            lang = language(request)
            return Response(
                texts_for(lang).say("site-not-built"),
                status_code=503,
                media_type="text/plain; charset=utf-8",
                headers={"cache-control": "no-store"},
            )
        return _answer(request, index, ASK_AGAIN)

    return [page]
