@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Values that are typed at the labels of thumbs, or over thumbs without labels.
@MainActor @Suite(.serialized)
struct TypedLabelsTests {
    private func screen(labels: Bool = true) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make([20, 80], step: 5)
        slider.makePlain()
        slider.allowsTextEntry = true
        slider.style.metrics.hasLabels = labels
        return Screen(slider, height: 80)
    }

    private func label(_ thumb: Int, _ screen: Screen<RangeSliderControl>) throws -> CGPoint {
        let element = try #require(screen.control.drawing.elements.first { $0.part == .label(thumb) })
        guard case .anchor(let center) = element.figure else { return .zero }
        return screen.control.canvas.convert(CGPoint(center), to: nil)
    }

    @Test func aClickOnALabelLetsTheValueBeTyped() throws {
        let screen = screen()
        screen.mouse.press(at: try label(1, screen))
        screen.mouse.lift()
        let field = try #require(screen.control.valueField)
        #expect(field.stringValue == "80" && field.isBezeled && field.drawsBackground)
        field.type("61")
        field.pressKey("insertNewline:")
        #expect(screen.control.values == [20, 60] && screen.control.valueField == nil)
    }

    @Test func digitsOnTheFocusedThumbTypeItsValue() throws {
        for labels in [true, false] {
            let screen = screen(labels: labels)
            screen.focus(1)
            #expect(screen.window.pressKey("7"))
            let field = try #require(screen.control.valueField)
            #expect(field.stringValue == "7")
            field.type("0")
            field.pressKey("insertNewline:")
            #expect(screen.control.values == [20, 70])
        }
    }

    @Test func anInvisibleLabelAcceptsNoClick() throws {
        let screen = screen()
        screen.control.style.metrics.labelVisibility = .held
        screen.window.update()
        let click = {
            screen.mouse.press(at: try label(1, screen))
            screen.mouse.lift()
        }
        try click()
        #expect(screen.control.valueField == nil && screen.control.values == [20, 80])
        screen.focus(1)
        try click()
        // The keyboard goes to the field, which stays at the label.
        #expect(!screen.control.thumbViews[1].isFocused)
        let frame = try #require(screen.control.valueField).frame
        screen.control.needsLayout = true
        screen.window.update()
        #expect(screen.control.valueField?.frame == frame)
        screen.control.cancelTyping()
    }

    @Test func aPressOfAssistiveTechnologyBegins() throws {
        let screen = screen(labels: false)
        #expect(screen.control.thumbViews[0].accessibilityPerformPress())
        #expect(screen.control.typedThumb == 0)
        #expect(screen.control.accessibilityChildren()?.count == 3)
        screen.control.cancelTyping()
        #expect(screen.control.accessibilityChildren()?.count == 2)
    }
}
