import SlidersCore
import SlidersPlane
import SlidersWebBase
import Wire

/// A plane of the page, which refers to it by a handle. Its options are set one by one and applied together.
struct PlaneControl: ~Copyable {
    var core: ModelControl<SliderPlane>
    /// The options of both axes and of the plane that ``apply()`` applies. Those of the plane contain the values.
    var x = noOptions()
    var y = noOptions()
    var whole = noOptions()
    /// The values from which the next ``apply()`` makes the layout.
    var metrics = SliderPlaneMetrics()
    var size = SIMD2<Double>.zero

    init() {
        core = ModelControl(
            SliderPlane(repairing: SliderPlane.Configuration(), values: [], in: .rectangle(from: .zero, to: .zero)))
    }
}

/// Returns options with defaults. It's a function because inlining it three times would take 1 kB more.
@inline(never) private func noOptions() -> PendingOptions {
    PendingOptions(configuration: SliderConfiguration(), metrics: SliderMetrics())
}

extension Handle {
    var plane: UnsafeMutablePointer<PlaneControl> { assumingMemoryBound(to: PlaneControl.self) }
}

@_expose(wasm, "make") @c(slider_make)
public func make() -> Handle {
    makeBuffer()
    let control = UnsafeMutablePointer<PlaneControl>.allocate(capacity: 1)
    control.initialize(to: PlaneControl())
    return Handle(control)
}

@_expose(wasm, "free") @c(slider_free)
public func free(_ handle: Handle) {
    handle.plane.deinitialize(count: 1)
    handle.plane.deallocate()
}

/// Sets an option of a ``PlanePart``; ``apply(_:)`` applies it. The buffer holds the index of a word and then `count`
/// numbers, as for a slider.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ part: Int32, _ option: Int32, _ count: Int32) {
    switch PlanePart(rawValue: part) ?? .whole {
    case .x: handle.plane.pointee.x.set(option, count)
    case .y: handle.plane.pointee.y.set(option, count)
    case .whole: handle.plane.pointee.whole.set(option, count)
    }
}

/// Sets the layout of the plane; ``apply(_:)`` applies it.
///
/// - Parameters:
///   - shape: a ``PlaneShape``.
///   - a: 1 if values increase to the left, otherwise 0; for a disc, the start of its angles, in degrees.
///   - b: 1 if values increase downward, otherwise 0; for a disc, the sweep of its angles, in degrees.
@_expose(wasm, "layOut") @c(slider_layOut)
public func layOut(
    _ handle: Handle, _ shape: Int32, _ a: Double, _ b: Double, _ width: Double, _ height: Double, _ thumbSize: Double
) {
    let control = handle.plane
    control.pointee.metrics.shape =
        switch PlaneShape(rawValue: shape) ?? .rectangle {
        case .rectangle: .rectangle(runsLeft: a != 0, runsDown: b != 0)
        case .disc: .disc(start: a, sweep: b)
        }
    control.pointee.metrics.thumbSize = thumbSize
    control.pointee.size = SIMD2(width, height)
}

/// Applies the options and the layout that were set. Returns the number of reports that the page must deliver: one for
/// each drag that ended.
@_expose(wasm, "apply") @c(slider_apply)
public func apply(_ handle: Handle) -> Int32 { handle.plane.pointee.apply() }

extension PlaneControl {
    mutating func apply() -> Int32 {
        (metrics.xTicks, metrics.yTicks) = (x.metrics.ticks, y.metrics.ticks)
        let layout = layout
        let laidOut = core.model.layOut(in: layout.area, targetSide: layout.targetSide)
        let configuration = configuration()
        let configured =
            if let values = whole.values {
                (try? core.model.configure(configuration, coordinates: values)) ?? []
            } else {
                core.model.configure(configuration)
            }
        whole.values = nil
        // The reports that are added last are delivered first.
        return core.deliver(configured) + core.deliver(laidOut)
    }

    var layout: SliderPlaneLayout { SliderPlaneLayout(metrics, size: size) }

    private mutating func configuration() -> SliderPlane.Configuration {
        var configuration = SliderPlane.Configuration()
        (configuration.x, configuration.y) = (x.completed(), y.completed())
        configuration.setShared(from: whole.configuration)
        return configuration
    }
}
