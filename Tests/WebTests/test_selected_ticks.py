"""Tests ticks in the filled part: parts and paints of their own, and what a drag writes of them."""
import pytest

# Whether each tick, and each text of one, is a part that is selected.
PARTS = """
const line = part => [...slider.shadowRoot.querySelectorAll(`[part~=${part}]`)]
  .map(node => node.part.contains('selected') ? '│' : '·').join('');
return [line('tick'), line('tick-label')];"""
OPACITY = "return [...slider.shadowRoot.querySelectorAll('[part~=tick], [part~=tick-label]')].map(node => getComputedStyle(node).opacity)"
# The opacity of each text of a tick that is painted.
PAINTED = "return [...drawing().querySelectorAll('text')].map(node => Number(node.getAttribute('fill-opacity') ?? 1))"


def parts(page):
    return page.settled(PARTS)


@pytest.mark.parametrize("attributes, ticks", [
    ('values="20 60"', "·│││··"), ('values="21 59"', "··│···"), ('value="40"', "│││···"), ('value="40" neutral="80"', "··│││·"),
    ('values="20 60" connect="outer"', "││·│││"), ('values="20 60" connect="all"', "││││││"), ('values="20 61" connect="none"', "·│····"),
])
def test_ticks_at_what_is_filled_are_selected_ends_included(page, attributes, ticks):
    page.slider(f'{attributes} labels ticks="count 6"')
    marks, texts = parts(page)
    assert marks == texts == ticks


def test_a_drag_selects_the_ticks_that_it_passes_and_writes_no_others(page):
    page.slider('values="20 60" labels ticks="count 6"')
    assert parts(page)[0] == "·│││··"
    page.run("""globalThis.written = [];
        new MutationObserver(records => written.push(...records.map(({ target }) => target.part.value)))
          .observe(slider.shadowRoot, { subtree: true, attributeFilter: ['part'] })""")
    page.drag(60, 81)
    assert parts(page)[0] == "·││││·"
    assert sorted({part for part in page.run("return written") if "tick" in part}) == ["selected tick", "selected tick-label"]
    assert page.run("return written.filter(part => part === 'selected tick').length") == 1
    page.run("slider.values = [50, 100]")
    assert parts(page)[0] == "···│││"


def test_selected_ticks_are_denser_and_a_page_can_paint_them(page):
    page.slider('values="0 50" labels ticks="0 100"', style="range-slider::part(selected tick-label) { color: rgb(1, 2, 3) }")
    assert page.settled(OPACITY) == ["1", "1", "0.6", "0.6"]
    colors = page.run("return [...slider.shadowRoot.querySelectorAll('[part~=tick-label]')].map(node => getComputedStyle(node).color)")
    assert colors[0] == "rgb(1, 2, 3)" and colors[1] != colors[0]


@pytest.mark.needs("devtools")
def test_with_more_contrast_no_tick_is_fainter(page):
    page.browser.emulate(prefers_contrast="more")
    page.slider('values="0 50" labels ticks="0 100"')
    assert set(page.settled(OPACITY)) == {"1"}


def test_a_look_paints_texts_that_are_not_selected_fainter(painted):
    painted.slider('look="web" values="20 60" ticks="count 6" tick-labels')
    opacities = painted.settled(PAINTED)
    assert [value == max(opacities) for value in opacities] == [False, True, True, True, False, False]
    painted.drag(60, 81)
    opacities = painted.settled(PAINTED)
    assert [value == max(opacities) for value in opacities] == [False, True, True, True, True, False]


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("media", [{"forced_colors": "active"}, {"prefers_contrast": "more"}])
def test_a_look_paints_all_texts_alike_where_contrast_counts(painted, media):
    painted.browser.emulate(**media)
    painted.slider('look="web" values="20 60" ticks="count 6" tick-labels')
    assert len(set(painted.settled(PAINTED))) == 1


def test_a_page_paints_selected_ticks(painted):
    painted.slider('values="20 60" ticks="count 6" tick-labels')
    painted.run("""slider.paints = ['selected-tick', 'selected-tick-label'].map(role => ({ role, coats: [{ fill: '#f00' }] }))""")
    fills = "return [...drawing().querySelectorAll('text')].map(node => node.getAttribute('fill') === '#ff0000')"
    assert painted.settled(fills) == [False, True, True, True, False, False]


def test_texts_on_alternating_sides(painted):
    painted.slider('values="48 50 52" labels label-placement="alternating"')
    positions = "return [...drawing().querySelectorAll('text')].map(node => [+node.getAttribute('x'), +node.getAttribute('y')])"
    (low, above), (middle, below), (high, also_above) = painted.settled(positions)
    assert above == also_above < 44 / 2 + 10 < below
    assert high - low > 2 * (middle - low) - 1 and low < middle < high
    painted.drag(48, 20)
    assert [y == above for _, y in painted.settled(positions)] == [True, False, True]
