"""Whose request it is, through the proxies in front of this server, and which site they asked for."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

NOBODY = "?"
"""The other end of a connection that has no address."""
OWN_PREFIX = 64
"""Bits of an IPv6 address that a household or a rented machine shares: the rest is theirs to choose."""

Headers = Iterable[tuple[bytes, bytes]]


class Peer(NamedTuple):
    address: str
    """What limits are counted by: an IPv4 address, or a whole IPv6 network of one owner."""
    secure: bool
    """The request came to the outermost proxy by HTTPS."""


class Proxies:
    """Whoever is trusted may say for whom it asks; what anybody else says of that is nothing."""

    def __init__(self, networks: Sequence[str]) -> None:
        self._networks = [ip_network(network) for network in networks]
        self._trusts = lru_cache(1024)(self._look_up)

    def peer(self, client: tuple[str, int] | None, headers: Headers, *, secure: bool = False) -> Peer:
        address = client[0] if client else NOBODY
        if not self._trusts(address):
            return Peer(grouped(address), secure)
        said = dict(headers)
        # Each proxy writes down whom it saw behind what it was told, so the last words are the ones to be trusted.
        hops = b",".join(value for name, value in headers if name == b"x-forwarded-for").split(b",")
        for hop in reversed(hops):
            seen = _without_port(hop.strip().decode("latin-1"))
            if seen is None or not self._trusts(address):
                break
            address = seen
        return Peer(grouped(address), secure or said.get(b"x-forwarded-proto", b"").lower() in (b"https", b"wss"))

    def _look_up(self, address: str) -> bool:
        found = _address(address)
        return found is not None and any(found in network for network in self._networks)


@lru_cache(4096)
def grouped(address: str) -> str:
    found = _address(address)
    if isinstance(found, IPv6Address):
        return str(IPv6Network((found, OWN_PREFIX), strict=False))
    return NOBODY if found is None else str(found)


def host_name(host: str) -> str:
    """A `Host` header without its port."""
    name, colon, port = host.rpartition(":")
    return (name if colon and port.isdecimal() else host).lower().rstrip(".")


def _address(said: str) -> IPv4Address | IPv6Address | None:
    try:
        found = ip_address(said.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def _without_port(said: str) -> str | None:
    """`192.0.2.1`, `192.0.2.1:80`, `2001:db8::1` or `[2001:db8::1]:80`."""
    if said.startswith("["):
        said = said[1:].partition("]")[0]
    elif said.count(":") == 1:
        said = said.partition(":")[0]
    return said if _address(said) is not None else None
