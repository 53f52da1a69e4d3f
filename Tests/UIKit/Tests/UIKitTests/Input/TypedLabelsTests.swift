@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Values that are typed at the labels of thumbs, or over thumbs without labels.
@MainActor @Suite(.serialized)
struct TypedLabelsTests {
    private func screen(
        _ values: [Double] = [20, 80], labels: SliderLabelPlacement? = .above, height: CGFloat = 80,
        _ change: (RangeSliderControl) -> Void = { _ in }
    ) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values, step: 5)
        slider.allowsTextEntry = true
        if let labels { (slider.style.metrics.hasLabels, slider.style.metrics.labels) = (true, labels) }
        change(slider)
        return Screen(slider, height: height)
    }

    private func tap(_ screen: Screen<some SliderControl>, _ point: CGPoint) {
        let finger = screen.finger()
        finger.press(at: point)
        finger.lift()
    }

    /// The texts that layers show, in the order of the thumbs.
    private func shown(_ screen: Screen<some SliderControl>) -> [String] {
        screen.window.layoutIfNeeded()
        let texts = screen.control.canvas.layer.sublayers?.compactMap { $0 as? CATextLayer } ?? []
        return texts.compactMap { $0.string as? String }
    }

    /// The middle of a text on the window.
    private func middle(of text: String, _ screen: Screen<some SliderControl>) throws -> CGPoint {
        let layers = screen.control.canvas.layer.sublayers?.compactMap { $0 as? CATextLayer }
        let layer = try #require(layers?.first { $0.string as? String == text })
        return screen.control.canvas.convert(layer.position, to: nil)
    }

    @Test func aTapOnALabelLetsTheValueBeTyped() throws {
        let screen = screen()
        #expect(shown(screen) == ["20", "80"])
        let position = try middle(of: "80", screen)
        tap(screen, position)
        let field = try #require(screen.control.valueField)
        #expect(field.text == "80" && field.isFirstResponder && field.accessibilityLabel == "Maximum")
        #expect(screen.control.canvas.convert(field.center, to: nil) == position)
        #expect(shown(screen) == ["20", ""] && screen.control.accessibilityElements?.count == 3)
        field.type("61")
        field.pressReturn()
        #expect(screen.control.values == [20, 60] && shown(screen) == ["20", "60"])
        #expect(screen.control.valueField == nil && screen.control.accessibilityElements?.count == 2)
        #expect(screen.events(["changed", "begin", "end"]) == ["changed"])
    }

    @Test func escapeAndAPressElsewhereRestore() throws {
        let screen = screen()
        tap(screen, try middle(of: "20", screen))
        try #require(screen.control.valueField).type("55")
        #expect(!screen.window.pressKey(.keyboardEscape))
        #expect(screen.control.values == [20, 80] && shown(screen) == ["20", "80"])
        tap(screen, try middle(of: "20", screen))
        try #require(screen.control.valueField).type("55")
        tap(screen, screen.point(of: 80))
        #expect(screen.control.values == [20, 80] && screen.control.valueField == nil)
    }

    @Test(arguments: [SliderPressTarget.track, .anywhere])
    func aDragThatBeginsOnALabelIsAPressThere(target: SliderPressTarget) throws {
        let screen = screen { $0.pressTarget = target }
        let finger = screen.finger()
        let start = try middle(of: "20", screen)
        finger.press(at: start)
        let distance = screen.point(of: 30).x - screen.point(of: 20).x
        finger.move(to: CGPoint(x: start.x + distance, y: start.y))
        #expect(screen.control.values == [target == .anywhere ? 30 : 20, 80] && screen.control.valueField == nil)
        finger.lift()
        #expect(screen.control.valueField == nil)
    }

    @Test func digitsOnTheFocusedThumbTypeItsValue() throws {
        for labels in [SliderLabelPlacement.above, nil] {
            let screen = screen(labels: labels)
            screen.window.focus(on: screen.control.thumbViews[1])
            #expect(!screen.window.pressKey(.keyboardA, typing: "7"))
            let field = try #require(screen.control.valueField)
            #expect(field.text == "7" && field.isFirstResponder)
            field.type("0")
            field.pressReturn()
            #expect(screen.control.values == [20, 70] && screen.control.thumbViews[1].isFirstResponder)
            screen.window.focus(on: nil)
        }
    }

    @Test func aThumbWithoutALabelHasTheFieldInstead() throws {
        let screen = screen(labels: nil, height: 44)
        #expect(screen.control.thumbViews[1].accessibilityActivate())
        let field = try #require(screen.control.valueField)
        let point = screen.control.slider.location(ofThumb: 1)
        // At the end of the track the field stays within the control.
        #expect(abs(field.center.y - CGFloat(point.y)) < 1)
        #expect(field.frame.minX <= CGFloat(point.x) && CGFloat(point.x) <= field.frame.maxX)
        #expect(field.frame.width >= 64 && screen.control.canvas.bounds.contains(field.frame))
        tap(screen, screen.control.canvas.convert(field.center, to: nil))
        #expect(screen.control.valueField === field, "a touch in the field is the field's")
    }

    @Test func insideThumbsLabelsAreOfTheThumbs() throws {
        let screen = screen(labels: .inside)
        tap(screen, screen.point(of: 20))
        #expect(screen.control.valueField == nil)
    }

    @Test func ofLabelsThatMergedTheNearerThumbIsTyped() throws {
        for (offset, name) in [(-12.0, "Minimum"), (12, "Maximum")] {
            let screen = screen([40, 45]) { $0.style.labelOverlap = .merge }
            let position = try middle(of: "40 – 45", screen)
            tap(screen, CGPoint(x: position.x + offset, y: position.y))
            #expect(try #require(screen.control.valueField).accessibilityLabel == name)
        }
    }

    @Test func thumbsThatNobodyCanMoveTakeNoText() throws {
        let screen = screen { $0.disabledThumbs = [0] }
        tap(screen, try middle(of: "20", screen))
        #expect(screen.control.valueField == nil && !screen.control.thumbViews[0].accessibilityActivate())
        screen.control.isReadOnly = true
        tap(screen, try middle(of: "80", screen))
        #expect(screen.control.valueField == nil && !screen.control.thumbViews[1].accessibilityActivate())
    }

    @Test func theFocusFollowsAThumbThatCrosses() throws {
        let screen = screen([20, 40]) { $0.collision = .cross }
        screen.window.focus(on: screen.control.thumbViews[0])
        #expect(!screen.window.pressKey(.keyboardA, typing: "6"))
        let field = try #require(screen.control.valueField)
        field.type("0")
        field.pressReturn()
        #expect(screen.control.values == [40, 60] && screen.control.thumbViews[1].isFocused)
        screen.window.focus(on: nil)
    }

    @Test func theFieldGoesWithItsThumb() throws {
        let screen = screen()
        #expect(screen.control.beginTyping(for: 1))
        screen.control.values = [10, 50]
        screen.window.layoutIfNeeded()
        let field = try #require(screen.control.valueField)
        #expect(abs(screen.control.canvas.convert(field.center, to: nil).x - screen.point(of: 50).x) < 1e-6)
        screen.control.values = [10]
        screen.window.layoutIfNeeded()
        #expect(screen.control.valueField == nil && screen.control.typedThumb == nil)
    }

    @Test func theFieldGrowsWithItsTextAndStaysInside() throws {
        for size in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let screen = screen([20, 100], height: 200)
            screen.window.traits = UITraitCollection(category: size)
            screen.window.layoutIfNeeded()
            #expect(screen.control.beginTyping(for: 1))
            let field = try #require(screen.control.valueField)
            #expect(screen.control.canvas.bounds.contains(field.frame), "\(size)")
            #expect((field.frame.height > 40) == (size != .large), "\(field.frame)")
        }
    }
}
