import SlidersCore
import SlidersPlane
import SlidersRuler

/// A recording of a slider of any kind.
package struct ReplayFile: Sendable {
    private let play: @Sendable ((String) -> Void) -> Void

    /// Reads a recording from the bytes of a file: that of the kind whose key it has, and otherwise that of a slider
    /// along a track.
    ///
    /// - Throws: the first error, with its key.
    package init(_ bytes: some Sequence<UInt8>) throws(ReplayError) {
        let json = try JSON(parsing: bytes)
        let otherKinds: [any ReadableKind.Type] = [SliderPlane.self, SliderRuler.self]
        var keys: Set<String> = []
        if case .object(let members) = json { keys = Set(members.keys) }
        let kind = otherKinds.first { keys.contains($0.keys[0]) } ?? ReplaySliders.self
        self = try Self(json, as: kind)
    }

    private init(_ json: JSON, as kind: (some ReadableKind).Type) throws(ReplayError) {
        let recording = try kind.read(json)
        play = { recording.answer($0) }
    }

    /// Plays the recording, and calls `print` with one JSON line for the start and one for each step.
    package func answer(_ print: (String) -> Void) { play(print) }
}
