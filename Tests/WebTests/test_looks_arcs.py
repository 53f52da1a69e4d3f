"""Tests that a look gives a circular slider its arc, and that the page may set another one."""

# Makes sliders with attributes in either order, at once and one after the other, and returns the angles of their thumbs
# at both ends of the track, in degrees clockwise from the top.
ANGLES = """
const [cases] = arguments, frame = () => new Promise(requestAnimationFrame);
const angle = element => {
  const box = element.getBoundingClientRect(), thumb = thumbs(element)[0].getBoundingClientRect();
  const right = thumb.x + thumb.width / 2 - box.x - box.width / 2, down = thumb.y + thumb.height / 2 - box.y - box.height / 2;
  return (Math.round(Math.atan2(right, -down) * 180 / Math.PI) + 360) % 360;
};
const ends = async elements => {
  const angles = elements.map(() => []);
  for (const value of [0, 100]) {
    for (const element of elements) element.value = value;
    await twoFrames();
    elements.forEach((element, index) => angles[index].push(angle(element)));
  }
  return angles;
};
const make = attributes => {
  document.body.insertAdjacentHTML('beforeend', `<circular-slider ${attributes.map(([name, text]) => `${name}="${text}"`).join(' ')}></circular-slider>`);
  return document.body.lastChild;
};
const orders = cases.flatMap(attributes => [attributes, attributes.toReversed()]);
const [parsed, set] = [orders.map(make), orders.map(() => make([]))];
for (let index = 0; index < 3; index++) {
  orders.forEach((order, number) => { if (order[index]) set[number].setAttribute(...order[index]); });
  await frame();
}
const [atOnce, later] = [await ends(parsed), await ends(set)];
for (const element of set) element.setAttribute('look', 'glow');
const changed = await ends(set);
for (const element of set) element.removeAttribute('look');
return [atOnce, later, changed, await ends(set)];"""


def test_a_look_brings_its_arc_and_the_page_sets_its_own_before_or_after(painted):
    look = ["look", "volume"]
    cases = {
        (225, 135): [look], (0, 270): [look, ["start", 0]], (225, 315): [look, ["sweep", 90]], (180, 90): [look, ["start", 180], ["sweep", -90]],
        # A slider that wraps keeps its turn.
        (225, 225): [look, ["wraps", ""]],
    }
    painted.slider(style="circular-slider { width: 120px; height: 120px }")
    at_once, later, changed, without_look = painted.browser.awaited(ANGLES, list(cases.values()))
    expected = [list(ends) for ends in cases for _ in range(2)]
    assert at_once == expected and later == expected
    # The arc of this look begins at 90 degrees and is a turn to the left.
    assert changed == [pair for pair in ([90, 90], [0, 0], [90, 180], [180, 90], [90, 90]) for _ in range(2)]
    assert without_look == [pair for pair in ([0, 0], [0, 0], [0, 90], [180, 90], [0, 0]) for _ in range(2)]
