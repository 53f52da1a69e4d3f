"""Tests the gallery that the tool assembles: it fits a phone and a desktop, and each of its sliders can be dragged."""
import pytest
from pages import needing

SIZES = {"phone": (390, 844, 2, True), "desktop": (1280, 800, 1, False)}
SLIDERS = "[...document.querySelectorAll('.stage :is(range-slider, circular-slider, plane-slider, ruler-slider)')]"


def show(page, gallery, device="desktop"):
    width, height, scale, mobile = SIZES[device]
    page.browser.resize(width, height, scale, mobile)
    page.open(f"file://{gallery}")
    page.run("document.documentElement.style.scrollBehavior = 'auto'")
    page.until("'isFilled' in document.documentElement.dataset")
    page.settled()


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", SIZES)
def test_the_gallery_fits_the_screen_in_light_and_dark(page, gallery, device, scheme):
    page.browser.emulate(prefers_color_scheme=scheme)
    show(page, gallery, device)
    width = SIZES[device][0]
    assert page.settled("return document.documentElement.scrollWidth") == width
    wide = page.run("return [...document.querySelectorAll('.show')].filter(node => node.scrollWidth > node.clientWidth).map(node => node.parentNode.id)")
    assert wide == [], "something in these cards is wider than they are"
    page.picture(f"gallery-{device}-{scheme}")
    dark = page.run("return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every(part => part < 128)")
    assert dark == (scheme == "dark")
    assert page.browser.warnings() == []


@pytest.mark.portable
@pytest.mark.parametrize("device, kind", [("desktop", "mouse"), needing("scale", "phone", "touch")])
def test_every_slider_can_be_dragged(page, gallery, device, kind):
    show(page, gallery, device)
    count = page.run(f"return {SLIDERS}.length")
    assert count >= 19
    # Chromium drags all, other browsers one in four.
    for index in range(0, count, 1 if page.browser.name == "chromium" else 4):
        page.run(f"{SLIDERS}[arguments[0]].scrollIntoView({{ block: 'center' }})", index)
        free, before = page.settled(f"""
            const slider = {SLIDERS}[arguments[0]];
            return [thumbs(slider).findLastIndex(node => !node.ariaDisabled), slider.value]""", index)
        if free < 0:
            continue
        thumb = f"const node = thumbs({SLIDERS}[arguments[0]])[arguments[1]].getBoundingClientRect();"
        position = page.run(f"{thumb} return [node.x + node.width / 2, node.y + node.height / 2].map(Math.round)", index, free)
        card = f"{SLIDERS}[arguments[0]].closest('.card')"
        far = 70 if kind == "mouse" else 45
        for away in ((-far, 0), (far, 0), (0, -far), (0, far)):
            page.browser.gestures(kind, [position, (position[0] + away[0], position[1] + away[1])])
            if (after := page.settled(f"return {SLIDERS}[arguments[0]].value", index)) != before:
                break
        name, log = page.run(f"return [{card}.id, {card}.querySelector('.log').textContent]", index)
        assert after != before, f"slider {index}, in the card {name}, cannot be dragged"
        assert "input" in log, f"the card {name} shows no events"
    assert page.browser.warnings() == []


@pytest.mark.needs("scale", "fingers")
def test_the_shown_values_follow_the_finger(page, gallery):
    show(page, gallery, "phone")
    page.run("document.querySelector('#price range-slider').scrollIntoView({ block: 'center' })")
    left, top = page.settled("""
        const { x, y, width, height } = thumbs(document.querySelector('#price range-slider'))[0].getBoundingClientRect();
        return [x + width / 2, y + height / 2].map(Math.round)""")
    before = page.run("return document.querySelector('#price .values').textContent")
    page.browser.gestures("touch", [(left, top), (left + 20, top), (left + 45, top)])
    assert page.settled("return document.querySelector('#price range-slider').values[0]") > 200
    assert page.run("return document.querySelector('#price .values').textContent") != before


def test_looks_keep_their_colors(page, gallery):
    show(page, gallery)
    colored = page.run("""
        const names = ['accent', 'track', 'thumb', 'text'].map(name => `--slider-${name}`);
        const looks = [...document.querySelectorAll('[look]')];
        return [looks.length, looks.filter(node => names.some(name => getComputedStyle(node).getPropertyValue(name))).map(node => node.outerHTML)]""")
    assert colored[0] >= 20 and colored[1] == []


def test_the_index_leads_to_every_section(page, gallery):
    show(page, gallery)
    links, sections = page.run("""
        return [[...document.querySelectorAll('nav a')].map(link => link.hash),
                [...document.querySelectorAll('main section')].map(node => '#' + node.getAttribute('aria-labelledby'))]""")
    assert links == sections
    assert page.run("return [...document.querySelectorAll('.index a')].map(link => link.hash.slice(1))") == page.run(
        "return [...document.querySelectorAll('.card')].map(card => card.id)")
    for link in links:
        page.run("document.querySelector(`nav a[href='${arguments[0]}']`).click()", link)
        assert -10 < page.settled("return document.querySelector(arguments[0]).getBoundingClientRect().top", link) < 200
        assert page.settled("return document.querySelector('nav [aria-current]')?.hash") == link


def test_tabs_show_the_code_of_every_card(page, gallery):
    show(page, gallery)
    cards = page.run("return [...document.querySelectorAll('.card, #start')].map(card => card.id)")
    for kind in ("UIKit", "AppKit", "SwiftUI", "HTML"):
        page.run("document.querySelector(`#price [data-kind=${arguments[0]}]`).click()", kind)
        for card in cards:
            shown, text, chosen = page.run("""
                const card = document.getElementById(arguments[0]), tab = card.querySelector('[aria-selected=true]');
                const kind = arguments[1] in snippets[card.id] ? arguments[1] : 'HTML';
                return [card.querySelector('pre').textContent, snippets[card.id][kind], tab.textContent === kind]""", card, kind)
            assert shown == text.rstrip() and chosen
    page.run("document.querySelector('#price [data-kind=HTML]').focus()")
    page.key("ArrowRight")
    assert page.settled("return document.activeElement.id") == "price-uikit"
    page.key("ArrowLeft")
    assert page.settled("return document.querySelector('#cross [aria-selected=true]').textContent") == "HTML"


@pytest.mark.needs("devtools")
def test_a_click_on_copy_copies_the_code(page, gallery):
    show(page, gallery)
    page.browser.devtools("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])
    page.run("document.querySelector('#price [data-kind=SwiftUI]').click()")
    page.run("document.querySelector('#price .copy').scrollIntoView({ block: 'center' })")
    x, y = page.settled("""
        const { x, y, width, height } = document.querySelector('#price .copy').getBoundingClientRect();
        return [x + width / 2, y + height / 2].map(Math.round)""")
    page.browser.gestures("mouse", [(x, y)])
    assert page.settled("return document.querySelector('#price .copy').textContent") == "Copied"
    assert page.settled("return navigator.clipboard.readText()") == page.run("return snippets.price.SwiftUI.trimEnd()")


def test_code_is_copied_in_a_page_without_navigator_clipboard(page, gallery):
    show(page, gallery)
    copied = page.settled("""
        Object.defineProperty(navigator, 'clipboard', { value: undefined });
        const copied = new Promise(done => {
            document.execCommand = () => done(document.getSelection().toString() || document.activeElement.value);
        });
        document.querySelector('#price .copy').click();
        return copied""")
    assert copied == page.run("return snippets.price.HTML.trimEnd()")


def test_options_change_the_slider_and_its_html(page, gallery):
    show(page, gallery)
    rows = page.run("return [...document.querySelectorAll('.panel')].map(panel => [panel.closest('.card').id, panel.children.length])")
    assert sum(count for _, count in rows) > 35
    for card, count in rows:
        for row in range(count):
            before, after, told, fits = page.settled("""
                const card = document.getElementById(arguments[0]), row = card.querySelectorAll('.row')[arguments[1]];
                const sliders = () => [...card.querySelectorAll('.stage :is(range-slider, circular-slider, plane-slider, ruler-slider)')];
                const text = () => sliders().map(slider => slider.cloneNode().outerHTML + slider.style.cssText).join() + card.querySelector('.stage').style.cssText;
                const before = text(), input = row.querySelector('input:not(:checked)') ?? row.querySelector('input');
                if (input?.type === 'color') {
                    input.value = '#123456';
                    input.dispatchEvent(new Event('input'));
                } else if (input) {
                    input.click();
                } else {
                    const slider = row.querySelector('range-slider'), [thumb] = thumbs(slider);
                    const key = slider.valueAsNumber === slider.max ? 'ArrowLeft' : 'ArrowRight';
                    thumb.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
                }
                const template = document.createElement('template');
                template.innerHTML = card.querySelector('pre').textContent;
                const same = node => [...node.attributes].map(({ name, value }) => [name, value]).filter(([name]) => name !== 'dir').sort().join();
                const told = [...template.content.querySelectorAll('range-slider, circular-slider, plane-slider, ruler-slider')].map(same);
                return [before, text(), told.join('|'), sliders().slice(0, told.length).map(same).join('|')]""", card, row)
            assert after != before, f"option {row} of the card {card} does nothing"
            assert told == fits, f"the HTML of the card {card} differs from its slider"
    # On a linear scale, not all ticks of the frequencies have room.
    assert [warning for warning in page.browser.warnings() if "ticks: no room for all" not in warning] == []


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("name", ["exposure", "rulers", "knob", "span"])
def test_a_link_to_a_card_leads_to_the_card(page, gallery, name):
    page.open(f"file://{gallery}?{name}#{name}")
    page.until("'isFilled' in document.documentElement.dataset")
    page.rest()
    assert 0 <= page.settled("return document.getElementById(arguments[0]).getBoundingClientRect().y", name) < 300


def test_readouts_are_what_their_captions_say(page, gallery):
    show(page, gallery)
    for card in ("clock12", "bedtime"):
        texts = page.settled(f"""
            const {{ shadowRoot }} = document.querySelector('#{card} circular-slider');
            return [...shadowRoot.querySelector('[part=drawing]').shadowRoot.querySelectorAll('text')].map(node => node.textContent)""")
        assert "8 hr" in texts and not any("–" in text for text in texts), card


def test_a_held_look_has_no_halo_of_the_page(page, gallery):
    show(page, gallery)
    for card, has_halo in (("bedtime", False), ("price", True)):
        page.run("document.querySelector(`#${arguments[0]} .stage`).scrollIntoView({ block: 'center' })", card)
        thumb = f"thumbs(document.querySelector('#{card} .stage :is(range-slider, circular-slider)'))[0]"
        x, y = map(round, page.settled(f"const {{ x, y, width, height }} = {thumb}.getBoundingClientRect(); return [x + width / 2, y + height / 2]"))
        page.mouse.press(x, y)
        assert ("9px" in page.settled(f"return getComputedStyle({thumb}).boxShadow")) == has_halo
        page.mouse.release()


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("width", [360, 800, 1280])
def test_the_bent_ruler_fills_its_card_and_is_not_cut(page, gallery, width):
    page.browser.resize(width, 900)
    page.open(f"file://{gallery}?{width}")
    page.until("'isFilled' in document.documentElement.dataset")
    page.run("document.querySelector('#exposure ruler-slider').value = 0")
    left, right, bottom, room = page.settled("""
        const ruler = document.querySelector('#exposure ruler-slider');
        const around = ruler.getBoundingClientRect();
        const boxes = [...ruler.shadowRoot.querySelectorAll('[part~=tick], [part~=tick-label]')]
            .filter(({ style }) => style.visibility !== 'hidden' && style.opacity !== '0' && style.filter !== 'opacity(0)').map(node => node.getBoundingClientRect());
        const ends = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))];
        return [ends[0] - around.left, around.right - ends[1], around.bottom - Math.max(...boxes.map(({ bottom }) => bottom)), around.width]""")
    # Ticks fade toward the sides.
    assert left > -10 and right > -10 and bottom >= 0
    assert room - left - right > room / 2
