@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLayers
import Testing

@testable import SlidersAppKit

/// Views of an app in place of thumbs.
@MainActor @Suite(.serialized)
struct ThumbViewProviderTests {
    private final class Knob: NSView, SliderThumbView {
        var shown: [SliderThumbConfiguration] = []
        func update(with thumb: SliderThumbConfiguration) { shown.append(thumb) }
    }

    @Test func aViewStandsInForItsThumbAndMovesWithIt() throws {
        let screen = Screen(RangeSlider.make([20, 80]))
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        screen.control.thumbViewProvider = { $0 == 0 ? knob : nil }
        screen.window.update()
        let center = { knob.convert(CGPoint(x: 20, y: 5), to: nil) }
        #expect(center() == screen.point(of: 20) && screen.control.isReplaced(thumb: 0))
        screen.drag(from: 20, to: 40)
        #expect(center() == screen.point(of: 40))
        #expect(screen.window.contentView?.hitTest(center()) === screen.control)
        let shows = { (thumb: Int) in
            let layer = screen.control.thumbLayers[thumb]
            return !layer.isHidden && layer.fillColor != nil
        }
        #expect(!shows(0) && shows(1))
        screen.control.thumbViewProvider = nil
        screen.window.update()
        #expect(knob.superview == nil && shows(0))
    }

    @Test func aViewWithoutASizeHasThatOfTheThumb() {
        let screen = Screen(RangeSlider.make([20, 80]))
        let knob = Knob()
        screen.control.thumbViewProvider = { $0 == 1 ? knob : nil }
        screen.window.update()
        #expect(knob.frame == CGRect(x: 0, y: 0, width: 28, height: 28))
    }

    @Test func aViewHearsWhatItsThumbIs() throws {
        let screen = Screen(RangeSlider.make([20, 80]))
        let knob = Knob()
        screen.control.thumbViewProvider = { $0 == 0 ? knob : nil }
        screen.window.update()
        screen.drag(from: 20, to: 30, lifts: false)
        let held = try #require(knob.shown.last)
        #expect(held.isHeld && held.value.rounded() == 30)
        screen.mouse.lift()
        screen.focus(0)
        #expect(knob.shown.last?.isFocused == true && knob.shown.last?.isHeld == false)
        screen.control.isEnabled = false
        screen.window.update()
        #expect(knob.shown.last?.isEnabled == false)
    }
}
