"""What sliders cost on the doubles: allocations, instructions, times, seconds of builds; scripts/weight has the bytes."""
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import time

from symbols import ROOT

FILE = ROOT / "Tests/Base/figures.txt"
SCRATCH = ROOT / ".build/figures"
# By kind, how much more than the recorded one a figure may be. Times are shown and never compared.
TOLERANCES = {"allocations": 0, "instructions": 0.02, "milliseconds": None, "seconds": None}


def run(*arguments, **options):
    done = subprocess.run([str(argument) for argument in arguments], capture_output=True, text=True, **options)
    if done.returncode:
        sys.exit(f"{done.stdout}{done.stderr}\nscripts/base: {arguments[0]} failed")
    return done


def swift_build(package, scratch, configuration, *options):
    return run(
        "swift", "build", "-c", configuration, "--package-path", ROOT / package, "--scratch-path", scratch, *options,
        env={**os.environ, "FIGURES": "1"})


def seconds_of_clean_build(package, scratch, configuration, *options):
    """The time of a build from nothing but the sources of dependencies, and where it leaves programs."""
    shutil.rmtree(scratch, ignore_errors=True)
    run("swift", "package", "--package-path", ROOT / package, "--scratch-path", scratch, "resolve")
    start = time.monotonic()
    swift_build(package, scratch, configuration, *options)
    seconds = time.monotonic() - start
    return seconds, pathlib.Path(swift_build(package, scratch, configuration, "--show-bin-path").stdout.strip())


def instructions(*arguments):
    text = run("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *arguments).stderr
    return int(next(line.split(":")[1] for line in text.splitlines() if "Collected :" in line))


def stripped(program):
    """A copy without symbols, which valgrind cannot always read."""
    copy = program.with_suffix(".stripped")
    run("strip", "-o", copy, program)
    return copy


def figures_of_host(host):
    """The rows of a host: name, kind, number."""
    package, name = f"Tests/{host}", host.lower()
    seconds, folder = seconds_of_clean_build(package, SCRATCH / host, "release", "--product", f"{name}-figures")
    program = stripped(folder / f"{name}-figures")
    for kind in ("line", "glass", "ring"):
        yield f"{host}, each movement, {kind}", "allocations", float(run(program, "drag", 1000, kind).stdout)
        few, many = (instructions(program, "drag", count, kind) for count in (200, 1200))
        # It drags twice.
        yield f"{host}, each movement, {kind}", "instructions", (many - few) // 2000
    few, many = (instructions(program, "make", count) for count in (100, 200))
    yield f"{host}, 100 more sliders", "instructions", many - few
    yield f"{host}, 100 sliders", "milliseconds", min(float(run(program, "make", 100).stdout) for _ in range(20))
    yield f"{host}, release build from nothing", "seconds", round(seconds)
    seconds, _ = seconds_of_clean_build(package, SCRATCH / f"{host}-debug", "debug", "--product", f"{name}-figures")
    yield f"{host}, debug build from nothing", "seconds", round(seconds)


def all_figures():
    for host in ("UIKit", "AppKit"):
        yield from figures_of_host(host)
    for configuration in ("release", "debug"):
        seconds, _ = seconds_of_clean_build(".", SCRATCH / "package", configuration)
        yield f"the package, {configuration} build from nothing", "seconds", round(seconds)


def machine():
    version = run("swift", "--version").stdout.splitlines()[0].partition(" (")[0]
    return f"# {version}, {platform.machine()}, {os.cpu_count()} cores"


def recorded():
    lines = FILE.read_text(encoding="utf-8").splitlines() if FILE.exists() else []
    rows = [line.split("\t") for line in lines if not line.startswith("#")]
    return {(name, kind): number for name, kind, number in rows}


def show(writes):
    """Prints the figures beside the recorded ones, and fails if one is greater by more than its tolerance."""
    known, found, is_met = recorded(), [machine()], True
    # The load explains slow builds; it changes no figure but times.
    print(f"{machine()}, load {os.getloadavg()[0]:.1f}\n{'':<60} {'recorded':>12} {'now':>12}")
    for name, kind, number in all_figures():
        text = f"{number:.3g}" if number < 100 else f"{number:.0f}"
        found.append("\t".join((name, kind, text)))
        before, tolerance = known.get((name, kind)), TOLERANCES[kind]
        is_more = before is not None and tolerance is not None and number > float(before) * (1 + tolerance)
        is_met &= not is_more
        mark = "" if before is None or tolerance is None else "✘" if is_more else "✔"
        print(f"{f'{name}: {kind}':<60} {before or '':>12} {text:>12} {mark}", flush=True)
    if writes:
        FILE.write_text("\n".join(found) + "\n", encoding="utf-8")
    elif not is_met:
        sys.exit("scripts/base: figures marked ✘ are greater than Tests/Base/figures.txt allows")
