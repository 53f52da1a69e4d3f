"""Tests children of the page in place of thumbs, docs/behavior.md §8: shown in the middle of the thumb, and never met by presses."""
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
        places = page.settled(PLACES)
        assert [view for view, _ in places] == [thumb for _, thumb in places] and places[0] != places[1]


def test_a_view_is_in_place_of_what_is_drawn_as_long_as_it_is_there(page):
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
    assert events[0] == "begin 0" and "view" not in events and page.values[0] > 20


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
