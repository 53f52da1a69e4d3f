#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SwiftUI

/// The control of a ruler. It subscribes to the binding, and hands its value to the control.
struct BoundRuler<Label: View>: View {
    @BoundBinding var bound: BoundValues
    let arguments: SliderArguments
    let label: Label
    /// What is read in place of the text of the value.
    let value: Text?
    @StateObject private var handle = SliderHandle()
    @State private var isTyping = false
    @Environment(\.sliderOptions) private var options
    @Environment(\.ownRegion) private var region
    @Environment(\.lookContents) private var contents

    var body: some View {
        let values = bound
        let settings = RulerSettings(arguments, options)
        let mark = ThumbSpeech(values, settings.slider, contents, in: region)
        // An element would hide the field in which a value is typed.
        LabeledSlider(label: label, thumb: isTyping ? nil : mark, value: value, handle: handle) {
            SliderRepresentable(values: values, bound: $bound, isTyping: $isTyping, settings: settings, handle: handle)
        }
        .disabled(mark?.isDisabled ?? false)
    }
}
#endif
