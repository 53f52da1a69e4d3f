@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersControls
import SlidersCore
import Testing

@testable import SlidersControls

/// Views of an app instead of thumbs.
@MainActor @Suite(.serialized)
struct ThumbViewProviderTests {
    private final class Knob: NSView, SliderThumbView {
        var shown: [SliderThumbConfiguration] = []
        func update(with thumb: SliderThumbConfiguration) { shown.append(thumb) }
    }

    @Test func aViewStandsInForItsThumbAndMovesWithIt() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
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
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let knob = Knob()
        screen.control.thumbViewProvider = { $0 == 1 ? knob : nil }
        screen.window.update()
        #expect(knob.frame == CGRect(x: 0, y: 0, width: 28, height: 28))
    }

    @Test func aViewHearsWhatItsThumbIs() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
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

    @Test func aViewGlidesAsItsThumbWould() throws {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let knob = Knob(frame: CGRect(x: 0, y: 0, width: 40, height: 10))
        screen.control.thumbViewProvider = { $0 == 0 ? knob : nil }
        screen.window.update()
        let (view, other) = (screen.control.thumbViews[0], screen.control.thumbViews[1])
        let before = view.frame.origin
        screen.control.setValues([40, 90], animated: true)
        let glide = try #require(view.layer?.animation(forKey: "position") as? CABasicAnimation)
        #expect(glide.duration == 0.25 && glide.fromValue as? CGPoint == before && view.frame.origin != before)
        #expect(other.layer?.animation(forKey: "position") == nil, "what shows nothing does not glide")
        screen.mouse.press(at: screen.point(of: 40))
        #expect(view.layer?.animation(forKey: "position") == nil && screen.control.isHeld(thumb: 0), "a drag ends it")
        screen.mouse.lift()
    }

    @Test func aViewGlidesRoundARing() throws {
        let screen = Screen(CircularSliderControl.make([10]), width: 200, height: 200)
        screen.control.thumbViewProvider = { _ in Knob() }
        screen.window.update()
        screen.control.setValue(60, animated: true)
        let view = screen.control.thumbViews[0]
        let directions = [view.layer, screen.control.thumbLayers[0]].map {
            ($0?.animation(forKey: "position") as? CAKeyframeAnimation)?.path
        }
        let (corner, middle) = (try #require(directions[0]).boundingBox, try #require(directions[1]).boundingBox)
        #expect(corner.width > 50 && abs(corner.minX - (middle.minX - 14)) < 1e-9)
        #expect(abs(corner.maxY - (middle.maxY - 14)) < 1e-9)
    }
}
