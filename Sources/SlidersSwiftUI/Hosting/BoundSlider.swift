#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SlidersLayers
import SlidersUIKit
import SwiftUI

/// A control with what stands around it, as assistive technology reads it: a single thumb is one element with the
/// slider's label, more thumbs are a group with that label.
///
/// It subscribes to the binding, and hands its values to the control.
struct BoundSlider<Label: View, Ends: SliderEnds>: View {
    let form: SliderForm
    @Binding var bound: BoundValues
    let settings: SliderSettings
    let label: Label
    let ends: Ends
    @StateObject private var handle = SliderHandle()

    var body: some View {
        let values = bound
        let shown = ends.view(
            around:
                SliderRepresentable(form: form, values: values, bound: $bound, settings: settings, handle: handle))
        if let thumb = ThumbSpeech(values, settings, form) {
            LabelledSlider(label: label, thumbName: thumb.name, isSingle: true) {
                shown.accessibilityElement(children: .ignore)
                    .accessibilityValue(Text(verbatim: thumb.value))
                    .accessibilityCustomContent(
                        Text(verbatim: LocalizedText.localized("Lowest possible")), Text(verbatim: thumb.lowest)
                    )
                    .accessibilityCustomContent(
                        Text(verbatim: LocalizedText.localized("Highest possible")), Text(verbatim: thumb.highest)
                    )
                    .accessibilityAdjustableAction { [handle] in handle.adjust($0) }
            }
        } else {
            LabelledSlider(label: label, thumbName: nil, isSingle: false) { shown }
        }
    }
}
#endif
