"""The symbol graphs of a module that was compiled for several toolkits, as those of one module on several platforms."""
import collections

# The platform that docc gets for what a package compiles. On Linux the compiler writes "linux" for each.
PLATFORMS = {"Tests/UIKit": "ios", "Tests/AppKit": "macosx"}


def unite(packages):
    """Changes the graphs of packages, lists of names and graphs, so that docc makes one page of what is the same.

    A symbol whose type names a type of the toolkit, such as a color, has another precise identifier in each toolkit. It
    gets the identifier of the first package. Several symbols with one path and kind keep theirs: they have pages of their
    own, and links name the types that they take.
    """
    first, *others = packages
    known = identifiers(packages[first])
    for package in others:
        renamed = {
            own[0]: known[position][0] for position, own in identifiers(packages[package]).items()
            if len(own) == 1 and len(known[position]) == 1
        }
        packages[package] = [(name, renaming(graph, renamed)) for name, graph in packages[package]]
    for package, graphs in packages.items():
        for _, graph in graphs:
            graph["module"]["platform"]["operatingSystem"] = {"name": PLATFORMS[package]}


def identifiers(graphs):
    """The precise identifiers of symbols by file, path and kind."""
    found = collections.defaultdict(list)
    for name, graph in graphs:
        for symbol in graph["symbols"]:
            position = name, tuple(symbol["pathComponents"]), symbol["kind"]["identifier"]
            found[position].append(symbol["identifier"]["precise"])
    return found


def renaming(value, renamed):
    """A value of JSON, with other identifiers instead of those in it."""
    if isinstance(value, dict):
        return {key: renaming(item, renamed) for key, item in value.items()}
    if isinstance(value, list):
        return [renaming(item, renamed) for item in value]
    return renamed.get(value, value) if isinstance(value, str) else value
