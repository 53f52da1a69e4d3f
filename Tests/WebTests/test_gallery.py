"""The gallery, as the tool assembles it: every slider of it can be dragged, and it fits a phone and a desktop."""
import pytest

SIZES = {"phone": (390, 844, 2, True), "desktop": (1280, 800, 1, False)}
SLIDERS = "[...document.querySelectorAll('range-slider, circular-slider')]"


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("device", SIZES)
def test_pictures(page, gallery, device, scheme):
    width, height, scale, mobile = SIZES[device]
    page.browser.devtools("Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=mobile)
    page.emulate(prefers_color_scheme=scheme)
    page.open(f"file://{gallery}")
    assert page.settled("return document.documentElement.scrollWidth") == width
    whole = page.run("return document.documentElement.scrollHeight")
    page.browser.devtools("Emulation.setDeviceMetricsOverride", width=width, height=whole, deviceScaleFactor=scale, mobile=mobile)
    page.picture(f"gallery-{device}-{scheme}")
    dark = page.run("return getComputedStyle(document.body).backgroundColor.match(/\\d+/g).slice(0, 3).every(part => part < 128)")
    assert dark == (scheme == "dark")
    assert page.browser.warnings() == []


def test_every_slider_can_be_dragged(page, gallery):
    page.open(f"file://{gallery}")
    count = page.run(f"return {SLIDERS}.length")
    assert count >= 13
    for index in range(count):
        page.run(f"{SLIDERS}[arguments[0]].scrollIntoView({{ block: 'center' }})", index)
        free, before = page.settled(f"""
            const slider = {SLIDERS}[arguments[0]];
            return [thumbs(slider).findLastIndex(node => !node.ariaDisabled), slider.values]""", index)
        if free < 0:
            continue
        thumb = f"const node = thumbs({SLIDERS}[arguments[0]])[arguments[1]].getBoundingClientRect();"
        place = page.run(f"{thumb} return [node.x + node.width / 2, node.y + node.height / 2].map(Math.round)", index, free)
        card = f"{SLIDERS}[arguments[0]].closest('.card')"
        for away in ((-40, 0), (40, 0), (0, -40), (0, 40)):
            page.browser.gestures("mouse", [place, (place[0] + away[0], place[1] + away[1])])
            if (after := page.settled(f"return {SLIDERS}[arguments[0]].values", index)) != before:
                break
        name, log = page.run(f"return [{card}.id, {card}.querySelector('.log').textContent]", index)
        assert after != before, f"slider {index}, in the card {name}, cannot be dragged"
        assert "change" in log, f"the card {name} tells of no events"
    assert page.browser.warnings() == []


def test_a_finger_drags_on_a_phone(page, gallery):
    page.browser.devtools("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=2, mobile=True)
    page.open(f"file://{gallery}")
    page.run("document.querySelector('#price range-slider').scrollIntoView({ block: 'center' })")
    left, top = page.settled("""
        const { x, y, width, height } = thumbs(document.querySelector('#price range-slider'))[0].getBoundingClientRect();
        return [x + width / 2, y + height / 2].map(Math.round)""")
    before = page.run("return document.querySelector('#price .values').textContent")
    page.browser.gestures("touch", [(left, top), (left + 20, top), (left + 45, top)])
    assert page.settled("return document.querySelector('#price range-slider').values[0]") > 200
    assert page.run("return document.querySelector('#price .values').textContent") != before
