"""HTTP and WebSocket: who is asking, how much they may ask, and messages in and out. Thin on purpose."""
