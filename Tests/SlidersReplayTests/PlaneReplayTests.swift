import Foundation
import SlidersCore
import SlidersReplay
import Testing

/// Recordings of planes, and the faults of files that are none.
@Suite struct PlaneReplayTests {
    private static let recordings: [Recording] = Recording.all(in: "PlaneRecordings")

    @Test(arguments: recordings) func aRecordingGivesTheAnswerBesideIt(recording: Recording) throws {
        var lines: [String] = []
        try ReplayFile(Data(contentsOf: recording.file)).answer { lines.append($0) }
        let expected = try String(contentsOf: recording.answer, encoding: .utf8).split(separator: "\n").map(String.init)
        #expect(lines == expected)
    }

    @Test func thereIsARecordingForEachKeyOfAPlane() throws {
        #expect(Self.recordings.count >= 6)
        let texts = try Self.recordings.map { try String(contentsOf: $0.file, encoding: .utf8) }
        let keys = [
            "values", "x", "y", "disabledThumbs", "pressTarget", "isEnabled", "isReadOnly", "isContinuous",
            "snapsWhileDragging", "rectangle", "disc", "press", "drag", "release", "cancel", "key", "adjust", "set",
            "resize", "type", "point", "axis", "pointer",
        ]
        for key in keys { #expect(texts.contains { $0.contains("\"\(key)\":") }, "\(key)") }
    }

    private let area = #""area": {"rectangle": [[0, 100], [100, 0]]}"#

    @Test(arguments: [
        (#"{"plane": {"x": {}}, AREA}"#, "plane.values: is missing"),
        (#"{"plane": {"values": []}, AREA}"#, "plane.values: there is no value; give one for each thumb"),
        (#"{"plane": {"values": [[1]]}, AREA}"#, "plane.values[0]: needs two numbers, x and y"),
        (#"{"plane": {"values": [[1, 2]]}}"#, "area: is missing"),
        (#"{"plane": {"values": [[1, 2]]}, "area": {}}"#, "area: must be either a rectangle or a disc"),
        (
            #"{"plane": {"values": [[1, 2]], "x": {"pressTarget": "span"}}, AREA}"#, "plane.x.pressTarget: is unknown"
        ),
        (
            #"{"plane": {"values": [[1, 2]], "x": {"collision": "push"}}, AREA}"#, "plane.x.collision: is unknown"
        ),
        (#"{"plane": {"values": [[1, 2]], "disabledThumbs": [1]}, AREA}"#, "plane.disabledThumbs: "),
        (#"{"plane": {"values": [[1, 2]], "y": {"scale": {"power": 0}}}, AREA}"#, "plane.y.scale: "),
        (#"{"plane": {"values": [[1, 2]]}, AREA, "input": [{"key": "up"}]}"#, "input[0].point: is missing"),
        (#"{"plane": {"values": [[1, 2]]}, AREA, "input": [{"key": "up", "point": 1}]}"#, "input[0].point: "),
        (
            #"{"plane": {"values": [[1, 2]]}, AREA, "input": [{"key": "up", "point": 0, "axis": "z"}]}"#,
            "input[0].axis: \"z\" is unknown"
        ),
        (
            #"{"plane": {"values": [[1, 2]]}, AREA, "input": [{"press": [1, 2], "axis": "x"}]}"#,
            "input[0].axis: does not belong to press"
        ),
        (
            #"{"plane": {"values": [[1, 2]]}, AREA, "input": [{"key": "cancel", "point": 0}]}"#,
            "input[0].point: does not belong to cancel"
        ),
        (#"{"plane": {"values": [[1, 2]]}, AREA, "input": [{"move": 1, "point": 0}]}"#, "input[0].move: is unknown"),
    ]) func aFaultNamesItsKey(file: String, fault: String) {
        let error = #expect(throws: ReplayError.self) {
            try ReplayFile(file.replacingOccurrences(of: "AREA", with: area).utf8)
        }
        #expect(error?.description.hasPrefix("replay: \(fault)") == true, "\(error?.description ?? "no fault")")
    }

    @Test func aFileWithoutAPlaneIsThatOfASlider() throws {
        let file = #"{"slider": {"values": [0]}, "track": {"line": [[0, 0], [100, 0]]}}"#
        var lines: [String] = []
        try ReplayFile(file.utf8).answer { lines.append($0) }
        #expect(lines == [#"{"values":[0],"events":[],"held":[],"overshoot":0,"limits":[[0,1]]}"#])
    }
}
