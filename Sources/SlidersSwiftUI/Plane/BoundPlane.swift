#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersControls
import SlidersCore
import SwiftUI

/// The control of a plane with the views of an app behind and in front of it. It subscribes to the binding, and hands
/// its values to the control.
struct BoundPlane<Label: View>: View {
    @BoundBinding var bound: BoundValues
    let arguments: PlaneArguments
    let label: Label
    @StateObject private var handle = SliderHandle()
    @State private var isTyping = false
    @Environment(\.sliderTrack) private var track
    @Environment(\.sliderThumb) private var content

    var body: some View {
        let values = bound
        LabeledSlider(label: label, thumb: nil, value: nil, handle: handle) {
            SliderRepresentable(values: values, bound: $bound, isTyping: $isTyping, settings: arguments, handle: handle)
                .background { if track != nil { TrackUnderlay(parts: handle.thumbs.parts, spans: []) } }
                .overlay { ThumbOverlay(thumbs: thumbs(values)) }
        }
    }

    /// The points that views show. The control reports what they are in its first layout pass.
    private func thumbs(_ values: BoundValues) -> [SliderThumb] {
        handle.thumbs.show(content == nil ? 0 : values.count / 2) { SliderThumbConfiguration(index: $0) }
    }
}
#endif
