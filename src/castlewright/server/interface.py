"""The interface for those who write clients and bots: OpenAPI 3.1 of HTTP and AsyncAPI 3.0 of the socket.

Both are made from the routes that the server has and the types it decodes, so they cannot be out of date; what cannot
be seen there, which type goes with which route, is written down below and checked by the tests.
"""

import asyncio
from collections.abc import Iterable, Sequence
from html import escape
from typing import Any, get_args

import msgspec
from litestar import Litestar, Response, get
from litestar.routes import HTTPRoute
from msgspec import Struct

from castlewright import __version__
from castlewright.core import Record
from castlewright.texts import LANGUAGES, ScoreAnswer

from . import messages
from .messages import Problem
from .schema import REF, GameTypes, Schema, wire_schema
from .service import AnyRequest, service_of

COMPONENTS = "#/components/schemas/"


class Query(Struct, frozen=True):
    name: str
    schema: Schema
    required: bool = False


class Shape(Struct, frozen=True):
    """What goes into a route and what comes out, where all is well."""

    answer: Any = None
    many: bool = False
    body: Any = None
    query: tuple[Query, ...] = ()
    status: int = 200


CARD = Shape(messages.TableCard)
NUMBER: Schema = {"type": "integer", "minimum": 0, "maximum": 999}
EYES = Query("seat", {"type": "string", "description": "A seat's number, `spectator` or `open`."})
FROM = Query("from", {"type": "integer", "minimum": 0, "maximum": 9_999_999, "default": 0})
TABLE = "/api/tables/{table_id}"

SHAPES: dict[str, Shape] = {
    "GET /api/me": Shape(messages.Me),
    "POST /api/me": Shape(messages.Me, body=messages.Rename),
    "GET /api/games": Shape(messages.GameCard, many=True),
    "GET /api/lessons": Shape(messages.LessonCard, many=True),
    "POST /api/lessons/{game_id}/{name}": Shape(messages.LessonNow, body=messages.LessonSaid),
    "GET /api/guides/{game_id}": Shape(messages.GameGuide),
    "GET /api/guides/{game_id}/{name}": Shape(messages.FigureNow),
    "GET /api/tables": Shape(messages.TableCard, many=True),
    "GET /api/tables/mine": Shape(messages.TableCard, many=True),
    "POST /api/tables": Shape(messages.TableCard, body=messages.OpenTable, status=201),
    f"GET {TABLE}": CARD,
    f"GET {TABLE}/talk": Shape(messages.Talk, query=(Query("before", NUMBER, True), Query("seat", NUMBER))),
    f"GET {TABLE}/record": Shape(),
    f"POST {TABLE}/hush": Shape(messages.TableCard, body=messages.Hush),
    f"POST {TABLE}/report": Shape(body=messages.Complaint),
    f"POST {TABLE}/watchers/{{who}}": Shape(messages.TableCard, body=messages.Silence),
    f"GET {TABLE}/replay": Shape(messages.Replay, query=(EYES, FROM)),
    f"POST {TABLE}/sit": Shape(messages.TableCard, body=messages.Sit),
    f"POST {TABLE}/bots": Shape(messages.TableCard, body=messages.SeatBot),
    f"DELETE {TABLE}/seats/{{seat}}": CARD,
    f"POST {TABLE}/seats/{{seat}}/number": Shape(messages.TableCard, body=messages.SayNumber),
    f"POST {TABLE}/start": CARD,
    f"POST {TABLE}/close": CARD,
    f"POST {TABLE}/rematch": Shape(
        messages.TableCard, query=(Query("seats", {"type": "string", "enum": ["same", "shuffled"]}),)
    ),
    f"POST {TABLE}/seats/{{seat}}/handover": Shape(messages.Handover),
    f"POST {TABLE}/seats/{{seat}}/ask-bot": CARD,
    f"POST {TABLE}/seats/{{seat}}/depart": CARD,
    f"POST {TABLE}/seats/{{seat}}/return": CARD,
    "POST /api/handover/{token}": CARD,
    "POST /api/replays": Shape(messages.Imported, body=Record, status=201),
    "GET /api/replays/{record_id}": Shape(messages.Replay, query=(EYES, FROM)),
    "POST /api/score": Shape(ScoreAnswer, body={"type": "object", "required": ["game"]}),
    "GET /health": Shape(),
}


def openapi(app: Litestar) -> Schema:
    paths: dict[str, Schema] = {}
    for route in app.routes:
        if not isinstance(route, HTTPRoute) or not route.path.startswith(("/api", "/health")):
            continue
        for handler in route.route_handlers:
            for method in sorted(handler.http_methods - {"OPTIONS", "HEAD"}):
                shape = SHAPES.get(f"{method} {route.path_format}", Shape())
                paths.setdefault(route.path_format, {})[method.lower()] = {
                    "operationId": handler.fn.__name__,
                    "summary": (handler.fn.__doc__ or handler.fn.__name__.replace("_", " ")).split("\n\n")[0],
                    **_operation(route, shape),
                }
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Castlewright",
            "version": __version__,
            "description": "Guests are known by the cookie that their first answer brings. The game itself is played "
            "over a socket: see `/api/docs/asyncapi.json`.",
        },
        "paths": dict(sorted(paths.items())),
        "components": {"schemas": _schemas(app)},
    }


def asyncapi(app: Litestar) -> Schema:
    said, heard = get_args(messages.Said), get_args(messages.Heard)
    kinds = (*said, *heard)
    channel = "#/channels/table"
    return {
        "asyncapi": "3.0.0",
        "info": {
            "title": "Castlewright",
            "version": __version__,
            "description": "One socket for each seat, or for a spectator. Each message is a text with one JSON object.",
        },
        "defaultContentType": "application/json",
        "channels": {
            "table": {
                "address": "/ws/tables/{table_id}",
                "parameters": {"table_id": {"description": "The table's id, as in `/api/tables/{table_id}`."}},
                "bindings": {
                    "ws": {
                        "query": {
                            "type": "object",
                            "properties": {
                                "seat": {"type": "integer", "description": "Without it: a spectator."},
                                "lang": {"type": "string", "enum": list(LANGUAGES)},
                            },
                        }
                    }
                },
                "messages": {kind.__name__: {"$ref": f"#/components/messages/{kind.__name__}"} for kind in kinds},
            }
        },
        "operations": {
            "say": _speech("receive", "What a client says.", channel, said),
            "hear": _speech("send", "What the server says.", channel, heard),
        },
        "components": {
            "messages": {
                kind.__name__: {"name": kind.__struct_config__.tag, "payload": {"$ref": COMPONENTS + kind.__name__}}
                for kind in kinds
            },
            "schemas": _schemas(app),
        },
    }


def _speech(action: str, summary: str, channel: str, kinds: Sequence[Any]) -> Schema:
    return {
        "action": action,
        "summary": summary,
        "channel": {"$ref": channel},
        "messages": [{"$ref": f"{channel}/messages/{kind.__name__}"} for kind in kinds],
    }


def _operation(route: HTTPRoute, shape: Shape) -> Schema:
    parameters = [
        {
            "name": name,
            "in": "path",
            "required": True,
            "schema": NUMBER if parameter.type is int else {"type": "string", "minLength": 1},
        }
        for name, parameter in route.path_parameters.items()
    ] + [{"name": one.name, "in": "query", "required": one.required, "schema": one.schema} for one in shape.query]
    answer: Schema = {"type": "array", "items": _ref(shape.answer)} if shape.many else _ref(shape.answer)
    operation: Schema = {
        "parameters": parameters,
        "responses": {
            str(shape.status): {"description": "Done.", "content": _json(answer)},
            "default": {"description": "Why not, in the reader's language.", "content": _json(_ref(Problem))},
        },
    }
    if shape.body is not None:
        operation["requestBody"] = {"required": True, "content": _json(_ref(shape.body))}
    return operation


def _json(schema: Schema) -> Schema:
    return {"application/json": {"schema": schema}}


def _ref(kind: Any) -> Schema:
    if kind is None:
        return {"type": "object"}
    return kind if isinstance(kind, dict) else {"$ref": COMPONENTS + kind.__name__}


def _schemas(app: Litestar) -> Schema:
    games = app.state["service"].house.games.values()
    found: Schema = _moved(wire_schema(GameTypes.of(game) for game in games)["$defs"])
    return found


def _moved(node: Any) -> Any:
    """The same schema, with its parts where these documents keep them."""
    if isinstance(node, list):
        return [_moved(one) for one in node]
    if not isinstance(node, dict):
        return node
    return {
        key: value.replace(REF, COMPONENTS) if key == "$ref" and isinstance(value, str) else _moved(value)
        for key, value in node.items()
    }


@get(["/api/docs", "/api/docs/openapi.json", "/api/docs/asyncapi.json"])
async def docs(request: AnyRequest) -> Response[bytes]:
    """The interface: a page to read, and both documents for programs."""
    kept = service_of(request).documents
    if not kept:
        kept.update(await asyncio.to_thread(_documents, request.app))
    body, media = kept[request.scope["path"].rstrip("/")]
    return Response(body, media_type=media, headers={"cache-control": "no-cache"})


def _documents(app: Litestar) -> dict[str, tuple[bytes, str]]:
    http, socket = openapi(app), asyncapi(app)
    return {
        "/api/docs": (_page(http, socket).encode(), "text/html"),
        "/api/docs/openapi.json": (msgspec.json.encode(http), "application/json"),
        "/api/docs/asyncapi.json": (msgspec.json.encode(socket), "application/json"),
    }


def _page(http: Schema, socket: Schema) -> str:
    """Plain HTML: nothing is fetched from anywhere."""
    routes = (
        f"<tr><td>{method.upper()}</td><td><code>{escape(path)}</code></td><td>{escape(operation['summary'])}</td></tr>"
        for path, methods in http["paths"].items()
        for method, operation in methods.items()
    )
    schemas = http["components"]["schemas"]
    return "".join(
        (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Castlewright: the interface</title>',
            f"<h1>Castlewright {escape(http['info']['version'])}: the interface</h1>",
            '<p>For programs: <a href="/api/docs/openapi.json">OpenAPI 3.1</a> of HTTP, ',
            '<a href="/api/docs/asyncapi.json">AsyncAPI 3.0</a> of the socket.</p>',
            "<h2>HTTP</h2><table>",
            *routes,
            "</table><h2>The socket <code>/ws/tables/{table_id}?seat=0</code></h2>",
            *_speeches("A client says", socket["operations"]["say"], schemas),
            *_speeches("The server says", socket["operations"]["hear"], schemas),
            "<h2>Types</h2>",
            *_types(schemas),
        )
    )


def _speeches(title: str, operation: Schema, schemas: Schema) -> Iterable[str]:
    yield f"<h3>{title}</h3><dl>"
    for message in operation["messages"]:
        name = message["$ref"].rpartition("/")[2]
        yield f'<dt><a href="#{name}">{name}</a></dt><dd>{escape(schemas[name].get("description", ""))}</dd>'
    yield "</dl>"


def _types(schemas: Schema) -> Iterable[str]:
    for name, schema in schemas.items():
        shown = msgspec.json.format(msgspec.json.encode(schema), indent=2).decode()
        yield f'<details id="{escape(name)}"><summary>{escape(name)}</summary><pre>{escape(shown)}</pre></details>'


HANDLERS = [docs]
