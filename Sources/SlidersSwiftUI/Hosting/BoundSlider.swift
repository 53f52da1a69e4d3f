#if APPLE_UI
import SwiftUI

/// A control with its label and what surrounds it. It subscribes to the binding, and passes the values to the control.
struct BoundSlider<Slider: HostedSlider, Label: View>: View {
    @BoundBinding var bound: BoundValues
    let slider: Slider
    let label: Label
    @StateObject private var handle = SliderHandle()
    @State private var isTyping = false
    @Environment(\.sliderOptions) private var options
    @Environment(\.ownRegion) private var region
    @Environment(\.lookContents) private var contents
    @Environment(\.sliderPlayhead) private var playhead
    @Environment(\.sliderTargets) private var targets

    var body: some View {
        let _: Void = meetReaders()
        let values = bound
        let settings = slider.settings(over: options, for: values)
        let control = SliderRepresentable(
            values: values, bound: $bound, isTyping: $isTyping, settings: settings, handle: handle)
        let thumb = values.count == 0 ? ThumbSpeech() : settings.speech(contents, in: region)
        // An element would hide the field in which a value is typed, and the playhead.
        let isElement = !isTyping && !(Slider.takesPlayhead && playhead != nil)
        AccessibleSlider(label: label, thumb: isElement ? thumb : nil, value: slider.valueText, handle: handle) {
            slider.view(around: control)
        }
        .disabled(thumb?.isDisabled ?? false)
    }

    /// Adds the slider to the readers around, in the order of bodies: controls may be updated in any order.
    private func meetReaders() { for target in targets { target.add(handle) } }
}
#endif
