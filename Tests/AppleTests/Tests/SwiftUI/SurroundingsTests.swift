import SlidersControls
import SlidersLookImages
import SlidersSwiftUI
import SwiftUI
import UIKit
import XCTest

/// What a control takes from the environment of SwiftUI.
@MainActor
final class SurroundingsTests: XCTestCase {
    func testAViewShowsAControl() async throws {
        try await inEachDirection {
            let shown = try await Shown(SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100))
            XCTAssertEqual(shown.first(SlidersControls.RangeSliderControl.self)?.values, [20, 80])
        }
    }

    func testADialWithLabels() async throws {
        try await inEachDirection {
            let view = SlidersSwiftUI.CircularSlider(value: .constant(25.0), in: 0...100) {
                Text("Volume")
            } minimumValueLabel: {
                Text("quiet")
            } maximumValueLabel: {
                Text("loud")
            }
            let shown = try await Shown(view.sliderArc(start: 225, sweep: 270))
            let dial = shown.first(SlidersControls.CircularSliderControl.self)
            XCTAssertEqual(dial?.value, 25)
            XCTAssertEqual(dial?.sweep, 270)
        }
    }

    func testSizeOfTextDarknessAndDirection() async throws {
        try await inEachDirection {
            let view = SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100)
                .environment(\.dynamicTypeSize, .accessibility3).environment(\.colorScheme, .dark)
                .environment(\.layoutDirection, .rightToLeft)
            let shown = try await Shown(view)
            let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
            XCTAssertTrue(slider.traitCollection.preferredContentSizeCategory.isAccessibilityCategory)
            XCTAssertEqual(slider.traitCollection.userInterfaceStyle, .dark)
            XCTAssertEqual(slider.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        }
    }

    func testTheColorsOfALook() async throws {
        try await inEachDirection {
            let color = UIColor { $0.userInterfaceStyle == .dark ? .green : .red }
            let view = SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100)
            var styles: [SliderStyle] = []
            for scheme in [ColorScheme.light, .dark] {
                let look = view.sliderLook(.layers, selectedColor: Color(uiColor: color))
                let shown = try await Shown(look.environment(\.colorScheme, scheme))
                styles.append(try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self)).style)
            }
            answer("look-colors", "a color of a look \(styles[0] == styles[1] ? "stays" : "differs") in dark views")
            XCTAssertNotEqual(styles[0], styles[1])
        }
    }

    func testTheTextsOfMeasurements() async throws {
        func text<U: Dimension>(_ unit: U) async throws -> String {
            let view = SlidersSwiftUI.ValueSlider(
                value: .constant(Measurement(value: 1.5, unit: unit)),
                in: Measurement(value: 0, unit: unit)...Measurement(value: 9, unit: unit))
            let shown = try await Shown(view.environment(\.locale, Locale(identifier: "de")))
            return try XCTUnwrap(shown.first(SlidersControls.ValueSliderControl.self)).text(of: 1.5)
        }
        try await inEachDirection {
            let own = UnitLength(symbol: "smoot", converter: UnitConverterLinear(coefficient: 1.7))
            let texts = [
                try await text(UnitLength.kilometers), try await text(UnitTemperature.celsius),
                try await text(UnitAngle.degrees), try await text(own),
            ]
            let converted = try await convertedText()
            answer("measurements", (texts + converted).joined(separator: " | "))
            XCTAssertTrue(texts.allSatisfy { $0.hasPrefix("1,5") })
            XCTAssertTrue(converted.allSatisfy { $0.hasSuffix("mi") })
        }
    }

    /// The text of kilometers in the United States, in the unit that a format chooses; the double has no such format.
    private func convertedText() async throws -> [String] {
        #if canImport(ObjectiveC)
        let kilometers = { Measurement(value: $0, unit: UnitLength.kilometers) }
        let view = SlidersSwiftUI.ValueSlider(
            value: .constant(kilometers(1.5)), in: kilometers(0)...kilometers(9),
            format: .measurement(width: .abbreviated, usage: .general))
        let shown = try await Shown(view.environment(\.locale, Locale(identifier: "en_US")))
        return [try XCTUnwrap(shown.first(SlidersControls.ValueSliderControl.self)).text(of: 1.5)]
        #else
        return []
        #endif
    }

    func testTheImagesOfALook() async throws {
        try await inEachDirection {
            let view = SlidersSwiftUI.CircularSlider(value: .constant(25.0), in: 0...100).sliderLook(.bedtime)
            let shown = try await Shown(view)
            let images = try XCTUnwrap(shown.first(SlidersControls.CircularSliderControl.self)).images
            let sizes = images.sorted { $0.key < $1.key }.map { "\($0.value.size) at \($0.value.scale)" }
            answer("look-images", sizes.joined(separator: ", "))
            XCTAssertEqual(images.values.map(\.size), [CGSize](repeating: CGSize(width: 20, height: 20), count: 2))
        }
    }

    func testTheFontOfTheViewsAround() async throws {
        try await inEachDirection {
            var style = SliderStyle()
            style.metrics.hasLabels = true
            let view = SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100).sliderLook(style)
            let shown = try await Shown(view.font(.title))
            let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
            let sizes = slider.layer.all(CATextLayer.self).filter { $0.string as? String == "20" }.map(\.fontSize)
            answer("surrounding-font", ".font(.title) makes labels of \(sizes) points")
            if #available(iOS 26, visionOS 26, *) {
                XCTAssertEqual(sizes, [UIFont.preferredFont(forTextStyle: .title1).pointSize])
            }
        }
    }

    #if canImport(ObjectiveC)
    // The double passes neither tints nor animations on by itself.
    func testWhetherATintReachesTheControl() async throws {
        let view = SlidersSwiftUI.RangeSlider(value: .constant(20.0...80.0), in: 0...100).tint(.red)
        let shown = try await Shown(view)
        let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
        let isRed =
            slider.tintColor.resolvedColor(with: slider.traitCollection)
            == UIColor(Color.red).resolvedColor(with: slider.traitCollection)
        answer("tint", ".tint(.red) \(isRed ? "reaches" : "does not reach") the control: \(slider.tintColor ?? .clear)")
    }

    func testTheSystemsSliderInEachSizeOfControls() async throws {
        for (name, size) in [("mini", ControlSize.mini), ("small", .small), ("regular", .regular), ("large", .large)] {
            let shown = try await Shown(Slider(value: .constant(0.5)).controlSize(size))
            let slider = shown.first(UISlider.self)
            let track = slider.map { $0.trackRect(forBounds: $0.bounds) } ?? .zero
            let thumb = slider?.thumbRect(forBounds: slider?.bounds ?? .zero, trackRect: track, value: 0.5)
            answer(
                "control-size",
                "\(name): track \(track.height), thumb \(thumb.map { "\($0.size)" } ?? "of no UISlider")")
        }
    }

    /// Reaches the state of a view from a test.
    @MainActor
    private final class Remote { var price: Binding<ClosedRange<Double>>? }

    private struct Owner: View {
        let remote: Remote
        @State private var price = 20.0...80.0

        init(remote: Remote) { self.remote = remote }

        var body: some View {
            let _ = remember()
            SlidersSwiftUI.RangeSlider(value: $price, in: 0...100)
        }

        private func remember() { remote.price = $price }
    }

    func testWhetherAnAnimationMovesThumbs() async throws {
        let remote = Remote()
        let shown = try await Shown(Owner(remote: remote))
        let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
        let thumb = try XCTUnwrap((slider.accessibilityElements as? [UIView])?.first)
        withAnimation(.linear(duration: 2)) { remote.price?.wrappedValue = 60...80 }
        var keys: Set<String> = []
        for _ in 0..<20 {
            try await Task.sleep(nanoseconds: 20_000_000)
            keys.formUnion(thumb.layer.animationKeys() ?? [])
        }
        let durations = keys.compactMap { thumb.layer.animation(forKey: $0)?.duration }
        answer("swiftui-animation", "withAnimation(.linear(duration: 2)) animates \(keys.sorted()) for \(durations) s")
        XCTAssertEqual(slider.values, [60, 80])
    }

    func testWhichOfTwoWritesOfATurnGlides() async throws {
        let remote = Remote()
        let shown = try await Shown(Owner(remote: remote))
        let slider = try XCTUnwrap(shown.first(SlidersControls.RangeSliderControl.self))
        let thumbs = try XCTUnwrap(slider.accessibilityElements as? [UIView])
        withAnimation(.linear(duration: 2)) { remote.price?.wrappedValue = 60...80 }
        remote.price?.wrappedValue = 60...90
        var gliding: Set<Int> = []
        for _ in 0..<20 {
            try await Task.sleep(nanoseconds: 20_000_000)
            gliding.formUnion(thumbs.indices.filter { thumbs[$0].layer.animation(forKey: "position") != nil })
        }
        answer("swiftui-animation", "after withAnimation { lower = 60 }; upper = 90, thumbs \(gliding.sorted()) glide")
        XCTAssertEqual(slider.values, [60, 90])
    }
    #endif
}
