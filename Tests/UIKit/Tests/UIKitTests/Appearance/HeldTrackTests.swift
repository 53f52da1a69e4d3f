@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// A track that grows while it is held, and thumbs that do not show (docs/behavior.md §8).
@MainActor @Suite(.serialized)
struct HeldTrackTests {
    private func screen(
        springs: Bool = true, _ change: (RangeSliderControl) -> Void = { _ in }
    ) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make([20, 80])
        slider.style.metrics.thickness = 8
        slider.style.metrics.heldTrackScale = 2
        if springs {
            slider.style.heldThumb.growing = .init(dampingRatio: 0.6, response: 0.3)
            slider.style.heldThumb.shrinking = .init(dampingRatio: 0.8, response: 0.5)
        }
        change(slider)
        return Screen(slider)
    }

    /// The layers of track and span.
    private func strokes(_ control: SliderControl) -> [CAShapeLayer] {
        (control.canvas.layer.sublayers ?? []).prefix(2).compactMap { $0 as? CAShapeLayer }
    }

    @Test func trackAndSpanAreThickerFromThePressToTheRelease() {
        let screen = screen()
        let widths = { self.strokes(screen.control).map(\.lineWidth) }
        #expect(widths() == [8, 8])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        #expect(widths() == [16, 16])
        finger.move(to: screen.point(of: 30))
        #expect(widths() == [16, 16])
        finger.lift()
        #expect(widths() == [8, 8])
    }

    @Test func theyGrowAndShrinkWithTheSpringsOfTheLook() throws {
        let screen = screen()
        let springs = { self.strokes(screen.control).map { $0.animation(forKey: "lineWidth") as? CASpringAnimation } }
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        let held = screen.control.style.heldThumb
        for spring in springs() {
            #expect(spring?.fromValue as? CGFloat == 8)
            #expect(spring?.stiffness == held.growing.map { CGFloat($0.stiffness) })
        }
        finger.lift()
        for spring in springs() { #expect(spring?.stiffness == held.shrinking.map { CGFloat($0.stiffness) }) }
    }

    /// Only the thickness swings: a span that a finger drags never lags it.
    @Test func whatFollowsAFingerIsThereAtOnce() {
        let screen = screen { $0.pressTarget = .spanAndTrack }
        screen.finger().press(at: screen.point(of: 5))
        #expect(screen.control.values.map { $0.rounded() } == [5, 80])
        for stroke in strokes(screen.control) { #expect(stroke.animationKeys() == ["lineWidth"]) }
    }

    @Test func aDragWritesWhatItWritesWithoutIt() {
        func writes(scale: Double) -> [String] {
            let screen = screen { $0.style.metrics.heldTrackScale = scale }
            let finger = screen.finger()
            finger.press(at: screen.point(of: 20))
            finger.move(to: screen.point(of: 25))
            LayerLog.clear()
            finger.move(to: screen.point(of: 30))
            return LayerLog.keys.sorted()
        }
        #expect(writes(scale: 2) == writes(scale: 1))
    }

    @Test func withReducedMotionAndWithoutSpringsTheThicknessChangesAtOnce() {
        let animates = { (screen: Screen<RangeSliderControl>) in
            screen.finger().press(at: screen.point(of: 20))
            #expect(self.strokes(screen.control).map(\.lineWidth) == [16, 16])
            return self.strokes(screen.control).contains { $0.animationKeys() != nil }
        }
        #expect(animates(screen()))
        #expect(!animates(screen(springs: false)))
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        #expect(!animates(screen()))
    }

    @Test func boxesOfCoatsGrowAcrossAlone() throws {
        let screen = screen {
            $0.style.paints = [
                SliderPartPaint(
                    .track, [SliderCoat(SliderPaint(.color(.init(white: 0))), roundness: 0.5, isFlush: true)])
            ]
        }
        let track = try #require(screen.control.canvas.layer.sublayers?.first)
        let finger = screen.finger()
        #expect(track.bounds.height == 8)
        let width = track.bounds.width
        finger.press(at: screen.point(of: 20))
        #expect(track.bounds.height == 16 && track.bounds.width == width)
        #expect(track.animationKeys() == ["bounds.size.height", "cornerRadius"])
    }

    @Test func aNumberThatMakesNoSenseGrowsNothing() {
        for scale in [Double.nan, -1, .infinity] {
            let screen = screen { $0.style.metrics.heldTrackScale = scale }
            screen.finger().press(at: screen.point(of: 20))
            #expect(strokes(screen.control).map(\.lineWidth) == [8, 8])
        }
    }

    // MARK: Thumbs that do not show

    /// Whether the thumb of each index shows anything.
    private func shown(_ control: SliderControl) -> [Bool] {
        control.thumbViews.map {
            $0.shape.path != nil || $0.layer.contents != nil || !($0.layer.sublayers ?? []).isEmpty
        }
    }

    @Test func hiddenThumbsAreHeldAndReadAllTheSame() {
        let screen = screen { $0.style.metrics.thumbVisibility = .hidden }
        let control = screen.control
        #expect(shown(control) == [false, false] && control.thumbViews.allSatisfy { !$0.isHidden })
        #expect(control.thumbViews[0].accessibilityFrame.size == CGSize(width: 44, height: 44))
        #expect(control.thumbViews[0].accessibilityTraits == .adjustable && control.thumbViews[0].canBecomeFocused)
        screen.drag(from: 20, to: 40)
        #expect(abs(control.values[0] - 40) < 1e-9 && shown(control) == [false, false])
        control.thumbViews[1].accessibilityIncrement()
        #expect(control.values[1] == 90)
    }

    @Test func hiddenThumbsKeepTheSystemsHalo() {
        let screen = screen {
            $0.style.metrics.thumbVisibility = .hidden
            $0.style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(white: 0))), in: .focused)]
        }
        #expect(screen.control.thumbViews[0].focusEffect is UIFocusHaloEffect)
        screen.control.style.metrics.thumbVisibility = .visible
        #expect(screen.control.thumbViews[0].focusEffect == nil)
    }

    @Test func thumbsShowWhileTheyAreHeldOrFocused() {
        let screen = screen { $0.style.metrics.thumbVisibility = .held }
        #expect(shown(screen.control) == [false, false])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        #expect(shown(screen.control) == [true, false])
        finger.lift()
        #expect(shown(screen.control) == [false, false])
        screen.control.hover(at: screen.control.point(forValue: 80))
        #expect(shown(screen.control) == [false, true])
        screen.control.hover(at: nil)
        #expect(shown(screen.control) == [false, false])
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(shown(screen.control) == [false, true])
        screen.window.focus(on: nil)
        #expect(shown(screen.control) == [false, false])
    }

    @Test func imagesOfThumbsShowAsThumbsDo() {
        let screen = screen {
            $0.setThumbImage(.named("square", 28, 28), for: .normal)
            $0.style.metrics.thumbVisibility = .held
        }
        #expect(shown(screen.control) == [false, false])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        #expect(screen.control.thumbViews.map { $0.layer.contents != nil } == [true, false])
        finger.lift()
        #expect(shown(screen.control) == [false, false])
    }

    @Test func hiddenThumbsAreNotLifted() throws {
        let screen = screen { $0.style.metrics.thumbVisibility = .hidden }
        let interaction = try #require(screen.control.interactions.first as? UIPointerInteraction)
        let request = UIPointerRegionRequest(location: screen.control.point(forValue: 80))
        let whole = UIPointerRegion(rect: screen.control.bounds)
        #expect(screen.control.pointerInteraction(interaction, regionFor: request, defaultRegion: whole) == nil)
    }
}
