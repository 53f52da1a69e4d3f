import SlidersControls
import SlidersPlaneControls
import SlidersRulerControls
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import ControlsSnippets
@testable import SnippetReader
@testable import SwiftUISnippets

/// The code beside the gallery's sliders makes the same slider in every host.
@MainActor @Suite(.serialized, .eachComparison)
struct SnippetTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    nonisolated private static let html =
        (try? Markup.snippets.get().texts.filter { $0.value["HTML"] != nil }.keys.sorted()) ?? []
    /// A disc of SwiftUI has one point.
    nonisolated private static let withoutView: Set = ["mixer"]
    nonisolated private static let shown = html.filter { !withoutView.contains($0) }

    @Test func everySliderHasCodeForEveryHost() throws {
        let texts = try Markup.snippets.get().texts
        #expect(texts.count > 10)
        for (name, kinds) in texts {
            let others = kinds.keys.filter { $0 != "SwiftUI" }.sorted()
            #expect(others == ["AppKit", "HTML", "UIKit"], "\(name)")
            #expect((kinds["SwiftUI"] == nil) == Self.withoutView.contains(name), "\(name)")
        }
        #expect(Set(texts.keys) == Set(ControlsSnippets.all.keys))
    }

    @Test(arguments: html) func uiKitMakesWhatTheHTMLMakes(_ name: String) throws {
        let make = try #require(ControlsSnippets.all[name])
        try compare(make(), name)
    }

    @Test(arguments: shown) func swiftUIMakesWhatTheHTMLMakes(_ name: String) throws {
        let stage = Stage(on: window)
        let show = try #require(views[name])
        show(stage)
        let control = try #require(stage.views.compactMap { $0 as? BaseSliderControl }.first)
        try compare(control, name)
    }

    private func compare(_ control: BaseSliderControl, _ name: String) throws {
        let isRound = control is SlidersControls.CircularSliderControl
        control.frame = CGRect(x: 0, y: 0, width: isRound ? 300 : 340, height: isRound ? 300 : 200)
        if control.superview == nil { window.addSubview(control) }
        window.layoutIfNeeded()
        switch control {
        case let plane as PlaneSliderControl: try Markup.named(name).compare(plane)
        case let ruler as RulerSliderControl: try Markup.named(name).compare(ruler)
        default: try compare(#require(control as? SliderControl), name)
        }
        control.removeFromSuperview()
    }

    private func compare(_ control: SliderControl, _ name: String) throws {
        let markup = try Markup.named(name)
        let configuration = control.configuration
        #expect(!markup.attributes.isEmpty)
        #expect(control.configurationError == nil)
        let isRound = control is SlidersControls.CircularSliderControl
        #expect(control.values == markup.numbers("values", "value") ?? (isRound ? [0] : [0, 100]))
        #expect(control.minimumValue == markup.number("min", 0))
        #expect(control.maximumValue == markup.number("max", 100))
        #expect(control.step == markup.number("step", name == "start" ? 0 : control.step))
        #expect(control.minimumSpan == markup.number("minimum-span", 0))
        #expect(control.maximumSpan == markup.number("maximum-span", .infinity))
        #expect("\(configuration.collision)" == markup.attributes["collision"] ?? "stop")
        #expect(configuration.wraps == (markup.attributes["wraps"] != nil))
        #expect(configuration.isEnabled == (markup.attributes["disabled"] == nil))
        #expect(control.allowsTextEntry == (markup.attributes["text-entry"] != nil))
        #expect(configuration.resetsOnDoubleTap == (markup.attributes["resets-on-double-tap"] != nil))
        #expect(configuration.forbiddenRanges == markup.ranges("forbidden-ranges"))
        if let press = markup.attributes["press"] {
            #expect("\(control.pressTarget)".lowercased() == press.replacing("-", with: ""))
        }
        if let round = control as? SlidersControls.CircularSliderControl, markup.attributes["look"] == nil {
            #expect(round.startAngle == markup.number("start", 0))
            #expect(round.sweep == markup.number("sweep", 360))
        }
        if configuration.isEnabled { drags(control) }
    }

    /// Drags the highest thumb a little down.
    private func drags(_ control: SliderControl) {
        let before = control.values
        let finger = Finger(window)
        let last = before.count - 1
        let from = control.convert(control.point(forValue: before[last]), to: nil)
        for away in [CGPoint(x: -30, y: 0), CGPoint(x: 0, y: 30), CGPoint(x: 30, y: 0), CGPoint(x: 0, y: -30)]
        where control.values == before {
            finger.press(at: from, on: control)
            finger.move(to: CGPoint(x: from.x + away.x, y: from.y + away.y))
            finger.lift()
        }
        #expect(control.values != before)
    }
}
