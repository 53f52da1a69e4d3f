@_spi(Double) import QuartzCore
import SlidersCore
import SlidersLooks
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Thumbs while they are held: above their neighbors, and larger.
@MainActor @Suite(.serialized)
struct ThumbPresenterTests {
    /// A slider in the look of iOS 26. Labels are the texts of thumbs.
    private func screen(_ values: [Double] = [20, 80]) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.style = SliderLook.iOSGlass.style()
        return Screen(slider, width: 337, height: 80)
    }

    private func scale(_ screen: Screen<RangeSliderControl>, _ thumb: Int = 0) -> CASpringAnimation? {
        screen.control.thumbViews[thumb].layer.animation(forKey: "transform.scale") as? CASpringAnimation
    }

    @Test func aHeldThumbIsAboveItsNeighborsAndBelowTexts() {
        let screen = screen([40, 45, 50])
        screen.control.style.metrics.hasLabels = true
        screen.window.layoutIfNeeded()
        let control = screen.control
        let heights = { control.thumbViews.map(\.layer.zPosition) }
        let finger = screen.finger()
        finger.press(at: screen.point(of: 40))
        finger.move(to: screen.point(of: 39))
        #expect(heights() == [0.5, 0, 0])
        let texts = control.canvas.layer.sublayers?.filter { $0 is CATextLayer }.map(\.zPosition)
        #expect(texts == [1, 1, 1])
        #expect(control.canvas.subviews.suffix(3).elementsEqual(control.thumbViews, by: ===), "touches go by the order")
        #expect(
            control.accessibilityElements?.count == 3
                && control.accessibilityElements?.first as? UIView === control.thumbViews[0])
        finger.lift()
        #expect(heights() == [0, 0, 0])
    }

    @Test func aThumbGrowsAndShrinksWithSprings() throws {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        let growing = try #require(scale(screen))
        #expect(abs((growing.fromValue as? CGFloat ?? 0) - 1 / 1.55) < 1e-9 && growing.mass == 1)
        #expect(abs(growing.stiffness - 597.7) < 0.1 && abs(growing.damping - 26.89) < 0.01)
        #expect(growing.duration == growing.settlingDuration && growing.timingFunction == nil)
        screen.control.thumbViews[0].layer.finishAnimations()
        finger.lift()
        let shrinking = try #require(scale(screen))
        #expect(abs((shrinking.fromValue as? CGFloat ?? 0) - 1.55) < 1e-9)
        #expect(abs(shrinking.stiffness - 171.3) < 0.1 && abs(shrinking.damping - 18.33) < 0.01)
        #expect(scale(screen, 1) == nil)
    }

    @Test func aReleaseWhileAThumbGrowsGoesOnFromTheSizeOfThatMoment() {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        LayerLog.progress = 0.5
        defer { LayerLog.progress = 0 }
        finger.lift()
        let half = (1 + 1.55) / 2
        #expect(abs((scale(screen)?.fromValue as? CGFloat ?? 0) - half) < 1e-9)
    }

    @Test func theirPositionNeverLagsAFinger() {
        let screen = screen()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        LayerLog.clear()
        for value in stride(from: 22.0, to: 40, by: 2) {
            finger.move(to: screen.point(of: value))
            let view = screen.control.thumbViews[0]
            #expect(abs(view.center.x - screen.control.canvas.convert(screen.point(of: value), from: nil).x) < 1e-9)
            #expect(view.layer.animation(forKey: "position") == nil)
        }
        #expect(LayerLog.animations.isEmpty && scale(screen) != nil)
    }

    @Test func sizesChangeAtOnceWithReducedMotionAndWithoutAnimations() {
        let animates = { (screen: Screen<RangeSliderControl>) in
            screen.finger().press(at: screen.point(of: 20))
            #expect(abs(screen.control.thumbViews[0].bounds.width - 37 * 1.55) < 1e-9)
            return screen.control.thumbViews[0].layer.animationKeys() != nil
        }
        #expect(animates(screen()))
        UIAccessibility.reducesMotion = true
        #expect(!animates(screen()))
        UIAccessibility.reducesMotion = false
        UIView.setAnimationsEnabled(false)
        #expect(!animates(screen()))
        UIView.setAnimationsEnabled(true)
        let never = screen()
        never.control.style.heldThumb = SliderHeldThumb()
        never.window.layoutIfNeeded()
        #expect(!animates(never))
    }

    @Test(arguments: [0, -1, .nan, .infinity, 1e-300, 1e300]) func springsThatNeverRestAreNone(_ number: Double) {
        #expect(Glide(SliderHeldThumb.Spring(dampingRatio: number, response: 0.3)) == nil)
        #expect(Glide(SliderHeldThumb.Spring(dampingRatio: 1, response: number)) == nil)
        #expect(Glide(SliderHeldThumb.Spring(dampingRatio: 1, response: 0.3)) != nil && Glide(nil) == nil)
    }

    @Test func aHeldThumbThatPassesAnotherStaysLarge() {
        let screen = screen([20, 40])
        screen.control.collision = .cross
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 35))
        for view in screen.control.thumbViews { view.layer.finishAnimations() }
        finger.move(to: screen.point(of: 60))
        #expect(screen.control.isHeld(thumb: 1) && !screen.control.isHeld(thumb: 0))
        #expect(screen.control.thumbViews.map { $0.bounds.width > 50 } == [false, true])
        #expect(screen.control.thumbViews.allSatisfy { $0.layer.animationKeys() == nil })
        #expect(screen.control.thumbViews.map(\.layer.zPosition) == [0, 0.5])
        finger.lift()
        #expect(scale(screen, 1) != nil && scale(screen) == nil)
    }
}
