@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Labels that are visible only while their thumbs are held or have the focus (docs/behavior.md §8).
@MainActor @Suite(.serialized)
struct HeldLabelsTests {
    private func screen(
        _ values: [Double] = [20, 80], _ change: (RangeSliderControl) -> Void = { _ in }
    ) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values, step: 5)
        (slider.style.metrics.hasLabels, slider.style.metrics.labelVisibility) = (true, .held)
        change(slider)
        return Screen(slider, height: 80)
    }

    /// The visible texts, in the order of the thumbs.
    private func labels(_ screen: Screen<RangeSliderControl>) -> [CATextLayer] {
        screen.window.layoutIfNeeded()
        let texts = screen.control.canvas.layer.sublayers?.compactMap { $0 as? CATextLayer } ?? []
        return texts.filter { !$0.isHidden && $0.string as? String != "" }
    }

    private func shown(_ screen: Screen<RangeSliderControl>) -> [String] {
        labels(screen).compactMap { $0.string as? String }
    }

    @Test func aLabelIsVisibleFromThePressToTheRelease() {
        let screen = screen()
        #expect(shown(screen) == [])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        #expect(shown(screen) == ["20"])
        finger.move(to: screen.point(of: 35))
        #expect(shown(screen) == ["35"])
        finger.lift()
        #expect(shown(screen) == [])
        screen.control.hover(at: screen.control.point(forValue: 80))
        #expect(shown(screen) == [])
    }

    @Test func theFocusShowsALabelAndTheSystemsHaloStays() {
        let screen = screen()
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(shown(screen) == ["80"] && screen.control.thumbViews[1].focusEffect is UIFocusHaloEffect)
        #expect(screen.control.drawing.elements.allSatisfy { $0.state == .normal || $0.part == .label(1) })
        screen.window.focus(on: nil)
        #expect(shown(screen) == [])
    }

    @Test func aBarShowsBothLabelsAndADisabledSliderNone() {
        let screen = screen { $0.pressTarget = .span }
        screen.drag(from: 50, to: 60, lifts: false)
        #expect(shown(screen) == ["30", "90"])
        screen.control.isEnabled = false
        #expect(shown(screen) == [])
    }

    @Test(arguments: [SliderLabelOverlap.apart, .merge])
    func aHeldThumbHasItsOwnLabelAtItsPosition(overlap: SliderLabelOverlap) throws {
        let screen = screen([40, 50]) { $0.style.labelOverlap = overlap }
        screen.drag(from: 50, to: 45, lifts: false)
        let label = try #require(labels(screen).first)
        #expect(shown(screen) == ["45"])
        #expect(abs(screen.control.canvas.convert(label.position, to: nil).x - screen.point(of: 45).x) < 0.51)
    }

    @Test func theSizeAndThePositionsAreThoseOfVisibleLabels() {
        let (held, always) = (screen(), screen { $0.style.metrics.labelVisibility = .always })
        let sizes = { [held, always].map(\.control.intrinsicContentSize) }
        let positions = { [held, always].map { $0.control.thumbViews.map(\.frame) } }
        let (size, position) = (sizes(), positions())
        #expect(size[0] == size[1] && position[0] == position[1])
        let invalidations = held.control.intrinsicInvalidations
        for screen in [held, always] { screen.finger().press(at: screen.point(of: 20)) }
        #expect(sizes() == size && positions()[0] == positions()[1])
        #expect(held.control.intrinsicInvalidations == invalidations)
    }

    @Test func anInvisibleLabelAcceptsNoTap() throws {
        let screen = screen { $0.allowsTextEntry = true }
        screen.window.layoutIfNeeded()
        let text = screen.control.canvas.layer.sublayers?.last { $0 is CATextLayer }
        let position = screen.control.canvas.convert(try #require(text).position, to: nil)
        let tap = {
            let finger = screen.finger()
            finger.press(at: position)
            finger.lift()
        }
        tap()
        #expect(screen.control.valueField == nil)
        screen.window.focus(on: screen.control.thumbViews[1])
        tap()
        #expect(screen.control.valueField?.text == "80")
        screen.control.cancelTyping()
        screen.window.focus(on: nil)
    }

    @Test func aValueIsTypedAtTheLabelOfItsThumb() throws {
        let screen = screen { $0.allowsTextEntry = true }
        let always = self.screen {
            ($0.allowsTextEntry, $0.style.metrics.labelVisibility) = (true, .always)
        }
        for screen in [screen, always] { #expect(screen.control.thumbViews[0].accessibilityActivate()) }
        let field = try #require(screen.control.valueField)
        #expect(field.frame == always.control.valueField?.frame)
        screen.window.layoutIfNeeded()
        #expect(field.frame == always.control.valueField?.frame)
        for screen in [screen, always] { screen.control.cancelTyping() }
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(!screen.window.pressKey(.keyboardA, typing: "7"))
        #expect(screen.control.valueField?.text == "7")
        screen.control.cancelTyping()
        screen.window.focus(on: nil)
    }
}
