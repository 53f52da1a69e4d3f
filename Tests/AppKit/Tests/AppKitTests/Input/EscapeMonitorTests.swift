@_spi(Double) import AppKit
import SlidersCore
import Testing

@testable import SlidersControls

/// Escape cancels drags, whatever has the focus.
@MainActor @Suite(.serialized)
struct EscapeMonitorTests {
    private final class Field: NSView {
        var keys = 0
        override var acceptsFirstResponder: Bool { true }
        override func keyDown(with event: NSEvent) { keys += 1 }
    }

    private let escape = "\u{1B}"

    @Test func itCancelsWithoutAFocusAndBesideAnother() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 40, lifts: false)
        #expect(screen.window.pressKey(escape) && screen.control.values == [20, 80] && !screen.control.isDragging)
        screen.mouse.lift()
        let field = Field()
        screen.window.contentView?.addSubview(field)
        _ = screen.window.makeFirstResponder(field)
        screen.drag(from: 40, to: 50, lifts: false)
        #expect(screen.window.pressKey(escape) && screen.control.values == [20, 80] && field.keys == 0)
        screen.focus(1)
        screen.drag(from: 20, to: 40, lifts: false)
        #expect(screen.window.pressKey(escape) && screen.control.values == [20, 80])
    }

    @Test func withoutADragItIsTheWindows() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.focus(0)
        #expect(!screen.window.pressKey(escape))
        screen.drag(from: 20, to: 40)
        #expect(!screen.window.pressKey(escape) && screen.control.values[0].rounded() == 40)
        screen.drag(from: 40, to: 50, lifts: false)
        #expect(screen.window.pressKey(escape) && !screen.window.pressKey(escape), "it cancels once")
        screen.drag(from: 40, to: 50, lifts: false)
        #expect(!screen.window.pressKey(escape, .command) && screen.control.isDragging)
        screen.mouse.lift()
    }

    @Test func itIsOfItsWindowAlone() {
        let (screen, other) = (Screen(RangeSliderControl.make([20, 80])), Screen(RangeSliderControl.make([20, 80])))
        screen.drag(from: 20, to: 40, lifts: false)
        #expect(!other.window.pressKey(escape) && screen.control.isDragging)
        #expect(screen.window.pressKey(escape) && !screen.control.isDragging)
        screen.mouse.lift()
    }

    @Test func itIsHeardDuringAPressAlone() {
        let before = NSEvent.monitorCount
        do {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            #expect(NSEvent.monitorCount == before)
            screen.drag(from: 20, to: 40, lifts: false)
            #expect(NSEvent.monitorCount == before + 1)
            screen.mouse.lift()
            #expect(NSEvent.monitorCount == before)
            screen.drag(from: 20, to: 40, lifts: false)
            screen.mouse.cancel()
            #expect(NSEvent.monitorCount == before)
            screen.drag(from: 20, to: 40, lifts: false)
            screen.drag(from: 80, to: 60, lifts: false)
            #expect(NSEvent.monitorCount == before + 1, "a press whose release was lost")
        }
        #expect(NSEvent.monitorCount == before, "a control that went")
    }
}
