import SlidersCore
import SlidersWebBase

/// A slider of the page, which refers to it by a handle. Its options are set one by one and applied together.
struct Control: ~Copyable {
    var core: ModelControl<SliderState>
    var layout: SliderLayout
    /// The options that ``apply()`` applies.
    var pending: PendingOptions
    /// The track of the last layout until ``apply()`` applies it; `nil` for no new track.
    var pendingSurface: (track: SliderTrack, targetSide: Double, thickness: Double, thumbOffset: SliderThumbOffset)?
    /// How the style of the picture treats overlapping texts of thumbs; `nil` without a picture.
    var labelOverlap: SliderLabelOverlap?
    /// The positions from which thumbs glide.
    var glide = Glide()

    init() {
        let (configuration, metrics) = (SliderConfiguration(), SliderMetrics())
        core = ModelControl(SliderState(repairing: configuration, values: [0], on: .line(from: .zero, to: .zero)))
        layout = SliderLayout(metrics, size: .zero)
        pending = PendingOptions(configuration: configuration, metrics: metrics)
    }
}

extension Handle {
    var control: UnsafeMutablePointer<Control> { assumingMemoryBound(to: Control.self) }
}

@_expose(wasm, "make") @c(slider_make)
public func make() -> Handle {
    makeBuffer()
    let control = UnsafeMutablePointer<Control>.allocate(capacity: 1)
    control.initialize(to: Control())
    return Handle(control)
}

@_expose(wasm, "free") @c(slider_free)
public func free(_ handle: Handle) {
    handle.control.deinitialize(count: 1)
    handle.control.deallocate()
}
