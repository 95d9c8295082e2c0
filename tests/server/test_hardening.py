"""What strangers try, and what the server never says."""

import json
import logging
import os
import re
import stat
import string
import subprocess
import sys
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

import httpx
import pytest
from server_helpers import Person, Running, free_port, running, started
from websockets.exceptions import ConnectionClosed, InvalidStatus

from castlewright.core import Refused
from castlewright.server import Settings
from castlewright.server.guests import Guests
from castlewright.server.limits import Bucket, Buckets
from castlewright.server.logs import JsonLines
from castlewright.server.settings import unknown
from castlewright.tables import Guest
from castlewright.texts import texts_for

# -- headers and pages ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/", "/about", "/api/me", "/api/nothing", "/health", "/assets/none.js"])
def test_every_answer_carries_the_security_headers(ann: Person, path: str) -> None:
    headers = ann.http.get(path).headers
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    host = ann.url.removeprefix("http://")
    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data:",
        "font-src": "'self'",
        "connect-src": f"'self' ws://{host} wss://{host}",
        "manifest-src": "'self'",
        "base-uri": "'none'",
        "form-action": "'self'",
        "frame-ancestors": "'none'",
    }
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]
    assert headers["x-request-id"]
    assert "server" not in headers


def test_a_strange_host_does_not_get_into_the_policy(ann: Person) -> None:
    headers = ann.http.get("/health", headers={"host": "evil; script-src *"}).headers
    assert "evil" not in headers["content-security-policy"]


@pytest.fixture
def site(tmp_path: Path) -> Path:
    (tmp_path / "site" / "assets").mkdir(parents=True)
    (tmp_path / "site" / "index.html").write_text("<!doctype html><title>Castlewright</title>")
    (tmp_path / "site" / "assets" / "app-1234.js").write_text("console.log(1);" * 100)
    (tmp_path / "site" / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret").write_text("top secret")
    return tmp_path / "site"


def test_pages_and_assets(site: Path, tmp_path: Path) -> None:
    with running(tmp_path / "data", _more={"folder": site}) as server:
        client = httpx.Client(base_url=server.url)
        for page in ("/", "/table/abc", "/table/abc/replay?at=3", "/move/abc.def", "/score/toy", "/index.html"):
            answer = client.get(page)
            assert answer.status_code == 200
            assert "<title>Castlewright" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
        asset = client.get("/assets/app-1234.js", headers={"accept-encoding": "gzip"})
        assert asset.headers["content-encoding"] == "gzip"
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-type"].startswith("text/javascript")
        assert asset.text.startswith("console.log")
        plain = client.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        again = client.get("/assets/app-1234.js", headers={"if-none-match": asset.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get("/favicon.svg").headers["content-type"] == "image/svg+xml"
        for nothing in ("/assets/none.js", "/robots.txt", "/..%2fsecret", "/%2e%2e/secret", "/assets/../../secret"):
            answer = client.get(nothing)
            assert "top secret" not in answer.text
        assert client.get("/assets/none.js").status_code == 404
        (site / "index.html").write_text("<title>New</title>")
        assert "New" in client.get("/").text, "a new build is served without a restart"


def test_a_server_without_pages_says_so(tmp_path: Path) -> None:
    with running(tmp_path / "data", _more={"folder": tmp_path / "nowhere"}) as server:
        answer = httpx.get(server.url, headers={"accept-language": "ru"})
        assert answer.status_code == 503
        assert "make build-web" in answer.text
        assert "страницы" in answer.text


# -- who is asking -------------------------------------------------------------------------------------------


def test_the_cookie_is_kept_from_scripts_and_other_sites(ann: Person) -> None:
    cookie = ann.http.get("/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    assert "secure" not in cookie
    assert "set-cookie" not in ann.http.get("/api/me").headers


def test_behind_a_proxy_with_https_the_cookie_is_secure(ann: Person) -> None:
    answer = ann.http.get("/api/me", headers={"x-forwarded-proto": "https"})
    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_a_forged_cookie_is_a_stranger(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    good = ann.http.cookies["cw_guest"]
    body, signature = good.split(".")
    somebody_else = json.loads(urlsafe_b64decode(body + "=="))
    somebody_else["name"] = "Mallory"
    forged_body = urlsafe_b64encode(json.dumps(somebody_else).encode()).rstrip(b"=").decode()
    flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
    for forged in (f"{forged_body}.{signature}", f"{body}.{flipped}", f"{body}.", body, "", ".", "x.y", "é.é"):
        client = httpx.Client(base_url=ann.url)
        raw = f"cw_guest={forged}".encode("latin-1", "replace")
        card = client.get(f"/api/tables/{table}", headers=[(b"cookie", raw)]).json()
        assert not card["hosting"]
        assert not any(seat["yours"] for seat in card["seats"])


def test_cookies_of_another_secret_are_worth_nothing() -> None:
    guest = Guest("id", "Ann")
    assert Guests(b"a" * 32).read(Guests(b"a" * 32).sign(guest)) == guest
    assert Guests(b"b" * 32).read(Guests(b"a" * 32).sign(guest)) is None
    assert Guests(b"a" * 32).read(None) is None


def test_a_page_of_another_site_can_do_nothing(ann: Person, bob: Person) -> None:
    table = ann.open()
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example"):
        assert ann.refused("POST", f"/api/tables/{table}/close", headers={"origin": origin}) == (403, "forbidden")
        assert ann.refused("DELETE", f"/api/tables/{table}/seats/0", headers={"origin": origin}) == (403, "forbidden")
        with pytest.raises(InvalidStatus), ann.at(table, 0, Origin=origin):
            pass
    assert ann.refused("POST", "/api/me", headers={"sec-fetch-site": "cross-site"}) == (403, "forbidden")
    with ann.at(table, 0, Origin=ann.url) as line:
        line.heard("update")
    assert ann.post(f"/api/tables/{table}/close", headers={"origin": ann.url})["status"] == "closed"


def test_origins_can_be_allowed(tmp_path: Path) -> None:
    with running(tmp_path, origins="https://play.example.org, https://other.example") as server:
        ann = Person(server.url, "Ann")
        ann.post("/api/me", {"name": "Ann"}, headers={"origin": "https://play.example.org"})
        assert ann.refused("POST", "/api/me", headers={"origin": "https://evil.example"}) == (403, "forbidden")


# -- what is said --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"{",
        b"[]",
        b"null",
        b'{"game":"toy"}',
        b'{"game":"toy","seats":"2","name":"Ann"}',
        b'{"game":"toy","seats":2,"name":"Ann","admin":true}',
        b'{"game":"toy","seats":2,"name":"Ann","options":{"rounds":1}}',
        b'{"game":"toy","seats":2,"name":"Ann","options":{"speed":"1"}}',
        b"\xff\xfe",
        b"[" * 100_00,
    ],
)
def test_bodies_are_read_strictly(ann: Person, body: bytes) -> None:
    answer = ann.http.post("/api/tables", content=body, headers={"content-type": "application/json"})
    assert answer.status_code == 400
    assert answer.json()["code"] == "malformed"


def test_only_json_and_not_too_much_of_it(ann: Person) -> None:
    form = ann.http.post("/api/me", data={"name": "Ann"})
    assert (form.status_code, form.json()["code"]) == (400, "malformed")
    text = ann.http.post("/api/me", content=b'{"name":"Ann"}', headers={"content-type": "text/plain"})
    assert text.status_code == 400
    long = ann.http.post("/api/me", json={"name": "x" * 70_000})
    assert (long.status_code, long.json()["code"]) == (429, "limit")
    longer = ann.http.post("/api/replays", content=b" " * 1_100_000, headers={"content-type": "application/json"})
    assert (longer.status_code, longer.json()["code"]) == (413, "limit")


def test_methods_that_are_not_there(ann: Person) -> None:
    assert ann.refused("PUT", "/api/me", {}) == (405, "malformed")
    assert ann.refused("GET", "/api/tables/x/seats/1") == (405, "malformed")
    assert ann.refused("DELETE", "/api/tables/x/seats/one") == (404, "missing")
    assert ann.refused("GET", "/api/tables/x/y/z") == (404, "missing")


@pytest.mark.parametrize(
    "said",
    [
        "",
        "{",
        "[]",
        '{"type":"dance"}',
        '{"type":"move"}',
        '{"type":"move","id":"1","seen":0,"move":{"type":"ready"},"admin":1}',
        '{"type":"move","id":1,"seen":0,"move":{"type":"ready"}}',
        '{"type":"move","id":"","seen":0,"move":{"type":"ready"}}',
        '{"type":"move","id":"' + "x" * 65 + '","seen":0,"move":{"type":"ready"}}',
        '{"type":"move","id":"1","seen":0.5,"move":{"type":"ready"}}',
        b"\xff\xfe",
    ],
)
def test_messages_are_read_strictly(ann: Person, bob: Person, said: str | bytes) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        line.connection.send(said)
        refusing = line.heard("refused")
        assert (refusing["id"], refusing["problem"]["code"]) == (None, "malformed")
        assert line.move(line.legal[0])["type"] == "done", "the connection lives on"


@pytest.mark.parametrize(
    "move", [None, 7, "ready", [], {}, {"type": "fly"}, {"type": "lay"}, {"type": "lay", "card": 7}]
)
def test_moves_are_read_strictly(ann: Person, bob: Person, move: object) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        answer = line.move(move)
        assert (answer["type"], answer["problem"]["code"]) == ("refused", "malformed")


def test_a_message_can_be_too_long(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        line.connection.send(json.dumps({"type": "chat", "id": "1", "text": "x" * 17_000}))
        with pytest.raises(ConnectionClosed, match="1009"):
            line.until(lambda _: False)


def test_a_text_may_come_in_parts_and_must_be_a_text(ann: Person, bob: Person) -> None:
    table = started(ann, bob)
    with ann.at(table, 0) as line:
        line.heard("update")
        line.connection.send(['{"type":"chat","id":"in', ' parts","text":"hi"}'])
        assert line.answer("in parts")["type"] == "done"
        line.connection.send(b'{"type":"chat","id":"2","text":"\xff"}', text=True)
        with pytest.raises(ConnectionClosed, match="1007"):
            line.until(lambda _: False)


# -- how much ------------------------------------------------------------------------------------------------


def test_buckets(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("time.monotonic", lambda: now[0])
    bucket = Bucket(10, 3)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 0.11
    assert [bucket.take() for _ in range(2)] == [True, False]
    now[0] += 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    buckets = Buckets(1, 1, most=2)
    assert [buckets.take(who) for who in "aab"] == [True, False, True]
    buckets.take("c")
    assert buckets.take("a"), "the one not seen for longest is forgotten"


def test_requests_beyond_the_limit(tmp_path: Path) -> None:
    with running(tmp_path, http_rate=1.0, http_burst=5.0) as server:
        client = httpx.Client(base_url=server.url)
        answers = [client.get("/api/me") for _ in range(8)]
        assert [answer.status_code for answer in answers][:5] == [200] * 5
        limited = [answer for answer in answers if answer.status_code == 429]
        assert len(limited) >= 2
        assert limited[0].json()["code"] == "limit"
        assert limited[0].headers["retry-after"] == "1"


def test_messages_beyond_the_limit(tmp_path: Path) -> None:
    with running(tmp_path, socket_rate=1.0, socket_burst=3.0, sockets_per_address=2) as server:
        ann = Person(server.url, "Ann")
        table = ann.open(2, local=["Bea"])
        with ann.at(table, 0) as line, ann.at(table, 1):
            line.heard("update")
            for n in range(6):
                line.say("chat", id=str(n), text="hi")
            kinds = [line.until(lambda m: m["type"] in ("done", "refused")) for _ in range(6)]
            assert [one["type"] for one in kinds].count("done") == 3
            assert {one["problem"]["code"] for one in kinds if one["type"] == "refused"} == {"limit"}
            assert sorted(one["id"] for one in kinds) == list("012345"), "a refusal says of what"
            line.connection.send('{"type":"chat","id":"' + "x" * 100 + '"}')
            assert line.heard("refused")["id"] is None, "what is no id is not said back"
            with pytest.raises(InvalidStatus), ann.at(table):
                pass
            try:
                for n in range(600):
                    line.say("chat", id=f"x{n}", text="hi")
            except ConnectionClosed:
                pass
            with pytest.raises(ConnectionClosed, match="4429"):
                line.until(lambda _: False)


# -- what is kept to itself ----------------------------------------------------------------------------------


def test_the_secret_is_made_once_and_is_the_owners_alone(tmp_path: Path) -> None:
    settings = Settings(data=str(tmp_path / "new"))
    first = settings.prepare()
    assert len(first) == 32
    assert settings.prepare() == first
    assert stat.S_IMODE((tmp_path / "new" / "secret").stat().st_mode) == 0o600
    (tmp_path / "new" / "secret").write_bytes(b"")
    with pytest.raises(Refused, match="setting-secret"):
        settings.prepare()
    assert Settings(data=str(tmp_path), secret="given").prepare() == b"given"


def test_every_setting_is_in_the_hosting_page() -> None:
    page = (Path(__file__).parents[2] / "docs" / "hosting.md").read_text()
    named = set(re.findall(r"`CASTLEWRIGHT_([A-Z_]+)`", page))
    assert named == {field.upper() for field in Settings.__struct_fields__}


def test_a_variable_that_is_no_setting_is_noticed() -> None:
    assert unknown({"CASTLEWRIGHT_PORT": "1", "CASTLEWRIGHT_DATABASE_URL": "x", "PATH": "y"}) == [
        "CASTLEWRIGHT_DATABASE_URL"
    ]


def test_settings_from_the_environment() -> None:
    environment = {"CASTLEWRIGHT_PORT": "9000", "CASTLEWRIGHT_BOT_PACE": "0.5", "CASTLEWRIGHT_HOST": "0.0.0.0"}
    settings = Settings.read(environment, host="::1", log_level=None)
    assert (settings.port, settings.bot_pace, settings.host, settings.log_level) == (9000, 0.5, "::1", "info")
    for wrong, given, words in (
        ({"CASTLEWRIGHT_PORT": "ninety"}, {}, "CASTLEWRIGHT_PORT — целое число, а не «ninety»."),
        ({"CASTLEWRIGHT_BOT_PACE": "fast"}, {}, "CASTLEWRIGHT_BOT_PACE — число, а не «fast»."),
        ({"CASTLEWRIGHT_PORT": "99999"}, {}, "Порт — число от 1 до 65535, а не 99999."),
        ({}, {"log_level": "loud"}, "debug, info, warning, error, а не «loud»."),
        ({}, {"proxies": "nginx, *"}, "«nginx, *» не подходит."),
    ):
        with pytest.raises(Refused) as refused:
            Settings.read(wrong, **given)
        assert texts_for("ru").refused(refused.value).endswith(words)
    assert Settings(database="postgresql://host/name").database_url == "postgresql://host/name"
    assert Settings(data="x").database_url == f"sqlite:///{Path('x') / 'castlewright.db'}"


def test_log_lines_are_json() -> None:
    record = logging.makeLogRecord({"msg": "a %s", "args": ("table",), "levelname": "INFO", "name": "x", "table": "t"})
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["from"], line["table"]) == ("a table", "info", "x", "t")
    try:
        raise ValueError("oops")
    except ValueError:
        failed = logging.makeLogRecord({"msg": "x", "exc_info": sys.exc_info()})
    assert "oops" in json.loads(JsonLines().format(failed))["error"]


def test_nothing_unprintable_reaches_a_log_line() -> None:
    odd = "\x00\x1b[2J\x7f\x9b31m\u2028\u2029\u202egnp.exe\u2066\ufeff\ud800"
    line = JsonLines().format(logging.makeLogRecord({"msg": "%s", "args": (odd,), "name": odd, "table": odd}))
    assert line.isprintable()
    found = json.loads(line)
    assert (found["message"], found["from"], found["table"]) == (odd, odd, odd), "and nothing is lost"


def _is_ours(record: logging.LogRecord) -> bool:
    """The client of these tests writes to the same log, and names what it asks for."""
    return record.name.startswith("castlewright")


def test_secrets_never_reach_the_log(
    ann: Person, bob: Person, caplog: pytest.LogCaptureFixture, server: Running
) -> None:
    with caplog.at_level(logging.DEBUG):
        table = started(ann, bob)
        path = ann.post(f"/api/tables/{table}/seats/0/handover")["path"]
        with ann.at(table, 0) as line:
            line.heard("update")
            line.answer(line.say("chat", text="between you and me"))
        ann.http.get(path)
        ann.post(f"/api/handover/{path.removeprefix('/move/')}")
        # The line is written after the answer has gone out; the next answer comes after it.
        for _ in range(200):
            if any("/api/handover" in record.getMessage() for record in caplog.records if _is_ours(record)):
                break
            ann.http.get("/health")
    seed = server.house._live[table].table.match.chance.seed.hex()
    lines = "\n".join(JsonLines().format(record) for record in caplog.records if _is_ours(record))
    assert "/api/handover/…" in lines
    for secret in (path.rsplit(".", 1)[1], ann.http.cookies["cw_guest"], "between you and me", seed):
        assert secret not in lines


def test_the_wire_names_nobody(ann: Person, bob: Person, server: Running) -> None:
    table = started(ann, bob)
    guests = {chair.guest for chair in server.house._live[table].table.chairs}
    with bob.at(table, 1) as line:
        line.heard("update")
        ann.http.get("/api/tables/mine")
        texts = [line.everything, ann.http.get(f"/api/tables/{table}").text, bob.http.get("/api/tables/mine").text]
    for guest in guests:
        assert len(guest) == 22
        assert all(guest not in text for text in texts)


def test_ids_and_cookies_use_plain_letters(ann: Person) -> None:
    allowed = set(string.ascii_letters + string.digits + "-_.")
    assert set(ann.open()) <= allowed
    assert set(ann.http.cookies["cw_guest"]) <= allowed


@pytest.mark.slow
def test_the_real_server_starts_logs_json_and_stops_on_a_signal(tmp_path: Path) -> None:
    port = free_port()
    script = "from castlewright.server import Settings, serve\nserve(Settings.read())"
    environment = {**os.environ, "CASTLEWRIGHT_DATA": str(tmp_path), "CASTLEWRIGHT_PORT": str(port)}
    environment["CASTLEWRIGHT_DATABASE_URL"] = "sqlite://"
    process = subprocess.Popen([sys.executable, "-c", script], env=environment, stderr=subprocess.PIPE, text=True)
    try:
        for _ in range(600):
            try:
                assert httpx.get(f"http://127.0.0.1:{port}/health").json()["status"] == "ok"
                break
            except httpx.ConnectError:
                assert process.poll() is None
                time.sleep(0.05)
        games = httpx.get(f"http://127.0.0.1:{port}/api/games").json()
        assert "castellan" in [game["id"] for game in games]
        ann = Person(f"http://127.0.0.1:{port}", "Ann")
        table = ann.open(game="castellan", bots=["random"])
        ann.post(f"/api/tables/{table}/start")
        while ann.get(f"/api/tables/{table}")["actors"] != [0]:
            time.sleep(0.1)
        link = ann.post(f"/api/tables/{table}/seats/0/handover")["path"]
        ann.http.get(link)
        ann.post(f"/api/handover/{link.removeprefix('/move/')}")
        ann.http.get("/api/tables/\u009b31m\u2028x")
    finally:
        process.terminate()
        _, errors = process.communicate(timeout=30)
    assert process.returncode == 0
    assert link.rsplit(".", 1)[1] not in errors, "neither before it is used nor after"
    assert all(line.isprintable() for line in errors.split("\n"))
    lines = [json.loads(line) for line in errors.splitlines()]
    assert any(line["message"] == "GET /api/games" and line["status"] == 200 for line in lines)
    assert any(line["message"] == "CASTLEWRIGHT_DATABASE_URL is no setting of this server" for line in lines)
    assert any("shutdown complete" in line["message"] for line in lines)
