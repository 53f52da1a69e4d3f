"""Tests children of the page instead of thumbs, of the track and of spans, docs/behavior.md §8. Presses never meet them."""
import pytest
from painted import LOOKS
from pages import Y, x

pytestmark = pytest.mark.portable

STYLE = "[slot^=thumb] { width: 40px; height: 20px; background: rgb(1, 2, 3) }"
PLACES = """
const middle = node => { const { x, y, width, height } = node.getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round) };
return [...slider.querySelectorAll('[slot]')].map(view => [middle(view), middle(thumbs()[+view.slot.slice(6)])])"""
DRAWN = "return [getComputedStyle(thumbs()[arguments[0]]).backgroundColor !== 'rgba(0, 0, 0, 0)', getComputedStyle(thumbs()[arguments[0]]).boxShadow !== 'none']"
KINDS = [("range-slider", "sliders", ""), ("circular-slider", "sliders", ""), ("range-slider", LOOKS, ""), ("range-slider", LOOKS, 'look="ios-flat"'),
         ("circular-slider", LOOKS, 'look="clock12"')]


def show(page, tag="range-slider", base="sliders", attributes="", views=(0,), more=""):
    inside = "".join(f'<button slot="thumb-{index}" type="button">{index}</button>' for index in views)
    page.show(f'<{tag} id="it" max="100" values="20 80" press-target="thumb" {attributes}>{inside}{more}</{tag}>', style=STYLE, base=base)


@pytest.mark.parametrize("tag, base, attributes", KINDS)
def test_a_view_is_in_the_middle_of_its_thumb_and_moves_with_it(page, tag, base, attributes):
    show(page, tag, base, attributes, views=(0, 1))
    for values in ([20, 80], [10, 45], [45, 100]):
        page.set("values", values)
        positions = page.settled(PLACES)
        assert [view for view, _ in positions] == [thumb for _, thumb in positions] and positions[0] != positions[1]


def test_a_view_is_in_position_of_what_is_drawn_as_long_as_it_is_there(page):
    show(page, views=(1,))
    assert page.settled(DRAWN, 0) == [True, True] and page.settled(DRAWN, 1) == [False, False]
    page.run("slider.firstChild.slot = 'thumb-0'")
    assert page.settled(DRAWN, 0) == [False, False] and page.settled(DRAWN, 1) == [True, True]
    page.run("slider.firstChild.remove()")
    assert page.settled(DRAWN, 0) == [True, True]


def test_a_look_paints_no_thumb_where_there_is_a_view(painted):
    painted.slider('look="ios-flat" max="100" values="20 80"')
    drawn = "return forms().filter(form => form.getAttribute('transform')).length"
    assert painted.settled(drawn) == 2
    painted.run("slider.innerHTML = '<b slot=thumb-1>★</b>'")
    assert painted.settled(drawn) == 1
    painted.mouse.press(*map(round, painted.center(1)))
    painted.mouse.drag(250, round(painted.center(1)[1]))
    assert painted.settled(drawn) == 1
    painted.mouse.release()
    painted.run("slider.innerHTML = ''")
    assert painted.settled(drawn) == 2


@pytest.mark.parametrize("tag, base, attributes", KINDS)
def test_presses_and_the_focus_meet_the_thumb(page, tag, base, attributes):
    show(page, tag, base, attributes)
    for index in (0, 1):
        page.key("Tab")
        assert page.settled("return slider.shadowRoot.activeElement === thumbs()[arguments[0]]", index)
    page.run("for (const type of ['pointerdown', 'click', 'focus']) slider.firstChild.addEventListener(type, () => heard.push('view'))")
    left, top = map(round, page.center(0))
    page.mouse.press(left, top)
    page.mouse.drag(left + 12, top + 6)
    page.mouse.release()
    events = page.events()
    assert events[0] == "slider-begin 0" and "view" not in events and page.values[0] > 20


def test_the_target_beside_a_small_view_is_that_of_the_thumb(page):
    page.show('<range-slider id="it" max="100" values="20 80" press-target="thumb"><i slot="thumb-0" style="width: 2px; height: 2px"></i></range-slider>')
    page.drag(23, 33)
    assert page.values == [30, 80]


@pytest.mark.needs("devtools")
def test_assistive_technology_meets_the_thumb_alone(page):
    show(page)
    page.settled()
    nodes = [node for node in page.browser.devtools("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
    roles = [node["role"]["value"] for node in nodes]
    assert roles.count("slider") == 2 and "button" not in roles
    assert [node["value"]["value"] for node in nodes if node["role"]["value"] == "slider"] == [20, 80]


@pytest.mark.parametrize("base, attributes", [("sliders", ""), (LOOKS, 'look="ios-flat"')])
def test_a_view_of_a_held_thumb_is_above_the_other(page, base, attributes):
    show(page, base=base, attributes=attributes, views=(0, 1))
    page.run("slider.values = [40, 45]")
    page.mouse.press(*map(round, page.center(0)))
    assert page.settled("const [one, other] = thumbs().map(node => +getComputedStyle(node).zIndex || 0); return one > other")


def test_a_view_inherits_what_rules_say_of_its_thumb(page):
    page.show('<range-slider id="it" max="100" values="20 80" press-target="thumb"><b slot="thumb-0">0</b></range-slider>',
              style="range-slider::part(thumb held) { color: rgb(9, 8, 7); --size-of-view: 2 } b { scale: var(--size-of-view, 1) }")
    look = "const { color, scale } = getComputedStyle(slider.firstChild); return [color === 'rgb(9, 8, 7)', scale]"
    assert page.settled(look) == [False, "1"]
    page.mouse.press(x(20), Y)
    assert page.settled(look) == [True, "2"]


def test_a_look_that_paints_the_focus_shows_that_of_a_view_as_a_ring(page):
    show(page, base=LOOKS, attributes='look="web"', views=(1,))
    for index in (0, 1):
        page.key("Tab")
        color = page.settled("return getComputedStyle(thumbs()[arguments[0]]).outlineColor", index)
        assert (color == "rgba(0, 0, 0, 0)") == (index == 0)


def test_the_middle_of_a_circular_slider_and_views_are_beside_each_other(page):
    show(page, "circular-slider", more="<em>middle</em>")
    assert page.settled("return [slider.children[1].checkVisibility(), slider.firstChild.checkVisibility()]") == [True, True]


def test_a_view_that_has_no_thumb_is_not_shown(page):
    show(page, views=(0, 7))
    assert page.settled("return [...slider.children].map(view => view.checkVisibility())") == [True, False]
    page.run("slider.values = [1, 2, 3, 4, 5, 6, 7, 8]")
    assert page.settled("return slider.children[1].checkVisibility()") is True
    assert page.settled(DRAWN, 7) == [False, False]


# MARK: Track and spans

FILM = '<canvas id="film" slot="track"></canvas>'
PART = '<p id="part" slot="span-0"></p>'
BOXES = """
const round = ({ x, y, width, height }) => [x - slider.getBoundingClientRect().x, y - slider.getBoundingClientRect().y, width, height].map(Math.round);
return [...slider.children].map(view => view.checkVisibility() ? round(view.getBoundingClientRect()) : null)"""
CLIP = "return getComputedStyle(slider.shadowRoot.querySelector('slot[name=span-0]')).clipPath"
# What the clip leaves out at the left and the right, and at the top and the bottom.
SHOWN = CLIP.replace("return ", "const clip = ") + r''';
const [top, right = top, bottom = top, left = right] = clip.match(/inset\(([^r]*)/)[1].trim().split(/\s+/).map(parseFloat).map(Math.round);
return [[left, right], [top, bottom]]'''
# The ends of round paint are half a thickness beyond the values.
STRAIGHT_TRACKS = [("sliders", "--slider-thickness: 20px", "", 10), (LOOKS, "--slider-thickness: 20px", "", 10), (LOOKS, "", 'look="ios-flat"', 2)]


def show_track(page, attributes="", views=FILM + PART, base="sliders", tag="range-slider", style="", look=""):
    page.show(f'<{tag} id="it" max="100" values="20 80" {attributes} {look}>{views}</{tag}>', base=base, style=f"#it {{ {style} }}")
    page.rest()


@pytest.mark.parametrize("base, style, look, cap", STRAIGHT_TRACKS)
def test_views_are_as_large_as_the_track_and_the_span(page, base, style, look, cap):
    show_track(page, base=base, style=style, look=look)
    for low, high in [(20, 80), (50, 60), (0, 100)]:
        page.set("values", [low, high])
        film, part = page.settled(BOXES)
        ends = [round(position) for position in page.settled("return thumbs().map(node => { const { x, width } = node.getBoundingClientRect(); return x + width / 2 - slider.getBoundingClientRect().x })")]
        assert (film[1], film[3]) == (part[1], part[3]) == (22 - cap, 2 * cap)
        assert abs(part[0] - (ends[0] - cap)) <= 1 and abs(part[0] + part[2] - (ends[1] + cap)) <= 1
        assert (film[0], film[2]) == (0, 328)
    assert page.browser.warnings() == []


@pytest.mark.parametrize("direction", ["right", "left", "up", "down"])
def test_views_of_spans_are_clipped_where_an_attribute_asks_for_it(page, direction):
    isVertical = direction in ("up", "down")
    orientation = "vertical" if isVertical else "horizontal"
    show_track(page, f'clips-span-views direction="{direction}" orientation="{orientation}"', style="--slider-thickness: 20px; width: 328px; height: 328px")
    for low, high in [(20, 80), (20, 30)]:
        page.set("values", [low, high])
        film, part = page.settled(BOXES)
        assert film == part and sorted(film[2:]) == [20, 328]
        shown = page.settled(SHOWN)
        along = shown[isVertical]
        before, after = along if direction in ("right", "down") else along[::-1]
        # Values begin half a thumb from the ends of the track.
        assert (before, after) == (4 + 3 * low, 4 + 300 - 3 * high) and shown[not isVertical] == [0, 0]
    page.run("slider.clipsSpanViews = false")
    assert page.settled(CLIP) == "none"


@pytest.mark.parametrize("base, attributes", [("sliders", ""), (LOOKS, ""), (LOOKS, 'look="volume"'), (LOOKS, 'look="glow"')])
def test_views_of_a_circular_slider_are_as_large_as_its_ring(page, base, attributes):
    show_track(page, attributes, FILM + PART + "<b>30</b>", base, "circular-slider", "width: 200px; height: 200px")
    film, part, middle = page.settled(BOXES)
    assert film == part and film[2] == film[3] and 100 < film[2] <= 200
    assert abs(2 * film[0] + film[2] - 200) <= 1 and abs(2 * film[1] + film[3] - 200) <= 1
    assert middle is not None


def test_parts_do_not_show_where_there_are_views(page):
    opacity = "return ['track', 'span'].map(part => getComputedStyle(slider.shadowRoot.querySelector(`[part~=${part}]`)).opacity)"
    show_track(page)
    assert page.settled(opacity) == ["0", "0"]
    page.run("document.querySelector('#film').remove()")
    assert page.settled(opacity) == ["1", "0"]
    page.run("document.querySelector('#part').slot = 'track'")
    assert page.settled(opacity) == ["0", "1"]


def test_a_view_that_comes_later_is_shown(page):
    show_track(page, views="")
    page.run("slider.innerHTML = arguments[0]", PART)
    page.until("document.querySelector('#part').checkVisibility()")
    page.set("values", [10, 20, 40])
    page.run("slider.insertAdjacentHTML('beforeend', '<b slot=span-1></b><b slot=span-2></b>')")
    first, second, none = page.settled(BOXES)
    assert first[0] + first[2] - 6 == second[0] and none is None


def test_a_child_becomes_a_view_when_its_slot_is_set(page):
    show_track(page, views="<b id=part></b>")
    page.run("document.querySelector('#part').slot = 'span-0'")
    page.until("document.querySelector('#part').checkVisibility()")
    page.run("document.querySelector('#part').slot = ''")
    page.until("!document.querySelector('#part').checkVisibility()")


def test_a_look_paints_no_part_where_there_is_a_view(painted):
    painted.slider('look="ios-flat" max="100" values="20 80"')
    drawn = "return forms().filter(form => form.children.length).length"
    whole = painted.settled(drawn)
    for html, left in [(FILM, 1), (FILM + PART, 2), (PART, 1), ("", 0)]:
        painted.run("slider.innerHTML = arguments[0]", html)
        assert whole - painted.settled(drawn) == left
    painted.run("slider.innerHTML = arguments[0]", FILM + PART)
    painted.mouse.press(*map(round, painted.center(0)))
    painted.mouse.drag(200, 122)
    film, part = painted.settled(BOXES)
    assert part[0] > film[0] + 60 and whole - painted.settled(drawn) == 2
    painted.mouse.release()


def test_a_view_grows_with_a_held_track(painted):
    painted.slider('max="100" values="20 80" held-track-scale="2"')
    painted.run("slider.innerHTML = arguments[0]", FILM)
    [rest] = painted.settled(BOXES)
    painted.mouse.press(*map(round, painted.center(0)))
    [held] = painted.settled(BOXES)
    painted.mouse.release()
    assert held[3] == 2 * rest[3] and painted.settled(BOXES) == [rest]


def test_an_unpainted_track_has_flat_ends_for_its_view(painted):
    painted.slider('max="100" values="20 80"')
    painted.run("slider.innerHTML = arguments[0]", FILM + PART)
    painted.run("slider.metrics = { thickness: 30, inset: 14 }; slider.paints = [{ role: 'track', coats: [] }, { role: 'span', coats: [{ fill: 'red', width: 2, flush: true, offset: 9 }] }]")
    film, part = painted.settled(BOXES)
    first, last = (round(painted.center(index)[0]) - 100 for index in (0, 1))
    assert (film[1], film[3], part[1], part[3]) == (7, 30, 7, 30)
    assert (part[0], part[0] + part[2]) == (first, last)


@pytest.mark.parametrize("base, look", [("sliders", ""), (LOOKS, 'look="ios-flat"')])
def test_presses_meet_the_slider_behind_its_views(page, base, look):
    views = '<button id="film" slot="track" type="button"></button><button id="part" slot="span-0" type="button"></button>'
    show_track(page, views=views, base=base, look=look)
    page.run("for (const view of slider.children) for (const type of ['pointerdown', 'click', 'focus']) view.addEventListener(type, () => heard.push('view'))")
    for _ in (0, 1):
        page.key("Tab")
    assert page.settled("return slider.shadowRoot.activeElement === thumbs()[1]")
    page.drag(50, 60)
    assert page.values == [30, 90] and "view" not in page.events()


@pytest.mark.needs("devtools")
def test_assistive_technology_meets_no_view_of_the_track(page):
    show_track(page, views='<button slot="track" type="button">film</button><button slot="span-0" type="button">part</button>')
    roles = [node["role"]["value"] for node in page.browser.devtools("Accessibility.getFullAXTree")["nodes"] if not node["ignored"]]
    assert roles.count("slider") == 2 and "button" not in roles


def test_a_rule_of_the_page_sizes_a_view(page):
    page.show(f'<range-slider id="it" max="100" values="20 80">{FILM}</range-slider>', style="#film { height: 40px; inset: auto 0; bottom: 0 }")
    page.rest()
    [film] = page.settled(BOXES)
    assert film[3] == 40


@pytest.mark.parametrize("base, look", [("sliders", ""), (LOOKS, 'look="ios-flat"')])
def test_a_drag_writes_the_view_of_its_span_alone(page, base, look):
    """That of the track stays as it is, and with `clips-span-views` the other one changes its clip."""
    show_track(page, "clips-span-views", base=base, look=look)
    page.run("""
        globalThis.written = [];
        const observer = new MutationObserver(list => written.push(...list.map(({ target }) => target.name)));
        for (const view of slider.children) observer.observe(view.assignedSlot ?? slider.shadowRoot.querySelector(`slot[name=${view.slot}]`), { attributes: true })""")
    page.drag(20, 25, 30)
    assert set(page.settled("return written")) == {"span-0"}


def test_a_playhead_shows_above_views(page):
    page.show(f'<range-slider id="it" max="100" values="20 80" press-target="thumb">{FILM}'
              '<range-slider id="head" slot="playhead" max="100" value="50" press-target="track"></range-slider></range-slider>')
    page.rest()
    page.mouse.press(x(65), Y)
    page.mouse.release()
    assert page.settled("return [slider.values, document.querySelector('#head').values]") == [[20, 80], [65]]


def test_a_child_that_no_slot_shows_warns(page):
    show(page, more='<b slot="thumb">1</b><b slot="fallback">2</b><b slot="track"></b><b slot="span-0"></b>')
    [warning] = page.browser.warnings()
    assert 'slot="thumb": it is not track, span-0' in warning
    page.run("document.body.append(slider)")
    assert page.browser.warnings() == []
