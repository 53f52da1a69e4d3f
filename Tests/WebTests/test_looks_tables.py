"""Compares the tables of looks in docs/web-looks.md with the elements."""
import re

import pytest
from pages import ROOT
from painted import ALL, ROUND, tag

OPTIONS = {"roundness": "0.4", "track-color": "pink", "selected-color": "crimson", "selected-end-color": "magenta", "thumb-color": "gold",
           "border-color": "navy", "border-width": "2", "corner-radius": "3", "look-height": "30"}


def table(first):
    """Returns the rows of the table whose head begins with these cells, each as the words of its cells."""
    page = (ROOT / "docs/web-looks.md").read_text()
    [body] = re.findall(rf"^\| {re.escape(first)} \|[^\n]*\n\|[-|]+\n(.*?)\n\n", page, re.MULTILINE | re.DOTALL)
    return [[re.findall(r"[\w<>-]+", cell) for cell in line.strip("|").split("|")] for line in body.split("\n")]


TAKEN = {look: (element, {*taken}) for looks, [element], taken in table("look | made for") for look in looks}
SIDES = {look: sides for [look], *sides in table("look | width")}


def test_the_tables_have_every_look():
    assert TAKEN.keys() == ALL.keys() and SIDES.keys() == ROUND.keys()


@pytest.mark.parametrize("look", ALL)
def test_a_look_takes_what_the_table_says(painted, look):
    painted.look(look)
    assert painted.browser.warnings() == []
    for name, value in OPTIONS.items():
        painted.run("slider.setAttribute(...arguments)", name, value)
    painted.settled()
    warnings = painted.browser.warnings()
    refused = {name for name in OPTIONS if any(f" {name}=" in warning for warning in warnings)}
    assert TAKEN[look] == (f"<{tag(look)}>", OPTIONS.keys() - refused)


@pytest.mark.parametrize("look", ROUND)
def test_a_round_look_shows_all_its_texts_from_the_sides_of_the_table_on(painted, look):
    [width], *sides = SIDES[look]
    painted.look(look)
    assert painted.run("return slider.offsetWidth") == int(width)
    for has_labels, [side] in zip((False, True), sides):
        def shown(side):
            painted.run("[slider.labels, slider.style.width] = arguments", has_labels, f"{side}px")
            return len(painted.texts())

        minimum = 64 if side == "any" else int(side)
        assert shown(minimum) == shown(600)
        if side != "any":
            assert shown(minimum - 1) < shown(600)
