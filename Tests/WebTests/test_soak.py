"""Uses a page at random: real pointers, keys and wheel, attributes of any text, resizes and removals.

FUZZ_SECONDS plays fresh seeds for that long, FUZZ_SEED one seed; without both a fixed seed is played for a while.
"""
import os
import random
import time

import pytest

SLIDERS = """
<range-slider label="Price" max="100" values="20 80"></range-slider>
<range-slider label="Level" max="100" values="50" orientation="vertical" labels ticks="count 5"></range-slider>
<circular-slider label="Night" max="1440" step="5" wraps values="1365 405"></circular-slider>
<circular-slider label="Volume" max="10" value="3" start="-135" sweep="270"></circular-slider>
<range-slider label="Stops" max="1000" step="10" values="100 300 500 700" collision="push" minimum-span="20"></range-slider>
"""
# Texts that each attribute is given: sense, nonsense, limits and nothing.
TEXTS = [
    "", "0", "1", "7", "-1", "0.1", "50", "100", "1e308", "-1e308", "1e-320", "NaN", "any", "auto", "none", "true", "false", "20 80",
    "80 20", "1 2 3 4 5", "20,5 70,5", "steps", "count 11", "list 1 5 25 100", "piecewise 0:0:1 0.5:100:10 1:1000", "logarithmic",
    "power 2", "push", "cross", "span", "track", "span-and-track", "anywhere", "relative", "all", "vertical", "rtl", "wrap", "stop", "360", "-270",
    "720", "#c2185b", "système", "\u0660\u0661", "<b>", "{}", "0 50,null", "Minimum|Maximum", "hover", "always",
]
FAULTS = """
globalThis.faults = [];
addEventListener('error', event => faults.push(String(event.message)));
addEventListener('unhandledrejection', event => faults.push(String(event.reason)));
globalThis.open = new Map();
globalThis.begun = 0;
// The events of a removed slider reach nobody but its own listeners.
globalThis.watch = slider => {
  slider.addEventListener('slider-begin', () => { begun++; open.set(slider, (open.get(slider) ?? 0) + 1) });
  for (const type of ['slider-end', 'slider-cancel']) slider.addEventListener(type, () => open.set(slider, open.get(slider) - 1));
};
document.querySelectorAll('range-slider, circular-slider').forEach(watch);
"""
# All that must hold while nothing is pressed.
LAWS = """
const wrong = faults.splice(0);
for (const slider of document.querySelectorAll('range-slider, circular-slider')) {
  const { values, held } = slider, name = slider.outerHTML.slice(0, 300);
  if (!values?.length || values.some(value => !Number.isFinite(value))) wrong.push(`values ${values} of ${name}`);
  if (held.length) wrong.push(`still held: ${held} of ${name}`);
  if (open.get(slider)) wrong.push(`${open.get(slider)} drags without an end of ${name}`);
  // A name may be any text, and thumbs have some attributes as the page gave them to the slider.
  const drawn = [...slider.shadowRoot.querySelectorAll('*')].flatMap(node => [...node.attributes])
    .find(({ name, value }) => name !== 'aria-label' && value !== slider.getAttribute(name) && value.includes('NaN'));
  if (drawn) wrong.push(`${drawn.name}="${drawn.value}" is drawn by ${name}`);
}
return wrong;
"""


class Soak:
    def __init__(self, page, seed):
        self.page, self.chance, self.seed = page, random.Random(seed), seed
        page.show(SLIDERS)
        page.run(FAULTS)
        self.attributes = page.run("""
            return [...new Set(['range-slider', 'circular-slider'].flatMap(name => customElements.get(name).observedAttributes))]""")
        self.held = False

    def play(self, count):
        """Does so many things, and returns how many drags began."""
        actions = [self.press, self.drag, self.drag, self.drag, self.release, self.key, self.wheel, self.attribute, self.attribute,
                   self.resize, self.remove, self.set]
        for index in range(count):
            self.chance.choice(actions)()
            if index % 20 == 19:
                self.rest()
        self.rest()
        return self.page.run("return begun")

    def rest(self):
        """Lifts everything, and expects all laws. Then every slider can be used again."""
        if self.held:
            self.release()
        self.page.run("""
            for (const slider of document.querySelectorAll('range-slider, circular-slider'))
              for (const name of ['disabled', 'readonly', 'disabled-thumbs']) slider.removeAttribute(name)""")
        wrong = self.page.settled(LAWS)
        assert not wrong, f"seed {self.seed}: {wrong}"

    def slider(self):
        """The index of a slider of the page."""
        return self.chance.randrange(self.page.run("return document.querySelectorAll('range-slider, circular-slider').length"))

    def position(self):
        return self.chance.randint(2, 900), self.chance.randint(2, 780)

    def press(self):
        if self.held:
            return
        # On a slider or a thumb, mostly: a page is larger than its sliders.
        box = self.page.run("""
            const slider = document.querySelectorAll('range-slider, circular-slider')[arguments[0]];
            const thumb = arguments[1] && slider.shadowRoot.querySelector('[role=slider]');
            const box = (thumb || slider).getBoundingClientRect();
            return [box.left, box.top, box.width, box.height]""", self.slider(), self.chance.random() < 0.7)
        at = (box[0] + box[2] * self.chance.random(), box[1] + box[3] * self.chance.random())
        inside = 1 <= at[0] <= 900 and 1 <= at[1] <= 780
        self.page.mouse.press(*(map(int, at) if inside else self.position()))
        self.held = True

    def drag(self):
        self.page.mouse.drag(*self.position())

    def release(self):
        if self.held:
            self.page.mouse.release()
        self.held = False

    def key(self):
        self.page.key(self.chance.choice(["Tab", "ArrowUp", "ArrowLeft", "PageUp", "Home", "End", "Escape", "5", "\ue007"]))

    def wheel(self):
        if "wheel" in self.page.browser.can:
            self.page.browser.turn_wheel(*self.position(), self.chance.choice([-120, 120]))

    def attribute(self):
        name, text = self.chance.choice(self.attributes), self.chance.choice([None, *TEXTS])
        self.page.run("""
            const slider = document.querySelectorAll('range-slider, circular-slider')[arguments[0]];
            if (arguments[2] === null) slider.removeAttribute(arguments[1]); else slider.setAttribute(arguments[1], arguments[2]);
            """, self.slider(), name, text)

    def resize(self):
        self.page.run("document.querySelectorAll('range-slider, circular-slider')[arguments[0]].style.width = arguments[1]",
                      self.slider(), self.chance.choice(["", "0", "20px", "300px", "90%"]))

    def remove(self):
        """Takes a slider out of the page, and puts it back or a new one instead."""
        self.page.run("""
            const slider = document.querySelectorAll('range-slider, circular-slider')[arguments[0]], parent = slider.parentNode;
            const next = slider.nextSibling, other = arguments[1] ? slider : slider.cloneNode();
            if (other !== slider) watch(other);
            slider.remove();
            parent.insertBefore(other, next)""", self.slider(), self.chance.random() < 0.5)

    def set(self):
        self.page.run("document.querySelectorAll('range-slider, circular-slider')[arguments[0]].values = arguments[1]", self.slider(),
                      [self.chance.choice([-1e9, 0, 10, 20, 50, 1e9]) for _ in range(self.chance.randint(1, 4))])


@pytest.mark.needs("wheel")
def test_a_page_used_at_random_breaks_no_law(page):
    seconds, seed = os.environ.get("FUZZ_SECONDS"), os.environ.get("FUZZ_SEED")
    if not seconds:
        assert Soak(page, int(seed or 1)).play(300) or seed, "no drag began, so nothing was tried"
        return
    end, done, begun = time.monotonic() + float(seconds), 0, 0
    while time.monotonic() < end:
        seed = random.randrange(1 << 32)
        print(f"page {seed}", flush=True)
        begun += Soak(page, seed).play(300)
        page.browser.leave()
        done += 300
    print(f"{done} actions on a page, {begun} drags")
    assert begun > done / 100, "hardly a drag began, so little was tried"


@pytest.mark.needs("devtools")
def test_removed_sliders_leave_nothing_behind(page):
    page.show("")
    made = """
        for (let i = 0; i < 60; i++) {
          const slider = document.createElement(i % 2 ? 'circular-slider' : 'range-slider');
          slider.setAttribute('values', '0.2 0.8');
          document.body.append(slider);
        }
        await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
        for (const slider of [...document.querySelectorAll('range-slider, circular-slider')]) slider.remove();"""

    def nodes():
        page.browser.driver.execute_cdp_cmd("HeapProfiler.collectGarbage", {})
        counters = page.browser.driver.execute_cdp_cmd("Memory.getDOMCounters", {})
        return counters["nodes"], counters["jsEventListeners"]

    page.settled(f"return (async () => {{ {made} }})()")
    before = nodes()
    for _ in range(5):
        page.settled(f"return (async () => {{ {made} }})()")
    # What the browser still has to call (observers, frames) holds the sliders of the last round for a while. The last one
    # that had the focus or the pointer may be remembered.
    gone = lambda counts: counts[0] <= before[0] + 40 and counts[1] <= before[1] + 5
    end = time.monotonic() + 60
    while not gone(after := nodes()) and time.monotonic() < end:
        page.settled()
    assert gone(after), (before, after)
