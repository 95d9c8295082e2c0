"""One JSON object a line, for machines that collect logs. Nothing secret is ever given to a logger."""

import json
import logging
import re
import time
from typing import Any

_UNPRINTABLE = re.compile(r"[\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\ud800-\udfff]")
"""What JSON lets through, and a terminal or a reader of lines would obey: controls, line ends, turned directions."""
_USUAL = set(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message", "taskName"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "at": f"{moment}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in _USUAL}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return _UNPRINTABLE.sub(_escaped, json.dumps(line, ensure_ascii=False, default=str))


def _escaped(found: re.Match[str]) -> str:
    return f"\\u{ord(found[0]):04x}"


def set_up(level: str) -> None:
    """All loggers of this process write such lines to standard error."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    for name in ("castlewright", "uvicorn"):
        logging.getLogger(name).setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "alembic"):
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    # It writes down whole addresses, and some of ours are keys; the gate has a line of its own for every request.
    access = logging.getLogger("uvicorn.access")
    access.handlers.clear()
    access.propagate = False
