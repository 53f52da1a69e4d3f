import Foundation
import Sliders

/// A slider and what a person did to it: a recording for bug reports and tests, read from JSON.
public struct Replay: Sendable {
    /// The slider as the recording begins.
    public var state: SliderState
    public var steps: [ReplayStep]

    /// Reads a recording. The whole file is checked; nothing is guessed.
    ///
    /// - Throws: the first fault, with the key it is at.
    public init(_ data: Data) throws(ReplayFault) {
        self = try ReplayReader.read(data)
    }

    init(state: SliderState, steps: [ReplayStep]) { (self.state, self.steps) = (state, steps) }
}

/// One thing that happens in a recording.
public enum ReplayStep: Sendable {
    case input(Input)
    /// Escape: every pointer is cancelled.
    case escape
    /// `move(thumb, to:)` from code.
    case move(thumb: Int, value: Double)
    /// Options and values set from code; only what is named changes.
    case set(ReplayAssignment)
    case resize(Track)
}

/// Keys of a slider that code sets; absent ones keep what they were.
public struct ReplayAssignment: Sendable {
    public var values: [Double]?
    public var spans: [Double]?
    /// Applied to the configuration in use.
    public var changes: [@Sendable (inout SliderConfiguration) -> Void] = []

    public func configured(_ configuration: SliderConfiguration) -> SliderConfiguration {
        changes.reduce(into: configuration) { $1(&$0) }
    }
}

/// What is wrong with a recording, and where.
public struct ReplayFault: Error, Equatable, CustomStringConvertible {
    public var key: String
    public var text: String

    public var description: String { "replay: \(key): \(text)" }
}
