"""Counts what sliders write to the page while their thumbs are dragged: one row for each kind, one column for each number of thumbs."""
import sys
import time

from bench import OTHER, Bench, Chromium, expect, row
from tracing import Trace

OURS = [
    "range-slider", "range-slider, crowded", "range-slider, labels and ticks", "range-slider, vertical",
    "circular-slider", "circular-slider, crowded", "circular-slider, labels", "circular-slider, wrap",
]
SCRIPT = "sliders.classic.js"
# A thumb and the spans beside it move, and their attributes change. A label also has a text and a position.
MAXIMUM, MAXIMUM_WITH_LABELS = 8, 10


class Counts(Bench):
    def show(self, kind, thumbs):
        super().show(kind, thumbs)
        self.browser.run("sliders.watch()")

    def drag(self, to):
        """Moves the mouse so many points from the press; returns the values that this gave."""
        super().drag(to)
        return self.browser.settled("return sliders.values()")

    def moves(self, kind, thumbs):
        """What each move of the mouse wrote, while the thumb went to and fro."""
        before, changes = self.drag(1), 0
        self.browser.run("counter.startMoves()")
        for step in range(1, 22):
            after = self.drag(step * 7 % 41 - 20)
            changes += after != before
            before = after
        numbers = self.browser.run("return counter.takeMoves()")
        expect(len(numbers) == 21 and changes > 3, f"{kind} with {thumbs} thumbs: {len(numbers)} moves, {changes} changes")
        expect(max(numbers) > 0, f"writes of {kind} are not counted")
        return numbers

    def writes_per_move(self, kind, thumbs):
        """The most that one of the moves wrote."""
        self.press(kind, thumbs)
        numbers = self.moves(kind, thumbs)
        self.mouse.release()
        return max(numbers)

    def writes_per_assigned_value(self, kind, thumbs):
        self.show(kind, thumbs)
        before = self.browser.run("return sliders.values()")
        self.browser.run("sliders.setAll()")
        writes, after = self.browser.settled("return [counter.take(), sliders.values()]")
        changed = sum(old != new for old, new in zip(before, after))
        expect(changed == thumbs, f"{kind}: {changed} of {thumbs} values were set")
        return round(writes / thumbs, 1)

    def forced_layouts(self, kind, thumbs):
        """The stacks with our script that forced style or layout: at the press, and during the moves."""
        found = []
        self.show(kind, thumbs)
        # A new slider reads the page's styles again when the transition of its probe ends.
        time.sleep(0.5)
        self.browser.settled()
        for do in (self.hold, self.moves):
            with Trace(self.browser.debugger) as trace:
                self.browser.run("forceLayout()")
                do(kind, thumbs)
            stacks = trace.forced_layouts()
            expect(any("forceLayout" in frame for stack in stacks for frame in stack), "the trace does not tell of forced layouts")
            found.append([stack for stack in stacks if any(SCRIPT in frame for frame in stack)])
        self.mouse.release()
        return found


def mark(is_met):
    return "✔" if is_met else "✘"


def main(counts):
    others = ["noUiSlider"] if OTHER else []

    def heading(text):
        print(f"# {text}", *(f"{count} thumbs" for count in counts), sep="\t")

    def writes(kinds, count_writes):
        for kind in kinds + others:
            numbers = [count_writes(kind, count) for count in counts]
            maximum = MAXIMUM_WITH_LABELS if "labels" in kind else MAXIMUM
            row(kind, numbers, *([f"≤ {maximum}", mark(max(numbers) <= maximum)] if kind in kinds else []))

    with Chromium() as browser:
        bench = Counts(browser)
        bench.open("writes.html")
        heading("Writes to the page per move of one thumb")
        writes(OURS, bench.writes_per_move)
        heading("Writes to the page per thumb, all values set")
        writes(["range-slider", "circular-slider"], bench.writes_per_assigned_value)
        heading("Layouts forced by our script")
        for kind in ["range-slider", "circular-slider"]:
            for part, stacks in zip(("press", "moves"), zip(*(bench.forced_layouts(kind, count) for count in counts))):
                row(f"{kind}, {part}", map(len, stacks), "0", mark(not any(stacks)))
                for stack in {" < ".join(stack) for each in stacks for stack in each}:
                    print(f"  {kind}, {part}: forced by {stack}", file=sys.stderr)


main([int(count) for count in sys.argv[1:]])
