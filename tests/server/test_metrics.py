"""What a host watches is counted, and the dashboard asks for nothing else."""

import json
import re
import urllib.request
from pathlib import Path

from server_helpers import Person, free_port, running, started

DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def read(port: int) -> dict[str, float]:
    with urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics", timeout=10) as answer:
        lines = answer.read().decode().splitlines()
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines if not line.startswith("#")}


def test_what_happens_is_counted(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, metrics_port=port) as server:
        before = read(port)
        ann, bob = Person(server.url, "Ann"), Person(server.url, "Bob")
        table = started(ann, bob)
        with ann.at(table, 0) as line:
            line.heard("update")
            assert line.move(line.legal[0])["type"] == "done"
        ann.refused("GET", "/api/tables/nowhere")
        ann.post("/api/tables", {"game": "toy", "seats": 2, "name": "Ann", "bots": ["random"]})
        after = read(port)

        def more(name: str) -> float:
            return after.get(name, 0) - before.get(name, 0)

        assert more("castlewright_moves_total") == 1
        assert more("castlewright_entries_total") >= 3
        assert more("castlewright_acknowledge_seconds_count") >= 3
        assert more("castlewright_commit_seconds_count") >= 3
        assert more("castlewright_batch_appends_count") >= 3
        assert more('castlewright_refusals_total{code="missing"}') == 1
        asked = set(re.findall(r"castlewright_[a-z_]+", DASHBOARD.read_text()))
        known = {re.sub(r"\{.*", "", name) for name in after}
        assert asked <= known


def test_the_dashboard_is_whole() -> None:
    board = json.loads(DASHBOARD.read_text())
    assert len({panel["id"] for panel in board["panels"]}) == len(board["panels"]) == 10
