import SlidersCore

/// A recording: a slider, and what a person and code did to it. Read from JSON, for bug reports and tests.
///
/// ```swift
/// try Replay(Data(contentsOf: file)).answer { print($0) }
/// ```
public struct Replay: Sendable {
    /// The slider at the beginning of the recording.
    public var state: SliderState
    /// The playhead in front of the slider at the beginning; `nil` if there is none. It has one thumb.
    public var playhead: SliderState?
    /// The steps of the recording, in order.
    public var steps: [ReplayStep]

    /// Reads a recording from the bytes of a file. It checks the whole file, and never guesses.
    ///
    /// - Throws: the first error, with its key.
    public init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        self = try ReplayReader.read(try JSON(parsing: bytes))
    }

    init(state: SliderState, playhead: SliderState?, steps: [ReplayStep]) {
        (self.state, self.playhead, self.steps) = (state, playhead, steps)
    }
}

/// One entry of a recording's input.
public enum ReplayStep: Sendable {
    /// A person's input.
    case input(SliderInput)
    /// Escape, which cancels every pointer.
    case escape
    /// A call of `SliderState.move(_:to:)`.
    case move(thumb: Int, value: Double)
    /// Options and values set from code.
    case set(ReplayAssignment)
    /// Another track.
    case resize(SliderTrack)
    /// A key, an increment, a typed value, a move, or an assignment of the playhead.
    indirect case playhead(ReplayStep)
}

/// Options and values of a slider that a recording sets; the others stay.
public struct ReplayAssignment: Sendable {
    /// One value per thumb; `nil` keeps the requested ones.
    public var values: [Double]?
    /// The distance from each thumb to the next, on a wrapping circle; `nil` means next − previous, modulo the period.
    public var spans: [Double]?
    /// Options and their values.
    public var options: [(option: SliderOption, value: SliderOption.Value)] = []

    /// Returns a configuration with these options.
    public func configured(_ configuration: SliderConfiguration) -> SliderConfiguration {
        options.reduce(into: configuration) { $0[$1.option] = $1.value }
    }
}

/// An error in a recording, and the key where it is.
public struct ReplayError: Error, Equatable, CustomStringConvertible {
    /// The path of the key, such as `slider.bounds` or `input[2].press`; `file` for the file itself.
    public var key: String
    /// A sentence that says what's wrong and how to correct it.
    public var text: String

    /// Creates an error at a key, with a sentence that says what's wrong and how to correct it.
    init(_ key: String, _ text: String) { (self.key, self.text) = (key, text) }

    /// The line that the tool prints: `replay: KEY: sentence`.
    public var description: String { "replay: \(key): \(text)" }
}
