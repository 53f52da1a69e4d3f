import SlidersCore
import SlidersWebBase

/// A slider as the page holds it: by a handle, with options that are set one by one and applied together.
struct Control: ~Copyable {
    var core: ModelControl<SliderState>
    var layout: SliderLayout
    /// The options that ``apply()`` takes.
    var pending: PendingOptions
    /// A track that was laid out, which ``apply()`` takes.
    var pendingSurface: (track: SliderTrack, targetSide: Double, thickness: Double, thumbOffset: SliderThumbOffset)?
    /// What texts of thumbs do that would overlap, by the style of the picture; `nil` without one.
    var labelOverlap: SliderLabelOverlap?
    /// What thumbs glide from.
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
