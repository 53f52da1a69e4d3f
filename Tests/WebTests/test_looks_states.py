"""Tests the states of looks: hovered, held, focused, disabled, light, dark, forced colors."""
import pytest
from painted import ALL, ROUND

pytestmark = pytest.mark.portable

COLORS = """
const coat = fill => [{ fill }];
slider.paints = [{ role: 'thumb', coats: coat('#000001') }, ...['hovered', 'held', 'focused', 'disabled'].map((state, index) =>
    ({ role: 'thumb', state, coats: coat(`#00000${index + 2}`) })), { role: 'span', coats: coat('#000010') },
  { role: 'span', state: 'hovered', coats: coat('#000020') }, { role: 'span', state: 'held', coats: coat('#000030') },
  { role: 'thumb', thumb: 1, coats: coat('#000009') }];"""
FILLS = "return forms().slice(1).map(form => +form.querySelector('path').getAttribute('fill').slice(4))"


@pytest.fixture
def colored(painted):
    """A slider whose span and thumbs have another fill in each state."""
    painted.slider('max="100" values="20 80"')
    painted.run(COLORS)
    painted.fills = lambda: painted.settled(FILLS)
    assert painted.fills() == [10, 1, 9]
    return painted


def test_the_pointer_makes_thumbs_and_spans_hovered_and_held(colored):
    x, y = map(round, colored.center(0))
    colored.mouse.drag(x, y)
    assert colored.fills() == [10, 2, 9]
    colored.mouse.drag(x + 90, y)
    assert colored.fills() == [20, 1, 9]
    colored.mouse.drag(x, y)
    colored.mouse.press(x, y)
    assert colored.fills() == [10, 9, 3]
    colored.mouse.drag(x + 5, y)
    colored.mouse.release()
    colored.mouse.drag(x + 6, y + 1)
    assert colored.fills() == [10, 2, 9]
    colored.mouse.drag(x, y + 200)
    assert colored.fills() == [10, 1, 9]
    colored.mouse.press(x + 90, y)
    assert colored.fills() == [30, 1, 9]


def test_hover_finds_the_thumb_of_a_rotated_slider(colored):
    colored.run("slider.style.rotate = '90deg'")
    x, y = map(round, colored.center(0))
    colored.mouse.drag(x, y)
    assert colored.fills() == [10, 2, 9]


def test_a_thumb_that_got_the_focus_by_a_key_is_painted_focused(colored):
    colored.focus(0)
    colored.key("ArrowRight")
    # The thumb with the focus is in front of the others.
    assert colored.fills() == [10, 9, 4]
    colored.run("thumbs()[0].blur()")
    assert colored.fills() == [10, 1, 9]


def test_a_thumb_that_gets_the_focus_while_values_are_set_is_painted_focused(colored):
    colored.run("slider.values = [30, 80]; thumbs()[0].focus({ focusVisible: true })")
    assert colored.fills() == [10, 9, 4]


@pytest.mark.needs("devtools")
def test_a_slider_that_gets_its_first_paints_with_the_focus_shows_it(painted):
    painted.slider('max="100" values="20 80"')
    painted.run("thumbs()[0].focus({ focusVisible: true })")
    painted.run(COLORS)
    assert painted.settled(FILLS) == [10, 9, 4]


def test_a_thumb_that_got_the_focus_by_the_mouse_is_not_painted_focused(colored):
    x, y = map(round, colored.center(0))
    colored.mouse.press(x, y)
    colored.mouse.release()
    colored.mouse.drag(x, y + 200)
    assert colored.run("return slider.shadowRoot.activeElement === thumbs()[0]")
    assert colored.fills() == [10, 1, 9]


def test_disabled_thumbs_are_painted_disabled(colored):
    colored.run("slider.disabledThumbs = '0'")
    assert colored.fills() == [10, 5, 9]
    colored.run("slider.disabledThumbs = null; slider.disabled = true")
    assert colored.fills() == [10, 5, 5]
    assert colored.settled("return getComputedStyle(slider.shadowRoot.querySelector('[part=base]')).opacity") == "1"


def test_a_style_without_paints_for_the_focus_has_the_ring_of_looks(colored):
    outline = "return getComputedStyle(thumbs()[0]).outlineColor"
    colored.focus(0)
    colored.key("ArrowRight")
    assert colored.settled(outline) == "rgba(0, 0, 0, 0)"
    strokes = "return [...drawing().querySelectorAll('path')].map(node => node.getAttribute('stroke')).filter(Boolean)"
    assert colored.settled(strokes) == []
    colored.run("slider.paints = [{ role: 'thumb', coats: [{ fill: 'red' }] }]")
    assert colored.settled(outline) == "rgba(0, 0, 0, 0)"
    assert colored.settled(strokes) == ["#ffffff", "#007aff"]
    colored.run("slider.thumbVisibility = 'hidden'")
    assert colored.settled(outline) == "rgb(0, 122, 255)" and colored.settled(strokes) == []


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("by", ["system", "page"])
def test_a_look_follows_the_color_scheme(painted, by):
    painted.slider('look="system" max="100" values="20 80"', style="html { color-scheme: light dark }")
    light = painted.html()
    change = (lambda scheme: painted.browser.emulate(prefers_color_scheme=scheme)) if by == "system" else \
        (lambda scheme: painted.run("slider.style.colorScheme = arguments[0]", scheme))
    change("dark")
    painted.settled()
    dark = painted.html()
    assert dark != light
    change("light")
    painted.settled()
    assert painted.html() == light


@pytest.mark.parametrize("is_hidden", [False, True])
def test_paints_for_light_and_dark_follow_the_color_scheme(painted, is_hidden):
    painted.slider('max="100" values="20 80"')
    painted.run("""slider.paints = [{ role: 'track', dark: false, coats: [{ fill: '#000001' }] }, { role: 'track', dark: true, coats: [{ fill: '#000002' }] }]""")
    assert "#000001" in painted.html()
    for scheme, color in (("dark", "#000002"), ("light", "#000001")):
        painted.run("slider.hidden = arguments[0]", is_hidden)
        painted.settled("slider.style.colorScheme = arguments[0]", scheme)
        painted.run("slider.hidden = false")
        # Some browsers report it some frames later.
        painted.until(f"drawing().innerHTML.includes('{color}')")


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("look", ALL)
def test_thumbs_have_an_edge_in_forced_colors(painted, look):
    painted.look(look)
    painted.browser.emulate(forced_colors="active")
    painted.settled()
    canvas = painted.run("document.body.style.color = 'Canvas'; return getComputedStyle(document.body).color")
    edges = painted.settled("""
        return [...drawing().querySelectorAll('g[transform] path')].filter(node => node.getAttribute('fill') !== 'none').map(node => {
          const { stroke, strokeOpacity, strokeWidth } = getComputedStyle(node);
          return [stroke, strokeOpacity, strokeWidth];
        })""")
    assert len(edges) >= painted.run("return thumbs().length") and all(edge == [canvas, "1", "2px"] for edge in edges)


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("look", ["pictures", "glow"])
def test_forced_colors_replace_the_colors_and_images_of_a_look(painted, look):
    painted.look(look)
    mine = painted.forms()
    painted.browser.emulate(forced_colors="active")
    painted.settled()
    system = painted.run("""
        const node = document.body.appendChild(document.createElement('i'));
        return ['Highlight', 'CanvasText'].map(name => {
          node.style.color = name;
          return '#' + getComputedStyle(node).color.match(/\\d+/g).slice(0, 3).map(part => (+part).toString(16).padStart(2, '0')).join('');
        })""")
    html = painted.html()
    # Neither the thumb nor the span vanishes on the track.
    track = painted.run("return ['fill', 'stroke'].map(name => forms().find(form => form.querySelector('path')).querySelector('path').getAttribute(name))")
    assert not {*track} & {*system}
    assert all(color in html for color in system) and "<image" not in html and "Gradient" not in html
    painted.page.picture(f"looks-forced-{look}")
    painted.browser.emulate()
    painted.settled()
    assert painted.forms() == mine


def test_a_held_thumb_shows_the_image_of_the_held_state(painted):
    painted.look("pictures")
    x, y = map(round, painted.center(1))
    painted.mouse.press(x, y)
    assert painted.settled("return [...forms().at(-1).querySelectorAll('image')].map(image => image.getAttribute('href')).every(text => /held/.test(text))")


@pytest.mark.parametrize("look", ["layers", "bedtime"])
def test_a_look_moves_to_another_document_and_back(painted, look):
    painted.slider(f'look="{look}" max="100" values="20 80"', "circular-slider" if look in ROUND else "range-slider")
    painted.run("""
        globalThis.element = slider;
        globalThis.frame = document.body.appendChild(document.createElement('iframe'));
        frame.style.cssText = 'width: 700px; height: 500px';
        globalThis.look = () => {
          const style = node => element.ownerDocument.defaultView.getComputedStyle(node), svg = drawing(element).firstChild;
          return [style(thumbs(element)[0]).backgroundColor, style(svg).position, style(svg).overflow, style(svg.querySelector('g, path')).fill,
            element.localName === 'circular-slider' && style(element).width];
        }""")
    before = painted.settled("return look()")
    for script in ("frame.contentDocument.body.append(element)", "document.body.append(document.adoptNode(element))"):
        painted.run(script)
        painted.settled()
        assert painted.settled("return look()") == before, script
    assert painted.browser.warnings() == []
