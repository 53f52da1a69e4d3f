#if APPLE_UI
import SwiftUI

/// The body of every view of this module: a slider with its label beside it, on a Mac or where an app asks for that. It
/// doesn't run during a drag.
nonisolated struct LabeledSlider<Slider: HostedSlider, Label: View>: View {
    @BoundBinding private var bound: BoundValues
    private let slider: Slider
    private let label: Label
    @Environment(\.sliderOptions) private var options

    init(_ bound: BoundBinding, _ slider: Slider, _ label: Label) {
        _bound = bound
        (self.slider, self.label) = (slider, label)
    }

    @MainActor var body: some View {
        if isShown, !(label is EmptyView), #available(iOS 16, macOS 13, visionOS 1, *) {
            // Assistive technology reads the label of the slider.
            LabeledContent {
                control
            } label: {
                label.accessibilityHidden(true)
            }
        } else {
            control
        }
    }

    @MainActor private var control: some View { BoundSlider(bound: $bound, slider: slider, label: label) }

    /// SwiftUI's slider shows its label only on a Mac.
    @MainActor private var isShown: Bool {
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
