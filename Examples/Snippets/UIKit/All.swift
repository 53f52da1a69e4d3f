import SlidersUIKit

/// The sliders of the gallery by their names, as UIKit makes them.
@MainActor
let all: [String: () -> SliderControl] = [Straight.all, Round.all].reduce(into: [:]) { all, some in
    all.merge(some) { first, _ in first }
}
