import SlidersCore

/// A recording of a plane: its points, and what a person and code did to them. Read from JSON, as a ``Replay`` is.
///
/// ```swift
/// try PlaneReplay(Data(contentsOf: file)).answer { print($0) }
/// ```
public struct PlaneReplay: Sendable {
    /// The plane at the beginning of the recording.
    public var plane: SliderPlane
    /// The steps of the recording, in order.
    public var steps: [Step]

    /// Reads a recording from the bytes of a file. It checks the whole file, and never guesses.
    ///
    /// - Throws: the first error, with its key.
    public init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        self = try ReplayReader.readPlane(try JSON(parsing: bytes))
    }

    init(plane: SliderPlane, steps: [Step]) { (self.plane, self.steps) = (plane, steps) }

    /// One entry of a recording's input.
    public enum Step: Sendable {
        /// A person's input. An input that identifies a thumb identifies a coordinate, as numbered by
        /// `SliderPlane.coordinate(_:ofThumb:)`.
        case input(SliderInput)
        /// Escape, which cancels every pointer.
        case escape
        /// Options and values set from code.
        case set(Assignment)
        /// Another area.
        case resize(SliderPlane.Area)
    }

    /// Options and values of a plane that a recording sets; the others stay.
    public struct Assignment: Sendable {
        /// The coordinates of each point; `nil` keeps the requested ones.
        public var values: [SIMD2<Double>]?
        /// The options of the horizontal axis, or of the angle.
        public var x = ReplayAssignment()
        /// The options of the vertical axis, or of the distance.
        public var y = ReplayAssignment()
        /// The points that can't be moved; `nil` keeps the previous ones.
        public var disabledThumbs: [Int]?
        /// The options of the whole plane, each as the option of a slider with the same name.
        public var options: [(option: SliderOption, value: SliderOption.Value)] = []

        /// Returns a configuration with these options.
        public func configured(_ configuration: SliderPlane.Configuration) -> SliderPlane.Configuration {
            var configuration = configuration
            configuration.x = x.configured(configuration.x)
            configuration.y = y.configured(configuration.y)
            configuration.disabledThumbs = disabledThumbs ?? configuration.disabledThumbs
            var shared = SliderConfiguration()
            for (option, value) in options {
                shared[option] = value
                switch option {
                case .pressTarget: configuration.pressTarget = shared.pressTarget ?? .track
                case .isEnabled: configuration.isEnabled = shared.isEnabled
                case .isReadOnly: configuration.isReadOnly = shared.isReadOnly
                case .isContinuous: configuration.isContinuous = shared.isContinuous
                case .hasFineControl: configuration.hasFineControl = shared.hasFineControl
                case .snapsWhileDragging: configuration.snapsWhileDragging = shared.snapsWhileDragging
                default: break
                }
            }
            return configuration
        }
    }
}

extension PlaneReplay {
    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    public func answer(_ print: (String) -> Void) {
        var plane = plane
        print(Self.line(plane, []))
        for step in steps {
            let reports = Self.perform(step, on: &plane)
            var events: [String] = []
            for report in reports {
                report.change.forEachEvent { events.append(Replay.text(of: $0, plane.changedThumbs(of: report))) }
            }
            print(Self.line(plane, events))
        }
    }

    /// Performs one step, and returns a report for each change that it makes.
    @discardableResult
    public static func perform(_ step: Step, on plane: inout SliderPlane) -> [SliderState.Report] {
        switch step {
        case .input(let input): return [SliderState.Report(of: plane.handle(input))]
        case .escape: return plane.cancelAll()
        case .resize(let area): return plane.layOut(in: area, targetSide: plane.targetSide)
        case .set(let assignment):
            let configuration = assignment.configured(plane.configuration)
            guard let values = assignment.values else { return plane.configure(configuration) }
            if configuration == plane.configuration { return (try? plane.assign(values)) ?? [] }
            return (try? plane.configure(configuration, values: values)) ?? []
        }
    }

    private static func line(_ plane: SliderPlane, _ events: [String]) -> String {
        let held = (0..<plane.count).filter { plane.isHeld(thumb: $0) }
        let pair = { (values: SIMD2<Double>) in Replay.list([values.x.shortText, values.y.shortText]) }
        let limits = (0..<plane.count).map { point in
            Replay.list(
                SliderPlane.Axis.allCases.map { axis in
                    let limits = plane.slider(axis, ofThumb: point).limits(of: 0)
                    return Replay.list([limits.lowerBound.shortText, limits.upperBound.shortText])
                })
        }
        return "{\"values\":\(Replay.list(plane.values.map(pair))),\"events\":\(Replay.list(events)),"
            + "\"held\":\(Replay.list(held.map(\.description))),\"overshoot\":\(pair(plane.overshoot)),"
            + "\"limits\":\(Replay.list(limits))}"
    }
}
