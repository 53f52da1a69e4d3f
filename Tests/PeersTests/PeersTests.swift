import Foundation
import Testing

/// Every record of a peer runs or is left out for a reason, and every difference is explained.
@Suite struct PeersTests {
    @Test func recordsAgreeOrDifferAsExplained() throws {
        let report = try Report(of: PeerRecord.all(), Difference.all)
        print(report)
        for problem in report.problems { Issue.record(Comment(rawValue: problem)) }
        #expect(report.agreed + report.different.count + report.leftOut.count + report.problems.count == report.total)
        #expect(report.total > 0)
    }

    @Test func explanationsNameRecordsOnce() throws {
        let records = Set(try PeerRecord.all().map { $0.id })
        let explained = Difference.all.flatMap { $0.ours.keys }
        #expect(Set(explained).count == explained.count)
        #expect(Set(explained).subtracting(records).isEmpty)
        #expect(records.count == (try PeerRecord.all().count))
    }

    @Test func differencesAndLeftOutRecordsAreDocumented() throws {
        let text = try String(contentsOf: PeerRecord.file("docs/peers.md"), encoding: .utf8)
        let told = text.split(separator: "\n").map { String($0) }.filter { line in
            ["### ", "| v", "* "].contains { line.hasPrefix($0) }
        }
        let documentation = try Report(of: PeerRecord.all(), Difference.all).documentation
        #expect(
            told == documentation, "docs/peers.md should have these lines:\n\(documentation.joined(separator: "\n"))")
    }
}
