"""Bundles an app with each bundler that is there, in production, and runs what comes out. WEBPACK, ROLLUP and BUN name
the programs where these are not in the PATH; a bundler that is not there is not run. Runs the scripts in jsdom, too."""
import os
import pathlib
import shutil
import subprocess

import pytest
from test_definition import without_scripts
from test_package import app, run  # noqa: F401

JSDOM = pathlib.Path("/usr/share/nodejs/jsdom")
# An element of the page asks for extras, and one that comes later has another language.
APP = """import { ready } from 'swift-sliders'
globalThis.arrived = ready.then(() => slider.values)
"""
BODY = '<range-slider id="it" max="100" values="20 80" labels></range-slider>'
# What each bundler is called with, after which out/app.js is the bundle; and the files that have to be copied.
COMMANDS = {
    "esbuild": (["--bundle", "--minify", "--format=esm", "--log-level=warning", "app.js", "--outfile=out/app.js"], True),
    "esbuild, chunks": (["--bundle", "--minify", "--splitting", "--format=esm", "--log-level=warning", "app.js", "--outdir=out"], True),
    "rollup": (["--silent", "--input", "app.js", "--dir", "out"], True),
    "rollup, one file": (["--silent", "--input", "app.js", "--file", "out/app.js", "--inlineDynamicImports"], True),
    "webpack": (["--mode", "production", "--entry", "./app.js", "--output-path", "out", "--output-filename", "app.js"], False),
    "bun": (["build", "--minify", "app.js", "--outdir", "out"], True),
    "bun, chunks": (["build", "--minify", "--splitting", "app.js", "--outdir", "out"], True),
}


def program(name):
    return os.environ.get(name.upper()) or shutil.which(name)


@pytest.mark.parametrize("name", COMMANDS)
def test_a_bundle_works_with_extras_and_names(page, app, name):  # noqa: F811
    bundler = name.partition(",")[0]
    if not program(bundler):
        pytest.skip(f"there is no {bundler}, and {bundler.upper()} names none")
    options, copies = COMMANDS[name]
    # Rollup alone finds no packages.
    (app / "app.js").write_text(APP.replace("'swift-sliders'", "'./node_modules/swift-sliders/sliders.js'") if bundler == "rollup" else APP)
    shutil.rmtree(app / "out", ignore_errors=True)
    subprocess.run([program(bundler), *options], cwd=app, check=True, capture_output=True)
    folder = page.site.folder / name.replace(", ", "-").replace(" ", "-")
    shutil.copytree(app / "out", folder)
    if copies:
        shutil.copy(app / "node_modules/swift-sliders/sliders.wasm", folder)
    without_scripts(page, BODY)
    # webpack makes a script that is no module.
    load = "new Promise(resolve => document.head.append(Object.assign(document.createElement('script'), { src, onload: resolve })))" if copies is False else "import(src)"
    assert page.settled(f"const src = './{folder.name}/app.js'; return {load}.then(() => arrived)") == [20, 80]
    page.drag(20, 40)
    assert page.values == [40, 80]
    page.until("slider.shadowRoot.querySelector('[part=label]')?.textContent === '40'")
    page.run("slider.lang = 'fr'; slider.values = [10, 20, 30]")
    page.until("thumbs()[1].ariaLabel === 'Valeur 2'")
    assert page.browser.warnings() == []


@pytest.mark.skipif(not JSDOM.exists(), reason="there is no jsdom")
def test_unit_tests_in_jsdom_can_import_the_elements(app):  # noqa: F811
    script = """
        const { JSDOM, VirtualConsole } = require('jsdom');
        const { window } = new JSDOM('<!doctype html><range-slider values="20 80"></range-slider>', { url: 'http://localhost/', pretendToBeVisual: true });
        for (const name of ['window', 'document', 'HTMLElement', 'customElements', 'ElementInternals', 'CustomEvent', 'CSS'])
          if (window[name]) globalThis[name] = window[name];
        Promise.all(['', '/looks', '/classic', '/elements'].map(name => import('swift-sliders' + name)))
          .then(modules => Promise.all(modules.map(({ ready, define }) => ready ?? define())))
          .then(() => console.log('imported', document.querySelector('range-slider').getAttribute('values')));"""
    (app / "jsdom.cjs").write_text(script)
    done = subprocess.run(["node", "jsdom.cjs"], cwd=app, capture_output=True, text=True, env=os.environ | {"NODE_PATH": str(JSDOM.parent)})
    assert (done.stdout, done.stderr, done.returncode) == ("imported 20 80\n", "", 0)
