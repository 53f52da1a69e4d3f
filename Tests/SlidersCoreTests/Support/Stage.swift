import SlidersCore
import SlidersRender
import SlidersReplay

/// A slider for tests. A test names values, and the pointer goes to their points on the track. It reads the slider as
/// one line of text and its events as another.
struct Stage {
    var state: SliderState
    private var events: [String] = []
    /// The obstacles of all events, which ``news()`` leaves out.
    private(set) var obstacles: [SliderObstacle?] = []
    private var reportedObstacle: SliderObstacle?

    /// Makes a slider with bounds 0…100 on a line of 1000 points, 10 points for each unit.
    init(
        _ values: [Double], in bounds: ClosedRange<Double>? = 0...100, spans: [Double]? = nil,
        on track: SliderTrack = .plain,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws(SliderError) {
        var configuration = SliderConfiguration(bounds: bounds)
        configure(&configuration)
        state = try SliderState(configuration, values: values, spans: spans, on: track)
    }

    var values: [Double] { state.values }

    /// The slider as eleven characters.
    var picture: String { state.diagram(width: 11) }

    // MARK: Inputs

    /// The point of a value; values beyond the bounds lie on the continued track.
    func point(of value: Double) -> SIMD2<Double> {
        let scale = state.scale
        let beyond = value < scale.lower ? value - scale.lower : max(0, value - scale.upper)
        return state.track.point(at: scale.fraction(of: value) + (beyond == 0 ? 0 : beyond / scale.length))
    }

    /// The point of a circle in a direction from its center, in degrees clockwise from north.
    func point(degrees: Double) -> SIMD2<Double> {
        guard case .arc(var arc) = state.track else { return .zero }
        (arc.start, arc.sweep) = (degrees, 360)
        return SliderTrack.arc(arc).point(at: 0)
    }

    @discardableResult mutating func `do`(_ input: SliderInput) -> SliderState.Change {
        let change = state.handle(input)
        var reportedObstacle = self.reportedObstacle
        defer { self.reportedObstacle = reportedObstacle }
        change.forEachEvent(in: state, reportedObstacle: &reportedObstacle) { event in
            if case .blocked = event { obstacles.append(state.obstacle) } else { events.append(text(event)) }
        }
        return change
    }

    mutating func press(_ value: Double, pointer: Int = 0) { `do`(.press(at: point(of: value), pointer: pointer)) }
    mutating func press(degrees: Double) { `do`(.press(at: point(degrees: degrees), pointer: 0)) }
    mutating func press(at x: Double, _ y: Double) { `do`(.press(at: SIMD2(x, y), pointer: 0)) }

    mutating func drag(_ value: Double, pointer: Int = 0) { `do`(.drag(to: point(of: value), pointer: pointer)) }
    mutating func drag(degrees: Double) { `do`(.drag(to: point(degrees: degrees), pointer: 0)) }
    mutating func drag(to x: Double, _ y: Double) { `do`(.drag(to: SIMD2(x, y), pointer: 0)) }

    /// Presses at a value and drags to others; the pointer stays down.
    mutating func drag(from start: Double, to stops: Double...) {
        press(start)
        for stop in stops { drag(stop) }
    }

    mutating func release(pointer: Int = 0, taps: Int = 1) { `do`(.release(pointer: pointer, taps: taps)) }

    /// Taps a value as often as said, one tap right after the other.
    mutating func tap(_ value: Double, times: Int) {
        for taps in 1...times {
            press(value)
            release(taps: taps)
        }
    }

    mutating func cancel(pointer: Int = 0) { `do`(.cancel(pointer: pointer)) }
    mutating func key(_ intent: SliderIntent, thumb: Int = 0) { `do`(.key(intent, thumb: thumb)) }
    mutating func type(_ value: Double, thumb: Int = 0) { `do`(.type(value, thumb: thumb)) }

    // MARK: Options and events

    /// Sets options from code.
    mutating func set(
        _ values: [Double]? = nil, spans: [Double]? = nil, _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws {
        var configuration = state.configuration
        configure(&configuration)
        if let values {
            try state.configure(configuration, values: values, spans: spans)
        } else {
            state.configure(configuration)
        }
    }

    /// The events since the last call, such as "began 0, changed 0, ended 0".
    mutating func news() -> String {
        defer { events = [] }
        return events.joined(separator: ", ")
    }

    private func text(_ event: SliderState.Change.Event) -> String {
        switch event {
        case .began(let grip): "began \(text(grip))"
        case .changed(let indices, let reason): "changed \(text(indices))\(reason == .pointer ? "" : " by \(reason)")"
        case .overshot(let grip): "overshot \(text(grip))"
        case .blocked: "blocked"
        case .ended(let grip): "ended \(text(grip))"
        case .cancelled(let grip): "cancelled \(text(grip))"
        }
    }

    private func text(_ indices: Range<Int>) -> String {
        indices.filter { state.isChanged(thumb: $0) }.map(\.description).joined(separator: "+")
    }

    private func text(_ grip: SliderGrip) -> String {
        switch grip {
        case .thumb(let index): "\(index)"
        case .span(let indices): "span \(indices.lowerBound)–\(indices.upperBound - 1)"
        }
    }
}

extension SliderTrack {
    /// A horizontal line of 1000 points.
    static let plain = SliderTrack.line(from: SIMD2(0, 50), to: SIMD2(1000, 50))
    /// A full circle, clockwise from north, with a radius of 100 points.
    static let ring = circle(sweep: 360)

    static func circle(start: Double = 0, sweep: Double) -> SliderTrack {
        .arc(SliderTrack.Arc(center: SIMD2(200, 200), radius: 100, start: start, sweep: sweep))
    }
}

extension [Double] {
    /// Whether each number differs from the other's by at most `tolerance`.
    func isNear(_ others: [Double], within tolerance: Double = 1e-9) -> Bool {
        count == others.count && zip(self, others).allSatisfy { abs($0 - $1) <= tolerance }
    }
}

extension Double {
    func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool { abs(self - other) <= tolerance }
}
