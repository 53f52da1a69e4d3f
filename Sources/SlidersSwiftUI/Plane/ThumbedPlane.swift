#if APPLE_UI
import SlidersControls
import SwiftUI

extension PlaneArguments: HostedSlider {
    @MainActor func settings(over options: SliderOptions, for values: BoundValues) -> PlaneArguments { self }

    @MainActor func view(around control: SliderRepresentable<PlaneArguments>) -> some View {
        ThumbedPlane(control: control)
    }
}

/// The control of a plane with the views of an app behind and in front of it.
private struct ThumbedPlane: View {
    let control: SliderRepresentable<PlaneArguments>
    @Environment(\.sliderTrack) private var track
    @Environment(\.sliderThumb) private var content

    var body: some View {
        control
            .background { if track != nil { TrackUnderlay(parts: control.handle.thumbs.parts, spans: []) } }
            .overlay { ThumbOverlay(thumbs: points) }
    }

    /// The points that views show. The control reports their state in its first layout pass.
    private var points: [SliderThumb] {
        let count = content == nil ? 0 : control.values.count / 2
        return control.handle.thumbs.show(count) { SliderThumbConfiguration(index: $0) }
    }
}
#endif
