"""The public declarations of the modules, as the compiler writes them into symbol graphs."""
import pathlib
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
# By package, the modules that are read there, and the least number of their public declarations. The hosts are compiled
# in Tests/UIKit and Tests/AppKit alone: without their toolkits they are empty.
MODULES = {
    ".": {"SlidersCore": 450, "SlidersLooks": 40, "SlidersRender": 12, "SlidersReplay": 20},
    "Tests/AppKit": {"SlidersAppKit": 150},
    "Tests/UIKit": {"SlidersLayers": 15, "SlidersLookImages": 2, "SlidersUIKit": 150, "SlidersSwiftUI": 40},
}


def swift_package(package, *arguments):
    return subprocess.run(
        ["swift", "package", "--package-path", ROOT / package, *arguments], capture_output=True, text=True)


def folder_of_graphs(package, reuses=False):
    """Writes the symbol graphs of a package, without those of earlier runs, and returns their folder. With `reuses` it
    returns the folder of the last run, if there is one."""
    if not (ROOT / package / "Package.swift").exists():
        sys.exit(f"{sys.argv[0]}: there is no package in {package}")
    old = list((ROOT / package / ".build").glob("*/symbolgraph"))
    if reuses and old:
        return old[0]
    for folder in old:
        shutil.rmtree(folder)
    # It fails for the modules of tests, which it does not build. A module of ours without a graph has no declarations.
    run = swift_package(
        package, "dump-symbol-graph", "--skip-synthesized-members", "--emit-extension-block-symbols")
    folder = re.search(r"^Files written to (.+)$", run.stdout, re.MULTILINE)
    if not folder:
        sys.exit(f"{run.stdout}{run.stderr}\n{sys.argv[0]}: {package} has no symbol graphs")
    return pathlib.Path(folder[1])


def graphs_of(folder, module):
    """The files of a module's symbol graphs: its own declarations, and those by which it extends other modules."""
    return sorted([*folder.glob(f"{module}.symbols.json"), *folder.glob(f"{module}@*.symbols.json")])
