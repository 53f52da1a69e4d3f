import SlidersControls

/// Functions that make sliders, by the names of their snippets.
typealias Makers = [String: @MainActor () -> BaseSliderControl]

/// The sliders of the gallery, as UIKit and AppKit make them.
@MainActor
let all: Makers = [Straight.all, Round.all, Classics.all, Details.all, Dials.all, Planes.all, Rulers.all]
    .reduce(into: [:]) { all, some in all.merge(some) { first, _ in first } }
