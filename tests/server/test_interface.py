"""The documents of the interface: whole, valid, current; and whatever they allow is answered as they say."""

import json
from collections.abc import Iterator
from typing import Any

import hypothesis
import jsonschema
import pytest
import schemathesis
from server_helpers import GAMES, Person, Running, running

from castlewright import games
from castlewright.server.interface import SHAPES, asyncapi, openapi

QUIET = hypothesis.settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=list(hypothesis.HealthCheck),
    phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("interface"), _more={"games": {**games.all_games(), **GAMES}}) as server:
        yield server


@pytest.fixture(scope="module")
def document(server: Running) -> dict[str, Any]:
    found: dict[str, Any] = openapi(server.app)
    return found


def test_every_route_is_there_and_every_shape_belongs_to_one(document: dict[str, Any]) -> None:
    routes = {f"{method.upper()} {path}" for path, methods in document["paths"].items() for method in methods}
    assert set(SHAPES) <= routes, "a shape of a route that is gone"
    assert {"GET /api/me", "POST /api/tables", "GET /health", "GET /api/docs"} <= routes


def references(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        for key, value in node.items():
            if key == "$ref":
                yield value
            else:
                yield from references(value)
    elif isinstance(node, list):
        for value in node:
            yield from references(value)


def test_what_is_served_is_whole_and_needs_nothing_from_elsewhere(server: Running) -> None:
    ann = Person(server.url, "Ann")
    for name, made in (("openapi", openapi(server.app)), ("asyncapi", asyncapi(server.app))):
        served = ann.get(f"/api/docs/{name}.json")
        assert served == json.loads(json.dumps(made))
        for reference in references(served):
            part: Any = served
            assert reference.startswith("#/")
            for step in reference[2:].split("/"):
                part = part[step]
    page = ann.http.get("/api/docs")
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert "POST" in page.text
    for outside in ("http:", "https:", "<script", "<link", "src="):
        assert outside not in page.text, outside


@pytest.mark.slow
def test_schemathesis_finds_nothing(server: Running, document: dict[str, Any]) -> None:
    schema = schemathesis.openapi.from_dict(document)
    ann = Person(server.url, "Ann")
    table = ann.open()
    for result in schema.get_all_operations():
        ask(server, document, table, result.ok())


def ask(server: Running, document: dict[str, Any], table: str, operation: Any) -> None:
    right, otherwise = validators(document, operation.method, operation.path)

    @QUIET
    @hypothesis.given(operation.as_strategy())
    def asked(case: Any) -> None:
        if "table_id" in (case.path_parameters or {}) and len(str(case.path_parameters["table_id"])) % 2:
            case.path_parameters["table_id"] = table
        answer = case.call(base_url=server.url)
        assert answer.status_code < 500, (operation.label, answer.text[:300])
        if answer.headers.get("content-type", [""])[0].startswith("application/json"):
            (right if answer.status_code < 300 else otherwise).validate(answer.json())

    asked()


def validators(document: dict[str, Any], method: str, path: str) -> tuple[Any, Any]:
    """What an answer looks like where all is well, and where it is not."""
    responses = document["paths"][path][method.lower()]["responses"]
    right = next(answer for status, answer in responses.items() if status != "default")
    parts = {"components": document["components"]}
    schemas = [one["content"]["application/json"]["schema"] for one in (right, responses["default"])]
    return tuple(jsonschema.Draft202012Validator({**schema, **parts}) for schema in schemas)  # type: ignore[return-value]


def test_messages_as_the_document_allows_them(server: Running) -> None:
    """Everything that may be said over the socket, made from its schema; everything that is heard fits its own."""
    document = asyncapi(server.app)
    parts = {"components": document["components"]}
    names = {
        kind: [message["$ref"].rpartition("/")[2] for message in document["operations"][kind]["messages"]]
        for kind in ("say", "hear")
    }
    schemas = document["components"]["schemas"]
    heard = {
        schemas[name]["properties"]["type"]["enum"][0]: jsonschema.Draft202012Validator({**schemas[name], **parts})
        for name in names["hear"]
    }
    ann = Person(server.url, "Ann")
    table = ann.open(local=["Bea"])
    ann.post(f"/api/tables/{table}/start")
    spoken = {
        f"/{name}": {
            "post": {
                "requestBody": {
                    "required": True,
                    "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}},
                },
                "responses": {"default": {"description": ""}},
            }
        }
        for name in names["say"]
    }
    info = {"title": "said", "version": "1"}
    schema = schemathesis.openapi.from_dict({"openapi": "3.1.0", "info": info, "paths": spoken, **parts})
    said = hypothesis.strategies.one_of(result.ok().as_strategy() for result in schema.get_all_operations())
    with ann.at(table, 0) as line:
        line.heard("update")

        @hypothesis.settings(QUIET, max_examples=40)
        @hypothesis.given(said)
        def speak(case: Any) -> None:
            line.connection.send(json.dumps(case.body, default=str))
            line.say("sync")
            while True:
                answer = line.hear()
                heard[answer["type"]].validate(answer)
                if answer["type"] == "refused":
                    assert answer["problem"]["reason"]["name"] != "problem-failed", case.body
                if answer["type"] == "update" and answer["full"]:
                    break

        speak()
