"""Measures how long a page with sliders loads from a local server, until they are drawn."""
import functools
import gzip
import http.server
import pathlib
import shutil
import tempfile
import threading

from bench import AWESOME, OTHER, ROOT

# A page as each library's documentation begins: what is in the head, a slider, and what follows the sliders.
PAGES = {
    "noUiSlider": ("""<link rel="stylesheet" href="nouislider.min.css">
<script src="nouislider.min.js"></script>
""", '<div class="slider"></div>', """<script>
for (const node of document.querySelectorAll('.slider')) {
  noUiSlider.create(node, { start: [20, 70], range: { min: 0, max: 100 }, step: 1, connect: true });
}
drawn();
</script>
"""),
    "Web Awesome": ("""<link rel="stylesheet" href="awesome/styles/themes/default.css">
<script type="module" src="awesome/components/slider/slider.js"></script>
""", '<wa-slider range min-value="20" max-value="70"></wa-slider>', """<script type="module">
  await customElements.whenDefined('wa-slider');
  await document.querySelector('wa-slider').updateComplete;
  drawn();
</script>
"""),
}
OURS = ("""<link rel="stylesheet" href="sliders.css">
<link rel="preload" href="sliders.wasm" as="fetch" crossorigin>
<script type="module" src="sliders.js"></script>
""", '<range-slider values="20 70"{}></range-slider>', """<script type="module">
  import { ready } from './sliders.js'
  await ready
  drawn()
</script>
""")
# `loaded` is a promise of the milliseconds until the frame after the first one with the sliders.
PAGE = """<!doctype html><meta charset="utf-8"><title>Sliders</title>
<script>
let drawn;
const loaded = new Promise(resolve => {
  drawn = () => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())));
});
</script>
"""
# A slow 4G line, as Lighthouse defines it: milliseconds of a round trip, and bytes in a second.
SLOW = {"latency": 150, "downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8}
FAST = {"latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}


class Compressing(http.server.SimpleHTTPRequestHandler):
    """Sends files as many servers do: compressed by gzip, and to be kept by nobody."""
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        file = pathlib.Path(self.translate_path(self.path))
        if not file.is_file():
            return self.send_error(404)
        body = gzip.compress(file.read_bytes(), 9)
        self.send_response(200)
        for name, value in {"Content-Type": self.guess_type(self.path), "Content-Encoding": "gzip",
                            "Content-Length": len(body), "Cache-Control": "no-store"}.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


class Loading:
    """Serves the pages while its `with` block runs."""

    def __init__(self, browser):
        self.browser = browser
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="sliders-loading-"))

    def __enter__(self):
        for name in ("sliders.css", "sliders.js", "sliders.wasm", "sliders-extras.js"):
            shutil.copy(ROOT / "Web/dist" / name, self.folder)
        for name in ("nouislider.min.css", "nouislider.min.js") if OTHER else ():
            shutil.copy(pathlib.Path(OTHER) / name, self.folder)
        if AWESOME:
            (self.folder / "awesome").symlink_to(pathlib.Path(AWESOME).resolve())
        (self.folder / "favicon.ico").touch()
        self.server = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Compressing, directory=self.folder))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        shutil.rmtree(self.folder)

    def measure(self, kind, number, line=FAST):
        """The seconds from the address until this number of sliders is drawn."""
        head, slider, script = PAGES.get(kind, OURS)
        # As the documentation says of pages with extras.
        has_labels = kind.endswith("labels")
        head += '<link rel="modulepreload" href="sliders-extras.js">\n' if has_labels else ""
        slider = slider.format(" labels" if has_labels else "")
        (self.folder / "page.html").write_text(PAGE + head + slider * number + script)
        self.browser.devtools("Network.enable")
        self.browser.devtools("Network.emulateNetworkConditions", offline=False, **line)
        try:
            self.browser.open(f"http://127.0.0.1:{self.server.server_address[1]}/page.html")
            return self.browser.settled("return loaded") / 1000
        finally:
            self.browser.devtools("Network.emulateNetworkConditions", offline=False, **FAST)
