"""The public declarations of the modules, as the compiler writes them into symbol graphs."""
import json
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HOSTED = {
    "SlidersLookImages": 2, "SlidersControls": 200, "SlidersPlaneControls": 20, "SlidersRulerControls": 20,
    "SlidersSwiftUI": 40, "SlidersPlaneSwiftUI": 10, "SlidersRulerSwiftUI": 5,
}
# By package, the modules that are read there, and the least number of their public declarations. Modules that need a
# toolkit are compiled in Tests/UIKit and Tests/AppKit alone: without it they are empty. One that is in both packages is
# read for both toolkits.
MODULES = {
    ".": {"SlidersCore": 450, "SlidersPlane": 60, "SlidersRuler": 60, "SlidersLooks": 40},
    "Tests/UIKit": HOSTED,
    "Tests/AppKit": HOSTED,
}


def run(*command):
    """What a command prints. Ends the program with all that it said if it fails."""
    done = subprocess.run(list(map(str, command)), capture_output=True, text=True)
    if done.returncode:
        ended = f"{' '.join(map(str, command))} ended with {done.returncode}"
        sys.exit(f"{done.stdout}{done.stderr}\n{sys.argv[0]}: {ended}")
    return done.stdout


def target():
    return json.loads(run("swift", "-print-target-info"))["target"]["unversionedTriple"]


def folder_of_graphs(package, reuses=False):
    """Writes the symbol graphs of a package's public modules, without those of earlier runs, and returns their folder.
    With `reuses` it returns the folder of the last run, if there is one."""
    folder = ROOT / package / ".build/graphs"
    if not reuses or not folder.exists():
        shutil.rmtree(folder, ignore_errors=True)
        write_graphs(package, MODULES[package], folder)
    return folder


def write_graphs(package, modules, folder):
    """Builds a package and writes the symbol graphs of some of its modules into a folder."""
    if not (ROOT / package / "Package.swift").exists():
        sys.exit(f"{sys.argv[0]}: there is no package in {package}")
    optimized = ["-c", "release", "--package-path", ROOT / package]
    # Builds what `swift test` builds, so that nothing is compiled again after the tests.
    run("swift", "test", "list", *optimized)
    compiled = pathlib.Path(run("swift", "build", *optimized, "--show-bin-path").strip()) / "Modules"
    folder.mkdir(exist_ok=True)
    for module in modules:
        # A module whose sources are for another platform has no declarations.
        run("swift", "symbolgraph-extract", "-module-name", module, "-I", compiled, "-target", target(),
            "-minimum-access-level", "public", "-skip-synthesized-members", "-emit-extension-block-symbols",
            "-output-dir", folder)


def graphs_of(folder, module):
    """The files of a module's symbol graphs: its own declarations, and those by which it extends other modules."""
    return sorted([*folder.glob(f"{module}.symbols.json"), *folder.glob(f"{module}@*.symbols.json")])
