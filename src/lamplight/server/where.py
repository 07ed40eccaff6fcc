"""Where devices of the home network find this server. Nobody outside this machine is asked."""

from __future__ import annotations

import ipaddress
import socket
import struct

SIOCGIFFLAGS = 0x8913
SIOCGIFADDR = 0x8915
UP, LOOPBACK = 0x1, 0x8
NAME = 15  # bytes of an interface's name
INSIDE = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "lxc", "cni")  # networks within this machine
EVERYWHERE = ("0.0.0.0", "::", "")

Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def reachable(host: str, port: int) -> tuple[str, ...]:
    """What to type on another device, for a server that listens on this address; nothing if only this machine may.

    >>> reachable("127.0.0.1", 8000), reachable("192.168.1.7", 8000)
    ((), ('http://192.168.1.7:8000',))
    """
    if host in EVERYWHERE:
        found = at_home(own_addresses())
    else:
        try:
            only = ipaddress.ip_address(host.partition("%")[0])
        except ValueError:
            return ()
        found = [] if only.is_loopback else [only]
    return tuple(f"http://[{one}]:{port}" if one.version == 6 else f"http://{one}:{port}" for one in found)


def found_at(public: str, host: str, port: int) -> str:
    """The one address to give to others: the public one, else the first in the home network, else this machine's.

    >>> found_at("https://games.example/", "::", 80), found_at("", "192.168.1.7", 8000), found_at("", "127.0.0.1", 8000)
    ('https://games.example', 'http://192.168.1.7:8000', 'http://127.0.0.1:8000')
    """
    return public.rstrip("/") or next(iter(reachable(host, port)), f"http://127.0.0.1:{port}")


def at_home(addresses: list[Address]) -> list[Address]:
    """Those that a home network uses; ones that a machine gave itself only if there are no others.

    >>> at_home([ipaddress.ip_address(a) for a in ("8.8.8.8", "169.254.3.4", "192.168.0.2", "127.0.0.1")])
    [IPv4Address('192.168.0.2')]
    """
    home = [one for one in dict.fromkeys(addresses) if one.is_private and not one.is_loopback]
    return [one for one in home if not one.is_link_local] or home


def own_addresses() -> list[Address]:
    """The addresses of this machine's interfaces, or those that its own name stands for."""
    found = interface_addresses()
    if found:
        return found
    try:
        entries = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        return []
    return [ipaddress.ip_address(entry[4][0]) for entry in entries]


def interface_addresses() -> list[Address]:
    """The IPv4 address of every interface that leads out of this machine; none where the system does not say."""
    try:
        import fcntl

        names = [name for _, name in socket.if_nameindex()]
    except (ImportError, OSError):
        return []
    found: list[Address] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:  # never connected: nothing is sent
        for name in names:
            if name.startswith(INSIDE):
                continue
            asked = struct.pack("256s", name.encode()[:NAME])
            try:
                (flags,) = struct.unpack_from("H", fcntl.ioctl(probe, SIOCGIFFLAGS, asked), 16)
                if flags & UP and not flags & LOOPBACK:
                    found.append(ipaddress.IPv4Address(fcntl.ioctl(probe, SIOCGIFADDR, asked)[20:24]))
            except OSError:  # an interface without an address, or a system with other numbers
                continue
    return found
