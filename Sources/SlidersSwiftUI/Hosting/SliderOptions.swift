#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SwiftUI

/// What the two sliders of SwiftUI have in common, as their initialisers and modifiers set it.
@MainActor
struct SliderOptions {
    var link: SliderLink
    private(set) var configuration: SliderConfiguration
    /// Where the app said that a press counts; `nil` leaves it to the default.
    private(set) var press: SliderPressTarget?
    /// Makes the text of a value; `nil` is the number in the user's language.
    var text: ((Double) -> String)?
    var names: [String] = []
    var tint: Color?
    var onEditingChanged: (Bool) -> Void
    /// Knows the control once it is shown.
    var handle: SliderHandle?

    init(
        _ link: SliderLink, _ configuration: SliderConfiguration, text: ((Double) -> String)? = nil,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.link = link
        self.configuration = configuration
        self.text = text
        self.onEditingChanged = onEditingChanged
    }

    /// Changes options. A `press` that comes out the same whatever it was before is the app's word.
    mutating func configure(_ change: (inout SliderConfiguration) -> Void) {
        var other = configuration
        other.press = configuration.press == .thumb ? .bar : .thumb
        change(&configuration)
        change(&other)
        if configuration.press == other.press { press = configuration.press }
    }
}

/// The views of a slider's labels.
struct SliderLabels<Label: View, MinimumLabel: View, MaximumLabel: View> {
    /// Names the slider for assistive technology. It does not show.
    let label: Label
    /// Stands at the lower bound.
    let minimum: MinimumLabel
    /// Stands at the upper bound.
    let maximum: MaximumLabel

    init(_ label: Label, _ minimum: MinimumLabel, _ maximum: MaximumLabel) {
        self.label = label
        self.minimum = minimum
        self.maximum = maximum
    }
}
#endif
