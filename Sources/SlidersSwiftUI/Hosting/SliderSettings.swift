#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import Foundation
import SlidersCore
import SlidersControls
import SwiftUI

/// What initializers and modifiers set on a slider. Only this module makes one and sees what is inside.
public struct SliderSettings {
    var configuration: SliderConfiguration
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
}
#endif
