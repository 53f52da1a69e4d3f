"""Prints the grammar of attributes in JavaScript from docs/options.json."""


def files():
    return {}
