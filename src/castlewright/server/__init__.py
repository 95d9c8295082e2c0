"""HTTP and WebSocket: who is asking, how much they may ask, and messages in and out. Thin on purpose."""

from .app import create_app, serve, server_for
from .processes import serve_many
from .settings import Settings

__all__ = ["Settings", "create_app", "serve", "serve_many", "server_for"]
