import SlidersCore
import Wire

/// A plane as the page holds it: by a handle, with options that are set one by one and applied together.
struct PlaneControl: ~Copyable {
    var plane: SliderPlane
    /// The options of both axes and of the plane that ``apply()`` takes. Values of points are among those of the plane.
    var x, y, whole: PendingOptions
    /// What the layout is made from, with the next ``apply()``.
    var metrics = SliderPlaneMetrics()
    var size = SIMD2<Double>.zero
    /// The proposals that wait for the page's answer, and the reports that the page delivers, as of ``Control``.
    var proposals: [SliderState.Proposal] = []
    var reports: [SliderState.Report] = []
    var reporter = SliderReporter()

    init() {
        plane = SliderPlane(repairing: SliderPlane.Configuration(), values: [], in: .rectangle(from: .zero, to: .zero))
        let pending = PendingOptions(configuration: SliderConfiguration(), metrics: SliderMetrics())
        (x, y, whole) = (pending, pending, pending)
    }
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
        let laidOut = plane.layOut(in: layout.area, targetSide: layout.targetSide)
        let configuration = configuration()
        let configured =
            if let values = whole.values {
                (try? plane.configure(configuration, values: points(values))) ?? []
            } else {
                plane.configure(configuration)
            }
        whole.values = nil
        // What is added last is delivered first.
        return deliver(configured) + deliver(laidOut)
    }

    var layout: SliderPlaneLayout { SliderPlaneLayout(metrics, size: size) }

    private mutating func configuration() -> SliderPlane.Configuration {
        var configuration = SliderPlane.Configuration()
        (configuration.x, configuration.y) = (x.completed(), y.completed())
        let whole = whole.configuration
        configuration.pressTarget = whole.pressTarget ?? .track
        configuration.disabledThumbs = whole.disabledThumbs
        configuration.isEnabled = whole.isEnabled
        configuration.isReadOnly = whole.isReadOnly
        configuration.isContinuous = whole.isContinuous
        configuration.hasFineControl = whole.hasFineControl
        configuration.snapsWhileDragging = whole.snapsWhileDragging
        return configuration
    }

    /// Adds reports for the page to deliver, the first of them first. Returns how many there are.
    mutating func deliver(_ reports: [SliderState.Report]) -> Int32 {
        for report in reports.reversed() { self.reports.append(report) }
        return Int32(reports.count)
    }
}

/// The points whose coordinates a list has one after the other.
func points(_ list: [Double]) -> [SIMD2<Double>] {
    var points: [SIMD2<Double>] = []
    for index in 0..<list.count / 2 { points.append(SIMD2(list[2 * index], list[2 * index + 1])) }
    return points
}
