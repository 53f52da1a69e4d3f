import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing

@testable import SlidersControls

/// User-defined runtime attributes of Interface Builder set options by their keys.
@MainActor @Suite(.serialized)
struct RuntimeAttributesTests {
    private typealias Attribute = Storyboard.Attribute

    /// All that attributes change.
    private struct Options: Equatable {
        let archived: [String: String]
        let isEnabled: Bool
        let appearance: SliderAppearance
        let look: LookChoice?
        let values: [Double]

        @MainActor
        init(_ slider: SliderControl) throws {
            let archive = NSKeyedArchiver(requiringSecureCoding: false)
            slider.encodeOptions(with: archive)
            archive.finishEncoding()
            let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
            let data = try #require(reader.decodeObject(of: NSData.self, forKey: "sliders.options")) as Data
            archived = ArchivedOptions(data).values.mapValues { "\($0)" }
            isEnabled = slider.isEnabled
            (appearance, look) = (slider.sliderAppearance, slider.shownLook?.choice)
            values = slider.slider.requestedValues
        }
    }

    /// A control with attributes.
    private func make(_ className: String = "RangeSliderControl", _ attributes: [Attribute] = []) throws
        -> SliderControl
    {
        try #require(try Storyboard.make(className, attributes) as? SliderControl)
    }

    private func make(_ attributes: KeyValuePairs<String, Any?>, _ className: String = "RangeSliderControl") throws
        -> SliderControl
    {
        try make(className, attributes.map { Attribute(key: $0.key, value: $0.value) })
    }

    private var article: String {
        get throws {
            let path = "Sources/SlidersControls/SlidersControls.docc/InterfaceBuilder.md"
            return try String(contentsOf: checkout.appendingPathComponent(path), encoding: .utf8)
        }
    }

    /// The storyboard of the article.
    private func storyboard() throws -> Storyboard {
        let xml = try #require(try article.firstMatch(of: /```xml\n([\s\S]*?)```/)).1
        return try #require(Storyboard(String(xml)))
    }

    @Test func aStoryboardMakesAVerticalSlider() throws {
        let objects = try storyboard().objects
        #expect(objects.count == 1 && objects[0].attributes.count == 9)
        let slider = try #require(try make(objects[0].className, objects[0].attributes) as? RangeSliderControl)
        #expect(slider.direction == .up && slider.values == [20, 80] && slider.maximumValue == 100)
        #expect(slider.step == 5 && slider.collision == .push && slider.hasHaptics)
        #expect(slider.shownLook?.choice.look == .flat)
        let blue = SliderPaint.Color(0.25, 0.5, 1)
        let options = SliderLook.Options(selectedColor: blue, borderColor: blue)
        #expect(slider.style == SliderLook.flat.style(with: options, on: .current))
        slider.frame = CGRect(x: 0, y: 0, width: 44, height: 300)
        slider.layOut()
        #expect(slider.point(forValue: 80).y < slider.point(forValue: 20).y)
    }

    @Test func ticksOfTheSystemAreAWord() throws {
        #expect(try make(["ticks": "system"]).style.metrics.ticks == .system)
    }

    // Objective-C's setters convert texts, and nothing else is asked for a key that has one.
    @Test func objectiveCHasTheInspectableProperties() throws {
        let toolkit = PlayedRecording.toolkit
        let lines = try sourceLines(in: "Sources/SlidersControls").compiled(for: toolkit)
        var keys = Set(lines.compactMap { $0.text.firstMatch(of: /@IBInspectable .*\bvar (\w+)/).map { String($0.1) } })
        // An override keeps the name of the toolkit.
        if toolkit == "AppKit", keys.remove("isContinuous") != nil { keys.insert("continuous") }
        tellSetters()
        #expect(KeyValueCoding.keys == keys.union(["enabled"]))
    }

    /// A row of the article's table.
    private struct Row {
        let key: String
        let type: String
        let example: String

        @MainActor var value: Any? {
            switch type {
            case "Boolean": NSNumber(value: example == "true")
            case "Number": Double(example).map { NSNumber(value: $0) }
            case "Color": SliderControl.PlatformColor.red
            default: example
            }
        }
    }

    /// The rows of a table of the article.
    private func rows(_ title: String = "Keys") throws -> [Row] {
        let sections = try article.components(separatedBy: "\n### ")
        let section = try #require(sections.first { $0.hasPrefix(title + "\n") })
        let row = /(?m)^\| `(\w+)`(?:, `(\w+)`)? \| (\w+) \| (?:`([^`]+)`|a color) \|/
        return section.matches(of: row).flatMap { row in
            [row.1, row.2].compactMap(\.self).map {
                Row(key: String($0), type: String(row.3), example: String(row.4 ?? ""))
            }
        }
    }

    /// The rows of the table of all options.
    private func options() throws -> [[String: Any]] {
        let file = checkout.appendingPathComponent("docs/options.json")
        let table = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any])
        let options = try #require(table["options"] as? [[String: Any]])
        return options
    }

    /// The options that tracks have, but for texts and views, which are set in code.
    private func optionsOfTracks() throws -> [[String: Any]] {
        try options().filter { !["plane", "ruler", "content"].contains($0["of"] as? String) }
    }

    @Test func theArticleHasEveryWordOfTheTable() throws {
        let lines = try article.split(separator: "\n")
        var count = 0
        // The step is a number here, and its values have a key of their own.
        for option in try optionsOfTracks() where option["name"] as? String != "step" {
            guard let key = key(of: option), let words = option["words"] as? [String] else { continue }
            let line = try #require(lines.first { $0.hasPrefix("| `\(key)` |") })
            // Numbers may stand after a word.
            let texts = Set(line.matches(of: /`(\w+)/).map { String($0.1) })
            #expect(texts.isSuperset(of: words), "\(key)")
            count += 1
        }
        #expect(count == 12)
    }

    /// The key of an option: the name of its property, or its own name if it is one of the look or of the style.
    private func key(of option: [String: Any]) -> String? {
        let isOfProperty = option["of"] as? String == nil
        return (isOfProperty ? option["UIKit"] as? String ?? option["AppKit"] : option["name"]) as? String
    }

    @Test func theArticleHasEveryOptionOfTheTable() throws {
        let keys = try optionsOfTracks().compactMap { option -> String? in
            option["kind"] as? String == "closure" ? nil : key(of: option)
        }
        #expect(keys.count > 65)
        #expect(Set(try rows().map(\.key)) == Set(keys).union(["values", "stepValues", "look"]))
    }

    @Test func theArticleHasEveryOptionOfPlanes() throws {
        var keys: Set<String> = ["xStepValues", "yStepValues"]
        for option in try options() {
            let name = try #require(option["name"] as? String)
            let property = key(of: option) ?? name
            let ofAxis = property.prefix(1).uppercased() + property.dropFirst()
            switch option["plane"] as? String {
            case "each axis": keys.formUnion(["x" + ofAxis, "y" + ofAxis])
            case "x": keys.insert("x" + ofAxis)
            // One key for the whole plane, which tracks have too.
            case "whole", "disabledPoints": #expect(try rows().contains { $0.key == property }, "\(property)")
            default: break
            }
            if option["of"] as? String == "plane", option["kind"] as? String != "gradient" { keys.insert(name) }
        }
        #expect(keys.count > 35)
        #expect(Set(try rows("Keys of planes").map(\.key)) == keys)
    }

    @Test func theArticleHasEveryOptionOfRulers() throws {
        var keys = Set(Mirror(reflecting: SliderRulerMetrics()).children.compactMap(\.label))
        // The direction and the bend determine the path.
        keys.remove("path")
        for option in try options() where option["of"] as? String == "ruler" {
            let name = try #require(option["name"] as? String)
            if name == "direction" {
                #expect(try rows().contains { $0.key == name })
            } else if name != "metrics" {
                keys.insert(name)
            }
        }
        #expect(keys.count > 20)
        #expect(Set(try rows("Keys of rulers").map(\.key)) == keys)
    }

    /// What attributes change in a plane or a ruler.
    private func state(_ slider: BaseSliderControl) -> String {
        let shared = "\(slider.isEnabled) \(slider.style) \(String(describing: slider.shownLook))"
        if let plane = slider as? PlaneSliderControl {
            let shape = "\(plane.shape) \(plane.areaCornerRadius) \(String(describing: plane.areaColor))"
            return "\(shared) \(shape) \(plane.xTicks) \(plane.yTicks) \(plane.configuration)"
        }
        guard let ruler = slider as? RulerSliderControl else { return shared }
        let scale = "\(ruler.rulerStyle) \(ruler.metrics) \(ruler.direction) \(ruler.bendRadius)"
        return "\(shared) \(scale) \(ruler.decelerationRate) \(ruler.configuration)"
    }

    /// Changes each option with its key, and restores the defaults of those that Objective-C doesn't set.
    private func set(_ rows: [Row], of className: String) throws {
        tellSetters()
        for row in rows {
            let slider = try #require(try Storyboard.make(className))
            let before = state(slider)
            slider.setValue(row.value, forKeyPath: row.key)
            #expect(state(slider) != before, "\(row.key)")
            guard !KeyValueCoding.keys.contains(row.key) else { continue }
            slider.setValue(nil, forKeyPath: row.key)
            #expect(state(slider) == before, "\(row.key)")
        }
    }

    @Test func everyKeyOfAPlaneChangesItsOption() throws {
        let whole = try options().compactMap {
            ["whole", "disabledPoints"].contains($0["plane"] as? String) ? key(of: $0) : nil
        }
        #expect(whole.count == 7)
        let shared = try rows().filter { whole.contains($0.key) }
        try set(rows("Keys of planes") + shared, of: "PlaneSliderControl")
    }

    @Test func everyKeyOfARulerChangesItsOption() throws {
        let ofTracks = try options().compactMap { $0["ruler"] as? Bool == true ? key(of: $0) : nil } + ["direction"]
        #expect(ofTracks.count > 15)
        let shared = try rows().filter { ofTracks.contains($0.key) }
        try set(rows("Keys of rulers") + shared, of: "RulerSliderControl")
    }

    @Test func attributesOfPlanesAreReadAsInCode() throws {
        let plane = try #require(try Storyboard.make("PlaneSliderControl") as? PlaneSliderControl)
        for (key, value) in [
            ("xMinimumValue", "-10"), ("yMaximumValue", "1000"), ("xStep", "5"), ("yStepValues", "1 10 100"),
            ("yScale", "list 1 10"), ("xDetents", "0, 5"), ("shape", "disc 225 270"), ("yTicks", "values 1 10"),
        ] {
            plane.setValue(value, forKeyPath: key)
        }
        let (x, y) = (plane.configuration.x, plane.configuration.y)
        #expect(x.lowerBound == -10 && x.step == .every(5) && x.detents == [0, 5] && x.upperBound == nil)
        #expect(y.upperBound == 1000 && y.step == .values([1, 10, 100]) && y.scale == .list([1, 10]))
        #expect(plane.shape == .disc(start: 225, sweep: 270) && plane.yTicks.mode == .values([1, 10]))
    }

    @Test(arguments: [
        ("PlaneSliderControl", "xStep", "1 2"), ("PlaneSliderControl", "yScale", "power"),
        ("PlaneSliderControl", "shape", "disc 90"), ("PlaneSliderControl", "shape", "round"),
        ("PlaneSliderControl", "xTicks", "often"), ("PlaneSliderControl", "yStepValues", "a"),
        ("PlaneSliderControl", "isEnabled", "no"), ("RulerSliderControl", "rulerStyle", "measuring-tape"),
        ("RulerSliderControl", "pointsPerUnit", "far"), ("RulerSliderControl", "majorInterval", "0"),
        ("RulerSliderControl", "hasLabel", "yes"), ("RulerSliderControl", "labelDistance", "1 2"),
    ])
    func aValueThatAPlaneOrARulerCannotHaveChangesNothing(_ name: String, _ key: String, _ text: String) throws {
        let slider = try #require(try Storyboard.make(name))
        let before = state(slider)
        slider.setValue(text, forKeyPath: key)
        #expect(state(slider) == before)
    }

    @Test(arguments: [
        ("PlaneSliderControl", "step"), ("PlaneSliderControl", "yWraps"), ("PlaneSliderControl", "xCollision"),
        ("PlaneSliderControl", "xIsEnabled"), ("PlaneSliderControl", "xLowerBound"), ("PlaneSliderControl", "fade"),
        ("RulerSliderControl", "xStep"), ("RulerSliderControl", "shape"), ("RulerSliderControl", "labelSpacing"),
        ("RangeSliderControl", "xStep"), ("RangeSliderControl", "rulerStyle"), ("RangeSliderControl", "xTicks"),
    ])
    func aSliderHasNoKeysOfOtherKinds(_ name: String, _ key: String) throws {
        #expect(try #require(try Storyboard.make(name)).setAttribute(key, to: "1") == false)
    }

    @Test func everyKeyOfTheArticleChangesItsOption() throws {
        let others = ["UIKit": "hasValueToolTips", "AppKit": "delaysTrackTouches"]
        let rows = try rows().filter { $0.key != others[PlayedRecording.toolkit] }
        #expect(rows.count > 45)
        for row in rows {
            let isRound = ["wraps", "dragsVertically", "startAngle", "sweep"].contains(row.key)
            let slider = try make(isRound ? "CircularSliderControl" : "RangeSliderControl")
            let before = try Options(slider)
            slider.setValue(row.value, forKeyPath: row.key)
            #expect(try Options(slider) != before, "\(row.key)")
        }
    }

    @Test(arguments: [
        ("scale", "power 2", "power [2.0]"), ("scale", "list 1 2 5 10", "list [1.0, 2.0, 5.0, 10.0]"),
        ("scale", "piecewise 0:0:1 0.5:100:10 1:1000", "piecewise [0.0, 0.0, 1.0, 0.5, 100.0, 10.0, 1.0, 1000.0, nan]"),
        ("thumbLimits", "0 0.4, , 0.6 1", "[0.0, 0.4, nan, nan, 0.6, 1.0]"),
        ("enabledRange", "-1e2,7", "[-100.0, 7.0]"), ("forbiddenRanges", "1 2, 3 4", "[1.0, 2.0, 3.0, 4.0]"),
        ("disabledThumbs", "0, 2", "[0.0, 2.0]"), ("pressTarget", " barAndTrack ", "barAndTrack []"),
        ("collision", "cross", "cross []"), ("detents", "", "[]"),
    ])
    func textsAreReadAsInCode(_ key: String, _ text: String, _ expected: String) throws {
        let slider = try make([key: text])
        let option = try #require(SliderOption(named: key))
        let value = try #require(slider.configuration[option])
        let word = option.words.isEmpty ? "" : option.words[value.choice] + " "
        #expect("\(word)\(value.numbers)" == expected)
    }

    @Test(arguments: [
        ("collision", "bounce"), ("collision", "push 3"), ("collision", ""), ("scale", "power"), ("scale", "linear 2"),
        ("scale", "piecewise 0:0:1:2 1:1"), ("scale", "list 1 nan"), ("detents", "0.5 -"), ("enabledRange", "0.8, 0.2"),
        ("enabledRange", "0.2"), ("enabledRange", "0.1 0.2 0.3"), ("thumbLimits", "0.5"), ("thumbLimits", "0, 1"),
        ("thumbLimits", "0.5 0.1"), ("forbiddenRanges", "1"), ("forbiddenRanges", "2 1"),
        ("detents", "half"), ("detents", "inf"), ("disabledThumbs", "0.5"), ("direction", "upward"),
        ("direction", "up down"), ("look", "iOSFlat"), ("values", ""), ("values", "1; 2"), ("stepValues", "a"),
        ("ticks", "count"), ("ticks", "often"), ("ticks", "values 1 b"), ("minor", "-1"), ("fill", "some"),
        ("hasLabels", "yes"), ("thumbVisibility", "held hidden"), ("histogram", "1, x"),
        ("neutralValue", "1 2"), ("height", "tall"), ("trackColor", "red"), ("accessibilityStep", "1 2"),
    ])
    func aValueThatAnOptionCannotHaveChangesNothing(_ key: String, _ text: String) throws {
        let slider = try make()
        let before = try Options(slider)
        slider.setValue(text, forKeyPath: key)
        #expect(try Options(slider) == before)
    }

    @Test func optionsOfTheStyleAreReadAsInCode() throws {
        let slider = try make([
            "ticks": "values 0, 25 100", "minor": NSNumber(value: 4), "side": "above", "fill": "outer",
            "thumbVisibility": "held", "hasLabels": NSNumber(value: true), "labels": "alternating",
            "labelOverlap": "merge", "histogram": "1, 4, 2", "thumbOffset": NSNumber(value: -30),
        ])
        let metrics = slider.style.metrics
        #expect(
            metrics.ticks.mode == .values([0, 25, 100]) && metrics.ticks.minor == 4 && metrics.ticks.side == .above)
        #expect(metrics.fill == .outer && metrics.thumbVisibility == .held && metrics.thumbOffset == -30)
        #expect(metrics.hasLabels && metrics.labels == .alternating && slider.style.labelOverlap == .merge)
        #expect(metrics.extras.histogram == [1, 4, 2])
        slider.setValue("positions 0 0.5 1", forKeyPath: "ticks")
        #expect(slider.style.metrics.ticks.mode == .fractions([0, 0.5, 1]))
    }

    @Test func aWordIsNoNumber() throws {
        let slider = try make(["collision": NSNumber(value: 1), "direction": NSNumber(value: 4)])
        #expect(slider.collision == .stop && (slider as? RangeSliderControl)?.direction == .trailing)
    }

    @Test func oneThumbHasOneValue() throws {
        let slider = try make(["values": "0.2, 0.8", "maximumValue": NSNumber(value: 9)], "ValueSliderControl")
        #expect(slider.values == [0])
        slider.setValue(NSNumber(value: 7), forKeyPath: "values")
        #expect(slider.values == [7])
    }

    @Test func nilSetsTheDefault() throws {
        let attributes: KeyValuePairs<String, Any?> = [
            "collision": "push", "direction": "up", "look": "flat", "trackColor": SliderControl.PlatformColor.red,
            "neutralValue": "0.5", "enabledRange": "0.2 0.8", "pressTarget": "track",
            "isEnabled": NSNumber(value: false), "ticks": "steps", "labels": "below", "thumbOffset": "4",
            "hasLabels": NSNumber(value: true), "readings": "0.4",
        ]
        let slider = try make(attributes)
        for key in attributes.map(\.key) { slider.setValue(nil, forKeyPath: key) }
        let other = try make(["look": "system"])
        #expect(try Options(slider) == Options(other))
    }

    @Test(arguments: ["RangeSliderControl", "CircularSliderControl"])
    func theOrderDoesNotMatter(_ className: String) throws {
        var attributes = [
            Attribute(key: "values", value: "30, 70, 80"), Attribute(key: "minimumValue", value: NSNumber(value: 10)),
            Attribute(key: "maximumValue", value: NSNumber(value: 90)),
            Attribute(key: "step", value: NSNumber(value: 20)),
            Attribute(key: "look", value: "layers"), Attribute(key: "curvaceousness", value: NSNumber(value: 0.3)),
            Attribute(key: "thumbColor", value: SliderControl.PlatformColor.red),
            Attribute(key: "thumbSize", value: NSNumber(value: 20)),
            Attribute(key: "trackThickness", value: NSNumber(value: 4)),
            Attribute(key: "neutralValue", value: NSNumber(value: 50)),
            Attribute(key: "scale", value: "logarithmic"), Attribute(key: "enabledRange", value: "20 80"),
            Attribute(key: "thumbLimits", value: ", 40 60"), Attribute(key: "minimumSpan", value: NSNumber(value: 10)),
            Attribute(key: "ticks", value: "count 5"), Attribute(key: "thumbPlacement", value: "outside"),
        ]
        if className == "CircularSliderControl" {
            attributes[4] = Attribute(key: "look", value: "thermostat")
            attributes.append(Attribute(key: "sweep", value: NSNumber(value: 180)))
        } else {
            attributes.append(Attribute(key: "direction", value: "up"))
        }
        let whole = try make(className, attributes)
        #expect(whole.values == [30, 50, 70] && whole.thumbSize == 20 && whole.trackThickness == 4)
        #expect(whole.neutralValue == 50)
        for turn in attributes.indices {
            let turned = Array(attributes[turn...] + attributes[..<turn])
            for order in [turned, turned.reversed()] {
                let slider = try make(className, order)
                #expect(try Options(slider) == Options(whole) && slider.values == whole.values, "\(order.map(\.key))")
                #expect(slider.shape == whole.shape)
            }
        }
    }

    @Test func aLookHasItsImages() throws {
        #expect(try !make(["look": "bedtime"], "CircularSliderControl").images.isEmpty)
    }

    // MARK: Faults

    @Test func aFaultIsPrinted() async throws {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) { @MainActor in
            let slider = try Storyboard.make("RangeSliderControl")
            slider?.setValue("bounce", forKeyPath: "collision")
        }
        let output = String(decoding: result?.standardOutputContent ?? [], as: UTF8.self)
        #expect(output.contains("RangeSliderControl: collision can't be \"bounce\". It can be stop, push, cross."))
    }

    @Test func anUnknownKeyRaises() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) { @MainActor in
            try Storyboard.make("RangeSliderControl")?.setValue("up", forKeyPath: "directon")
        }
        let output = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(output.contains("not key value coding-compliant for the key directon"))
    }

    @Test func aKeyOfAnotherSliderRaises() async throws {
        await #expect(processExitsWith: .failure) { @MainActor in
            try Storyboard.make("CircularSliderControl")?.setValue("up", forKeyPath: "direction")
        }
        await #expect(processExitsWith: .failure) { @MainActor in
            try Storyboard.make("RangeSliderControl")?.setValue(NSNumber(value: true), forKeyPath: "wraps")
        }
    }
}
