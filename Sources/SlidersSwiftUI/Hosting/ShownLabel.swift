#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SwiftUI

/// A slider with its label beside it: on a Mac, and where an app asks for that. It does not run in a drag.
struct ShownLabel<Label: View, Slider: View>: View {
    let label: Label
    let slider: Slider
    @Environment(\.sliderOptions) private var options

    init(_ label: Label, @ViewBuilder slider: () -> Slider) { (self.label, self.slider) = (label, slider()) }

    var body: some View {
        if isShown, !(label is EmptyView), #available(iOS 16, macOS 13, visionOS 1, *) {
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

    /// SwiftUI's slider shows its label on a Mac alone.
    private var isShown: Bool {
        switch options.labelsVisibility {
        case .visible: true
        case .hidden: false
        case .automatic:
            #if canImport(UIKit)
            false
            #else
            true
            #endif
        }
    }
}
#endif
