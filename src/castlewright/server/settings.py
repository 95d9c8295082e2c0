"""How a server is set up: from the environment (`CASTLEWRIGHT_PORT=8000`) and from the command line."""

import os
import secrets
from collections.abc import Mapping
from pathlib import Path
from typing import Any, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from castlewright.core import refused

from .peers import Proxies, host_name

PREFIX = "CASTLEWRIGHT_"
SECRET_BYTES = 32
LEVELS = ("debug", "info", "warning", "error")


class Settings(Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: int = 8000
    processes: int = 1
    """So many, on this port and the next ones; more than one need PostgreSQL."""
    data: str = ""
    """The folder of the SQLite file and the secret; empty means the user's own data folder."""
    database: str = ""
    """`postgresql://user@host/name` instead of the SQLite file."""
    secret: str = ""
    """Signs the guests' cookies; empty means the one kept in the data folder, made at the first start."""
    bot_seconds: float = 2.0
    bot_pace: float = 0.0
    """Seconds between the moves of bots at one table. None are needed: each browser shows them at its reader's pace."""
    patience: float = 60.0
    """Seconds that somebody may be away before the others at the table may ask for a bot."""
    bot_workers: int = 0
    """Processes in which bots think; 0 means one less than there are cores."""
    socket_rate: float = 100.0
    socket_burst: float = 200.0
    """Messages a second over one socket."""
    http_rate: float = 50.0
    http_burst: float = 200.0
    """Requests a second from one address."""
    sockets_per_address: int = 500
    quotas: float = 1.0
    """How much one guest and one address may do of what others notice: 2 is twice as much, 0 means no limit."""
    keep_finished: float = 365.0
    """Days that a table which ended is kept, with its talk; 0 means for ever. So below."""
    keep_abandoned: float = 180.0
    """Days that a table is kept at which nothing happens any more."""
    keep_imported: float = 365.0
    """Days that an imported record is kept."""
    metrics_port: int = 0
    metrics_host: str = "127.0.0.1"
    """Where Prometheus finds `/metrics`; 0 means nowhere."""
    log_level: str = "info"
    origins: str = ""
    """Further origins, divided by commas, that may use this server from a browser: `https://play.example.org`."""
    proxies: str = "127.0.0.1"
    """Addresses or networks of proxies whose X-Forwarded-For and X-Forwarded-Proto are believed, divided by commas."""
    names: str = ""
    """The site's names, divided by commas: `play.example.org`. Requests for any other are refused; empty takes all."""

    @classmethod
    def read(cls, environment: Mapping[str, str] | None = None, **given: Any) -> "Settings":
        """The environment, with what was given by hand on top; `Refused` where a setting is not possible."""
        environment = os.environ if environment is None else environment
        hints = get_type_hints(cls)
        values: dict[str, Any] = {}
        for field in fields(cls):
            said = environment.get(PREFIX + field.name.upper())
            if said is not None:
                try:
                    values[field.name] = msgspec.convert(said, hints[field.name], strict=False)
                except msgspec.ValidationError as error:
                    kind = hints[field.name].__name__
                    raise refused("setting-kind", setting=PREFIX + field.name.upper(), kind=kind, given=said) from error
        values.update({name: value for name, value in given.items() if value is not None})
        settings = cls(**values)
        if not 0 < settings.port < 65536:
            raise refused("setting-port", given=str(settings.port))
        if not 0 < settings.processes <= 65536 - settings.port:
            raise refused("setting-how-many", given=str(settings.processes))
        if settings.log_level not in LEVELS:
            raise refused("setting-log-level", known=", ".join(LEVELS), given=settings.log_level)
        try:
            Proxies(settings.trusted_proxies)
        except ValueError as error:
            raise refused("setting-proxies", given=settings.proxies) from error
        return settings

    @property
    def folder(self) -> Path:
        if self.data:
            return Path(self.data)
        home = os.environ.get("XDG_DATA_HOME")
        return (Path(home) if home else Path.home() / ".local" / "share") / "castlewright"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'castlewright.db'}"

    @property
    def allowed_origins(self) -> frozenset[str]:
        return frozenset(origin.strip().rstrip("/").lower() for origin in self.origins.split(",") if origin.strip())

    @property
    def trusted_proxies(self) -> list[str]:
        return [proxy.strip() for proxy in self.proxies.split(",") if proxy.strip()]

    @property
    def site_names(self) -> frozenset[str]:
        return frozenset(host_name(name.strip()) for name in self.names.split(",") if name.strip())

    @property
    def database_file(self) -> Path | None:
        """The file of the database, where it is one."""
        kind, slashes, name = self.database_url.partition(":///")
        return Path(name) if slashes and kind == "sqlite" and name else None

    @property
    def secret_file(self) -> Path | None:
        """Where the secret is kept, unless it is given."""
        return None if self.secret else self.folder / "secret"

    def answers_to(self, host: str) -> bool:
        """Whether somebody who asks for this `Host` is in the right place."""
        names = self.site_names
        return not names or host_name(host) in names

    def prepare(self) -> bytes:
        """Makes the data folder where it is needed, and answers with the secret."""
        if not self.database or not self.secret:
            self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return self.secret.encode() if self.secret else _kept_secret(self.folder / "secret")

    def make_private(self) -> None:
        """Nobody else on this machine reads the database: it holds seeds, talk and whose seat is whose."""
        if self.database_file is not None:
            os.close(os.open(self.database_file, os.O_WRONLY | os.O_CREAT, 0o600))
            self.database_file.chmod(0o600)


def unknown(environment: Mapping[str, str]) -> list[str]:
    """Variables that look like settings and are none: somebody meant something by them."""
    known = {PREFIX + field.name.upper() for field in fields(Settings)}
    return sorted(name for name in environment if name.startswith(PREFIX) and name not in known)


def _kept_secret(file: Path) -> bytes:
    """Readable by its owner only; of two servers that start at once, one makes it."""
    try:
        handle = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        secret = file.read_bytes()
        if len(secret) < SECRET_BYTES:
            raise refused("setting-secret", file=str(file)) from None
        return secret
    with os.fdopen(handle, "wb") as opened:
        secret = secrets.token_bytes(SECRET_BYTES)
        opened.write(secret)
    return secret
