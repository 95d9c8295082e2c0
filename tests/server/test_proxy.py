"""Behind a real nginx with the file that we give to hosts: who is who, HTTPS, sockets, and one process for a table."""

import os
import re
import shutil
import ssl
import subprocess
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from socket import create_connection
from typing import Any

import httpx
import pytest
from server_helpers import Line, free_port, running
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

pytestmark = pytest.mark.slow

CONFIGURATION = Path(__file__).parents[2] / "deploy" / "nginx.conf"
NGINX = shutil.which("nginx") or "/usr/sbin/nginx"
MAIN = """
daemon off;
worker_processes 1;
pid {folder}/nginx.pid;
error_log {folder}/error.log;
{user}
events {{ worker_connections 256; }}
http {{
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/castlewright.conf;
}}
"""


class Site:
    """A site as its guests see it; each guest comes from an address of their own."""

    def __init__(self, port: int) -> None:
        self.host = f"127.0.0.1:{port}"
        self.trust = ssl.create_default_context()
        self.trust.check_hostname = False
        self.trust.verify_mode = ssl.CERT_NONE

    def guest(self, address: str) -> httpx.Client:
        transport = httpx.HTTPTransport(verify=self.trust, local_address=address)
        return httpx.Client(base_url=f"https://{self.host}", transport=transport, timeout=30)

    def socket(self, table: str, address: str, seat: int | None = None, **headers: str) -> Any:
        query = "" if seat is None else f"?seat={seat}"
        raw = create_connection(("127.0.0.1", int(self.host.split(":")[1])), 30, (address, 0))
        return connect(
            f"wss://{self.host}/ws/tables/{table}{query}",
            sock=raw,
            ssl=self.trust,
            additional_headers=headers,
            max_size=None,
            compression=None,
        )


@contextmanager
def nginx(folder: Path, *upstreams: int) -> Iterator[Site]:
    """The file as it is, but for the ports and the certificate."""
    folder.mkdir(parents=True, exist_ok=True)
    plain, port = free_port(), free_port()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    made = "openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=play.example.org"
    subprocess.run([*made.split(), "-keyout", key, "-out", certificate], check=True, capture_output=True)
    said = CONFIGURATION.read_text()
    for old, new in (
        (r"listen \[::\]:\d+[^;]*;", ""),
        (r"listen 80;", f"listen 127.0.0.1:{plain};"),
        (r"listen 443 ssl;", f"listen 127.0.0.1:{port} ssl;"),
        (r"ssl_certificate /\S+;", f"ssl_certificate {certificate};"),
        (r"ssl_certificate_key /\S+;", f"ssl_certificate_key {key};"),
        (r"\n    server 127.0.0.1:8766;", "".join(f"\n    server 127.0.0.1:{one};" for one in upstreams)),
    ):
        said, count = re.subn(old, new, said)
        assert count, old
    (folder / "castlewright.conf").write_text(said)
    user = "user root;" if os.geteuid() == 0 else ""
    (folder / "nginx.conf").write_text(MAIN.format(folder=folder, user=user))
    command = [NGINX, "-p", str(folder), "-e", str(folder / "error.log"), "-c", str(folder / "nginx.conf")]
    process = subprocess.Popen(command)
    try:
        for _ in range(300):
            assert process.poll() is None, (folder / "error.log").read_text()
            try:
                create_connection(("127.0.0.1", port), 1).close()
                break
            except OSError:
                time.sleep(0.05)
        moved = httpx.get(f"http://127.0.0.1:{plain}/table/x", headers={"host": "play.example.org"})
        assert (moved.status_code, moved.headers["location"]) == (301, "https://play.example.org/table/x")
        yield Site(port)
    finally:
        process.terminate()
        process.wait(20)


def test_limits_are_each_guests_own_and_nobody_can_pretend(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", http_rate=0.001, http_burst=5.0) as server,
        nginx(tmp_path / "nginx", server.settings.port) as site,
        site.guest("127.0.0.2") as ann,
        site.guest("127.0.0.3") as bob,
    ):
        assert [ann.get("/api/me").status_code for _ in range(7)] == [200] * 5 + [429] * 2
        for pretended in ("198.51.100.1", "127.0.0.1", "127.0.0.3", "198.51.100.1, 127.0.0.1"):
            assert ann.get("/api/me", headers={"x-forwarded-for": pretended}).status_code == 429
            assert ann.get("/api/me", headers={"forwarded": f"for={pretended}"}).status_code == 429
        assert bob.get("/api/me").status_code == 200


def test_pages_sockets_and_cookies_through_https(tmp_path: Path) -> None:
    with (
        running(tmp_path / "data", sockets_per_address=1, names="127.0.0.1") as server,
        nginx(tmp_path / "nginx", server.settings.port) as site,
        site.guest("127.0.0.2") as ann,
    ):
        home = f"https://{site.host}"
        first = ann.get("/api/me")
        assert "secure" in first.headers["set-cookie"].lower()
        assert "strict-transport-security" in first.headers
        assert f"wss://{site.host}" in first.headers["content-security-policy"], "Host came with its port"
        opened = ann.post("/api/tables", json={"game": "toy", "seats": 2, "name": "Ann"}, headers={"origin": home})
        assert opened.status_code == 201, opened.text
        for other in ("https://127.0.0.1", "https://evil.example", f"https://{site.host}.evil.example"):
            assert ann.post("/api/me", json={"name": "Eve"}, headers={"origin": other}).status_code == 403
        assert ann.get("/api/me", headers={"host": "evil.example"}).status_code == 403
        table = opened.json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in ann.cookies.items())
        with site.socket(table, "127.0.0.2", 0, Cookie=cookie, Origin=home) as connection:
            line = Line(connection, 0)
            assert line.heard("update")["table"]["seats"][0]["yours"]
            assert line.answer(line.say("chat", text="through a proxy"))["type"] == "done"
            with pytest.raises(InvalidStatus, match="429"), site.socket(table, "127.0.0.2"):
                pass
            with site.socket(table, "127.0.0.3") as other:
                assert "through a proxy" in str(other.recv(30)), "another address has sockets of its own"
        with pytest.raises(InvalidStatus, match="403"), site.socket(table, "127.0.0.4", Origin="https://evil.example"):
            pass


def test_all_requests_of_a_table_go_to_one_process(tmp_path: Path) -> None:
    class Named(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_GET(self) -> None:
            body = str(self.server.server_address[1]).encode()
            self.send_response(200)
            self.send_header("content-length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_: Any) -> None:
            pass

    processes = [ThreadingHTTPServer(("127.0.0.1", 0), Named) for _ in range(3)]
    for process in processes:
        threading.Thread(target=process.serve_forever, daemon=True).start()
    ports = [process.server_address[1] for process in processes]
    try:
        with nginx(tmp_path / "nginx", *ports) as site, site.guest("127.0.0.2") as ann, site.guest("127.0.0.3") as bob:
            found = set()
            for n in range(40):
                table = f"Table-{n}_x"
                paths = (f"/api/tables/{table}", f"/api/tables/{table}/replay?seat=1", f"/ws/tables/{table}?seat=0")
                pages = (
                    f"/table/{table}",
                    f"/table/{table}/replay",
                    f"/move/{table}.key",
                    f"/api/handover/{table}.key",
                )
                answers = {guest.get(path).text for guest in (ann, bob) for path in (*paths, *pages)}
                assert len(answers) == 1, table
                found |= answers
            assert found == {str(port) for port in ports}, "and all of them have tables"
            assert len({ann.get(path).text for path in ("/", "/api/tables", "/api/tables/mine", "/api/me")}) == 1
    finally:
        for process in processes:
            process.shutdown()
            process.server_close()
