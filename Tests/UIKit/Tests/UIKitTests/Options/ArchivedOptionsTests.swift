import Foundation
import SlidersControls
import SlidersCore
import Testing

/// The archive of a control has each option that docs/options.json says it has, and no other.
@MainActor struct ArchivedOptionsTests {
    @Test func theArchiveHasEveryOptionOfTheTable() throws {
        let toolkit = PlayedRecording.toolkit
        let table = try table()
        let rows = try rows().filter { !["plane", "ruler"].contains($0["of"] as? String) }
        var kept = Set(rows.filter { $0["archive"] as? Bool == true && $0[toolkit] is String }.map(name))
        // UIControl keeps it.
        if toolkit == "UIKit" { kept.remove("isEnabled") }
        let others = try #require((table["others"] as? [String: [String]])?["Apple's"])
        let archived = try archived(by: RangeSliderControl()).union(archived(by: CircularSliderControl()))
        #expect(archived.subtracting(others) == kept)
    }

    @Test func theArchiveOfARulerHasItsOptions() throws {
        let ruler = RulerSliderControl()
        (ruler.configuration.bounds, ruler.enabledRange, ruler.configuration.accessibilityStep) = (0...9, 1...8, 2)
        let ofSliders = try rows().filter { $0["ruler"] as? Bool == true && $0["archive"] as? Bool == true }
        let own = try rows().filter { $0["of"] as? String == "ruler" && $0["archive"] as? Bool == true }
        #expect(ofSliders.count > 15 && own.count == 3)
        var kept = Set((ofSliders + own).map(name))
        // UIControl keeps it.
        if PlayedRecording.toolkit == "UIKit" { kept.remove("isEnabled") }
        #expect(try keys(archivedBy: ruler).isSuperset(of: kept))
    }

    private func table() throws -> [String: Any] {
        let file = checkout.appendingPathComponent("docs/options.json")
        return try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
    }

    private func rows() throws -> [[String: Any]] { try #require(try table()["options"] as? [[String: Any]]) }

    private func name(of row: [String: Any]) -> String { row["name"] as? String ?? "" }

    /// The keys of the options in an archive. What is `nil` is left out, so that nothing is here.
    private func archived(by slider: SliderControl) throws -> Set<String> {
        slider.configuration.bounds = 0...9
        (slider.enabledRange, slider.pressTarget, slider.accessibilityStep) = (1...8, .thumb, 2)
        slider.neutralValue = 4
        if let dial = slider as? CircularSliderControl { (dial.startAngle, dial.sweep) = (90, 180) }
        return try keys(archivedBy: slider)
    }

    private func keys(archivedBy slider: BaseSliderControl) throws -> Set<String> {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        slider.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let data = try #require(reader.decodeObject(of: NSData.self, forKey: "sliders.options"))
        let options = try PropertyListSerialization.propertyList(from: data as Data, format: nil)
        return Set(try #require(options as? [String: Any]).keys)
    }
}
