import SlidersCore
import SlidersPlane
import SlidersWebBase
import Wire

/// A plane as the page holds it: by a handle, with options that are set one by one and applied together.
struct PlaneControl: ~Copyable {
    var core: ModelControl<SliderPlane>
    /// The options of both axes and of the plane that ``apply()`` takes. Values of points are among those of the plane.
    var x = noOptions()
    var y = noOptions()
    var whole = noOptions()
    /// What the layout is made from, with the next ``apply()``.
    var metrics = SliderPlaneMetrics()
    var size = SIMD2<Double>.zero

    init() {
        core = ModelControl(
            SliderPlane(repairing: SliderPlane.Configuration(), values: [], in: .rectangle(from: .zero, to: .zero)))
    }
}

/// Options of which none is set. Inlined three times, they would take 1 kB more.
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

/// Sets an option of a ``PlanePart``, which waits for ``apply(_:)``. The buffer holds the number of a word and then
/// `count` numbers, as that of a slider does.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ part: Int32, _ option: Int32, _ count: Int32) {
    switch PlanePart(rawValue: part) ?? .whole {
    case .x: handle.plane.pointee.x.set(option, count)
    case .y: handle.plane.pointee.y.set(option, count)
    case .whole: handle.plane.pointee.whole.set(option, count)
    }
}

/// Lays the plane out; this waits for ``apply(_:)``.
///
/// - Parameters:
///   - shape: a ``PlaneShape``.
///   - a: whether values grow to the left; of a disc the start of its angles, in degrees.
///   - b: whether values grow downward; of a disc the sweep of its angles.
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

/// Applies what was set. Returns the number of reports that the page has to deliver: one for each drag that this ended.
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
        // What is added last is delivered first.
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
