import SlidersCore

/// A slider on a straight track, and the events that it reported.
///
/// Peers measure their tracks in pixels of their own; here positions are fractions of a track long enough that targets
/// of 44 points do not overlap.
struct Bench {
    var state: SliderState
    /// The values at each `changed`, at each `ended` and at each `cancelled`.
    private(set) var changes: [[Double]] = [], ends: [[Double]] = [], cancels: [[Double]] = []

    /// Where values grow on screen.
    enum Direction { case right, left, up, down }

    init(
        _ configuration: SliderConfiguration, _ values: [Double], towards direction: Direction = .right,
        length: Double = 1000
    ) throws(SliderError) {
        state = try SliderState(configuration, values: values, on: Self.track(direction, length))
    }

    static func track(_ direction: Direction, _ length: Double) -> SliderTrack {
        let distance: SIMD2<Double> =
            switch direction {
            case .right: [length, 0]
            case .left: [-length, 0]
            case .up: [0, -length]
            case .down: [0, length]
            }
        return .line(from: .zero, to: distance)
    }

    var values: [Double] { state.values }

    // MARK: Inputs

    @discardableResult
    mutating func handle(_ input: SliderInput) -> SliderState.Change {
        let change = state.handle(input)
        note(change)
        return change
    }

    mutating func note(_ change: SliderState.Change) {
        change.forEachEvent { event in
            switch event {
            case .changed: changes.append(state.values)
            case .ended: ends.append(state.values)
            case .cancelled: cancels.append(state.values)
            case .began, .overshot, .blocked: break
            }
        }
    }

    mutating func press(at fraction: Double) { handle(.press(at: state.track.point(at: fraction), pointer: 0)) }

    mutating func press(thumb: Int) { handle(.press(at: state.location(ofThumb: thumb), pointer: 0)) }

    mutating func drag(to fraction: Double) { handle(.drag(to: state.track.point(at: fraction), pointer: 0)) }

    mutating func release() { handle(.release(pointer: 0)) }

    /// Presses a thumb, drags it by a part of the track, and releases it.
    mutating func drag(thumb: Int, by part: Double) {
        let start = state.scale.fraction(of: state.value(of: thumb))
        press(thumb: thumb)
        drag(to: start + part)
        release()
    }

    /// Cancels every drag, as Escape does.
    mutating func escape() {
        while let pointer = state.anyPointer { handle(.cancel(pointer: pointer)) }
    }

    mutating func key(_ name: String, thumb: Int = 0) throws {
        guard let intent = Self.intents[name] else { throw Unread(.string(name)) }
        handle(.key(intent, thumb: thumb))
    }

    private static let intents: [String: SliderIntent] = [
        "ArrowRight": .arrow(dx: 1, dy: 0), "ArrowLeft": .arrow(dx: -1, dy: 0),
        "ArrowUp": .arrow(dx: 0, dy: -1), "ArrowDown": .arrow(dx: 0, dy: 1),
        "DPAD_RIGHT": .arrow(dx: 1, dy: 0), "DPAD_UP": .arrow(dx: 0, dy: -1),
        "PageUp": .page(1), "PageDown": .page(-1), "Shift+ArrowRight": .page(1),
        "Home": .minimum, "End": .maximum, "increment": .step(1), "decrease": .step(-1),
    ]

    /// Performs one line of a script: "press 20", "touch thumb0", "move 0.9", "release", "thumb1 ArrowDown x2",
    /// "PageUp".
    ///
    /// - Parameter width: the length of the track in the script's unit.
    mutating func perform(_ line: String, width: Double) throws {
        var words = line.split(separator: " ").map { String($0) }.filter { $0 != "at" && $0 != "key" }
        var thumb = 0
        if let index = Self.thumb(words[0]) {
            thumb = index
            words.removeFirst()
        }
        switch words[0] {
        case "press", "touch":
            if let index = Self.thumb(words[1]) {
                press(thumb: index)
            } else {
                press(at: try Self.number(words[1]) / width)
            }
        case "move": drag(to: try Self.number(words[1]) / width)
        case "release": release()
        default:
            let times = words.count > 1 ? try Self.number(String(words[1].dropFirst())) : 1
            for _ in 0..<Int(times) { try key(words[0], thumb: thumb) }
        }
    }

    private static func thumb(_ word: String) -> Int? {
        word.hasPrefix("thumb") ? Int(word.dropFirst(5)) : nil
    }

    private static func number(_ word: String) throws -> Double {
        guard let number = Double(word) else { throw Unread(.string(word)) }
        return number
    }
}
