import Foundation
import SlidersCore
import SlidersReplay
import Testing

/// Recordings of rulers, and the faults of files that are none.
@Suite struct RulerReplayTests {
    private static let recordings: [Recording] = Recording.all(in: "RulerRecordings")

    @Test(arguments: recordings) func aRecordingGivesTheAnswerBesideIt(recording: Recording) throws {
        var lines: [String] = []
        try ReplayFile(Data(contentsOf: recording.file)).answer { lines.append($0) }
        let expected = try String(contentsOf: recording.answer, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines == expected)
    }

    @Test func thereIsARecordingForEachKeyOfARuler() throws {
        #expect(Self.recordings.count >= 20)
        let texts = try Self.recordings.map { try String(contentsOf: $0.file, encoding: .utf8) }
        let keys = [
            "value", "bounds", "step", "scale", "detents", "detentDistance", "enabledRange", "forbiddenRanges",
            "arrowSteps", "pageSteps", "snapsWhileDragging", "isEnabled", "isReadOnly", "isContinuous",
            "resetsOnDoubleTap", "resetValues", "decelerationRate", "mark", "direction", "bendRadius", "length",
            "press", "drag", "release", "cancel", "key", "adjust", "type", "choose", "frames", "rest", "set", "resize",
            "after",
            "pointer", "taps",
        ]
        for key in keys { #expect(texts.contains { $0.contains("\"\(key)\":") }, "\(key)") }
    }

    @Test(arguments: [
        (#"{"ruler": {}, SCALE}"#, "ruler.value: is missing"),
        (#"{"ruler": {"value": "x"}, SCALE}"#, "ruler.value: must be a finite number"),
        (#"{"ruler": {"value": 0, "bounds": [2, 1]}, SCALE}"#, "ruler.bounds: "),
        (#"{"ruler": {"value": 0, "wraps": true}, SCALE}"#, "ruler.wraps: is unknown"),
        (#"{"ruler": {"value": 0, "scale": "logarithmic", "bounds": [0, 1]}, SCALE}"#, "ruler: "),
        (#"{"ruler": {"value": 0, "decelerationRate": 1}, SCALE}"#, "ruler.decelerationRate: must be between 0 and 1"),
        (#"{"ruler": {"value": 0}}"#, "scale: is missing"),
        (#"{"ruler": {"value": 0}, "scale": {"length": 10}}"#, "scale.mark: is missing"),
        (#"{"ruler": {"value": 0}, "scale": {"mark": [0, 0], "length": -1}}"#, "scale.length: must be 0 or more"),
        (
            #"{"ruler": {"value": 0}, "scale": {"mark": [0, 0], "length": 1, "direction": "up", "bendRadius": 9}}"#,
            "scale.direction: must be right or left"
        ),
        (#"{"ruler": {"value": 0}, SCALE, "input": [{"wait": 1}]}"#, "input[0].wait: is unknown"),
        (#"{"ruler": {"value": 0}, SCALE, "input": [{"after": 1}]}"#, "input[0]: has no verb"),
        (
            #"{"ruler": {"value": 0}, SCALE, "input": [{"rest": true, "after": -1}]}"#,
            "input[0].after: must be 0 or more"
        ),
        (#"{"ruler": {"value": 0}, SCALE, "input": [{"rest": false}]}"#, "input[0].rest: must be true"),
        (#"{"ruler": {"value": 0}, SCALE, "input": [{"frames": 9999}]}"#, "input[0].frames: must be at most 3600"),
        (#"{"ruler": {"value": 0}, SCALE, "input": [{"key": "up", "pointer": 1}]}"#, "input[0].pointer: does not"),
    ]) func aFaultNamesItsKey(file: String, fault: String) {
        let scale = #""scale": {"mark": [0, 0], "length": 100}"#
        let error = #expect(throws: ReplayError.self) {
            try ReplayFile(file.replacingOccurrences(of: "SCALE", with: scale).utf8)
        }
        #expect(error?.description.hasPrefix("replay: \(fault)") == true, "\(error?.description ?? "no fault")")
    }
}
