import SlidersCore

/// A recording of a ruler: its value, and what a person and code did to it, and when. Read from JSON, as a ``Replay``
/// is.
///
/// ```swift
/// try RulerReplay(Data(contentsOf: file)).answer { print($0) }
/// ```
public struct RulerReplay: Sendable {
    /// The ruler at the beginning of the recording.
    public var ruler: SliderRuler
    /// The position of the ruler's mark, and the path of its scale.
    public var scale: Scale
    /// The steps of the recording, in order.
    public var steps: [Step]

    /// Reads a recording from the bytes of a file. It checks the whole file, and never guesses.
    ///
    /// - Throws: the first error, with its key.
    public init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        self = try ReplayReader.readRuler(try JSON(parsing: bytes))
    }

    init(ruler: SliderRuler, scale: Scale, steps: [Step]) {
        (self.ruler, self.scale, self.steps) = (ruler, scale, steps)
    }

    /// One entry of a recording's input.
    public struct Step: Sendable {
        /// The time since the previous step, in seconds.
        public var delay: Double
        /// The action of the step.
        public var action: Action
    }

    /// The action of a step.
    public enum Action: Sendable {
        /// A person's input.
        case input(SliderInput)
        /// Escape, which cancels the pointer that holds the scale, and stops the scale.
        case escape
        /// A number of frames, one for each ``RulerReplay/frame``.
        case frames(Int)
        /// Frames until the scale rests.
        case rest
        /// Options and a value set from code.
        case set(Assignment)
        /// Another scale.
        case resize(Scale)
    }

    /// The position of a mark, and the path of a scale through it.
    public struct Scale: Equatable, Sendable {
        /// The position of the mark.
        public var mark: SIMD2<Double>
        /// The direction in which values increase; on a bent scale, the direction at the mark.
        public var direction: SliderRulerMetrics.Direction
        /// The radius of the circle that the scale is bent along, whose top is the mark; 0 leaves it straight.
        public var bendRadius: Double
        /// The length from the lower bound to the upper, in points.
        public var length: Double

        /// The scale as a course of the engine.
        public var course: SliderRuler.Course {
            guard bendRadius > 0 else {
                return SliderRuler.Course(.straight(mark: mark, direction: way), length: length)
            }
            let center = mark + SIMD2(0, bendRadius)
            return SliderRuler.Course(
                .bent(center: center, radius: bendRadius, mark: 0, isClockwise: direction == .right), length: length)
        }

        private var way: SIMD2<Double> {
            switch direction {
            case .right: SIMD2(1, 0)
            case .left: SIMD2(-1, 0)
            case .up: SIMD2(0, -1)
            case .down: SIMD2(0, 1)
            }
        }
    }

    /// Options and a value of a ruler that a recording sets; the others stay.
    public struct Assignment: Sendable {
        /// The value; `nil` keeps the requested one.
        public var value: Double?
        /// The rate at which a flick comes to rest; `nil` keeps the previous one.
        public var decelerationRate: Double?
        /// The options, each as the option of a slider with the same name.
        public var options = ReplayAssignment()

        /// Returns a configuration with these options.
        public func configured(_ configuration: SliderConfiguration) -> SliderConfiguration {
            options.configured(configuration)
        }
    }

    /// The time from one frame to the next, in seconds.
    public static let frame = 1.0 / 60
    /// The maximum number of frames that a step waits for the scale to come to rest: a minute.
    public static let mostFrames = 3600
}

extension RulerReplay {
    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    public func answer(_ print: (String) -> Void) {
        var ruler = ruler
        print(Self.line(ruler, []))
        for step in steps {
            ruler.time += step.delay
            var events: [String] = []
            Self.perform(step.action, on: &ruler) { report, slider in
                report.change.forEachEvent { events.append(Replay.text(of: $0, slider.changedThumbs(of: report))) }
            }
            print(Self.line(ruler, Self.withoutRepeats(events)))
        }
    }

    /// Returns the events of one step without repeats. A change that follows the same change counts as the same event,
    /// because the number of changes depends on the number of frames.
    public static func withoutRepeats(_ events: [String]) -> [String] {
        events.enumerated().filter { $0 == 0 || events[$0 - 1] != $1 }.map(\.element)
    }

    /// Performs one step, lets its time pass, and calls `report` for each change that it makes, with the state of the
    /// ruler's slider at that moment.
    public static func perform(
        _ action: Action, on ruler: inout SliderRuler, report: (SliderState.Report, SliderState) -> Void
    ) {
        switch action {
        case .input(let input):
            // What is no movement of the scale stops it first.
            if input.pointer == nil, let ended = ruler.stop() { report(ended, ruler.slider) }
            report(SliderState.Report(of: ruler.handle(input)), ruler.slider)
        case .escape: for each in ruler.cancelAll() { report(each, ruler.slider) }
        case .frames(let count): for _ in 0..<count { showFrame(&ruler, report) }
        case .rest: for _ in 0..<mostFrames where ruler.isMoving { showFrame(&ruler, report) }
        case .resize(let scale): ruler.layOut(on: scale.course)
        case .set(let assignment):
            if let rate = assignment.decelerationRate { ruler.decelerationRate = rate }
            let configuration = assignment.configured(ruler.configuration)
            var reports: [SliderState.Report]?
            if configuration == ruler.configuration {
                reports = assignment.value.flatMap { try? ruler.assign($0) }
            } else if let value = assignment.value {
                reports = try? ruler.configure(configuration, value: value)
            } else {
                reports = ruler.configure(configuration)
            }
            for each in reports ?? [] { report(each, ruler.slider) }
        }
    }

    /// Shows the next frame.
    private static func showFrame(_ ruler: inout SliderRuler, _ report: (SliderState.Report, SliderState) -> Void) {
        ruler.time += frame
        report(SliderState.Report(of: ruler.handleFrame()), ruler.slider)
    }

    private static func line(_ ruler: SliderRuler, _ events: [String]) -> String {
        let limits = ruler.slider.limits(of: 0)
        return "{\"value\":\(ruler.value.shortText),\"events\":\(Replay.list(events)),"
            + "\"isHeld\":\(ruler.anyPointer != nil),\"isMoving\":\(ruler.isMoving),"
            + "\"place\":\(ruler.place.shortText),\"overshoot\":\(ruler.slider.overshoot.shortText),"
            + "\"limits\":\(Replay.list([limits.lowerBound.shortText, limits.upperBound.shortText]))}"
    }
}
