import SlidersCore
import SlidersRuler
import SlidersWebBase
import Wire

/// A ruler as the page holds it: by a handle, with options that are set one by one and applied together.
struct RulerControl: ~Copyable {
    var core: ModelControl<SliderRuler>
    /// The parts that show, and where they are as of the last ``apply()``.
    var drawing: SliderRulerDrawing
    /// The options of the value that ``apply()`` takes.
    var pending: PendingOptions
    /// What the layout is made from, with the next ``apply()``.
    var metrics = SliderRulerMetrics()
    var size = SIMD2<Double>.zero

    init() {
        let track = SliderRuler.Track(.straight(mark: .zero, direction: SIMD2(1, 0)), length: 0)
        let ruler = SliderRuler(repairing: SliderConfiguration(), value: 0, on: track)
        drawing = SliderRulerDrawing(of: ruler, in: SliderRulerLayout(metrics, size: size, of: ruler.slider))
        pending = PendingOptions(configuration: SliderConfiguration(), metrics: SliderMetrics())
        core = ModelControl(ruler)
    }
}

extension Handle {
    var ruler: UnsafeMutablePointer<RulerControl> { assumingMemoryBound(to: RulerControl.self) }
}

@_expose(wasm, "make") @c(slider_make)
public func make() -> Handle {
    makeBuffer()
    let control = UnsafeMutablePointer<RulerControl>.allocate(capacity: 1)
    control.initialize(to: RulerControl())
    return Handle(control)
}

@_expose(wasm, "free") @c(slider_free)
public func free(_ handle: Handle) {
    handle.ruler.deinitialize(count: 1)
    handle.ruler.deallocate()
}

/// Sets an option, which waits for ``apply(_:)``. The buffer holds the number of a word and then `count` numbers, as
/// that of a slider does.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ option: Int32, _ count: Int32) { handle.ruler.pointee.pending.set(option, count) }

/// Sets a ``RulerOption``, which waits for ``apply(_:)``; NaN is its default.
@_expose(wasm, "setOfRuler") @c(slider_setOfRuler)
public func setOfRuler(_ handle: Handle, _ option: Int32, _ value: Double) {
    if let option = RulerOption(rawValue: option) { handle.ruler.pointee.set(option, value) }
}

/// Moves the value by steps from code, as a key would; this waits for ``apply(_:)`` and reports nothing.
@_expose(wasm, "step") @c(slider_step)
public func step(_ handle: Handle, _ count: Double, _: Int32) { handle.ruler.pointee.step(wholePart(count)) }

/// Lays the ruler out; this waits for ``apply(_:)``.
///
/// - Parameters:
///   - path: a ``RulerPath``.
///   - radius: that of a bent scale, in pixels.
@_expose(wasm, "layOut") @c(slider_layOut)
public func layOut(_ handle: Handle, _ path: Int32, _ radius: Double, _ width: Double, _ height: Double) {
    handle.ruler.pointee.metrics.path =
        switch RulerPath(rawValue: path) ?? .right {
        case .right: .straight(.right)
        case .left: .straight(.left)
        case .up: .straight(.up)
        case .down: .straight(.down)
        case .clockwise: .bent(radius: radius)
        case .counterclockwise: .bent(radius: radius, isClockwise: false)
        }
    handle.ruler.pointee.size = SIMD2(width, height)
}

/// Applies what was set. Returns the number of reports that the page has to deliver: one for the edit that this ended.
@_expose(wasm, "apply") @c(slider_apply)
public func apply(_ handle: Handle) -> Int32 { handle.ruler.pointee.apply() }

extension RulerControl {
    mutating func set(_ option: RulerOption, _ value: Double) {
        let plain = SliderRulerMetrics()
        func or(_ usual: Double) -> Double { value.isNaN ? usual : value }
        switch option {
        case .pixelsPerUnit: metrics.pointsPerUnit = value.isNaN ? nil : value
        case .tickSpacing: metrics.tickSpacing = or(plain.tickSpacing)
        case .tickDistance: metrics.tickDistance = value.isNaN ? nil : value
        case .majorInterval: metrics.majorInterval = wholePart(or(Double(plain.majorInterval)))
        case .minimumMajorDistance: metrics.minimumMajorDistance = or(plain.minimumMajorDistance)
        case .minimumDistance: metrics.minimumDistance = or(plain.minimumDistance)
        case .majorLength: metrics.majorLength = or(plain.majorLength)
        case .minorLength: metrics.minorLength = or(plain.minorLength)
        case .tickWidth: metrics.tickWidth = or(plain.tickWidth)
        case .centersTicks: metrics.centersTicks = value != 0
        case .tickLabels: metrics.hasTickLabels = value != 0
        case .labelDistance: metrics.labelDistance = or(plain.labelDistance)
        case .markWidth: metrics.markWidth = or(plain.markWidth)
        case .markLength: metrics.markLength = or(plain.markLength)
        case .labels: metrics.hasLabel = value != 0
        case .fade: metrics.fade = or(plain.fade)
        case .decelerationRate: core.model.decelerationRate = or(SliderRuler.usualDecelerationRate)
        }
    }

    mutating func step(_ count: Int) {
        // From where a motion would stop.
        var trial = core.model
        _ = trial.stop()
        var slider = trial.slider
        slider.step(0, by: count)
        pending.values = slider.values
    }

    mutating func apply() -> Int32 {
        let reports = configure()
        // The value at the first layout in a size is the one that a reset brings back.
        let layout = SliderRulerLayout(metrics, size: size, of: core.model.slider)
        if size.x > 0, layout != drawing.layout {
            core.model.layOut(on: layout.track)
            drawing = SliderRulerDrawing(of: core.model, in: layout)
        }
        return core.deliver(reports)
    }

    /// Applies options and a value. What is already so stops no motion.
    private mutating func configure() -> [SliderState.Report] {
        defer {
            pending.values = nil
            pending.isConfigured = false
        }
        let value = pending.values?.first
        if pending.isConfigured {
            let configuration = pending.completed()
            if configuration != core.model.configuration {
                guard let value else { return core.model.configure(configuration) }
                return (try? core.model.configure(configuration, value: value)) ?? []
            }
        }
        return value.map { (try? core.model.assign($0)) ?? [] } ?? []
    }
}
