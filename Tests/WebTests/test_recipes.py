"""Runs the recipes of docs/web-recipes.md as they are there."""
import os
import re
import subprocess

import pytest
from pages import ROOT
from painted import HELPERS, LOOKS
from test_package import app, run  # noqa: F401
from test_builds import BOTH, works
from test_definition import without_scripts

PAGE = (ROOT / "docs/web-recipes.md").read_text()
SECTIONS = {head: body for head, body in re.findall(r"^## (.*?)\n(.*?)(?=^## |\Z)", PAGE, re.MULTILINE | re.DOTALL)}
PACKAGES = "/usr/share/nodejs"
REACT = os.environ.get("REACT")


def code(head, language):
    """Returns the code of a recipe."""
    [block] = re.findall(rf"```{language}\n(.*?)```", SECTIONS[head], re.DOTALL)
    return block


def show(page, head):
    page.show(code(head, "html"), base=LOOKS)


def press(page, thumb, key, times=1):
    page.focus(thumb)
    for _ in range(times):
        page.key(key)


def fields(page):
    return page.settled("return [...document.querySelectorAll('input')].map(field => field.value)")


@pytest.mark.portable
def test_the_price_filter(page):
    show(page, "A price filter with two fields")
    assert fields(page) == ["200", "700"]
    # The lower field asks for more than the upper thumb allows.
    page.run("const [from] = document.querySelectorAll('input'); from.value = 900; from.dispatchEvent(new Event('change'))")
    assert (page.values, fields(page)) == ([680, 700], ["680", "700"])
    press(page, 1, "ArrowRight", 2)
    assert (page.values, fields(page)) == ([680, 710], ["680", "710"])
    page.run("const [from] = document.querySelectorAll('input'); from.value = ''; from.dispatchEvent(new Event('change'))")
    assert (page.values, fields(page)) == ([680, 710], ["680", "710"])
    for _ in range(2):
        page.run("document.querySelector('[type=reset]').click()")
        assert (page.values, fields(page)) == ([200, 700], ["200", "700"])
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_the_night(page):
    show(page, "A night")
    text = "return document.querySelector('output').value"
    assert (page.run(text), page.get("spans")) == ("8 hr", [480])
    press(page, 0, "ArrowRight", 6)
    assert (page.run(text), page.thumb(0, "aria-valuetext"), page.thumb(0, "aria-label")) == ("7 hr, 30 min", "23:15", "Asleep")
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_the_night_with_its_times(page):
    show(page, "A night with its times")
    page.run(HELPERS)
    texts = "return [...drawing().querySelectorAll('text')].map(node => node.textContent)"
    hours = [str(hour) for hour in range(0, 24, 2)]
    assert page.settled(texts) == [*hours, "22:45", "6:45", "8 hr"]
    press(page, 0, "ArrowRight", 6)
    assert page.settled(texts) == [*hours, "23:15", "6:45", "7 hr, 30 min"]
    assert page.thumb(0, "aria-valuetext") == "23:15"
    page.run("document.body.style.width = '200px'")
    # It breaks where it has no room on a line.
    small = page.settled(texts)
    assert small[-4:] == ["23:15", "6:45", "7 hr,", "30 min"] and {*small} < {*hours, *small[-4:]}
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_the_equalizer(page):
    page.show("""<script>
        globalThis.shift = 0
        new PerformanceObserver(list => list.getEntries().forEach(({ value }) => { shift += value }))
            .observe({ type: 'layout-shift', buffered: true })
        </script>""" + code("An equalizer", "html"), base=LOOKS)
    sliders = page.settled("return [...document.querySelectorAll('range-slider')].map(({ values, orientation }) => [values, orientation])")
    assert sliders == [[[0], "vertical"]] * 10
    texts = page.settled("return [...slider.shadowRoot.querySelectorAll('[part~=tick-label]')].map(node => node.textContent)")
    assert texts == ["-12", "-6", "0", "6", "12"]
    press(page, 0, "ArrowUp", 3)
    assert (page.values, page.thumb(0, "aria-valuetext"), page.thumb(0, "aria-label")) == ([1.5], "1.5 dB", "31 Hz")
    assert page.run("return shift") == 0
    assert page.browser.warnings() == []


@pytest.mark.portable
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_trimmer(page, scheme):
    show(page, "A trimmer")
    page.run(f"document.documentElement.style.colorScheme = '{scheme}'")
    text = "return document.querySelector('output').value"
    page.until("document.querySelector('output').value === '24 s'")
    page.run(HELPERS)
    middles = """const [clip, head] = document.querySelectorAll('range-slider');
        return [...thumbs(clip), ...thumbs(head)].map(thumb => { const { x, width } = thumb.getBoundingClientRect(); return x + width / 2 })"""
    start, end, head = page.settled(middles)
    # 448 points for 60 seconds, between the inner edges of the handles at the ends.
    assert [round(start), round(end), round(head)] == [8 + round(448 * 12 / 60), 24 + round(448 * 44 / 60), 16 + round(448 * 24 / 60)]
    page.picture(f"recipe-trimmer-{scheme}")
    page.browser.gestures("mouse", [(round(head) + 75, 38)])
    assert page.settled(text) == "34 s"
    page.browser.gestures("mouse", [(round(end), 38), (round(end) - 30, 38), (round(end) - 150, 38)])
    assert (page.settled(text), page.values) == ("24 s", [12, 24])
    press(page, 0, "ArrowRight", 3)
    assert page.values == [15, 24]
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_the_tooltips(page):
    show(page, "Tooltips")
    shown = """return [...slider.shadowRoot.querySelectorAll('[part~=label]')]
        .filter(label => getComputedStyle(label).visibility === 'visible').map(label => label.textContent)"""
    assert page.settled(shown) == []
    page.key("Tab")
    assert page.settled(shown) == ["$200"]
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_the_unit(page):
    show(page, "A unit")
    texts = "return [...slider.shadowRoot.querySelectorAll('[part~=label]')].map(label => label.textContent)"
    assert page.settled(texts) == ["2.5 kg"]
    press(page, 0, "ArrowRight")
    assert (page.settled(texts), page.thumb(0, "aria-valuetext")) == (["3 kg"], "3 kg")
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_the_form(page):
    show(page, "A form")
    press(page, 0, "ArrowRight", 8)
    assert (page.values, page.run("return [slider.matches(':invalid'), slider.validationMessage]")) == ([10], [True, "At most 8 at one table"])
    page.run("globalThis.logged = []; console.log = value => logged.push(...value)")
    press(page, 0, "ArrowLeft", 3)
    page.run("document.querySelector('button').click()")
    assert page.run("return logged") == ["7"]
    press(page, 0, "ArrowRight", 3)
    page.run("document.querySelector('[type=reset]').click()")
    assert (page.values, page.run("return slider.matches(':invalid')")) == ([2], False)
    assert page.browser.warnings() == []


@pytest.mark.portable
def test_adding_and_removing_thumbs(page):
    show(page, "Adding and removing thumbs")
    add, remove = ("document.querySelector('#add').click()", "document.querySelector('#remove').click()")
    for script, values in [(add, [20, 50, 80]), (add, [20, 35, 50, 80]), *[(remove, [20, 35, 50]), (remove, [20, 35]), (remove, [20])], (remove, [20]), (add, [20, 100])]:
        page.run(script)
        assert page.values == values
        assert page.run("return document.querySelector('#remove').disabled") == (len(values) == 1)
    page.focus(1)
    page.key("ArrowLeft")
    assert (page.values, page.browser.warnings()) == ([20, 99], [])


@pytest.mark.portable
def test_loading_sliders_when_they_are_near(page):
    without_scripts(page, code("Loading sliders when they are near", "html"), style="body { padding-top: 4000px }")
    page.settled("return new Promise(resolve => setTimeout(resolve, 200))")
    state = "return [slider.matches(':defined'), document.querySelector('input').checkVisibility()]"
    assert page.settled(state) == [False, True]
    page.run("scrollTo(0, 3600)")
    page.until("slider.matches(':defined')")
    assert page.settled(state) == [True, False]
    assert (page.values, page.run("return document.querySelector('input').disabled"), page.browser.warnings()) == ([30], True, [])


@pytest.mark.parametrize("head", ["React", "React without the components"])
@pytest.mark.parametrize("packages", [PACKAGES, *([REACT] if REACT else [])], ids=["installed", "named"][:2 if REACT else 1])
def test_react(page, app, head, packages):  # noqa: F811
    script = code(head, "jsx") + "import { createRoot } from 'react-dom/client'\ncreateRoot(document.body).render(<Price />)\n"
    folder = page.site.folder / "react"
    (app / "app.jsx").write_text(script)
    options = ("--bundle", "--format=esm", "--jsx=automatic", "--log-level=warning", '--define:process.env.NODE_ENV="production"')
    subprocess.run(["esbuild", *options, "app.jsx", f"--outfile={folder}/app.js"], cwd=app, check=True, env=os.environ | {"NODE_PATH": packages})
    (folder / "sliders.wasm").write_bytes((page.site.dist / "sliders.wasm").read_bytes())
    name = page.site.add('<!doctype html><body><script type="module" src="react/app.js"></script>')
    page.open(page.site.address(name))
    page.until("slider.values")
    press(page, 0, "ArrowRight", 2)
    assert (page.values, page.run("return document.querySelector('p').textContent")) == ([210, 700], "210 to 700")
    assert page.thumb(0, "aria-valuetext") == "$210"


def test_rendering_on_a_server(page, app):  # noqa: F811
    (app / "server.js").write_text(code("Rendering on a server", "js"))
    html = run("node", "server.js", folder=app)
    page.show(html.replace("<range-slider", '<range-slider id="it"'))
    assert page.values == [200]
    assert page.run("const field = document.querySelector('input'); return [field.checkVisibility(), field.disabled]") == [False, True]


@pytest.mark.portable
@pytest.mark.needs("policy")
@pytest.mark.parametrize("base, classic", [("sliders", False), (LOOKS, False), (LOOKS, True)])
def test_the_policy(page, base, classic):
    page.show(BOTH, "#ring { position: absolute; left: 600px }", head=code("A Content-Security-Policy", "html"), base=base, classic=classic)
    works(page)
    if base == LOOKS:
        page.run("slider.look = 'pictures'")
        page.run(HELPERS)
        assert page.settled("""
            const images = [...drawing().querySelectorAll('image')].map(node => Object.assign(new Image, { src: node.getAttribute('href') }));
            return Promise.all(images.map(image => image.decode())).then(() => images.length)""") > 0
    assert page.browser.warnings() == []


def test_the_bundler(page, app):  # noqa: F811
    (app / "app.js").write_text("import 'swift-sliders'\n")
    subprocess.run(["sh", "-ec", code("Bundlers", "sh")], cwd=app, check=True, capture_output=True)
    folder = page.site.folder / "bundled"
    (app / "out").rename(folder)
    page.open(page.site.address(page.site.add(f'<!doctype html>{BOTH}<script type="module" src="bundled/app.js"></script>')))
    page.settled("return customElements.whenDefined('circular-slider').then(() => true)")
    assert page.values == [20, 80]


def test_every_recipe_has_a_test_but_those_of_which_the_page_says_so():
    source = "".join((ROOT / "Tests/WebTests" / name).read_text() for name in ("test_recipes.py", "test_frameworks.py", "test_vite.py"))
    named = re.search(r"except for the recipes\s+for\s+(.*?)\. ", PAGE, re.DOTALL)[1]
    assert [head for head in SECTIONS if f'"{head}"' not in source] == re.split(r",\s+(?:and\s+)?|\s+and\s+", named)
