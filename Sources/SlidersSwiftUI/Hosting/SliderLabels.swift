#if APPLE_UI
import SwiftUI

/// The views of a slider's labels.
struct SliderLabels<Label: View, MinimumLabel: View, MaximumLabel: View> {
    /// Names the slider for assistive technology. On macOS it shows, too; see `sliderLabelsVisibility(_:)`.
    let label: Label
    /// Describes the value; `nil` if there is no such view.
    let current: AnyView?
    /// The view that describes the value, if it's a text, which can be read.
    let currentText: Text?
    /// Stands at the lower bound.
    let minimum: MinimumLabel
    /// Stands at the upper bound.
    let maximum: MaximumLabel

    init<Current: View>(_ label: Label, _ current: Current, _ minimum: MinimumLabel, _ maximum: MaximumLabel) {
        self.label = label
        self.current = current is EmptyView ? nil : AnyView(current)
        currentText = current as? Text
        self.minimum = minimum
        self.maximum = maximum
    }
}
#endif
