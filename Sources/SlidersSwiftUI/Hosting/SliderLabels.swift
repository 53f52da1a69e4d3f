#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI

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
