#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

/// A control with what stands around it, and with its label. It subscribes to the binding, and hands its values to the
/// control.
struct BoundSlider<Label: View, Ends: SliderEnds>: View {
    let kind: SliderForm.Kind
    @BoundBinding var bound: BoundValues
    let arguments: SliderArguments
    let label: Label
    /// What is read of a single thumb, in place of the text of its value.
    let value: Text?
    let ends: Ends
    @StateObject private var handle = SliderHandle()
    @State private var isTyping = false
    @Environment(\.sliderOptions) private var options
    @Environment(\.ownRegion) private var region
    @Environment(\.lookContents) private var contents
    @Environment(\.sliderPlayhead) private var playhead

    var body: some View {
        let values = bound
        let settings = SliderSettings(kind, arguments, options)
        let control = SliderRepresentable(
            values: values, bound: $bound, isTyping: $isTyping, settings: settings, handle: handle)
        let thumb = ThumbSpeech(values, settings, contents, in: region)
        // An element would hide the field in which a value is typed, and the playhead.
        LabeledSlider(label: label, thumb: isTyping || playhead != nil ? nil : thumb, value: value, handle: handle) {
            ends.view(around: ThumbedControl(control: control))
        }
        .disabled(thumb?.isDisabled ?? false)
    }
}
#endif
