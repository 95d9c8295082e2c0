"""The measuring scripts run and answer; how fast anything is, is not for a test to say."""

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

BENCH = Path(__file__).parents[2] / "bench"


def run(script: str, *arguments: str) -> "subprocess.CompletedProcess[str]":
    done = subprocess.run(
        [sys.executable, str(BENCH / script), *arguments], capture_output=True, text=True, timeout=250, check=False
    )
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.slow
def test_peers_are_measured_or_said_to_be_missing() -> None:
    done = run("peers.py", "--seconds", "0.1", "--rounds", "1", "--json")
    told = json.loads(done.stdout)
    assert told["engines"]["castellan"]["decisions_per_second"] > 0
    for peer in ("catanatron", "open_spiel backgammon", "open_spiel chess", "open_spiel go 9x9"):
        assert (peer in told["engines"]) != (f"{peer} is left out" in done.stderr)
        assert (f"castellan / {peer}" in told["ratios"]) == (peer in told["engines"])


@pytest.mark.slow
def test_the_adapters_are_measured_beside_bare_steps() -> None:
    told = json.loads(run("adapters.py", "--seconds", "0.01", "--rounds", "1", "--json").stdout)
    assert {"castellan 2", "kingdoms 1", "kingdoms 2", "two_castles 2", "blueprints 1"} <= set(told)
    for setup, each in told.items():
        assert each["bare_microseconds"] > 0
        assert each["clone_microseconds"] > 0
        assert set(each["times"]) >= {"match", "view", "openspiel", "openspiel seen", "pettingzoo"}
        assert ("gymnasium" in each["times"]) == setup.endswith(" 1")


@pytest.mark.slow
def test_the_server_is_driven_over_real_sockets() -> None:
    done = run("server.py", "--alone", "--tables", "3", "--seconds", "1", "--rounds", "1", "--port", "27670", "--json")
    told = json.loads(done.stdout)
    ours = told["servers"]["castlewright"]
    assert ours["moves_per_second"] > 0
    assert 0 < ours["p50"] <= ours["p99"]
    assert told["ratios"] == {}


@pytest.mark.slow
def test_several_processes_are_measured_beside_one() -> None:
    arguments = ["--processes", "2", "--tables", "3", "--seconds", "1", "--rounds", "1", "--port", "27680", "--json"]
    told = json.loads(run("server.py", *arguments).stdout)
    assert set(told["servers"]) == {"one process", "2 processes", "seats apart"}
    for each in told["servers"].values():
        assert each["moves_per_second"] > 0
        assert each["processor"] > 0
    assert told["processor_ratios"]["one process"] == 1


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_killing_processes_database_and_proxy_loses_no_acknowledged_move() -> None:
    """The short form; `python bench/campaign.py` kills 500 times."""
    done = subprocess.run(
        [
            sys.executable,
            str(BENCH / "campaign.py"),
            "--kills",
            "10",
            "--tables",
            "4",
            "--seed",
            "1",
            "--port",
            "27690",
            "--json",
        ],
        capture_output=True,
        text=True,
        timeout=800,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert sum(told["kills"].values()) == 10
    assert set(told["kills"]) == {"one process", "the other", "nginx", "postgresql"}
    assert told["acknowledged"] > 30
    assert told["lost"] == []


def test_the_lock_of_the_peer_names_no_host_and_checks_every_package() -> None:
    text = (BENCH / "boardgame" / "package-lock.json").read_text()
    packages = {name: entry for name, entry in json.loads(text)["packages"].items() if name}
    assert packages
    assert all("integrity" in entry for entry in packages.values())
    assert not any("resolved" in entry for entry in packages.values())
    assert re.search(r"registry", text) is None
