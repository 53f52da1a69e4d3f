import Foundation
import SlidersControls
import SlidersCore
import Testing

/// The archive of a control has each option that docs/options.json says it has, and no other.
@MainActor struct ArchivedOptionsTests {
    @Test func theArchiveHasEveryOptionOfTheTable() throws {
        let toolkit = PlayedRecording.toolkit
        let file = checkout.appendingPathComponent("docs/options.json")
        let table = try #require(
            try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let rows = try #require(table["options"] as? [[String: Any]])
        var kept = Set(rows.filter { $0["archive"] as? Bool == true && $0[toolkit] is String }.map(name))
        // UIControl keeps it.
        if toolkit == "UIKit" { kept.remove("isEnabled") }
        let others = try #require((table["others"] as? [String: [String]])?["Apple's"])
        let archived = try archived(by: RangeSliderControl()).union(archived(by: CircularSliderControl()))
        #expect(archived.subtracting(others) == kept)
    }

    private func name(of row: [String: Any]) -> String { row["name"] as? String ?? "" }

    /// The keys of the options in an archive. What is `nil` is left out, so that nothing is here.
    private func archived(by slider: SliderControl) throws -> Set<String> {
        slider.configuration.bounds = 0...9
        (slider.enabledRange, slider.pressTarget, slider.accessibilityStep) = (1...8, .thumb, 2)
        slider.neutralValue = 4
        if let dial = slider as? CircularSliderControl { (dial.startAngle, dial.sweep) = (90, 180) }
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        slider.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let data = try #require(reader.decodeObject(of: NSData.self, forKey: "sliders.options"))
        let options = try PropertyListSerialization.propertyList(from: data as Data, format: nil)
        return Set(try #require(options as? [String: Any]).keys)
    }
}
