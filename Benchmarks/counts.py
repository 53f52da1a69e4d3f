"""Counts the allocations and instructions of drag events, and compares them with their ceilings.

counts.py DRAGS [--all] THUMBS…: prints rows for scripts/lib/table, with one column for each number of thumbs. DRAGS is the
built program Drags. Instructions are counted for the cases that have a ceiling; with --all, for all cases and for
assignments.
"""
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

FLATNESS = 1.1


def row(*fields):
    print(*fields, sep="\t", flush=True)


def drags(*arguments):
    return subprocess.run([DRAGS, *map(str, arguments)], check=True, stdout=subprocess.PIPE, text=True).stdout


def allocations(thumbs):
    row("# Allocations per drag event", *columns(thumbs))
    for line in drags("allocations", *thumbs).splitlines():
        name, *counts = line.split("\t")
        row(name, *counts, "0", "✔" if set(counts) <= {"0", "–"} else "✘")


def collected(arguments):
    """The instructions of one run of Drags."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", DRAGS, *map(str, arguments)],
        capture_output=True, text=True)
    counts = [line.split(":")[1] for line in run.stderr.splitlines() if "Collected :" in line]
    if run.returncode or len(counts) != 1:
        sys.exit(f"counts.py: valgrind {DRAGS} {arguments}:\n{run.stdout}{run.stderr}")
    return int(counts[0])


def rate(few, many, *arguments):
    """The instructions of each repetition: the difference of two runs."""
    return (collected([*arguments, many]) - collected([*arguments, few])) // (many - few)


def judged(counts, ceiling):
    """The goal and its mark: the first count is at most the ceiling, the others at most a tenth above the first."""
    is_met = max(counts) <= FLATNESS * counts[0] and (not ceiling or counts[0] <= ceiling)
    goal = f"≤ {ceiling} for {THUMBS[0]}, flat to a tenth" if ceiling else "flat to a tenth"
    return goal, "✔" if is_met else "✘"


def instructions(thumbs, has_all):
    row("# Instructions per drag event", *columns(thumbs))
    cases = [line.split("\t") for line in drags("cases").splitlines()]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for name, ceiling, maximum in ((name, int(ceiling), int(maximum)) for name, ceiling, maximum in cases):
            if not ceiling and not has_all:
                continue
            # Without a ceiling an event may move all thumbs, so that few events are enough.
            few, many = (1000, 11000) if ceiling else (205, 410)
            counts = list(pool.map(
                lambda count: rate(few, many, "drag", name, count) if count <= maximum else "–", thumbs))
            row(name, *counts, *(judged(counts, ceiling) if ceiling else ("", "")))
        if has_all:
            row("# Instructions per thumb when all values are set", *columns(thumbs))
            counts = list(pool.map(lambda count: rate(20, 120, "assign", count) // count, thumbs))
            row("line", *counts, *judged(counts, None))


def columns(thumbs):
    return (f"{count} thumbs" for count in thumbs)


DRAGS, *options = sys.argv[1:]
THUMBS = [int(option) for option in options if option != "--all"]
allocations(THUMBS)
instructions(THUMBS, "--all" in options)
