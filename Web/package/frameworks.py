"""Writes the declarations that tell TypeScript of the elements in the markup of frameworks."""
import reference

OWN = "import { CircularSlider, CircularSliderAttributes, RangeSlider, RangeSliderAttributes, SliderEvent } from './sliders-types.js';"
JSX = "namespace JSX { interface IntrinsicElements extends Sliders {} }"


def sliders(attributes):
    """Returns an interface of both elements. `attributes` says what is in the markup of one, by the name of its class."""
    lines = [f"  '{element}': {attributes(name)};\n" for element, name in zip(reference.ELEMENTS, ("RangeSlider", "CircularSlider"))]
    return "interface Sliders {\n" + "".join(lines) + "}\n"


def over(attributes, name):
    """Returns the attributes of all elements with those of ours over them."""
    return f"Omit<{attributes}, keyof {name}Attributes> & {name}Attributes"


def preact(name):
    # HTMLAttributes is in one place in Preact 10 and in another in Preact 11.
    handlers = f"onInput?: (event: SliderEvent) => void; onChange?: (event: SliderEvent) => void; ref?: Ref<{name}>"
    return f"Omit<{over('''JSX.IntrinsicElements['div']''', name)}, 'onInput' | 'onChange' | 'ref'> & {{ {handlers} }}"


def files(head):
    """Returns the declarations by file name."""
    react = sliders(lambda name: f"React.DetailedHTMLProps<{over(f'React.HTMLAttributes<{name}>', name)}, {name}>")
    svelte = sliders(lambda name: over(f"HTMLAttributes<{name}>", name))
    # Of each: what it imports, the interface of the elements, and where that belongs.
    written = {
        # React 19 has no global JSX, and the types of React 18.0 have no other.
        "react": ("import * as React from 'react';", react, f"declare module 'react' {{ {JSX} }}"),
        "react-18": ("import * as React from 'react';", react, f"declare global {{ {JSX} }}"),
        "preact": ("import { JSX, Ref } from 'preact';", sliders(preact), f"declare module 'preact' {{ {JSX} }}"),
        "vue": ("import { DefineComponent } from 'vue';", sliders(lambda name: f"DefineComponent<{name}Attributes>"),
                "declare module 'vue' { interface GlobalComponents extends Sliders {} }"),
        "svelte": ("import { HTMLAttributes } from 'svelte/elements';", svelte,
                   "declare module 'svelte/elements' { interface SvelteHTMLElements extends Sliders {} }"),
    }
    return {f"{name}.d.ts": f"{head}\n{OWN}\n{imported}\n\n{interface}\n{place}\n" for name, (imported, interface, place) in written.items()}
