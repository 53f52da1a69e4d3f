"""Measures how long a page with many sliders loads from a local server, until they are drawn."""
import functools
import http.server
import pathlib
import shutil
import tempfile
import threading

from bench import OTHER, ROOT

OURS = """<!doctype html><meta charset="utf-8"><title>Sliders</title>
<link rel="stylesheet" href="sliders.css">
<link rel="preload" href="sliders.wasm" as="fetch" crossorigin>
<script src="loaded.js"></script>
<script type="module" src="sliders.js"></script>
<script type="module">
  import { ready } from './sliders.js'
  await ready
  drawn()
</script>
"""
THEIRS = """<!doctype html><meta charset="utf-8"><title>Sliders</title>
<link rel="stylesheet" href="nouislider.min.css">
<script src="nouislider.min.js"></script>
<script src="loaded.js"></script>
"""
CREATE = """<script>
for (const node of document.querySelectorAll('.slider')) {
  noUiSlider.create(node, { start: [20, 70], range: { min: 0, max: 100 }, step: 1, connect: true });
}
drawn();
</script>
"""
# Sets `loaded`, a promise of the milliseconds until the frame after the first one with the sliders.
LOADED = """let drawn;
const loaded = new Promise(resolve => {
  drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
});
"""


class Quiet(http.server.SimpleHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def end_headers(self):
        self.send_header("Cache-Control", "no-store")
        super().end_headers()

    def log_message(self, *_):
        pass


class Loading:
    """Serves the pages while its `with` block runs."""

    def __init__(self, browser):
        self.browser = browser
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sliders-loading-"))

    def __enter__(self):
        for name in ("sliders.css", "sliders.js", "sliders.wasm"):
            shutil.copy(ROOT / "Web/dist" / name, self.folder)
        for name in ("nouislider.min.css", "nouislider.min.js") if OTHER else ():
            shutil.copy(pathlib.Path(OTHER) / name, self.folder)
        (self.folder / "favicon.ico").touch()
        (self.folder / "loaded.js").write_text(LOADED)
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Quiet, directory=self.folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        shutil.rmtree(self.folder)

    def measure(self, kind, number):
        """The seconds from the address until this number of sliders is drawn."""
        page = THEIRS + '<div class="slider"></div>' * number + CREATE if kind == "noUiSlider" else \
            OURS + '<range-slider values="20 70"></range-slider>' * number
        (self.folder / "page.html").write_text(page)
        self.browser.open(f"http://127.0.0.1:{self.server.server_address[1]}/page.html")
        return self.browser.settled("return loaded") / 1000
