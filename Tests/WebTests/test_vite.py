"""Builds and serves projects with Vite, where VITE names a folder of packages that has it: a page, and the recipes for frameworks whose
plug-ins are there."""
import contextlib
import os
import pathlib
import shutil
import socket
import subprocess
import time

import pytest
from pages import STYLE
from test_package import app, run  # noqa: F401
from test_recipes import code

VITE = os.environ.get("VITE")
PAGE = '<!doctype html><html lang="en"><title>App</title><style>{}</style><body>{}<script type="module" src="./{}"></script></html>'
CONFIG = "export default {{ optimizeDeps: {{ exclude: ['swift-sliders'] }}, plugins: [{}] }}\n"

pytestmark = pytest.mark.skipif(not VITE, reason="VITE=FOLDER names no packages with Vite")


def needs(name):
    return pytest.mark.skipif(not (VITE and pathlib.Path(VITE, name).exists()), reason=f"VITE=FOLDER has no {name}")


@pytest.fixture(params=["built", "served"])
def project(page, app, tmp_path, request):  # noqa: F811
    """Opens what Vite makes of files, in production or by its development server."""
    with contextlib.ExitStack() as stack:
        def open(files, config):
            packages = tmp_path / "node_modules"
            packages.mkdir()
            for path in pathlib.Path(VITE).iterdir():
                (packages / path.name).symlink_to(path)
            shutil.copytree(app / "node_modules/swift-sliders", packages / "swift-sliders")
            for name, text in files.items():
                (tmp_path / name).write_text(text)
            (tmp_path / "package.json").write_text('{ "name": "project", "type": "module", "private": true }')
            (tmp_path / "vite.config.js").write_text(config)
            program = ["node", packages / "vite/bin/vite.js"]
            if request.param == "built":
                run(*program, "build", "--base", "./", "--logLevel", "warn", folder=tmp_path)
                folder = page.site.folder / tmp_path.name
                shutil.copytree(tmp_path / "dist", folder)
                page.open(page.site.address(f"{folder.name}/index.html"))
                return
            with socket.socket() as free:
                free.bind(("127.0.0.1", 0))
                port = free.getsockname()[1]
            server = subprocess.Popen([*program, "--host", "127.0.0.1", "--port", str(port), "--strictPort", "--logLevel", "warn"], cwd=tmp_path)
            stack.callback(server.wait)
            stack.callback(server.terminate)
            while server.poll() is None:
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port)):
                    break
                time.sleep(0.1)
            page.open(f"http://127.0.0.1:{port}/")

        yield open


def test_a_page_with_extras_and_names(page, project):
    project({
        "index.html": PAGE.format(STYLE, '<range-slider id="it" max="100" values="20 80" labels></range-slider>', "app.js"),
        "app.js": "import 'swift-sliders'\nimport 'swift-sliders/sliders.css'\n",
    }, CONFIG.format(""))
    page.until("slider.values")
    page.drag(20, 40)
    assert page.values == [40, 80]
    page.until("slider.shadowRoot.querySelector('[part=label]')?.textContent === '40'")
    page.run("slider.lang = 'fr'; slider.values = [10, 20, 30]")
    page.until("thumbs()[1].ariaLabel === 'Valeur 2'")
    assert page.browser.warnings() == []


def price(page):
    """Moves the slider of a recipe, and expects that the app follows."""
    page.until("slider?.values?.[0] === 200")
    page.focus(0)
    page.key("ArrowRight")
    page.key("ArrowRight")
    assert (page.values, page.settled("return document.querySelector('p').textContent")) == ([210, 700], "210 to 700")
    assert page.browser.warnings() == []


@needs("@vitejs/plugin-vue")
def test_the_recipe_for_vue(page, project):
    project({
        "index.html": PAGE.format("", '<div id="app"></div>', "app.js"),
        "app.js": "import { createApp } from 'vue'\nimport Price from './Price.vue'\ncreateApp(Price).mount('#app')\n",
        "Price.vue": code("Vue", "vue"),
    }, code("Vue", "js"))
    price(page)
    assert page.thumb(0, "aria-valuetext") == "$210"


@needs("@sveltejs/vite-plugin-svelte")
def test_the_recipe_for_svelte(page, project):
    project({
        "index.html": PAGE.format("", '<div id="app"></div>', "app.js"),
        "app.js": "import { mount } from 'svelte'\nimport Price from './Price.svelte'\nmount(Price, { target: document.querySelector('#app') })\n",
        "Price.svelte": code("Svelte", "svelte"),
    }, "import { svelte } from '@sveltejs/vite-plugin-svelte'\n" + CONFIG.format("svelte()"))
    price(page)


@needs("@vitejs/plugin-react")
@pytest.mark.parametrize("head", ["React", "React without the components"])
def test_the_recipe_for_react(page, project, head):
    project({
        "index.html": PAGE.format("", '<div id="app"></div>', "app.jsx"),
        "app.jsx": "import { createRoot } from 'react-dom/client'\nimport { Price } from './Price'\ncreateRoot(document.querySelector('#app')).render(<Price />)\n",
        "Price.jsx": code(head, "jsx"),
    }, "import react from '@vitejs/plugin-react'\n" + CONFIG.format("react()"))
    price(page)
    assert page.thumb(0, "aria-valuetext") == "$210"
