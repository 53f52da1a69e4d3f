"""Tests what assistive technology reads: ARIA attributes, Chromium's accessibility tree, the rules of axe-core."""
import json
import pathlib
import re

import axe_playwright_python
import pytest
from pages import ROOT, Y, x
from painted import LOOKS
from test_gallery import show as show_gallery

pytestmark = pytest.mark.portable

AXE = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
LANGUAGES = json.loads((ROOT / "docs/words.json").read_text())["languages"]
ALL_KINDS = """<main><h1>Sliders</h1>
<range-slider label="Price" max="100" values="20 80"></range-slider>
<range-slider label="Many" max="100" values="10 20 30 40" collision="push" labels></range-slider>
<range-slider label="Ticks" max="100" value="50" ticks="0 50 100" labels></range-slider>
<range-slider label="Disabled" max="100" values="20 80" disabled></range-slider>
<range-slider label="One disabled" max="100" values="20 80" disabled-thumbs="0"></range-slider>
<label for="volume">Volume</label><range-slider id="volume" orientation="vertical" max="10" value="5"></range-slider>
<div dir="rtl"><range-slider aria-label="Right to left" max="100" values="20 80"></range-slider></div>
<circular-slider label="Angle" max="360" value="90"></circular-slider>
<circular-slider label="Bedtime" max="1440" values="1320 360" wraps press-target="span"></circular-slider>
<circular-slider label="Timer" max="24" value="13" sweep="720" labels></circular-slider>
<range-slider label="Typed" max="100" values="20 80" text-entry labels resets-on-double-tap reset-values="0 100"></range-slider>
<range-slider label="Clip" max="60" values="12 41" thumb-placement="outside"><range-slider slot="playhead" label="Playhead" max="60"
  value="24"></range-slider><svg slot="track" aria-hidden="true"></svg><span slot="thumb-0">◀</span></range-slider></main>"""


def numbers(page, index):
    """Returns the minimum, the value and the maximum of a thumb in its ARIA attributes."""
    return [float(page.thumb(index, f"aria-value{name}")) for name in ("min", "now", "max")]


def tree(page):
    """Returns role, name, value, limits and states of all groups and sliders in Chromium's accessibility tree."""
    page.settled()
    nodes = page.browser.devtools("Accessibility.getFullAXTree")["nodes"]
    found = []
    for node in nodes:
        role, name = node.get("role", {}).get("value"), node.get("name", {}).get("value")
        properties = {property["name"]: property["value"].get("value") for property in node.get("properties", [])}
        if role in ("group", "slider"):
            found.append({"role": role, "name": name, "value": node.get("value", {}).get("value"), **properties})
    return found


# Light, dark, and forced colors of both.
SCHEMES = pytest.mark.parametrize("scheme", [{"prefers_color_scheme": scheme, **forced} for forced in ({}, {"forced_colors": "active"})
                                             for scheme in ("light", "dark")], ids=lambda scheme: "-".join(scheme.values()))


def violations(page):
    page.run(AXE)
    # Section by section, so that no command takes long. Card by card would take longer together, as axe reads the whole page each time.
    sections = page.run("return document.querySelectorAll('section').length")
    contexts = ["{ include: document, exclude: [['section']] }", *(f"document.querySelectorAll('section')[{index}]" for index in range(sections))]
    run = "return axe.run({}, {{ resultTypes: ['violations'] }}).then(({{ violations }}) => violations)"
    found = [fault for context in contexts for fault in page.settled(run.format(context))]
    return [(fault["id"], fault["help"], [node["html"][:120] for node in fault["nodes"]]) for fault in found]


@pytest.mark.needs("devtools")
def test_chromiums_accessibility_tree_has_the_group_and_its_thumbs(page):
    page.slider('label="Price" min="0" max="100" values="20 80.5" step="any"')
    group, *sliders = tree(page)
    assert (group["role"], group["name"]) == ("group", "Price")
    assert [(slider["name"], slider["value"], slider["valuemin"], slider["valuemax"]) for slider in sliders] == [
        ("Minimum Price", 20, 0, 80.5), ("Maximum Price", 80.5, 20, 100)]
    assert all(slider["focusable"] and slider["orientation"] == "horizontal" for slider in sliders)
    page.focus(1)
    assert [bool(slider.get("focused")) for slider in tree(page)[1:]] == [False, True]


@pytest.mark.needs("devtools")
def test_chromiums_accessibility_tree_has_orientation_and_disabled_thumbs(page):
    page.slider('orientation="vertical" min="0" max="100" values="20 80" disabled-thumbs="0" label="Range"')
    _, low, high = tree(page)
    assert low["orientation"] == high["orientation"] == "vertical"
    assert (low["disabled"], high.get("disabled", False)) == (True, False)
    assert (low["valuemin"], low["valuemax"]) == (20, 20)


def named(names, slider="slider"):
    """Returns an expression: whether these are the names of the thumbs. The words of a language come after its element."""
    return f"thumbs({slider}).map(node => node.ariaLabel).join() === {','.join(names)!r}"


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("attributes, tag, names", [
    ('label="Volume" value="5"', "range-slider", ["Volume"]), ('aria-label="Volume" value="5"', "range-slider", ["Volume"]),
    ('values="2 5"', "range-slider", ["Minimum", "Maximum"]), ('values="2 5 7"', "range-slider", ["Minimum", "Value 2", "Maximum"]), ('value="5"', "range-slider", ["Value"]),
    ('values="2 5" thumb-labels="From, To"', "range-slider", ["From", "To"]),
    ('values="2 5" thumb-labels=", To"', "range-slider", ["Minimum", "To"]),
    ('values="2 5" wraps', "circular-slider", ["Start", "End"]), ('label="Angle"', "circular-slider", ["Angle"]),
    ('values="2 5 7" wraps', "circular-slider", ["Value 1", "Value 2", "Value 3"]), ('title="Volume" value="5"', "range-slider", ["Volume"]),
    ('values="2 5" lang="de-AT"', "range-slider", ["Minimum", "Maximum"]), ('values="2 5 7" lang="fr"', "range-slider", ["Minimum", "Valeur 2", "Maximum"]),
    ('values="2 5" lang="ar" wraps', "circular-slider", ["البداية", "النهاية"]), ('value="5" lang="tlh"', "range-slider", ["Value"]),
    *((f'values="2 5" lang="{lang}" wraps', "circular-slider", names) for lang, names in [
        ("zh", ["起点", "终点"]), ("zh-CN", ["起点", "终点"]), ("zh-Hans-HK", ["起点", "终点"]), ("zh-TW", ["起點", "終點"]),
        ("zh-hant", ["起點", "終點"]), ("zh-Hant-HK", ["起點", "終點"]), ("zh-MO", ["起點", "終點"]), ("pt-PT", ["Início", "Fim"]), ("he", ["התחלה", "סוף"])]),
    ('values="2 5" lang="es" thumb-labels=", Hasta"', "range-slider", ["Mínimo", "Hasta"]),
    ('values="2 5" label="$& Price" thumb-labels=", To"', "range-slider", ["Minimum $& Price", "To"]),
    ('values="2 5 7" label="Preis" lang="de"', "range-slider", ["Minimum: Preis", "Wert 2: Preis", "Maximum: Preis"]),
    ('values="2 5" wraps title="睡眠" lang="ja"', "circular-slider", ["睡眠の開始", "睡眠の終了"]),
])
def test_thumbs_are_named_by_labels_or_by_their_positions(page, attributes, tag, names):
    page.slider(f'max="10" {attributes}', tag)
    page.until(named(names))
    assert page.run("return thumbs().length") == len(names)


@pytest.mark.parametrize("classic", [False, True])
@pytest.mark.parametrize("base, element, words", [
    ("sliders", '<range-slider values="2 5 7"', "Minimum Value Maximum"), ("sliders", '<circular-slider values="2 5" wraps', "Start End"),
    ("sliders-plane", '<plane-slider values="2 5"', "Horizontal Vertical"), ("sliders-plane", '<plane-slider values="2 5" shape="disc"', "Angle Distance"),
])
def test_names_are_in_every_language(page, base, element, words, classic):
    page.show("".join(f'{element} lang="{language["tag"]}" label="♪"></{element[1:].split()[0]}>' for language in LANGUAGES), base=base, classic=classic)
    names = [[language["of"].format(thumb=(language["names"] | language["axes"])[word] + " 2" * (word == "Value"), slider="♪") for word in words.split()]
             for language in LANGUAGES]
    sliders = "[...document.body.children].filter(node => node.shadowRoot)"
    page.until(f"JSON.stringify({sliders}.map(slider => thumbs(slider).map(node => node.ariaLabel))) === {json.dumps(json.dumps(names, ensure_ascii=False, separators=(',', ':')))}")


def test_a_single_thumb_is_named_by_other_elements(page):
    page.show('<p id="one">Main</p><p id="two"> volume </p><range-slider id="it" value="5" label="Else" title="More" aria-labelledby="one two three"></range-slider>')
    assert page.thumb(0, "aria-label") == "Main volume"
    page.run("slider.removeAttribute('aria-labelledby')")
    assert page.thumb(0, "aria-label") == "Else"
    page.run("slider.removeAttribute('label')")
    assert page.thumb(0, "aria-label") == "More"


# Each kind of slider with its script and a look, and the names of its thumbs in a language with a name.
KINDS = [
    ("range-slider", "sliders", 'value="5"', "{}"), ("range-slider", "sliders", 'values="2 5"', "Minimum {}|Maximum {}"),
    ("circular-slider", LOOKS, 'look="glow" value="5"', "{}"), ("circular-slider", LOOKS, 'look="clock24" wraps values="2 5"', "Start {}|End {}"),
    ("ruler-slider", "sliders-ruler", 'value="5"', "{}"),
    ("plane-slider", "sliders-plane", 'value="2 5"', "Horizontal {}|Vertical {}"),
    ("plane-slider", "sliders-plane", 'shape="disc" values="2 5, 6 7" y-label="Near"', "Angle 1 {}|Near 1|Angle 2 {}|Near 2"),
]
# What gives or changes a name, in a page where `sibling` is before the slider.
NAMES = {
    "label": "sibling.innerHTML = '<label for=it>Price</label>'",
    "label around": "const label = document.createElement('label'); label.append('Price'); slider.before(label); label.append(slider)",
    "for": "sibling.innerHTML = '<label>Price</label>'; requestAnimationFrame(() => sibling.firstChild.setAttribute('for', 'it'))",
    "labelledby": "slider.setAttribute('aria-labelledby', 'one'); requestAnimationFrame(() => sibling.innerHTML = '<b id=one>Price</b>')",
    "id": "slider.setAttribute('aria-labelledby', 'one'); sibling.innerHTML = '<b>Price</b>'; requestAnimationFrame(() => sibling.firstChild.id = 'one')",
}


def with_name(names, name):
    return names.replace("{}", name).split("|")


@pytest.mark.portable(cases=14)
@pytest.mark.parametrize("tag, base, attributes, names", KINDS)
@pytest.mark.parametrize("naming", NAMES)
def test_names_that_come_later_or_change_are_those_of_the_thumbs(page, tag, base, attributes, names, naming):
    if naming == "for" and page.browser.name == "firefox":
        pytest.skip("its lists of labels do not follow the attribute")
    page.show(f'<p id="sibling"></p><{tag} id="it" {attributes}></{tag}>', base=base)
    page.run(NAMES[naming])
    page.until(named(with_name(names, "Price")))
    # As frameworks and translations change texts.
    page.run("globalThis.named = document.querySelector('label, #one'); named.firstChild.data = 'Preis'")
    page.until(named(with_name(names, "Preis")))
    page.run("named.insertAdjacentText('afterbegin', 'Grund')")
    page.until(named(with_name(names, "GrundPreis")))
    page.run("named.replaceWith(Object.assign(named.cloneNode(true), { textContent: 'Cost' }))" if naming != "label around" else "named.firstChild.data = 'Cost'; named.childNodes[1].remove()")
    page.until(named(with_name(names, "Cost")))


@pytest.mark.parametrize("action", ["append(it)", "moveBefore(it, null)"])
def test_a_slider_that_moves_into_a_label_has_its_name(page, action):
    page.show("<range-slider value=5></range-slider><label>Cost </label>")
    page.run("globalThis.it = slider; globalThis.label = document.querySelector('label')")
    if action.startswith("moveBefore") and not page.run("return 'moveBefore' in Element.prototype"):
        return
    page.run(f"label.{action}")
    page.until(named(["Cost"], "it"))


def test_a_name_in_the_shadow_tree_of_the_slider_is_seen(page):
    page.show('<div id="outside"></div>')
    page.run("outside.attachShadow({ mode: 'open' }).innerHTML = '<p></p><range-slider id=it value=5></range-slider>'")
    page.rest()
    page.run("outside.shadowRoot.firstChild.innerHTML = '<label for=it>Price</label>'")
    page.until(named(["Price"], "outside.shadowRoot.querySelector('#it')"))


@pytest.mark.once
def test_the_words_are_those_of_the_other_hosts(page):
    page.slider('values="2 5 7"')
    folders = sorted((ROOT / "Sources/SlidersControls/Resources").glob("*.lproj"))
    assert len(folders) == 13
    for folder in folders:
        words = dict(re.findall(r'^"(.*)" = "(.*)";$', (folder / "Localizable.strings").read_text(), re.M))
        page.run("slider.lang = arguments[0]", folder.stem)
        page.until(named([words["Minimum"], f"{words['Value']} 2", words["Maximum"]]))


@pytest.mark.parametrize("target, lang", [("document.documentElement", "de"), ("slider.parentElement", "de"), ("slider", "de-CH-1996")])
def test_names_and_numbers_are_in_the_language_of_the_element(page, target, lang):
    page.show('<div><range-slider id="it" max="20000" step="0.5" values="2 1000.5 7000" labels></range-slider></div>')
    assert (page.thumb(1, "aria-label"), page.thumb(1, "aria-valuetext")) == ("Value 2", "1,000.5")
    page.run(f"{target}.lang = arguments[0]; slider.label = 'Preis'", lang)
    page.until(named(["Minimum: Preis", "Wert 2: Preis", "Maximum: Preis"]))
    texts = page.settled("return [thumbs()[1].ariaLabel, thumbs()[1].ariaValueText, thumbs()[1].textContent]")
    assert texts == ["Wert 2: Preis", *[page.run("return new Intl.NumberFormat(arguments[0]).format(1000.5)", lang)] * 2]


@pytest.mark.portable
@pytest.mark.parametrize("target", ["document.documentElement", "slider.parentElement"])
def test_a_change_of_a_language_around_the_element_is_seen(page, target):
    page.show('<div><range-slider id="it" max="20000" values="2 1000" labels></range-slider></div>')
    page.run(f"{target}.lang = 'de'")
    page.until("thumbs()[1].ariaValueText === '1.000' && thumbs()[0].ariaLabel === 'Minimum' && thumbs()[1].textContent === '1.000'")
    page.run(f"{target}.lang = 'es'")
    page.until("thumbs()[0].ariaLabel === 'Mínimo'")


def test_the_language_is_found_outside_a_shadow_tree(page):
    page.show('<div lang="ja" id="outside"></div>')
    page.run("outside.attachShadow({ mode: 'open' }).innerHTML = '<range-slider></range-slider>'")
    page.until(named(["最小値", "最大値"], "outside.shadowRoot.firstChild"))


@pytest.mark.parametrize("language", ["not a language", "constructor"])
def test_a_language_that_is_none_counts_as_the_users(page, language):
    page.slider(f'values="1000 2000" max="5000" lang="{language}"', classic=True)
    assert page.thumb(0, "aria-valuetext").replace(",", "") == "1000"
    assert page.browser.warnings() == []


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_a_single_thumb_is_in_no_group(page, tag):
    page.slider('label="Volume" value="5"', tag)
    assert [(node["role"], node["name"]) for node in tree(page)] == [("slider", "Volume")]
    page.run("slider.values = [5, 8]")
    assert [(node["role"], node["name"]) for node in tree(page)] == [("group", "Volume"), ("slider", "Minimum Volume"), ("slider", "Maximum Volume")]
    page.run("slider.values = [5]")
    assert [(node["role"], node["name"]) for node in tree(page)] == [("slider", "Volume")]


@pytest.mark.needs("devtools")
def test_the_name_of_the_group_follows_the_label(page):
    page.slider('label="Price" max="100" values="20 80"')
    page.run("slider.label = 'Cost'")
    assert tree(page)[0]["name"] == "Cost"


def is_described(page, *texts):
    """Whether these texts describe the groups and sliders of the page; the last ones, if there are more. What a browser reports
    of a page comes later than the page. Returns the present texts if it does not come."""
    for _ in range(100):
        page.settled()
        found = page.browser.descriptions()
        if found and found[-len(texts):] == [*texts]:
            return True
    return found


HINT = '<p id="hint">In euros</p><p id="more">with taxes</p><range-slider id="it" VALUE aria-describedby="hint more"></range-slider>'


@pytest.mark.needs("descriptions")
@pytest.mark.parametrize("knows", [True, False])
def test_what_describes_the_element_describes_each_thumb(page, knows):
    # A browser that does not reflect elements gets a text.
    head = "" if knows else "<script>delete Element.prototype.ariaDescribedByElements</script>"
    page.show(HINT.replace("VALUE", 'value="30"'), head=head)
    assert is_described(page, "In euros with taxes") is True
    page.run("slider.values = [30, 50]")
    assert is_described(page, *["In euros with taxes"] * 3) is True
    page.run("slider.values = [30]; slider.setAttribute('aria-describedby', 'more')")
    assert is_described(page, "with taxes") is True
    page.run("slider.removeAttribute('aria-describedby')")
    assert is_described(page, "") is True


@pytest.mark.needs("descriptions")
@pytest.mark.parametrize("tag, base, attributes, names", KINDS)
def test_a_description_that_comes_later_or_changes_is_read(page, tag, base, attributes, names):
    page.show(f'<p id="sibling"></p><{tag} id="it" label="Price" {attributes} aria-describedby="hint"></{tag}>', base=base)
    count = len(names.split("|"))
    page.run("sibling.innerHTML = '<b id=hint>In euros</b>'")
    assert is_described(page, *["In euros"] * count) is True
    page.run("hint.textContent = 'In dollars'")
    assert is_described(page, *["In dollars"] * count) is True


def is_in(nodes, node, role):
    """Returns whether a node is in another one with this role."""
    parent = nodes.get(node.get("parentId"))
    return parent is not None and (parent["role"]["value"] == role or is_in(nodes, parent, role))


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("tag, base, attributes", [
    ("range-slider", "sliders", 'values="20 70" ticks="0 50 100" labels'), ("range-slider", LOOKS, 'look="web" values="20 70" ticks="0 50 100" labels'),
    ("range-slider", LOOKS, 'histogram="1 2 3" values="20 70" ticks="0 50 100"'),
    ("circular-slider", "sliders", 'values="20 70" ticks="0 50" clickable-ticks labels'), ("circular-slider", LOOKS, 'look="glow" value="20" readout'),
    ("plane-slider", "sliders-plane", 'values="20 30" x-ticks="50"'), ("plane-slider", "sliders-plane", 'shape="disc" values="20 30"'),
    ("ruler-slider", "sliders-ruler", 'value="20" labels'), ("ruler-slider", "sliders-ruler", 'value="20" bend-radius="200"'),
])
def test_nothing_is_read_beside_the_sliders_and_their_group(page, tag, base, attributes):
    page.slider(f'label="Size" {attributes}', tag, base=base)
    page.settled()
    nodes = {node["nodeId"]: node for node in page.browser.devtools("Accessibility.getFullAXTree")["nodes"]}
    # What is in a thumb is its own.
    roles = {node["role"]["value"] for node in nodes.values() if not node["ignored"] and not is_in(nodes, node, "slider")}
    assert roles <= {"RootWebArea", "group", "slider", "generic", "none"}, roles


def test_thumbs_are_invalid_while_there_is_a_message(page):
    page.slider('values="20 80"')
    invalid = "return thumbs().map(node => node.getAttribute('aria-invalid'))"
    assert page.settled(invalid) == [None, None]
    page.run("slider.setCustomValidity('Too dear')")
    assert page.settled(invalid) == ["true", "true"]
    page.run("slider.values = [20, 50, 80]")
    assert page.settled(invalid) == ["true"] * 3
    page.run("slider.setCustomValidity('')")
    assert page.settled(invalid) == [None] * 3
    page.run("slider.setAttribute('aria-invalid', 'true')")
    assert page.settled(invalid) == ["true"] * 3


@pytest.mark.once
@pytest.mark.parametrize("tag, attributes, limits", [
    ("range-slider", 'value="30"', [[0, 30, 100]]), ("range-slider", 'values="20 80"', [[0, 20, 100], [0, 80, 100]]),
    ("circular-slider", 'value="30" wraps', [[0, 30, 100]]),
])
def test_a_disabled_slider_says_its_bounds(page, tag, attributes, limits):
    page.slider(f'max="100" disabled {attributes}', tag)
    assert [numbers(page, index) for index in range(len(limits))] == limits
    page.run("slider.disabled = false; slider.disabledThumbs = [0]")
    low, value, high = numbers(page, 0)
    assert low == value == high


@pytest.mark.once
def test_aria_numbers_have_full_precision(page):
    page.slider('min="0" max="1" step="any" values="0.1 0.7"')
    page.set("values", [1 / 3, 0.1 + 0.6])
    assert numbers(page, 0) == [0, 1 / 3, 0.1 + 0.6]
    assert numbers(page, 1) == [1 / 3, 0.1 + 0.6, 1]
    page.focus(0)
    page.key("ArrowRight")
    now = page.values[0]
    assert numbers(page, 0)[1] == now and numbers(page, 1)[0] == now


@pytest.mark.once
def test_aria_limits_are_what_a_drag_could_give_now(page):
    page.slider('min="0" max="100" values="20 50 80" minimum-span="10" step="5"')
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 40], [30, 50, 70], [60, 80, 100]]
    page.run("slider.move(1, 60)")
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 50], [30, 60, 70], [70, 80, 100]]
    page.run("slider.collision = 'push'")
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 80], [10, 60, 90], [20, 80, 100]]
    page.run("slider.collision = 'cross'")
    assert numbers(page, 0)[::2] == numbers(page, 2)[::2] == [0, 100]
    page.run("slider.collision = 'stop'; slider.disabledThumbs = [1]")
    assert [numbers(page, index) for index in range(3)] == [[0, 20, 50], [60, 60, 60], [70, 80, 100]]


@pytest.mark.once
def test_aria_limits_of_all_thumbs_follow_values_set_by_script(page):
    page.slider('min="0" max="100" values="10 20 30 40" collision="push" minimum-span="5" press-target="thumb"')
    for script in ("slider.move(0, 90)", "slider.move(3, 50)", "slider.values = [1, 2, 3, 4]"):
        page.run(script)
        assert [numbers(page, index)[::2] for index in range(4)] == page.settled("return [0, 1, 2, 3].map(thumb => slider.limits(thumb))")


@pytest.mark.once
def test_aria_limits_on_a_wrapping_circle_are_the_bounds(page):
    page.slider('min="0" max="1440" values="1320 360" wraps', "circular-slider")
    assert [numbers(page, index) for index in (0, 1)] == [[0, 1320, 1440], [0, 360, 1440]]


@pytest.mark.once
def test_aria_value_texts_are_those_of_the_format(page):
    page.slider('min="0" max="100" values="20 80"')
    page.run("slider.format = value => value + ' €'")
    assert [page.thumb(index, "aria-valuetext") for index in (0, 1)] == ["20 €", "80 €"]
    page.focus(1)
    page.key("End")
    assert page.thumb(1, "aria-valuetext") == "100 €"


def test_assistive_technology_can_have_texts_of_its_own(page):
    page.slider('values="20 80" labels')
    page.run("slider.format = (value, thumb) => thumb ? `${value} €` : ''")
    assert page.settled("return thumbs().map(node => [node.textContent, node.ariaValueText])") == [["", "20"], ["80 €", "80 €"]]
    page.run("slider.formatValueText = (value, thumb) => `${value} euros, ${thumb ? 'most' : 'least'}`")
    assert page.settled("return thumbs().map(node => [node.textContent, node.ariaValueText])") == [["", "20 euros, least"], ["80 €", "80 euros, most"]]
    page.focus(1)
    page.key("ArrowUp")
    assert page.thumb(1, "aria-valuetext") == "81 euros, most"
    page.run("slider.formatValueText = null")
    assert page.thumb(1, "aria-valuetext") == "81 €"


LUMINANCE = r"""
const channel = byte => byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4;
const luminance = color => { const [red, green, blue] = color.match(/[\d.]+/g).map(part => part * (color.startsWith('color') ? 255 : 1)).map(channel); return 0.2126 * red + 0.7152 * green + 0.0722 * blue; };
const contrast = (one, other) => { const [a, b] = [luminance(one), luminance(other)].sort((a, b) => b - a); return (a + 0.05) / (b + 0.05); };
const part = selector => getComputedStyle(slider.shadowRoot.querySelector(selector));"""


# The colors of the track, its edge and its span, of a straight slider and of a round one.
COLORS = r"""
const color = (selector, name) => { const style = part(selector); return style.stroke === 'none' ? style[name] : style.stroke; };
const edge = selector => part(selector).boxShadow.match(/rgba?\(.*?\)|color\(.*?\)/)?.[0] ?? 'none';
const drawn = () => ({ track: color('[part=track]', 'backgroundColor'), rim: part('path:nth-child(2), [part=track]').stroke.replace('none', edge('[part=track]')), span: color('[part~=span]', 'backgroundColor') });
const thumbEdge = () => edge('[part~=thumb]');"""
BOTH = pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])


@pytest.mark.portable(cases=4)
@pytest.mark.parametrize("page_color, text", [
    ("rgb(255, 255, 255)", "#333"), ("rgb(245, 245, 245)", "#000"), ("rgb(28, 28, 30)", "#fff"), ("rgb(0, 0, 0)", "#ccc"),
    ("rgb(28, 28, 30)", "#fff; color-scheme: dark"), ("rgb(0, 0, 0)", "#ccc; color-scheme: dark"),
])
@BOTH
def test_thumb_span_and_focus_ring_contrast_with_the_page(page, tag, page_color, text):
    page.slider('values="20 80"', tag, style=f"body {{ background: {page_color}; color: {text} }}")
    page.key("Tab")
    colors = page.settled(LUMINANCE + COLORS + "return [color('[part~=thumb]', 'backgroundColor'), drawn().span, part(':focus').outlineColor].map(color => contrast(color, arguments[0]))", page_color)
    assert min(colors) >= 3, colors


@pytest.mark.parametrize("scheme", ["light", "dark"])
@BOTH
def test_spans_contrast_with_the_track(page, tag, scheme):
    page.slider('values="20 80"', tag, style=f"body {{ color-scheme: {scheme} }}")
    assert page.settled(LUMINANCE + COLORS + "return contrast(drawn().track, drawn().span)") >= 3
    assert (page.settled(LUMINANCE + COLORS + "return luminance(drawn().track)") > 0.5) == (scheme == "light")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@BOTH
def test_a_line_parts_thumbs_from_spans(page, tag, scheme):
    page.slider('values="20 80"', tag, style=f"html {{ color-scheme: {scheme} }}")
    colors = page.settled(LUMINANCE + COLORS + "return [color('[part~=thumb]', 'backgroundColor'), drawn().span].map(color => contrast(color, thumbEdge()))")
    assert min(colors) >= 3, colors


def test_a_track_with_a_color_of_the_page_has_no_edge(page):
    page.slider('values="20 80"', style="#it { --slider-track: rgb(1, 2, 3); --slider-edge: red }")
    colors = page.settled(LUMINANCE + COLORS + "return [drawn().track, drawn().rim]")
    assert colors == ["rgb(1, 2, 3)"] * 2


@pytest.mark.needs("devtools")
@BOTH
def test_more_contrast_draws_edges_as_dark_as_the_text(page, tag):
    page.slider('values="20 80"', tag, style="body { color: rgb(10, 20, 30) }")
    edges = LUMINANCE + COLORS + "return [drawn().rim, thumbEdge()]"
    # The edge of a round track is a path, which has the color of the track.
    rims = {"range-slider": "none", "circular-slider": page.settled(LUMINANCE + COLORS + "return drawn().track")}
    assert page.settled(edges) == [rims[tag], "rgb(255, 255, 255)"]
    page.browser.emulate(prefers_contrast="more")
    page.rest()
    assert page.settled(edges) == ["rgb(10, 20, 30)"] * 2
    assert page.settled(LUMINANCE + COLORS + "return contrast(drawn().track, drawn().span)") >= 3


@pytest.mark.needs("devtools")
@BOTH
def test_forced_colors_tell_enabled_and_disabled_parts_apart(page, tag):
    page.slider('values="20 80"', tag)
    page.browser.emulate(forced_colors="active")
    system = "const color = name => { slider.style.outlineColor = name; return getComputedStyle(slider).outlineColor };"
    gray, ground = page.run(system + "slider.style.forcedColorAdjust = 'none'; return [color('GrayText'), color('Canvas')]")
    enabled = page.settled(LUMINANCE + COLORS + "return drawn()")
    page.set("disabled", True)
    disabled = page.settled(LUMINANCE + COLORS + "return drawn()")
    assert gray not in enabled.values() and len({*enabled.values()}) == 3
    assert disabled == {"track": ground, "rim": gray, "span": gray}


@pytest.mark.needs("devtools")
@BOTH
def test_ticks_are_opaque_in_forced_colors(page, tag):
    page.slider('value="20" labels ticks="0 50 90"', tag)
    page.browser.emulate(forced_colors="active")
    page.until("slider.shadowRoot.querySelectorAll('[part~=tick]').length === 3")
    assert {*page.settled("return [...slider.shadowRoot.querySelectorAll('[part*=tick]')].map(node => getComputedStyle(node).opacity)")} == {"1"}


def test_texts_follow_the_font_size_of_the_page(page):
    page.slider('values="20 80" labels ticks="0 100"', style="html { font-size: 32px }")
    sizes = page.settled("return [...slider.shadowRoot.querySelectorAll('[part$=label]')].map(node => getComputedStyle(node).fontSize)")
    assert {*sizes} == {"24px"} and page.get("clientHeight") == 108
    page.slider('values="20 80" labels')
    assert page.get("clientHeight") == 76


def test_autofocus_focuses_the_first_thumb_when_the_page_opens(page):
    page.show("<range-slider id='it' values='20 80' autofocus></range-slider>")
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == 0
    page.show("<input id='field'><range-slider id='it' autofocus></range-slider><script>field.focus()</script>")
    assert page.settled("return document.activeElement.id") == "field"
    # The browser looks for autofocus once in a page.
    page.show("<input id='field' autofocus><range-slider id='it' autofocus></range-slider>")
    page.settled("document.activeElement.blur(); document.body.append(slider)")
    assert page.settled("return document.activeElement.localName") == "body"


def test_a_thumb_stays_the_same_element_when_options_change(page):
    page.slider('min="0" max="100" values="20 80"')
    page.run("globalThis.before = thumbs()")
    page.run("slider.values = [30, 40]; slider.step = 10; slider.max = 200; slider.values = [10, 20, 30]")
    assert page.settled("return before.map((node, index) => node === thumbs()[index])") == [True, True]


def test_axe_finds_what_is_wrong(page):
    page.slider('aria-label="Price" max="100"')
    page.run("thumbs()[0].removeAttribute('aria-label')")
    assert "aria-input-field-name" in [fault for fault, *_ in violations(page)]


def test_axe_finds_nothing_on_a_page_of_all_kinds(page):
    page.show(ALL_KINDS)
    assert violations(page) == []


@pytest.mark.needs("devtools")
@SCHEMES
def test_axe_finds_nothing_in_the_gallery(page, gallery, scheme):
    page.browser.emulate(**scheme)
    show_gallery(page, gallery)
    assert violations(page) == []


WINDOWS = "return thumbs().map((node, index) => [[node.ariaValueMin, node.ariaValueMax].map(Number), slider.limits(index)])"


@pytest.mark.portable(cases=3)
@pytest.mark.parametrize("attributes", ['collision="push"', 'collision="push" minimum-span="5" maximum-span="30"', 'collision="cross"', 'collision="cross" disabled-thumbs="4"', ""])
@pytest.mark.parametrize("thumb", [0, 2, 4])
def test_during_a_drag_all_thumbs_have_their_present_windows(page, attributes, thumb):
    page.slider(f'max="100" values="10 30 50 70 90" press-target="thumb" {attributes}')
    start = 10 + 20 * thumb
    page.mouse.press(x(start), Y)
    for value in (start, start + 3, start - 25, start + 28):
        page.mouse.drag(x(value), Y)
        windows = page.settled(WINDOWS)
        assert [shown for shown, _ in windows] == [present for _, present in windows], value
    page.mouse.release()
    windows = page.settled(WINDOWS)
    assert [shown for shown, _ in windows] == [present for _, present in windows]


@pytest.mark.once
@pytest.mark.parametrize("collision", ["push", "cross"])
def test_a_held_thumb_is_a_wall_for_far_thumbs_wherever_it_is(page, collision):
    page.slider(f'max="100" values="10 30 50 70 90" press-target="thumb" collision="{collision}"')
    page.mouse.press(x(50), Y)
    for value in (50, 53, 61):
        page.mouse.drag(x(value), Y)
        assert [shown for shown, _ in page.settled(WINDOWS)] == [[0, value]] * 2 + [[0, 100]] + [[value, 100]] * 2
    page.mouse.release()
    assert [shown for shown, _ in page.settled(WINDOWS)] == [[0, 100]] * 5


@pytest.mark.parametrize("tag, base, attributes, keys, focused, value", [
    ("range-slider", "sliders", 'values="69 70" collision="cross"', ["ArrowRight", "ArrowRight"], 1, "71"),
    ("range-slider", LOOKS, 'look="web" values="60 70" collision="cross"', ["End"], 1, "100"),
    ("range-slider", "sliders", 'values="60 70" text-entry', ["6", "5", "Enter"], 0, "65"),
    ("range-slider", "sliders", 'values="60 70" collision="cross" text-entry', ["8", "5", "Enter"], 1, "85"),
    ("plane-slider", "sliders-plane", 'values="20 30"', ["ArrowUp"], 1, "31"),
    ("plane-slider", "sliders-plane", 'values="20 30" text-entry', ["6", "5", "Enter"], 0, "65"),
    ("ruler-slider", "sliders-ruler", 'value="20" text-entry', ["6", "5", "Enter"], 0, "65"),
])
def test_a_value_is_there_before_the_focus_that_it_brings(page, tag, base, attributes, keys, focused, value):
    # A screen reader would say the old value or none, and then the new one by itself.
    page.slider(f'label="Size" {attributes}', tag, base=base)
    page.focus(0)
    page.run("""globalThis.seen = [];
        globalThis.writes = new MutationObserver(() => {});
        writes.observe(slider.shadowRoot, { subtree: true, attributeFilter: ['aria-valuenow', 'aria-valuetext', 'aria-label'] });
        const written = node => writes.takeRecords().filter(({ target }) => target === node).map(({ attributeName }) => attributeName);
        slider.shadowRoot.addEventListener('focusin', ({ target }) => seen.push([thumbs().indexOf(target), target.ariaValueNow, written(target)]), true)""")
    for key in keys[:-1]:
        page.key(key)
    page.run("writes.takeRecords()")
    page.key(keys[-1])
    # Each attribute is written once before the focus, and none after it: such a value would be said again.
    after = page.settled("return writes.takeRecords().filter(({ target }) => target === slider.shadowRoot.activeElement).length")
    assert [found for found in page.run("return seen") if found[0] >= 0] == [[focused, value, ["aria-valuenow", "aria-valuetext"]]]
    assert after == 0
    assert page.settled("return thumbs().indexOf(slider.shadowRoot.activeElement)") == focused
