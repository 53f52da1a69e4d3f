"""Compares the times of our sliders with those of noUiSlider and Web Awesome, one row for each task, one column for each
number.

Both do each task in turn, in one Chromium. A number is the median of the rounds' ratios: of the CPU time of the page's
main thread, which other programs disturb less than time on a clock; for the loading of a page, of the latter. Times
differ from run to run, so a missed goal (✘) fails nothing. Without NOUISLIDER or WEBAWESOME our times are printed.
"""
import functools
import statistics

from bench import AWESOME, OTHER, Bench, Chromium, expect
from loading import SLOW, Loading

ROUNDS = 9
PLAIN, LOOK, LABELS = "range-slider", "range-slider, look", "range-slider, labels"
NOUISLIDER, WEBAWESOME = "noUiSlider" if OTHER else None, "Web Awesome" if AWESOME else None


class Times(Bench):
    def open(self, page):
        super().open(page)
        self.browser.devtools("Performance.enable")

    def cpu(self):
        """The seconds that the page's main thread has run."""
        metrics = self.browser.devtools("Performance.getMetrics")["metrics"]
        return next(metric["value"] for metric in metrics if metric["name"] == "ThreadTime")

    def timed(self, do, *given):
        start = self.cpu()
        result = do(*given)
        return self.cpu() - start, result

    def move(self, kind, thumbs):
        self.show(kind, thumbs)
        count = 400 if thumbs < 1000 else 100
        self.browser.settled("times.send(arguments[0], 'down')", thumbs)
        time, moved = self.timed(self.browser.settled, "return times.move(...arguments)", thumbs, count)
        self.browser.settled("times.send(arguments[0], 'up')", thumbs)
        expect(moved > 0.9 * count, f"{kind} with {thumbs} thumbs: {moved} of {count} moves moved the thumb")
        return time / count

    def frame(self, kind, thumbs):
        self.press(kind, thumbs)
        self.drag(1)
        count, before = 40, self.browser.run("return sliders.values()")
        time, _ = self.timed(lambda: [self.drag(step * 7 % 41 - 20) for step in range(1, count + 1)])
        expect(self.browser.run("return sliders.values()") != before, f"{kind} with {thumbs} thumbs was not dragged")
        self.mouse.release()
        return time / count

    def assign(self, kind, thumbs):
        self.show(kind, thumbs)
        count = max(2, 400 // thumbs)
        time, changed = self.timed(self.browser.settled, "return times.assign(arguments[0])", count)
        expect(changed == thumbs, f"{kind}: {changed} of {thumbs} values were set")
        return time / count

    def make(self, kind, number):
        self.browser.run("document.querySelector('main').replaceChildren()")
        self.browser.settled()
        self.browser.devtools("HeapProfiler.collectGarbage")
        return self.timed(self.browser.settled, "return times.make(...arguments)", kind, number)[0]


def compare(task, measure, goals, ours=PLAIN, theirs=NOUISLIDER, unit=1e6):
    """Prints the row of a task, for each number with the most that the ratio may be, or `None`."""
    cells = []
    for number, goal in goals.items():
        rounds = [[measure(kind, number) for kind in ([ours, theirs] if theirs else [ours])] for _ in range(ROUNDS)]
        if theirs:
            ratio = statistics.median(our / their for our, their in rounds)
            cells.append(f"{ratio:.{2 if ratio >= 0.1 else 3}f}{'' if goal is None else ' ✔' if ratio <= goal else ' ✘'}")
        else:
            cells.append(round(unit * statistics.median(time for time, in rounds)))
    limits = [str(goal) for goal in goals.values() if goal is not None]
    print(task, *cells, f"≤ {', '.join(limits)}" if theirs and limits else "", "", sep="\t", flush=True)


def heading(text, goals, things, theirs=NOUISLIDER, otherwise="microseconds (NOUISLIDER=FOLDER compares)"):
    unit = f"times {theirs}'s time" if theirs else otherwise
    print(f"# {text}, {unit}", *(f"{number} {things}" for number in goals), sep="\t", flush=True)


def main():
    with Chromium() as browser:
        times = Times(browser)
        times.open("times.html")
        moves = {2: None, 10: None, 100: None, 1000: None}
        heading("One slider", moves, "thumbs")
        # The elements ask the page about each change, announce the limits of every thumb, and clip
        # spans so that gradients run along the track. That is worth a few percent of a frame, which is what people
        # meet; a move alone, as no page makes, has no goal.
        compare("a move, with style and layout", times.move, moves)
        compare("a frame of a drag", times.frame, {2: 1.25, 10: 1.2, 100: 0.85})
        compare("all values set, with style and layout", times.assign, {2: 1, 10: 0.6, 100: 0.15, 1000: 0.015})
        # Each element has a shadow tree, a form's value and a name for each thumb.
        making = {100: 1.25}
        heading("Many sliders", making, "sliders")
        compare("made at once, until drawn", times.make, making)
        with Loading(browser) as loading:
            compare("in a page that is loaded, until drawn", loading.measure, {100: 1.3})
        times.open("times.html?looks")
        # A look has ten shapes with shadows and edges, where noUiSlider has five boxes.
        compare("with a look, made at once, until drawn", times.make, {100: 3.8}, LOOK)
        painted = {2: 1.7, 10: 1.6}
        heading("With a look", painted, "thumbs")
        compare("a frame of a drag", times.frame, painted, LOOK)
        with Loading(browser) as loading:
            heading("On a slow 4G line", [1], "slider", WEBAWESOME, "milliseconds (WEBAWESOME=FOLDER compares)")
            for kind, goal in ((PLAIN, 0.6), (LABELS, 0.65)):
                compare(f"{kind}, until drawn", functools.partial(loading.measure, line=SLOW), {1: goal}, kind, WEBAWESOME, 1e3)


main()
