"""Tests what a page has of the elements before they are defined, how it learns that they are, and under which names."""
import itertools
import pathlib
import shutil
import subprocess
import tempfile

import pytest
from painted import ALL, LOOKS, tag
from test_builds import APART, BOTH, POLICY, works

pytestmark = pytest.mark.portable

HELD = "globalThis.define = name => import(new URL(name, location.href)).then(({ ready }) => ready)"
SIZES = """
return [...document.querySelectorAll('.case')].map(({ firstElementChild, lastElementChild }) => [firstElementChild, lastElementChild].flatMap(node => {
  const { x, y, width, height } = node.getBoundingClientRect();
  return [x, y, width, height];
}))"""
SHEET = '<link rel="stylesheet" href="sliders.css">'
LABELS = ["", "labels", 'labels="false"']
TEXTS = [*LABELS, "tick-labels"]
STRAIGHT = [" ".join(words) for words in itertools.product(["", 'orientation="vertical"'], TEXTS, ["", 'histogram="1 3 2"'], ["", "hidden"])]
CASES = [
    *(f"<range-slider {words}></range-slider>" for words in STRAIGHT),
    *(f"<circular-slider {words}>{text}</circular-slider>" for words in STRAIGHT for text in ("", "<b>8 h</b>")),
    *(f'<{name} look="{look}" {words}></{name}>' for look in ALL for name in {tag(look), "circular-slider"} for words in LABELS),
    '<range-slider><b slot="fallback">4</b></range-slider>', *(f'<{name}><b slot="thumb-0">4</b></{name}>' for name in ("range-slider", "circular-slider")), '<circular-slider look="unknown"></circular-slider>',
]
CONTAINERS = ["", "display: flex", "display: inline-flex", "width: 90px", "display: grid; grid-template-columns: auto 1fr"]


def without_scripts(page, body, head="", style=""):
    """Opens a page whose elements are not defined until its `define(file)` is called."""
    sheet = page.style(style)
    name = page.site.add(f'<!doctype html><meta charset="utf-8">{head}<link rel="stylesheet" href="{sheet}"><script src="harness.js"></script>'
                         f'<script>{HELD}</script><body>{body}')
    page.browser.warnings()
    page.browser.open(page.site.address(name))
    page.settled()


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("container", CONTAINERS)
def test_the_style_sheet_keeps_the_room_of_elements_until_they_are_defined(page, container):
    body = "".join(f'<div class="case" style="{container}">{case}<span>after</span></div>' for case in CASES)
    without_scripts(page, body, SHEET)
    before = page.settled(SIZES)
    page.settled(f"return define('{LOOKS}.js')")
    after = page.settled(SIZES)
    wrong = [(case, *sizes) for case, *sizes in zip(CASES, before, after) if sizes[0] != pytest.approx(sizes[1])]
    assert wrong == []
    assert len(after) == len(CASES)


def test_rules_of_the_page_win_over_the_room_that_is_kept(page):
    style = "range-slider { height: 60px } * { width: 170px } circular-slider { display: block }"
    without_scripts(page, "<range-slider labels></range-slider><circular-slider look='glow'></circular-slider>", SHEET, style)
    sizes = "return [...document.querySelectorAll('range-slider, circular-slider')].map(node => [node.offsetWidth, node.offsetHeight, getComputedStyle(node).display])"
    before = page.settled(sizes)
    assert before == [[170, 60, "block"], [170, 170, "block"]]
    page.settled(f"return define('{LOOKS}.js')")
    assert page.settled(sizes) == before


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("head, moves", [(SHEET, False), ("", True)])
def test_nothing_moves_when_the_elements_are_defined(page, head, moves):
    sliders = ["<range-slider></range-slider>", "<range-slider labels></range-slider>", '<range-slider orientation="vertical"></range-slider>',
               '<range-slider histogram="1 4 2" max="3"></range-slider>', "<circular-slider>8 h</circular-slider>",
               '<circular-slider look="bedtime" wraps max="1440" values="1380 420"></circular-slider>', '<range-slider look="layers"></range-slider>']
    without_scripts(page, "".join(f"<p>Before</p>{slider}<p>After</p>" for slider in sliders), head)
    page.browser.resize(1000, 2000)
    page.settled("""
        globalThis.shift = 0;
        new PerformanceObserver(list => list.getEntries().forEach(({ value }) => { shift += value; })).observe({ type: 'layout-shift' });
        return new Promise(resolve => setTimeout(resolve, 600))""")
    page.settled(f"return define('{LOOKS}.js')")
    if moves:
        page.until("shift > 0")
    assert (page.settled("return new Promise(resolve => setTimeout(() => resolve(shift), 300))") > 0) == moves


def test_ready_resolves_when_both_elements_are_defined(page):
    without_scripts(page, BOTH, style=APART)
    assert page.run("return slider.values") is None
    assert page.settled("return define('sliders.js').then(() => [slider.values, ring.values])") == [[20, 80], [25]]
    works(page)


def test_modules_that_follow_do_not_wait_for_the_engine(page):
    early = "globalThis.early = [slider.matches(':defined'), typeof ready.then]"
    without_scripts(page, BOTH + f"<script type='module'>import {{ ready }} from './sliders.js'; {early}</script>")
    assert page.until("globalThis.early") == [False, "function"]
    assert page.settled("return define('sliders.js').then(() => slider.values)") == [20, 80]


@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_a_classic_page_has_the_promise_ready(page, base):
    page.show(BOTH, classic=True, base=base)
    assert page.settled("return sliders.ready.then(() => [slider.values, ring.values])") == [[20, 80], [25]]


REASON = "return define(arguments[0]).then(() => 'ready', error => error.message)"
BROKEN = {"missing": (None, "404"), "a page instead": ("<!doctype html>", "no WebAssembly"), "cut": ("\0asm", "")}


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("base", ["sliders", LOOKS])
@pytest.mark.parametrize("fault", BROKEN)
def test_ready_rejects_with_a_sentence_that_names_the_file(page, base, fault):
    content, said = BROKEN[fault]
    folder = page.site.folder / f"{base} {fault}"
    folder.mkdir()
    folder.joinpath(f"{base}.js").write_bytes((page.site.folder / f"{base}.js").read_bytes())
    if content:
        folder.joinpath(f"{base}.wasm").write_text(content)
    without_scripts(page, BOTH)
    sentence = page.settled(REASON, f"{base} {fault}/{base}.js")
    assert sentence.startswith("There are no sliders, as http://") and f"/{base}.wasm could not be loaded: " in sentence and said in sentence, sentence
    assert page.run("return slider.matches(':defined')") is False


@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_a_failed_load_is_tried_again(page, base):
    folder = pathlib.Path(tempfile.mkdtemp(dir=page.site.folder))
    shutil.copy(page.site.folder / f"{base}-elements.js", folder)
    without_scripts(page, BOTH, style=APART)
    attempt = f"""return import('./{folder.name}/{base}-elements.js').then(({{ define }}) => define())
        .then(() => 'ready', error => error.message)"""
    for _ in range(2):
        assert "could not be loaded" in page.settled(attempt)
    shutil.copy(page.site.folder / f"{base}.wasm", folder)
    assert [page.settled(attempt) for _ in range(2)] == ["ready"] * 2
    works(page)


@pytest.mark.parametrize("refused, said", [(1, "ready"), (2, "503")])
def test_a_busy_server_is_asked_once_more(page, refused, said):
    folder = pathlib.Path(tempfile.mkdtemp(dir=page.site.folder))
    for file in ("sliders.js", "sliders.wasm"):
        shutil.copy(page.site.folder / file, folder)
    without_scripts(page, BOTH)
    address = f"/{folder.name}/sliders.wasm"
    page.site.busy[address] = refused
    assert said in page.settled(REASON, f"{folder.name}/sliders.js")
    assert page.site.requests.count(address) == 2


REMEDY = "; its Content-Security-Policy needs 'wasm-unsafe-eval' in script-src"


@pytest.mark.needs("policy")
@pytest.mark.parametrize("script, file", [("sliders.classic.js", "sliders.classic.js"), ("sliders-looks.classic.js", "sliders-looks.classic.js")])
def test_a_classic_script_that_cannot_start_says_so(page, script, file):
    page.site.folder.joinpath("late.js").write_text("globalThis.late = sliders.ready.catch(error => error.message)")
    name = page.site.add(f'<!doctype html>{POLICY.format("")}<script src="harness.js"></script>{BOTH}<script src="{script}"></script><script src="late.js"></script>')
    page.browser.open(page.site.address(name))
    said = page.settled("return late")
    assert said.startswith(f"There are no sliders, as {file} could not start: ") and said.endswith(REMEDY)


@pytest.mark.needs("policy")
def test_a_policy_that_forbids_webassembly_causes_a_warning_that_names_the_file(page):
    name = page.site.add(f'<!doctype html>{POLICY.format("")}<script src="harness.js"></script>{BOTH}<script type="module" src="sliders.js"></script>')
    page.browser.warnings()
    page.browser.open(page.site.address(name))
    said = page.until("said.length && said")
    assert any("sliders.wasm could not be loaded" in text and text.endswith(REMEDY) for text in said), said


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_the_preload_of_the_documentation_is_the_only_request(page, base):
    # A folder that the browser has in no cache.
    folder = pathlib.Path(tempfile.mkdtemp(dir=page.site.folder))
    for file in (f"{base}.js", f"{base}.wasm"):
        shutil.copy(page.site.folder / file, folder)
    page.site.requests.clear()
    page.show(BOTH, head=f'<link rel="preload" href="{folder.name}/{base}.wasm" as="fetch" crossorigin>', base=f"{folder.name}/{base}")
    page.settled("return new Promise(resolve => setTimeout(resolve, 100))")
    assert [path for path in page.site.requests if path.endswith(".wasm")] == [f"/{folder.name}/{base}.wasm"]
    assert page.browser.warnings() == []


OWN = ('<my-range id="it" max="100" values="20 80" LOOK></my-range><my-ring id="ring" max="100" value="25" LOOK></my-ring>', "#ring { position: absolute; left: 600px; width: 200px } "
       "#it { width: 328px }")


@pytest.mark.parametrize("base, look", [("sliders", ""), (LOOKS, 'look="ios-flat"')])
def test_the_elements_can_be_defined_under_other_names(page, base, look):
    body, style = OWN
    without_scripts(page, body.replace("LOOK", look) + BOTH.replace('id="it"', "").replace('id="ring"', ""), style=style)
    assert page.settled(f"return import('./{base}-elements.js').then(() => [slider.matches(':defined'), !!customElements.get('range-slider')])") == [False, False]
    page.run(f"return import('./{base}-elements.js').then(({{ define }}) => define('my-range', 'my-ring')).then(() => true)")
    works(page)
    assert page.settled("return [customElements.get('range-slider') ?? null, ring.offsetWidth, ring.offsetHeight]") == [None, 200, 200]
    # Another name later, as of a second app on the page.
    assert page.settled(f"""return import('./{base}-elements.js').then(({{ define, RangeSlider }}) => define('your-range', 'your-ring').then(() => {{
        const yours = document.createElement('your-range');
        yours.max = 7;
        return [yours.values, yours instanceof RangeSlider, slider instanceof RangeSlider];
    }}))""") == [[0, 7], True, True]
    assert page.browser.warnings() == []


@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_a_subclass_of_a_round_slider_is_round(page, base):
    page.show('<my-ring id="it" max="100" value="25"></my-ring><circular-slider></circular-slider><range-slider></range-slider>', base=base)
    assert page.settled(f"""return import('./{base}.js').then(({{ CircularSlider }}) => {{
        customElements.define('my-ring', class extends CircularSlider {{}});
        return [slider.offsetWidth, slider.offsetHeight, slider.values];
    }})""") == [200, 200, [25]]


def test_an_element_that_is_made_before_the_engine_is_loaded_says_what_to_wait_for(page):
    without_scripts(page, BOTH)
    assert "define()" in page.settled("""return import('./sliders-elements.js').then(({ RangeSlider }) => {
        customElements.define('early-slider', class extends RangeSlider {});
        try { new (customElements.get('early-slider')); } catch ({ message }) { return message; }
    })""")


@pytest.mark.once
@pytest.mark.parametrize("base, classic", [("sliders", False), ("sliders", True), (LOOKS, False), (LOOKS, True)])
def test_a_name_of_another_library_causes_a_warning_and_the_other_element_is_defined(page, base, classic):
    taken = "<script>customElements.define('range-slider', class extends HTMLElement {})</script>"
    page.show(taken + BOTH, classic=classic, base=base)
    assert page.settled("return customElements.whenDefined('circular-slider').then(() => [slider.values ?? null, ring.values])") == [None, [25]]
    [warning] = page.browser.warnings()
    assert "range-slider>" in warning and "another library" in warning and "sliders-elements.js" in warning


FALLBACK = """
<form id="form"><TAG id="it" name="price" max="100" values="40"><label slot="fallback">Price <input name="price" value="5"></label>
<input slot="fallback" name="more" value="6"><button slot="fallback">Send</button></TAG></form>"""
SEEN = "return [...document.querySelectorAll('[slot=fallback]')].map(node => node.checkVisibility())"
ENTRIES = "return [...new FormData(form)].map(([name, value]) => `${name}=${value}`)"


@pytest.mark.parametrize("name", ["range-slider", "circular-slider"])
def test_fallback_content_is_seen_until_the_element_is_defined(page, name):
    without_scripts(page, FALLBACK.replace("TAG", name), SHEET)
    assert (page.settled(SEEN), page.settled(ENTRIES)) == ([True] * 3, ["price=5", "more=6"])
    page.settled("return define('sliders.js')")
    assert (page.settled(SEEN), page.settled(ENTRIES)) == ([False] * 3, ["price=40"])
    # As a framework does that renders its children late.
    page.run("slider.insertAdjacentHTML('beforeend', '<select slot=fallback name=late><option>7</select>')")
    assert (page.settled(SEEN), page.settled(ENTRIES)) == ([False] * 4, ["price=40"])


def test_fallback_content_of_an_element_that_is_defined_already_is_never_seen(page):
    name = page.site.add(f'<!doctype html><script src="harness.js"></script><script src="sliders.classic.js"></script>{FALLBACK.replace("TAG", "range-slider")}')
    page.open(page.site.address(name))
    assert (page.settled(SEEN), page.settled(ENTRIES)) == ([False] * 3, ["price=40"])


def test_content_of_a_round_slider_is_still_shown_and_its_fields_are_enabled(page):
    page.show('<circular-slider id="it"><input name="own"></circular-slider>')
    assert page.settled("const [field] = slider.children; return [field.checkVisibility(), field.disabled]") == [True, False]


@pytest.mark.parametrize("base", ["sliders", LOOKS])
def test_a_bundle_may_import_the_classic_script(page, base):
    without_scripts(page, BOTH, style=APART)
    page.settled(f"return import('./{base}.classic.js').then(() => true)")
    works(page)
    assert page.browser.warnings() == []


def scripts_of(site):
    """Returns the names of the scripts that need no other package. That for React needs React."""
    return sorted(path.name for path in site.dist.glob("*.js") if path.name != "react.js")


def test_every_script_can_be_imported_in_node_and_does_nothing_there(site, tmp_path):
    scripts = scripts_of(site)
    assert len(scripts) == 14
    for name in scripts:
        (tmp_path / name).write_bytes((site.dist / name).read_bytes())
    (tmp_path / "package.json").write_text('{ "type": "module" }')
    run = "".join(f"await import('./{name}').then(module => Promise.all([module.ready, module.define?.()]));" for name in scripts)
    done = subprocess.run(["node", "--input-type=module", "-e", run + "console.log('imported', typeof customElements)"], cwd=tmp_path, capture_output=True, text=True)
    assert (done.stdout, done.stderr, done.returncode) == ("imported undefined\n", "", 0)


# As jsdom is: custom elements without what takes part in forms.
PARTIAL = """
globalThis.window = globalThis;
globalThis.defined = [];
globalThis.HTMLElement = class {};
globalThis.customElements = { get() {}, define(name) { defined.push(name) } };
globalThis.document = { baseURI: 'http://localhost/' };
MORE
"""


@pytest.mark.parametrize("more", ["", "globalThis.ElementInternals = class {}; HTMLElement.prototype.attachInternals = () => new ElementInternals"])
def test_where_elements_lack_what_forms_need_every_script_does_nothing(site, tmp_path, more):
    scripts = scripts_of(site)
    modules = "".join(f"await import('{(site.dist / name).as_uri()}').then(module => Promise.all([module.ready, module.define?.()]));"
                      for name in scripts if "classic" not in name)
    classic = "".join(f"(0, eval)(fs.readFileSync('{site.dist / name}', 'utf8'));" for name in scripts if "classic" in name)
    run = PARTIAL.replace("MORE", more) + f"const fs = await import('node:fs'); {modules} {classic} await 0; console.log('nothing', ...defined)"
    done = subprocess.run(["node", "--input-type=module", "-e", run], cwd=tmp_path, capture_output=True, text=True)
    assert (done.stdout, done.stderr, done.returncode) == ("nothing\n", "", 0)
