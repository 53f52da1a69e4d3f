"""Tests elements that are made, moved, hidden and removed, also during a drag, and that their memory is freed."""
import pytest
from pages import Y, x

pytestmark = pytest.mark.portable

PLAIN = 'min="0" max="100" values="20 80"'
COUNTED = """
const instantiate = WebAssembly.instantiate;
globalThis.made = [];
globalThis.freed = [];
WebAssembly.instantiate = async (...given) => {
  const { instance } = await instantiate.apply(WebAssembly, given), exports = { ...instance.exports };
  exports.make = () => {
    const handle = instance.exports.make();
    made.push(handle);
    return handle;
  };
  exports.free = handle => {
    freed.push(handle);
    instance.exports.free(handle);
  };
  globalThis.memory = exports.memory;
  return { instance: { exports } };
};"""


@pytest.mark.portable(cases=4)
@pytest.mark.parametrize("ending", [
    "slider.remove()", "slider.hidden = true", "slider.values = [5]", "slider.cancel()", "slider.style.display = 'none'",
    "document.body.replaceChildren()",
])
def test_hiding_and_removing_cancel_a_drag(page, ending):
    page.slider(PLAIN)
    page.run("globalThis.element = slider")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    assert page.settled("return element.held") == [0]
    # The events of a removed element do not reach the window.
    page.run("""
        globalThis.ends = [];
        for (const type of ['input', 'change', 'slider-end', 'slider-cancel']) element.addEventListener(type, () => ends.push(type))""")
    page.run(ending)
    assert page.settled("return ends") == ["input", "slider-cancel"]
    assert page.settled("return [element.values, element.held]") == [[5] if "[5]" in ending else [20, 80], []]
    page.mouse.drag(x(60), Y)
    page.mouse.release()
    assert page.settled("return [ends.length, element.values]") == [2, [5] if "[5]" in ending else [20, 80]]


@pytest.mark.portable(cases=1)
@pytest.mark.parametrize("ending", ["slider.disabled = true", "slider.disabledThumbs = [0]", "slider.readOnly = true"])
@pytest.mark.parametrize("press, thumbs", [(20, [0]), (50, [0, 1])])
def test_disabling_finishes_a_drag(page, ending, press, thumbs):
    page.slider(f'{PLAIN} press-target="span"')
    page.mouse.press(x(press), Y)
    page.mouse.drag(x(press + 10), Y)
    values = page.values
    page.events()
    page.run(ending)
    page.mouse.drag(x(60), Y)
    page.mouse.release()
    assert (page.values, values[0]) == (values, 30)
    assert page.events() == ["slider-end span 0" if len(thumbs) > 1 else "slider-end 0", "change"]


@pytest.mark.parametrize("tag, base, attributes", [
    ("range-slider", "sliders", 'step="10"'), ("range-slider", "sliders-looks", 'look="web" step="10"'),
    ("plane-slider", "sliders-plane", 'x-step="10" y-step="10"'),
])
def test_disabling_between_steps_reports_the_step_once(page, tag, base, attributes):
    page.slider(f'value="20 50" snaps-while-dragging="false" {attributes}', tag, base=base)
    left, top = map(round, page.center(0))
    page.mouse.press(left, top)
    page.mouse.drag(left + 40, top)
    page.events()
    page.run("slider.disabled = true")
    assert [event.split()[0] for event in page.events()] == ["input", "slider-end", "change"]
    page.mouse.release()


@pytest.mark.portable(cases=2)
@pytest.mark.parametrize("around, hides", [
    ("<details id='around' open><summary>More</summary>IT</details>", "around.open = false"), ("<div id='around'>IT</div>", "around.hidden = 'until-found'"),
    ("<div id='around'>IT</div>", "around.hidden = true"), ("<dialog id='around' open>IT</dialog>", "around.close()"),
])
def test_hiding_an_element_around_the_slider_cancels_a_drag(page, around, hides):
    page.show(around.replace("IT", f"<range-slider id='it' {PLAIN}></range-slider>"))
    page.run("slider.style.cssText = 'position: fixed; left: 100px; top: 100px'")
    page.settled()
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    assert page.values == [40, 80]
    page.events()
    page.run(hides)
    # Some browsers report it some frames later.
    page.until("!slider.held.length")
    assert (page.events(), page.values) == (["input 0 cancel", "slider-cancel 0"], [20, 80])
    page.mouse.drag(x(60), Y)
    page.mouse.release()
    assert (page.events(), page.values) == ([], [20, 80])


def test_a_drag_continues_while_the_slider_is_scrolled_out_of_sight(page):
    page.slider(PLAIN, style="html { height: 3000px }")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.run("scrollTo(0, 500)")
    page.settled()
    assert page.get("held") == [0]
    page.mouse.drag(x(60), Y)
    page.mouse.release()
    assert (page.values, page.events()[-2:]) == ([60, 80], ["slider-end 0", "change"])


@pytest.mark.parametrize("more", ["slider.values = [10, 20, 30]", "slider.setAttribute('values', '10 20 30')"])
def test_a_new_number_of_thumbs_cancels_a_drag(page, more):
    page.slider(PLAIN)
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.events()
    page.run(more)
    assert page.values == [10, 20, 30]
    assert page.events() == ["input 0 cancel", "slider-cancel 0"]
    page.mouse.drag(x(50), Y)
    page.mouse.release()
    assert (page.values, page.run("return thumbs().length")) == ([10, 20, 30], 3)
    page.drag(30, 60)
    assert page.values == [10, 20, 60]


def test_an_assignment_during_a_drag_does_not_end_the_drag(page):
    page.slider(PLAIN)
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.events()
    page.run("slider.values = [60, 90]; slider.max = 200; slider.max = 100; slider.step = 5")
    assert (page.values, page.events()) == ([60, 90], [])
    page.mouse.drag(x(41), Y)
    assert page.values == [40, 90]
    page.mouse.release()
    assert page.events() == ["input 0 pointer", "slider-end 0", "change"]


@pytest.mark.needs("devtools")
@pytest.mark.parametrize("kind", ["mouse", "touch"])
def test_a_drag_continues_when_the_element_is_moved_with_its_state(page, kind):
    page.show(f'<div id="first"><range-slider id="it" {PLAIN}></range-slider></div><div id="second"></div>')
    page.run("slider.style.cssText = 'position: absolute; left: 100px; top: 100px; width: 328px'")
    pointer = page.mouse if kind == "mouse" else page.fingers
    pointer.press(x(20), Y)
    pointer.drag(x(40), Y)
    assert page.values == [40, 80]
    page.events()
    page.run("second.moveBefore(slider, null)")
    assert (page.get("held"), page.events()) == ([0], [])
    pointer.drag(x(50), Y)
    assert page.values == [50, 80]
    page.run("first.style.height = '50px'; first.moveBefore(slider, null); slider.style.left = '130px'")
    page.settled()
    pointer.drag(x(60) + 30, Y)
    assert page.values == [60, 80]
    pointer.release()
    assert page.events() == [*["input 0 pointer"] * 2, "slider-end 0", "change"]


def test_a_listener_can_remove_the_slider_during_a_drag(page):
    page.slider(PLAIN)
    page.run("globalThis.element = slider; slider.addEventListener('input', () => element.remove(), { once: true })")
    page.mouse.press(x(20), Y)
    page.mouse.drag(x(40), Y)
    page.mouse.release()
    assert page.settled("return [element.isConnected, element.values, element.held]") == [False, [20, 80], []]
    page.run("document.body.append(element)")
    page.settled()
    page.drag(80, 70)
    assert page.values == [20, 70]
    assert page.browser.warnings() == []


def test_a_removed_slider_can_be_used_and_put_back(page):
    page.slider(PLAIN)
    assert page.run("""
        const element = slider;
        element.remove();
        element.values = [30, 70];
        element.stepUp(1, 0);
        return element.values""") == [31, 70]
    page.slider(PLAIN)
    page.run("""
        const element = slider, parent = document.createElement('div');
        element.remove();
        document.body.append(parent);
        parent.append(element)""")
    page.drag(20, 50)
    assert page.values == [50, 80]


@pytest.mark.parametrize("tag", ["range-slider", "circular-slider"])
def test_a_slider_moves_to_another_document_and_back(page, tag):
    page.slider(PLAIN, tag)
    page.run("""
        globalThis.element = slider;
        globalThis.frame = document.body.appendChild(document.createElement('iframe'));
        frame.style.cssText = 'position: absolute; left: 50px; top: 60px; width: 500px; height: 400px; border: 0';
        globalThis.look = () => {
          const [thumb] = thumbs(element), { backgroundColor, position, width } = element.ownerDocument.defaultView.getComputedStyle(thumb);
          return [backgroundColor, position, width, thumb.getBoundingClientRect().width];
        }""")
    before = page.settled("return look()")
    for script in ("frame.contentDocument.body.append(element)", "document.body.append(document.adoptNode(element))"):
        page.run(script)
        assert page.settled("return look()") == before, script
    page.run("frame.contentDocument.body.append(element)")
    x, y = page.settled("""
        const { x, y, width, height } = thumbs(element)[0].getBoundingClientRect();
        return [50 + x + width / 2, 60 + y + height / 2].map(Math.round)""")
    page.browser.gestures("mouse", [(x, y), (x + 20, y + 20), (x + 45, y + 30)])
    assert page.settled("return element.values")[0] > 22
    before = page.run("return element.values")
    page.mouse.press(*page.settled("""
        const { x, y, width, height } = thumbs(element)[0].getBoundingClientRect();
        return [50 + x + width / 2, 60 + y + height / 2].map(Math.round)"""))
    page.mouse.drag(x + 70, y + 50)
    assert page.settled("return element.values") != before
    page.run("frame.contentDocument.body.focus()")
    page.key("Escape")
    assert page.settled("return [element.values, element.held]") == [before, []]
    page.mouse.release()


def test_a_slider_that_was_never_in_a_document_has_values_and_limits(page):
    page.slider()
    assert page.run("""
        const element = document.createElement('range-slider');
        element.max = 100;
        element.values = [20, 80];
        element.step = 30;
        return [element.values, element.limits(0), element.value]""") == [[30, 90], [0, 90], "30 90"]


def test_a_clone_has_its_own_values(page):
    page.slider(PLAIN)
    assert page.run("""
        const clone = slider.cloneNode(true);
        document.body.append(clone);
        clone.values = [1, 2];
        return [slider.values, clone.values]""") == [[20, 80], [1, 2]]


@pytest.mark.needs("devtools")
def test_removed_sliders_are_freed_once(page):
    page.site.folder.joinpath("counted.js").write_text(COUNTED)
    page.slider(PLAIN, head='<script src="counted.js"></script>')
    page.browser.devtools("HeapProfiler.enable")
    page.run("""
        globalThis.rounds = () => {
          for (let index = 0; index < 50; index++) {
            const element = document.body.appendChild(document.createElement('range-slider'));
            element.values = [index / 100, 0.9];
            element.values;
            element.remove();
            document.body.append(element);
            element.remove();
          }
        };
        rounds()""")
    wait = "return new Promise(resolve => setTimeout(() => resolve(freed.length), 50))"
    for _ in range(100):
        page.browser.devtools("HeapProfiler.collectGarbage")
        if page.settled(wait) >= 50:
            break
    made, freed = page.run("return [made, freed]")
    assert len(freed) == 50 and len(set(freed)) == 50 and set(freed) <= set(made)
    assert page.values == [20, 80]
    before = page.run("return memory.buffer.byteLength")
    page.run("""
        globalThis.others = Array.from({ length: 50 }, (_, index) =>
          Object.assign(document.createElement('range-slider'), { max: 100, values: [index, 99] }))""")
    assert page.settled("return others.map(element => element.values[0])") == list(range(50))
    assert page.run("return memory.buffer.byteLength") == before
    assert page.values == [20, 80]
