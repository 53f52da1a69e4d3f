import Foundation

/// The results of all records.
struct Report {
    private(set) var total = 0, agreed = 0
    /// Records that differ as explained, and those left out.
    private(set) var different: [(record: PeerRecord, theirs: JSON, ours: JSON)] = []
    private(set) var leftOut: [(record: PeerRecord, reason: Outcome.Reason)] = []
    /// Unexplained differences, explanations without a difference, and records that no mapping reads.
    private(set) var problems: [String] = []

    private let differences: [Difference]

    init(of records: [PeerRecord], _ differences: [Difference]) throws {
        self.differences = differences
        var explained: [String: JSON] = [:]
        for (id, text) in differences.flatMap({ Array($0.ours) }) {
            explained[id] = try JSON(parsing: text.utf8)
        }
        for record in records { judge(record, explained[record.id]) }
    }

    private mutating func judge(_ record: PeerRecord, _ explained: JSON?) {
        total += 1
        do {
            switch try Self.map(record) {
            case .leftOut(let reason):
                leftOut.append((record, reason))
                if explained != nil { problems.append("\(record.id) is left out, and explained") }
            case .compared(let theirs, let ours, let tolerance):
                let agrees = theirs.agrees(with: ours, within: tolerance)
                if let explained {
                    different.append((record, theirs, ours))
                    if agrees { problems.append("\(record.id) agrees, so its explanation no longer applies") }
                    if !ours.agrees(with: explained, within: 0) {
                        problems.append("\(record.id): explained as \(explained), but is \(ours)")
                    }
                } else if agrees {
                    agreed += 1
                } else {
                    let differs = "theirs \(theirs), ours \(ours) (\(record.source))"
                    problems.append("\(record.id): \(record.config) \(record.action): \(differs)")
                }
            }
        } catch {
            problems.append("\(record.id): \(error) (\(record.source))")
        }
    }

    /// The first mapping whose words are in the source.
    private static func map(_ record: PeerRecord) throws -> Outcome {
        for (source, map) in mappings where record.source.contains(source) {
            if let outcome = try map(record) { return outcome }
        }
        throw Unread(.string(record.source))
    }

    private static let mappings: [(source: String, map: @Sendable (PeerRecord) throws -> Outcome?)] = [
        ("tests/range.js", { try NoUiScale.map($0) }), ("noUiSlider@", { try NoUiRecords.map($0) }),
        ("observed (run of dist)", { try NoUiObserved.map($0) }),
        ("<input type=range>", { try NativeRange.map($0) }), ("web-platform-tests", { try NativeRange.map($0) }),
        ("react-spectrum", { try ReactSpectrum.map($0) }), ("base-ui", { try BaseUI.map($0) }),
        ("zag", { try Zag.map($0) }),
        ("radix-ui", { try Radix.map($0) }), ("mui/material-ui", { try MaterialUI.map($0) }),
        ("material-components-android", { try Android.map($0) }),
        ("RangeSliderConfigTest.java", { try Android.map($0) }),
        ("SliderRoundingErrorTest.java", { try Android.map($0) }), ("SliderTouchTest.java", { try Android.map($0) }),
        ("flutter", { try Flutter.map($0) }), ("compose", { try Compose.map($0) }),
        ("qtdeclarative", { try QtRangeSlider.map($0) }),
        ("aria-practices", { try AriaPractices.map($0) }),
    ]
}

extension Report: CustomStringConvertible {
    /// The number of records that agree, and a line for each explained difference and for each reason to leave one out.
    var description: String {
        var lines = [
            "\(total) records: \(agreed) agree, \(different.count) differ as explained, \(leftOut.count) are left out"
        ]
        for difference in differences {
            lines.append("  \(difference.ours.count) differ (\(difference.rule)): \(difference.reason)")
        }
        for reason in Outcome.Reason.allCases {
            let count = leftOut.filter { $0.reason == reason }.count
            if count > 0 { lines.append("  \(count) left out: \(reason.rawValue)") }
        }
        return lines.joined(separator: "\n")
    }

    /// The lines of docs/peers.md about differences and records that are left out.
    var documentation: [String] {
        differences.flatMap { difference in
            ["### \(difference.rule): \(difference.reason)"] + rows(of: difference)
        }
            + Outcome.Reason.allCases.compactMap { reason in
                let ids = leftOut.filter { $0.reason == reason }.map { $0.record.id }
                return ids.isEmpty ? nil : "* \(reason.rawValue): \(ids.joined(separator: ", "))"
            }
    }

    private func rows(of difference: Difference) -> [String] {
        different.filter { difference.ours[$0.record.id] != nil }.map { record, theirs, ours in
            "| \(record.id) | `\(record.source)` | `\(theirs)` | `\(ours)` |"
        }
    }
}
