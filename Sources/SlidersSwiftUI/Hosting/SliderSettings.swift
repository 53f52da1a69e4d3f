#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore
import SlidersLayers
import SwiftUI

/// What initialisers and modifiers set on a slider. Only this module makes one and sees what is inside.
public struct SliderSettings {
    private(set) var configuration: SliderConfiguration
    /// Where the app said that a press counts; `nil` leaves it to the default.
    private(set) var press: SliderPressTarget?
    /// Makes the text of a value; `nil` is the number in the user's language.
    let text: ValueText?
    var marks = TrackMarks()
    var names: [LocalTitle] = []
    var tint: Color?
    let onEditingChanged: (Bool) -> Void

    init(
        _ configuration: SliderConfiguration, text: ValueText? = nil, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.configuration = configuration
        self.text = text
        self.onEditingChanged = onEditingChanged
    }

    /// The text of a number.
    ///
    /// - Parameter locale: the language and the region that an app gives its views.
    func text(of number: Double, in locale: Locale?) -> String {
        text?(number, in: locale) ?? LocalizedText.number(number, in: locale ?? .autoupdatingCurrent)
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
#endif
