#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// A slider with its label beside it, where an app asks for that. It does not run in a drag.
struct ShownLabel<Label: View, Slider: View>: View {
    let label: Label
    let slider: Slider
    @Environment(\.sliderOptions) private var options

    init(_ label: Label, @ViewBuilder slider: () -> Slider) { (self.label, self.slider) = (label, slider()) }

    var body: some View {
        if options.showsLabels, !(label is EmptyView), #available(iOS 16, macOS 13, visionOS 1, *) {
            // Assistive technology reads the label of the slider.
            LabeledContent {
                slider
            } label: {
                label.accessibilityHidden(true)
            }
        } else {
            slider
        }
    }
}
#endif
