import Foundation
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What `UIAppearance` sets for all controls of a class.
@MainActor @Suite(.serialized)
struct AppearanceProxyTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    /// Lets proxies set some properties, as UIKit does with those that the page names.
    private func withProxies(_ body: () -> Void) {
        AppearanceMember.all = [
            .init(\BaseSliderControl.thumbTintColor), .init(\BaseSliderControl.thumbSize),
            .init(\SliderControl.minimumTrackTintColor),
        ]
        defer { AppearanceMember.all = [] }
        body()
    }

    @Test func aControlHasThemFromItsWindowOnUnlessItHasItsOwn() {
        withProxies {
            let earlier = RangeSliderControl()
            window.addSubview(earlier)
            RangeSliderControl.appearance().thumbSize = 36
            RangeSliderControl.appearance().thumbTintColor = .green
            RangeSliderControl.appearance().minimumTrackTintColor = .red
            let (slider, own, dial) = (RangeSliderControl(), RangeSliderControl(), CircularSliderControl())
            own.thumbSize = 20
            #expect(slider.thumbSize == earlier.thumbSize)
            for control in [slider, own, dial] { window.addSubview(control) }
            #expect(slider.thumbSize == 36 && slider.thumbTintColor == .green && slider.minimumTrackTintColor == .red)
            #expect(own.thumbSize == 20 && own.thumbTintColor == .green)
            for other in [earlier, dial] { #expect(other.thumbSize != 36 && other.thumbTintColor == nil) }
        }
    }

    @Test func theValuesOfAClassAreThoseOfItsSubclasses() {
        withProxies {
            SliderControl.appearance().thumbSize = 30
            CircularSliderControl.appearance().thumbSize = 40
            let (slider, dial) = (RangeSliderControl(), CircularSliderControl())
            for control in [slider, dial] { window.addSubview(control) }
            #expect(slider.thumbSize == 30 && dial.thumbSize == 40)
        }
    }

    /// The proxy sends messages: a property that is none, or has another type than these, ends the app.
    @Test func thePageNamesWhatAProxyCanSet() throws {
        let lines = try ["SlidersControls", "SlidersPlaneControls", "SlidersRulerControls"].flatMap {
            try sourceLines(in: "Sources/\($0)").compiled(for: "UIKit")
        }
        var found: Set<String> = []
        for (line, before) in zip(lines, [""] + lines.map(\.text)) {
            guard let match = line.text.firstMatch(of: /public dynamic (?:var|func) (\w+)(.*) \{$/) else { continue }
            found.insert(String(match.1))
            #expect((before + line.text).contains(/@objc|@IBInspectable/), "\(line.file):\(line.number)")
            let types = [
                ": CGFloat", ": UIColor?", ": PlatformColor?", ": PlatformFont", ": PlatformImage?",
                "(_ image: PlatformImage?, for state: PlatformImageState)",
            ]
            #expect(types.contains(String(match.2)), "\(line.file):\(line.number)")
        }
        let page = checkout.appendingPathComponent("Sources/SlidersControls/SlidersControls.docc/Appearance.md")
        let text = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "### All sliders of an app")
            .last
        let table = text?.components(separatedBy: "\n").filter { $0.hasPrefix("| `") } ?? []
        let named = table.flatMap { row in
            row.components(separatedBy: "|")[1].matches(of: /`(\w+)/).map { String($0.1) }
        }
        #expect(Set(named) == found && found.count == 12)
    }
}
