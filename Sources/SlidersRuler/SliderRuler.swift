import SlidersCore

/// A ruler: one value under a fixed mark, on a scale that moves under the finger and continues after a flick.
///
/// The value is the thumb of a slider, with the bounds, scale, steps, detents, limits, and keys of a line. The ruler
/// turns movements of the scale into movements of that thumb, and knows where the scale is at any time.
/// ```swift
/// var configuration = SliderConfiguration(bounds: -2...2)
/// configuration.step = .every(0.1)
/// let track = SliderRuler.Track(.straight(mark: SIMD2(160, 22), direction: SIMD2(1, 0)), length: 800)
/// var ruler = try SliderRuler(configuration, value: 0, on: track)
/// ruler.handle(.press(at: SIMD2(200, 22), pointer: 0))
/// ruler.time = 0.1
/// ruler.handle(.drag(to: SIMD2(160, 22), pointer: 0))
/// ruler.value   // 0.2
/// ```
/// Laws: the value obeys the laws of `SliderState`. After a flick, the scale never moves in the opposite direction,
/// and comes to rest on an allowed value, however often a host asks for its position. Each drag that begins also ends,
/// once.
public struct SliderRuler: Equatable, Sendable {
    /// The options as they were set, including those that can't be met now. To change them, call
    /// ``configure(_:value:)``. Options for several thumbs, for circles, and for the press target have no effect.
    public private(set) var configuration: SliderConfiguration
    /// The slider of the value, with its limits, and its next and previous values. It's laid out on a line of its own,
    /// which runs from 0 along the scale.
    public internal(set) var slider: SliderState
    /// The position of the mark, and the path of the scale. To change it, call ``layOut(on:)``.
    public internal(set) var track: Track
    /// The time of what happens next, in seconds. Hosts set it before each input and each frame.
    public var time = 0.0
    /// The movement of the scale without a finger; `nil` at rest and while a finger holds the scale.
    package internal(set) var motion: Motion? { didSet { hasLanded = false } }
    /// Whether the value has followed the motion to its end.
    var hasLanded = false
    /// The rate at which a flick comes to rest: the fraction of its speed that remains after a millisecond. The default
    /// is the normal rate of scroll views, `UIScrollView.DecelerationRate.normal`; 0.99 is their fast rate. If the rate
    /// isn't between 0 and 1, the default applies.
    public var decelerationRate = SliderRuler.usualDecelerationRate
    /// The fraction of the scale at the mark while ``motion`` is `nil`; outside 0…1 where the scale was dragged past
    /// its ends.
    var fractionAtRest: Double
    var hold: Hold?

    /// The rate of `UIScrollView.DecelerationRate.normal`, as UIKit declares it.
    package static let usualDecelerationRate = 0.998

    /// Creates a ruler that meets its configuration.
    ///
    /// - Throws: the first error in the value, the configuration, or the track.
    public init(_ configuration: SliderConfiguration, value: Double, on track: Track) throws(SliderError) {
        guard track.isUsable else { throw .trackNotFinite }
        self.configuration = configuration
        slider = try SliderState(Self.options(configuration), values: [value], on: track.line)
        self.track = track
        fractionAtRest = slider.fraction(of: slider.value(of: 0))
    }

    /// Creates a ruler that meets as much of its configuration as it can, for hosts that can't throw; see
    /// `SliderState.configurationError` of its ``slider``.
    public init(repairing configuration: SliderConfiguration, value: Double, on track: Track) {
        let track = track.isUsable ? track : Track(.straight(mark: .zero, direction: SIMD2(1, 0)), length: 0)
        self.configuration = configuration
        slider = SliderState(repairing: Self.options(configuration), values: [value], on: track.line)
        self.track = track
        fractionAtRest = slider.fraction(of: slider.value(of: 0))
    }

    /// Returns the options of the ruler's slider. The ruler presses the slider's thumb at its center, and applies fine
    /// control itself.
    private static func options(_ configuration: SliderConfiguration) -> SliderConfiguration {
        var options = configuration
        (options.pressTarget, options.hasFineControl) = (.thumb, false)
        (options.wraps, options.dragsVertically) = (false, false)
        return options
    }
}

// MARK: - What code does

extension SliderRuler {
    /// Sets options and the value. Ends a motion, and a drag if the ruler is disabled or becomes read-only.
    ///
    /// - Throws: the errors of `SliderState.configure(_:values:spans:)`; nothing changes in these cases.
    @discardableResult
    public mutating func configure(
        _ configuration: SliderConfiguration, value: Double
    ) throws(SliderError) -> [SliderState.Report] {
        let reports = try change { slider throws(SliderError) in
            try slider.configure(Self.options(configuration), values: [value])
        }
        self.configuration = configuration
        return reports
    }

    /// Sets options, and keeps the requested value; see ``configure(_:value:)``.
    @discardableResult
    public mutating func configure(_ configuration: SliderConfiguration) -> [SliderState.Report] {
        self.configuration = configuration
        return change { $0.configure(Self.options(configuration)) }
    }

    /// Sets the value. Ends a motion, unless the value is the current one.
    ///
    /// - Throws: the errors of `SliderState.assign(_:for:)`; nothing changes in these cases.
    @discardableResult
    public mutating func assign(_ value: Double) throws(SliderError) -> [SliderState.Report] {
        if value == self.value { return [] }
        return try change { slider throws(SliderError) in try slider.assign([value]) }
    }

    /// Lays the ruler out again. No value changes. A motion continues to where it would have come to rest.
    public mutating func layOut(on track: Track) {
        guard track.isUsable, track != self.track else { return }
        self.track = track
        slider.layOut(on: track.line)
        let unwrappedFraction = draggedFraction(ofDrawn: fractionAtRest)
        hold?.restart(onNewTrackAt: unwrappedFraction)
    }

    /// Stops a motion, changes the slider with a closure, and moves the scale to the new value. Returns a report for
    /// each drag that this ends. If the closure throws, nothing changes.
    private mutating func change<Failure: Error>(
        _ body: (inout SliderState) throws(Failure) -> [SliderState.Report]
    ) throws(Failure) -> [SliderState.Report] {
        var trial = self
        var reports: [SliderState.Report] = []
        if let ended = trial.stop() { reports.append(ended) }
        let valueBefore = trial.value
        reports += try body(&trial.slider)
        if !trial.slider.isDown(pointer: Hold.sliderPointer) { trial.hold = nil }
        if trial.hold == nil || trial.value != valueBefore {
            trial.fractionAtRest = trial.slider.fraction(of: trial.value)
            trial.hold?.restart(at: trial.fractionAtRest)
        }
        self = trial
        return reports
    }
}

// MARK: - Queries

extension SliderRuler {
    /// The value under the mark.
    public var value: Double { slider.value(of: 0) }

    /// A Boolean value that indicates whether the value is being edited: a finger holds the scale, or the scale still
    /// moves after a flick.
    package var isEditing: Bool { slider.isDown(pointer: Hold.sliderPointer) }

    /// The pointer that holds the scale, or `nil` if there is none.
    package var anyPointer: Int? { hold?.pointer }

    /// A Boolean value that indicates whether the scale moves by itself. In that case, hosts set ``time`` and
    /// call ``handleFrame()`` in each frame.
    public var isMoving: Bool { motion != nil }

    /// The fraction of the scale at the mark, at ``time``; outside 0…1 where a drag moved the scale past its ends.
    package var unwrappedFraction: Double { motion?.unwrappedFraction(at: time) ?? fractionAtRest }

    /// Returns whether a location belongs to the ruler: a press there would have an effect if the value could change.
    public func reaches(_ location: SIMD2<Double>) -> Bool { track.length > 0 && location.isFinite }

    /// The limits of the value, as fractions of the scale.
    var limits: Window {
        let limits = slider.limits(of: 0)
        return Window(low: slider.fraction(of: limits.lowerBound), high: slider.fraction(of: limits.upperBound))
    }
}
