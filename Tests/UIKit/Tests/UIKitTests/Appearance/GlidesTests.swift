@_spi(Double) import QuartzCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Glides of values that code sets.
@MainActor @Suite(.serialized)
struct GlidesTests {
    @Test func valuesSetInAnAnimationBlockGlideAsLong() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        UIView.animate(withDuration: 0.7) { screen.control.values = [30, 40] }
        #expect(screen.control.thumbViews[1].layer.animation(forKey: "position")?.duration == 0.7)
        let span = screen.control.canvas.layer.sublayers?[1]
        #expect(
            span?.animation(forKey: "strokeStart")?.duration == 0.7
                && span?.animation(forKey: "strokeEnd")?.duration == 0.7)
        UIView.performWithoutAnimation { screen.control.values = [10, 20] }
        #expect(span?.animationKeys() == nil)
    }

    @Test func animatedChangesGlideAndAFingerStopsThem() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.setValues([40, 90], animated: true)
        let layer = screen.control.thumbViews[0].layer
        #expect(layer.animation(forKey: "position")?.duration == 0.25)
        screen.finger().press(at: screen.point(of: 40))
        #expect(layer.animationKeys() == nil)
        #expect(screen.control.isHeld(thumb: 0))
    }

    @Test(arguments: [false, true]) func aThumbGlidesToATapIfTheAppWants(_ waits: Bool) {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        (screen.control.pressTarget, screen.control.delaysTrackTouches) = (.track, waits)
        let layer = screen.control.thumbViews[0].layer
        let finger = screen.finger()
        for glides in [false, true] {
            screen.control.values = [20, 80]
            screen.control.glidesToTaps = glides
            finger.press(at: screen.point(of: 40))
            if waits { finger.lift() }
            #expect(screen.control.values[0].rounded() == 40)
            #expect(layer.animation(forKey: "position")?.duration == (glides ? 0.25 : nil), "\(glides)")
            if !waits {
                finger.move(to: screen.point(of: 44))
                #expect(layer.animationKeys() == nil)
                finger.lift()
            }
        }
        screen.control.values = [20, 80]
        screen.drag(from: 20, to: 30)
        #expect(layer.animationKeys() == nil)
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        finger.press(at: screen.point(of: 50))
        finger.lift()
        #expect(layer.animationKeys() == nil)
    }

    @Test(arguments: [false, true]) func nothingGlidesWhereAnimationsAreOff(_ inheritsDuration: Bool) {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        UIView.inheritsDurationWithoutAnimation = inheritsDuration
        defer { UIView.inheritsDurationWithoutAnimation = false }
        let layers = [screen.control.thumbViews[0].layer] + (screen.control.canvas.layer.sublayers ?? [])
        let glides = { layers.contains { $0.animationKeys() != nil } }
        UIView.animate(withDuration: 0.7) {
            UIView.performWithoutAnimation { screen.control.values = [30, 40] }
        }
        #expect(!glides())
        UIView.setAnimationsEnabled(false)
        defer { UIView.setAnimationsEnabled(true) }
        screen.control.setValues([50, 90], animated: true)
        UIView.animate(withDuration: 0.7) { screen.control.values = [10, 20] }
        screen.control.snapsWhileDragging = false
        screen.drag(from: 10, to: 14)
        #expect(screen.control.values == [10, 20] && !glides())
    }

    @Test func oneOfTwoValuesGlides() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let glides = { screen.control.thumbViews.map { $0.layer.animation(forKey: "position")?.duration } }
        screen.control.setLowerValue(40, animated: true)
        #expect(screen.control.values == [40, 80] && glides() == [0.25, nil])
        screen.control.setLowerValue(10, animated: false)
        screen.control.setUpperValue(90, animated: true)
        #expect(screen.control.values == [10, 90] && glides() == [nil, 0.25])
    }

    @Test func aChangeWithoutAnAnimationEndsTheGlidesOfWhatItMoves() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let span = screen.control.canvas.layer.sublayers?[1]
        let glides = { screen.control.thumbViews.map { $0.layer.animation(forKey: "position")?.duration } }
        screen.control.setLowerValue(40, animated: true)
        screen.control.setUpperValue(90, animated: false)
        #expect(glides() == [0.25, nil] && span?.animationKeys() == ["strokeStart"])
        screen.control.setValues([30, 60], animated: true)
        screen.control.setLowerValue(10, animated: false)
        #expect(glides() == [nil, 0.25] && span?.animationKeys() == ["strokeEnd"])
    }

    @Test func aLayoutThatMovesNothingEndsNoGlide() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.setValues([40, 90], animated: true)
        screen.control.minimumTrackTintColor = .red
        screen.control.minimumSpan = 5
        screen.window.layoutIfNeeded()
        #expect(screen.control.thumbViews.allSatisfy { $0.layer.animation(forKey: "position") != nil })
        #expect(screen.control.canvas.layer.sublayers?[1].animation(forKey: "strokeEnd") != nil)
    }

    @Test func aTurnedThumbThatJumpsTurnsNoFurther() {
        let control = CircularSliderControl.make([25])
        control.style.metrics.turnsThumbs = true
        control.setThumbImage(.named("turned", 20, 30), for: .normal)
        let screen = Screen(control, width: 200, height: 200)
        control.setValue(75, animated: true)
        control.setValue(50, animated: false)
        #expect(screen.control.thumbViews[0].layer.animationKeys() == nil)
    }

    @Test func ofTwoPointsTheOneThatIsAnimatedGlides() {
        let screen = Screen.ofPlane([CGPoint(x: 20, y: 20), CGPoint(x: 80, y: 80)])
        screen.control.setValues([CGPoint(x: 40, y: 20), CGPoint(x: 80, y: 80)], animated: true)
        screen.control.values = [CGPoint(x: 40, y: 20), CGPoint(x: 80, y: 10)]
        #expect(screen.control.thumbViews.map { $0.layer.animation(forKey: "position")?.duration } == [0.25, nil])
    }

    @Test func reducedMotionAndReuseDoNotGlide() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let layer = screen.control.thumbViews[0].layer
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        screen.control.setValues([40, 90], animated: true)
        #expect(layer.animationKeys() == nil)
        UIAccessibility.reducesMotion = false
        screen.control.setValues([30, 90], animated: true)
        screen.control.values = [10, 20]
        #expect(layer.animationKeys() == nil)
        #expect(LayerLog.implicitAnimations == 0)
    }

    @Test func theSnapAtReleaseDoesNotGlideWithReducedMotion() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 20))
        UIAccessibility.reducesMotion = true
        defer { UIAccessibility.reducesMotion = false }
        screen.control.snapsWhileDragging = false
        screen.drag(from: 20, to: 45)
        #expect(screen.control.values[0] == 40)
        #expect(screen.control.thumbViews[0].layer.animationKeys() == nil)
    }

    @Test func aReusedCellShowsItsValuesAtOnce() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let control = screen.control
        control.setValues([40, 60], animated: true)
        control.removeFromSuperview()
        UIView.animate(withDuration: 0.3) {
            control.values = [10, 90]
            control.maximumValue = 200
            control.minimumTrackTintColor = .red
        }
        screen.window.addSubview(control)
        screen.window.layoutIfNeeded()
        let layers = [control.layer] + (control.canvas.layer.sublayers ?? [])
        #expect(layers.allSatisfy { $0.animationKeys() == nil } && LayerLog.implicitAnimations == 0)
        #expect(control.thumbViews[1].center.x == CGFloat(14 + 300 * 0.45))
    }

    @Test func theSnapAtReleaseGlides() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 20))
        screen.control.snapsWhileDragging = false
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 45))
        #expect(screen.control.values[0] == 45)
        finger.lift()
        #expect(screen.control.values[0] == 40)
        #expect(screen.control.thumbViews[0].layer.animation(forKey: "position") != nil)
    }

    @Test func aRoundThumbGlidesAlongItsTrack() throws {
        let screen = Screen(CircularSliderControl.make([25]), width: 200, height: 200)
        screen.control.setValue(75, animated: true)
        let animation = try #require(
            screen.control.thumbViews[0].layer.animation(forKey: "position") as? CAKeyframeAnimation)
        let box = try #require(animation.path?.boundingBox)
        #expect(box.maxY > 180 && box.minY > 90)
    }

    @Test func rotationGlides() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        UIView.animate(withDuration: 0.3) {
            screen.control.frame.size.width = 528
            screen.window.layoutIfNeeded()
        }
        let animation = screen.control.thumbViews[1].layer.animation(forKey: "position") as? CABasicAnimation
        #expect(animation?.duration == 0.3)
        #expect((animation?.fromValue as? CGPoint)?.x == CGFloat(14 + 0.8 * 300))
        #expect(screen.control.thumbViews[1].center.x == CGFloat(14 + 0.8 * 500))
    }
}
