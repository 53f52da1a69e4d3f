/// A recording of a slider of any kind.
public enum ReplayFile: Sendable {
    /// A slider along a track.
    case slider(Replay)
    /// Points in a plane.
    case plane(PlaneReplay)
    /// A value on a scale that moves.
    case ruler(RulerReplay)

    /// Reads a recording from the bytes of a file: the recording of a plane if it has the key `plane`, the recording of
    /// a ruler if it has the key `ruler`, and otherwise the recording of a slider.
    ///
    /// - Throws: the first error, with its key.
    public init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        let json = try JSON(parsing: bytes)
        var keys: Set<String> = []
        if case .object(let members) = json { keys = Set(members.keys) }
        if keys.contains("plane") {
            self = .plane(try ReplayReader.readPlane(json))
        } else if keys.contains("ruler") {
            self = .ruler(try ReplayReader.readRuler(json))
        } else {
            self = .slider(try ReplayReader.read(json))
        }
    }

    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    public func answer(_ print: (String) -> Void) {
        switch self {
        case .slider(let replay): replay.answer(print)
        case .plane(let replay): replay.answer(print)
        case .ruler(let replay): replay.answer(print)
        }
    }
}
