"""Compares Web/reference, from which types, manifests and docs/web.md are made, with what the elements have."""
import re
import shutil
import subprocess
import sys

import pytest
from pages import ROOT, LEFT, Y, x
from painted import LOOKS

sys.path.append(str(ROOT / "Web/package"))
import reference  # noqa: E402

BUILDS = ["sliders", LOOKS]
# The scripts of each element that has its own.
KINDS = {element: f"sliders-{kind}" for element, kind in reference.KINDS.items()}
# Each element with the scripts that define it.
ELEMENTS = [*((base, element) for base in BUILDS for element in reference.ELEMENTS), *((base, element) for element, base in KINDS.items())]
SOURCES = [path for path in (ROOT / "Web/elements").rglob("*") if path.suffix in (".js", ".css")]
MEMBERS = """
const element = document.createElement(arguments[0]), members = {};
for (let holder = element; (holder = Object.getPrototypeOf(holder)) !== HTMLElement.prototype;)
  for (const [key, { set }] of Object.entries(Object.getOwnPropertyDescriptors(holder)))
    if (key !== 'constructor' && !/^(connected|disconnected|connectedMove|adopted|attributeChanged|form[A-Z].*)Callback$/.test(key))
      members[key] ??= [typeof element[key] === 'function' ? 'method' : 'property', !!set];
return members"""
EVENTS = """
globalThis.sent = {};
const { dispatchEvent } = EventTarget.prototype;
EventTarget.prototype.dispatchEvent = function (event) {
  const { type, bubbles, composed, cancelable, detail } = event;
  if (this === slider) sent[type] = [bubbles, composed, cancelable, detail ? Object.keys(detail).sort() : null];
  return dispatchEvent.call(this, event);
}"""
DETAILS = {None: [None], "UpdateDetail": [["thumbs"]], "HoverDetail": [["value"]], "InputDetail": [["reason", "thumbs"]], "ProposalDetail": [["values"]], "GripDetail": [["thumb"], ["span"]],
           "BlockedDetail": [["obstacle"]]}


@pytest.mark.parametrize("base, element", ELEMENTS)
def test_every_attribute_is_known(page, base, element):
    page.slider(tag=element, base=base)
    observed = page.run("return customElements.get(arguments[0]).observedAttributes", element)
    assert sorted(observed) == sorted(row["name"] for row in reference.attributes(base == LOOKS, element))


@pytest.mark.parametrize("base, element", ELEMENTS)
def test_every_property_and_method_is_known(page, base, element):
    looks = base == LOOKS
    page.slider(tag=element, base=base)
    known = {name: ["property", True] for name in reference.reflecting(looks, element)}
    known |= {name: ["property", not row.get("readonly")] for name, row in reference.named("properties", looks, element).items()}
    known |= {name: ["method", "set" in row] for name, row in reference.named("methods", looks, element).items()}
    assert page.run(MEMBERS, element) == known


@pytest.mark.parametrize("base, element", ELEMENTS)
def test_defaults_are_those_of_the_elements(page, base, element):
    page.slider(tag=element, base=base)
    plain = reference.reflecting(base == LOOKS, element)
    rows = plain | {row["name"]: row for row in reference.attributes(False, element) if row["name"] in ("values", "value", "disabled")}
    expected = {name: row["round"] if element == "circular-slider" and "round" in row else row["default"] for name, row in rows.items()}
    assert page.settled("return Object.fromEntries(arguments[0].map(name => [name, slider[name] ?? null]))", list(rows)) == expected


def test_words_are_those_of_the_elements(page):
    page.show("", base=LOOKS)
    for row in reference.attributes():
        if row["kind"] not in ("choice", "scale", "step", "ticks"):
            continue
        page.run("document.body.innerHTML = `<range-slider ${arguments[0]}='no-word'></range-slider>`", row["name"])
        page.settled()
        words = row["words"] + ["a number"] * row.get("numbers", False)
        said = f'"no-word" is not {", ".join(words)};'
        assert any(said in warning for warning in page.browser.warnings()), row["name"]


@pytest.mark.parametrize("key, name", [("role", "type Role"), ("state", "state?")])
def test_roles_and_states_of_paints_are_those_of_the_elements(page, key, name):
    page.slider(base=LOOKS)
    page.run("slider.paints = [{ role: 'track', ...arguments[0] }]", {key: "no-word"})
    page.settled()
    [words] = {word for text in page.browser.warnings() for word in re.findall('"no-word" is not ([^;]+);', text)}
    declared = re.search(rf"{re.escape(name)}(?: =|:)\s([^;]+);", (reference.FOLDER / "types.d.ts").read_text())[1]
    assert set(words.split(", ")) == set(re.findall("'([a-z-]+)'", declared))


def test_every_event_is_known(page):
    page.slider('max="100" values="20 80" reports-hover style="z-index: 1"', base=LOOKS)
    page.run(EVENTS)
    page.drag(20, 40)
    page.drag(40, -15, -30)
    page.mouse.press(x(80), Y)
    page.mouse.drag(x(70), Y)
    page.key("Escape")
    page.settled()
    sent = page.run("return sent")
    known = reference.named("events")
    assert sorted(sent) == sorted(known)
    for name, row in known.items():
        *flags, keys = sent[name]
        assert flags == [True, row.get("composed", True), row.get("cancelable", False)], name
        assert keys in DETAILS[row.get("detail")], name
    # Those of options that this page has not.
    source = "".join(path.read_text() for path in SOURCES)
    assert source.count("dispatchEvent(") == 1
    by_engine = {name for name, row in known.items() if "event" in row}
    assert {*re.findall(r"_dispatch\('([\w-]+)'", source), *by_engine} == set(known)


def test_events_of_the_engine_have_one_name():
    """Compares the list in events.json with what cannot be printed from it."""
    def names(path, pattern, start="", end=r"\Z"):
        part = re.search(f"{start}(.*?){end}", (ROOT / path).read_text(), re.DOTALL)[1]
        return re.findall(pattern, part, re.MULTILINE)

    known = {row["event"]: row["name"] for row in reference.rows("events") if "event" in row}
    for found in (
        names("Sources/SlidersCore/Input/SliderState+Events.swift", r"^ {8}case (\w+)(?:\(.*)?$"),
        names("Sources/SlidersReplay/Recording.swift", r'"{\\"(\w+)', "switch event {", "private"),
        names("Web/Sources/Wire/Wire.swift", r"\w+", "enum EventKind.*?case none,", "}"),
        names("docs/replay.md", r'\{"(\w+)":', r"\| `events` \|", "For a span"),
    ):
        assert sorted(found) == sorted(known)
    rows = names("docs/behavior.md", r"^\| (`.*?) \| (`.*?) \|", "## §5", "## §6")
    pairs = [zip(*(re.findall("`([^`]+)`", cell) for cell in row)) for row in rows]
    assert dict(pair for row in pairs for pair in row) == known
    # The harness keeps a list of its own for what holds thumbs back.
    for path, elsewhere in (("Tests/WebTests/harness.js", ["slider-blocked"]), ("Web/gallery/log.js", [])):
        assert sorted([*names(path, "'([^']+)'", r"(?=\[\s*'slider-begin')", r"\]"), *elsewhere]) == sorted([*known.values(), "change"])


PARTS = ('<range-slider id="it" max="100" values="20 80" thumb-limits="0 25"></range-slider>'
         '<range-slider values="20 50 80" labels ticks="count 3" tick-density="10" disabled-thumbs="2" connect="all"></range-slider>'
         '<circular-slider sweep="720" value="90" look="glow" readout text-entry></circular-slider>')


def test_every_part_is_known(page):
    page.show(PARTS, base=LOOKS, style="#it { z-index: 1 }")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(30), Y)
    found = page.settled("""return [...document.querySelectorAll('range-slider, circular-slider')].flatMap(({ shadowRoot }) =>
        [...shadowRoot.querySelectorAll('[part]')].flatMap(({ part }) => [...part]))""")
    known = reference.named("parts")
    of_kinds = {name for element in KINDS for name in reference.named("parts", element=element)}
    assert {re.sub(r"-\d+$", "-N", name) for name in found} == set(known)
    sources = "".join(path.read_text() for path in SOURCES)
    named = {*re.findall(r"\[part~?=([\w-]+)\]", sources), *re.findall(r"make\([\w.]+, '([\w-]+)'", sources)}
    assert named and named <= {*known, *of_kinds} and {"area", "grid", "scale"} <= named


def test_every_custom_property_and_state_is_known(site):
    built = "".join((site.dist / f"{base}.js").read_text() for base in BUILDS)
    assert set(re.findall(r"--slider-[a-z-]+", built)) == set(reference.named("custom-properties"))
    # What all elements' style sheets name, and not all of them use.
    unused = {"--slider-accent", "--slider-accent-end", "--slider-thickness", "--slider-thumb", "--slider-thumb-size", "--slider-track"}
    for element, base in KINDS.items():
        named = set(re.findall(r"--slider-[a-z-]+", (site.dist / f"{base}.js").read_text()))
        known = set(reference.named("custom-properties", element=element))
        assert known <= named and named - known <= unused
    sources = "".join(path.read_text() for path in SOURCES)
    states = {f":state({name})" for name in re.findall(r"_setState\('([\w-]+)'", sources)}
    assert states == {name for name in reference.named("states") if "(" in name}


def test_every_export_is_known(site, tmp_path):
    shutil.copytree(site.dist, tmp_path, dirs_exist_ok=True)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules/react").symlink_to("/usr/share/nodejs/react")
    known = {name: row["exports"] for name, row in reference.named("modules").items()}
    assert sorted(path.name for path in site.dist.glob("*.js")) == sorted(known)
    for name, exports in known.items():
        # A classic script that is imported has what Node makes of a script without exports.
        script = f"console.log(Object.keys(await import('{tmp_path / name}')).filter(name => name !== 'default').join())"
        done = subprocess.run(["node", "--input-type=module", "-e", script], capture_output=True, text=True)
        assert (done.returncode, done.stdout.strip()) == (0, ",".join(sorted(exports))), name


def test_examples_of_attributes_work(page):
    page.show("", base=LOOKS)
    for row in reference.attributes():
        element = row.get("on", "range-slider")
        page.run("document.body.innerHTML = `<${arguments[0]} ${arguments[1]}></${arguments[0]}>`", element, row["example"])
        assert page.settled("return slider.hasAttribute(arguments[0])", row["name"]) is True, row["name"]
        assert page.browser.warnings() == [], row["name"]


@pytest.mark.parametrize("element, base", KINDS.items())
def test_examples_of_attributes_of_kinds_work(page, element, base):
    page.show("", base=base)
    for row in reference.attributes(element=element):
        page.run("document.body.innerHTML = `<${arguments[0]} ${arguments[1]}></${arguments[0]}>`", element, row["example"])
        assert page.settled("return slider.hasAttribute(arguments[0])", row["name"]) is True, row["name"]
        assert page.browser.warnings() == [], row["name"]


@pytest.mark.parametrize("element, base", KINDS.items())
@pytest.mark.parametrize("kind", ["properties", "methods"])
def test_examples_of_scripts_of_kinds_work(page, kind, element, base):
    for name, row in reference.named(kind, element=element).items():
        page.slider('value="20 80"' if element == reference.PLANE else 'value="20"', element, base=base)
        assert name in row["example"]
        page.run("new Function(arguments[0], arguments[1])(slider)", reference.KINDS[element], row["example"])
        page.key("Tab")
        page.key("ArrowRight")
        page.settled()
        assert page.browser.warnings() == [], name


@pytest.mark.parametrize("kind", ["properties", "methods", "events"])
def test_examples_of_scripts_work(page, kind):
    for name, row in reference.named(kind).items():
        page.slider('max="100" values="20 80"', row.get("on", "range-slider"), base=LOOKS)
        assert name in row["example"]
        page.run("new Function('slider', arguments[0])(slider)", row["example"])
        page.drag(20, 40)
        page.key("ArrowRight")
        page.settled()
        assert page.browser.warnings() == [], name


@pytest.mark.portable
@pytest.mark.parametrize("kind, element", [
    ("parts", None), ("custom-properties", None), ("states", None), *((kind, element) for element in KINDS for kind in ("parts", "custom-properties"))])
def test_examples_of_styles_work(page, kind, element):
    page.show("", base=LOOKS)
    for name, row in reference.named(kind, element=element).items():
        rules = page.run("""const sheet = new CSSStyleSheet;
            sheet.replaceSync(arguments[0]);
            return [...sheet.cssRules].map(({ selectorText, style }) => [selectorText, style.length])""", row["example"])
        assert len(rules) == 1 and rules[0][1] >= 1, name
        assert name.replace("-N", "-") in row["example"], name
        assert row["example"].startswith(element or row.get("on", "range-slider")), name


def test_every_row_has_a_sentence():
    kinds = [path.stem for path in reference.FOLDER.glob("*.json")]
    rows = [(kind, row) for kind in kinds for element in (None, *KINDS) for row in reference.rows(kind, element)]
    assert len(rows) > 100
    for kind, row in rows:
        assert row["text"].endswith(".") and row["example"], f"{kind}: {row['name']}"


def test_the_names_of_metrics_are_typed_and_listed():
    wire = (ROOT / "Web/Sources/Wire/Wire.swift").read_text()
    cases = re.search(r"enum Measure: .*?\{(.*?)\}", wire, re.S)[1]
    names = sorted(re.findall(r"\w+", cases.replace("case", "")))
    types = re.search(r"type MetricName =(.*?);", (ROOT / "Web/reference/types.d.ts").read_text(), re.S)[1]
    assert sorted(re.findall(r"\w+", types)) == names
    page = re.search(r"### Names in metrics\n(.*?)\n### ", (ROOT / "docs/web-looks.md").read_text(), re.S)[1]
    assert sorted(re.findall(r"`(\w+)`", page)) == names
