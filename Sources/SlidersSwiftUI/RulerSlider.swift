#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// A ruler: one value under a fixed mark, on a scale that moves under the finger and continues after a flick.
///
/// ```swift
/// @State private var exposure = 0.0
///
/// RulerSlider(value: $exposure, in: -2...2, step: 0.1, detents: [0]) { Text("Exposure") }
/// ```
/// A flick comes to rest on a step or a detent, and editing ends then. A tap beside the mark moves that value to the
/// mark. The scale takes all the length that it's offered; ``SwiftUI/View/sliderBend(radius:)`` bends it.
nonisolated public struct RulerSlider<Label: View>: View {
    @BoundBinding private var bound: BoundValues
    private let arguments: SliderArguments
    private let label: Label
    private let valueLabel: Text?

    init(_ bound: BoundBinding, _ arguments: SliderArguments, _ label: Label, _ valueLabel: Text?) {
        _bound = bound
        (self.arguments, self.label, self.valueLabel) = (arguments, label, valueLabel)
    }

    /// The control with its label.
    @MainActor public var body: some View {
        ShownLabel(label) {
            BoundRuler(bound: $bound, arguments: arguments, label: label, value: valueLabel)
        }
    }
}
#endif
