@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Each thumb is a key view with a focus ring of its shape.
@MainActor @Suite(.serialized)
struct FocusTests {
    /// Runs a body with "Keyboard navigation".
    private func withKeyboardNavigation(_ body: () -> Void) {
        NSApp.hasKeyboardNavigation = true
        body()
        NSApp.hasKeyboardNavigation = false
    }

    private final class Field: NSView {
        override var acceptsFirstResponder: Bool { true }
    }

    @Test func tabGoesFromThumbToThumbAndOn() {
        withKeyboardNavigation {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            let (before, after) = (Field(), Field())
            for field in [before, after] { screen.window.contentView?.addSubview(field) }
            before.nextKeyView = screen.control
            screen.control.nextKeyView = after
            #expect(screen.window.makeFirstResponder(before))
            screen.window.pressKey(.tab)
            #expect(screen.control.focusedThumb?.index == 0)
            screen.window.pressKey(.tab)
            #expect(screen.control.focusedThumb?.index == 1)
            screen.control.values = [10, 20, 30]
            screen.window.pressKey(.tab)
            #expect(screen.control.focusedThumb?.index == 2)
            screen.window.pressKey(.tab)
            #expect(screen.window.firstResponder === after && screen.control.focusedThumb == nil)
        }
    }

    @Test func aLoopThatAppKitComputesHasEachThumb() {
        withKeyboardNavigation {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            screen.window.recalculateKeyViewLoop()
            screen.window.selectNextKeyView(nil)
            #expect(screen.control.focusedThumb?.index == 0)
            screen.window.selectNextKeyView(nil)
            #expect(screen.control.focusedThumb?.index == 1)
        }
    }

    @Test func withoutKeyboardNavigationTabPassesThumbs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        #expect(screen.control.thumbViews.allSatisfy { $0.acceptsFirstResponder && !$0.canBecomeKeyView })
        screen.drag(from: 20, to: 30)
        #expect(screen.control.focusedThumb == nil)
    }

    @Test func aPressGivesItsThumbTheFocusWithKeyboardNavigationAlone() {
        withKeyboardNavigation {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            screen.drag(from: 80, to: 70)
            #expect(screen.control.focusedThumb?.index == 1)
        }
    }

    @Test func theRingHasTheShapeOfItsThumbAndMovesWithIt() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let view = screen.control.thumbViews[0]
        #expect(view.focusRingMaskBounds == CGRect(x: 0, y: 0, width: 28, height: 28) && view.focusRingType == .default)
        (NSGraphicsContext.filled, NSGraphicsContext.corners) = ([], [])
        view.drawFocusRingMask()
        #expect(NSGraphicsContext.filled == [view.bounds] && NSGraphicsContext.corners == [14])
        screen.focus(0)
        let atFirst = view.ringChanges
        screen.control.style.metrics.thumbRoundness = 0.5
        screen.window.update()
        #expect(view.ringChanges == atFirst + 1)
        view.drawFocusRingMask()
        #expect(NSGraphicsContext.corners == [14, 7])
        let before = view.ringChanges
        screen.window.pressKey(.rightArrow)
        #expect(view.ringChanges == before + 1 && screen.control.thumbViews[1].ringChanges == 0)
    }

    @Test func aStyleThatPaintsTheFocusReplacesTheRing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.style.paints = [
            SliderPartPaint(.thumb, SliderPaint(.color(.init(white: 1)))),
            SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))), in: .focused),
        ]
        screen.window.update()
        #expect(screen.control.thumbViews[0].focusRingType == .none)
        screen.focus(0)
        #expect(screen.control.drawing.highlight.focused == 0)
        _ = screen.window.makeFirstResponder(nil)
        #expect(screen.control.drawing.highlight.focused == nil)
    }
}
