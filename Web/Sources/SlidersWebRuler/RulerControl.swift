import SlidersCore
import SlidersRuler
import SlidersWebBase
import Wire

/// A ruler of the page, which refers to it by a handle. Its options are set one by one and applied together.
struct RulerControl: ~Copyable {
    var core: ModelControl<SliderRuler>
    /// The visible parts and their positions, as of the last ``apply()``.
    var drawing: SliderRulerDrawing
    /// The options of the value that ``apply()`` applies.
    var pending: PendingOptions
    /// The values from which the next ``apply()`` makes the layout.
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

/// Sets an option; ``apply(_:)`` applies it. The buffer holds the index of a word and then `count` numbers, as for a
/// slider.
@_expose(wasm, "set") @c(slider_set)
public func set(_ handle: Handle, _ option: Int32, _ count: Int32) { handle.ruler.pointee.pending.set(option, count) }

/// Sets a ``RulerOption``; ``apply(_:)`` applies it. NaN means its default.
@_expose(wasm, "setOfRuler") @c(slider_setOfRuler)
public func setOfRuler(_ handle: Handle, _ option: Int32, _ value: Double) {
    if let option = RulerOption(rawValue: option) { handle.ruler.pointee.set(option, value) }
}

/// Moves the value by steps for a script, as a key does, but without a report; ``apply(_:)`` applies it.
@_expose(wasm, "step") @c(slider_step)
public func step(_ handle: Handle, _ count: Double, _: Int32) { handle.ruler.pointee.step(wholePart(count)) }

/// Sets the layout of the ruler; ``apply(_:)`` applies it.
///
/// - Parameters:
///   - path: a ``RulerPath``.
///   - radius: the radius of a bent scale, in pixels.
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

/// Applies the options and the layout that were set. Returns the number of reports that the page must deliver: one if
/// an edit ended.
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
        // A reset restores the value of the first layout with a size.
        let layout = SliderRulerLayout(metrics, size: size, of: core.model.slider)
        if size.x > 0, layout != drawing.layout {
            core.model.layOut(on: layout.track)
            drawing = SliderRulerDrawing(of: core.model, in: layout)
        }
        return core.deliver(reports)
    }

    /// Applies options and a value. If nothing changes, a motion of the scale continues.
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
