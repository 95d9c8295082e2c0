"""Whose request it is, with and without proxies."""

from pathlib import Path

import httpx
import pytest
from server_helpers import running

from castlewright.server.peers import Proxies, grouped, host_name

INSIDE = Proxies(["127.0.0.1", "10.0.0.0/8", "fd00::/8"])


@pytest.mark.parametrize(
    ("peer", "forwarded", "found"),
    [
        ("192.0.2.7", "", "192.0.2.7"),
        ("192.0.2.7", "198.51.100.1", "192.0.2.7"),
        ("127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.1", "198.51.100.1"),
        ("127.0.0.1", "203.0.113.9, 198.51.100.1, 10.1.2.3", "198.51.100.1"),
        ("127.0.0.1", "10.0.0.1, 10.1.2.3", "10.0.0.1"),
        ("127.0.0.1", "rubbish, 198.51.100.1:4711", "198.51.100.1"),
        ("127.0.0.1", "198.51.100.1, rubbish", "127.0.0.1"),
        ("127.0.0.1", "[2001:db8:1:2:3::9]:443", "2001:db8:1:2::/64"),
        ("::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"),
        ("fd00::1", "::ffff:198.51.100.1", "198.51.100.1"),
        (None, "198.51.100.1", "?"),
    ],
)
def test_only_what_trusted_proxies_saw_counts(peer: str | None, forwarded: str, found: str) -> None:
    headers = [(b"x-forwarded-for", part.encode()) for part in forwarded.split(", ", 1) if part]
    assert INSIDE.peer((peer, 1) if peer else None, headers).address == found


def test_https_is_what_a_trusted_proxy_says_it_is() -> None:
    headers = [(b"x-forwarded-proto", b"https")]
    assert INSIDE.peer(("127.0.0.1", 1), headers).secure
    assert not INSIDE.peer(("192.0.2.7", 1), headers).secure
    assert INSIDE.peer(("192.0.2.7", 1), [], secure=True).secure


def test_neighbours_of_one_ipv6_network_are_one() -> None:
    assert grouped("2001:db8:1:2:aaaa::1") == grouped("2001:db8:1:2:bbbb::1") == "2001:db8:1:2::/64"
    assert grouped("2001:db8:1:2::1") != grouped("2001:db8:1:3::1")
    assert grouped("fe80::1%eth0") == "fe80::/64"
    assert grouped("::ffff:192.0.2.7") == "192.0.2.7"


def test_names_of_hosts() -> None:
    assert host_name("Play.Example.org.:8443") == "play.example.org"
    assert host_name("[2001:db8::1]:80") == "[2001:db8::1]"
    assert host_name("") == ""


def test_a_site_with_names_answers_to_no_other(tmp_path: Path) -> None:
    with running(tmp_path, names="play.example.org, castle.example") as server:

        def asked(host: str, path: str = "/api/me") -> int:
            return httpx.get(server.url + path, headers={"host": host}).status_code

        assert [asked(host) for host in ("play.example.org", "PLAY.example.org:8443", "castle.example.")] == [200] * 3
        assert [asked(host) for host in ("evil.example", "play.example.org.evil", "127.0.0.1", "")] == [403] * 4
        assert asked("127.0.0.1", "/health") == 200, "whoever watches the server need not know its names"
