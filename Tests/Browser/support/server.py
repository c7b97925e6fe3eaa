"""Serves a built site the way a strict host would: one policy for all, and 404.html for the rest."""

import threading
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

POLICY = "default-src 'self'"


class Handler(SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def list_directory(self, path):
        self.send_error(HTTPStatus.NOT_FOUND)

    def send_error(self, code, message=None, explain=None):
        page = Path(self.directory, "404.html")
        body = page.read_bytes() if code == HTTPStatus.NOT_FOUND and page.exists() else b""
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *arguments):
        pass


class HTTP(ThreadingHTTPServer):
    daemon_threads = True
    # As many may come at once as a busy machine keeps waiting.
    request_queue_size = 128

    def handle_error(self, request, client_address):
        """A visitor who leaves before the last byte is no error."""


class Server:
    """A folder behind `url`, on a free port of the loopback address, until it is closed."""

    def __init__(self, folder):
        handler = partial(Handler, directory=str(folder))
        self.http = HTTP(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self.http.server_port}"
        threading.Thread(target=self.http.serve_forever, daemon=True).start()

    def close(self):
        self.http.shutdown()
        self.http.server_close()
