@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Handles beside their values, and thumbs beside the track (docs/behavior.md §8).
@MainActor @Suite(.serialized)
struct ThumbPlacementTests {
    /// A trimmer whose track goes from x = 16 to 312: handles are 16 long and 40 high.
    private func trimmer(_ values: [Double] = [20, 80]) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        (slider.style.metrics.thumbLength, slider.style.metrics.thumbSize) = (16, 40)
        slider.style.metrics.thumbPlacement = .outside
        return Screen(slider)
    }

    @Test func handlesLieBesideTheirValues() {
        let control = trimmer().control
        #expect(control.point(forValue: 0) == CGPoint(x: 16, y: 22) && control.point(forValue: 100).x == 312)
        #expect(control.thumbViews.map(\.frame.maxX)[0] == control.point(forValue: 20).x)
        #expect(control.thumbViews.map(\.frame.minX)[1] == control.point(forValue: 80).x)
        control.values = [0, 100]
        #expect(
            control.thumbViews.map(\.frame) == [
                CGRect(x: 0, y: 2, width: 16, height: 40), CGRect(x: 312, y: 2, width: 16, height: 40),
            ])
    }

    @Test func aFingerOnAHandleDragsItsValue() {
        let screen = trimmer()
        let (start, distance) = (
            screen.control.thumbViews[0].center,
            screen.control.point(forValue: 50).x - screen.control.point(forValue: 20).x
        )
        let finger = screen.finger()
        finger.press(at: screen.point(start.x, start.y))
        #expect(screen.control.isHeld(thumb: 0) && screen.control.values == [20, 80])
        finger.move(to: screen.point(start.x + distance, start.y))
        #expect(abs(screen.control.values[0] - 50) < 1e-9)
        #expect(abs(screen.control.thumbViews[0].center.x - start.x - distance) < 1e-9, "it stays under the finger")
        finger.lift()
    }

    /// Handles side by side share their targets half-way: none waits for a movement, and none is out of reach.
    @Test(arguments: [0, 1]) func handlesOfEqualValuesAreTwo(_ thumb: Int) {
        let screen = trimmer([50, 50])
        let center = screen.control.thumbViews[thumb].center
        screen.finger().press(at: screen.point(center.x, center.y))
        #expect(screen.control.isHeld(thumb: thumb) && !screen.control.isHeld(thumb: 1 - thumb))
    }

    @Test func elementsAreWhereTheHandlesAre() throws {
        let control = trimmer([20, 20]).control
        for (view, x) in zip(control.thumbViews, [-8.0, 8]) {
            let middle = control.convert(control.point(forValue: 20), to: nil)
            #expect(abs(view.accessibilityFrame.midX - middle.x - x) < 1e-9 && view.accessibilityFrame.width == 44)
            #expect(abs(view.accessibilityActivationPoint.x - middle.x - x) < 1e-9)
        }
        #expect(control.accessibilityElements as? [UIView] == control.thumbViews)
    }

    @Test func theLookDecidesAgainWhenAnotherIsSet() {
        let screen = trimmer()
        screen.control.style = SliderStyle()
        screen.window.layoutIfNeeded()
        #expect(screen.control.thumbViews[0].center == screen.control.point(forValue: 20))
    }

    // MARK: Beside the track

    @Test func theControlMakesRoomForThumbsBesideItsTrack() {
        let slider = RangeSliderControl.make([20, 80])
        slider.thumbSize = 20
        #expect(slider.intrinsicContentSize.height == 44)
        slider.style.metrics.thumbOffset = -30
        #expect(abs(slider.intrinsicContentSize.height - 62) < 1e-9, "half a target above, and the thumb below")
        slider.pressTarget = .thumb
        let screen = Screen(slider, height: slider.intrinsicContentSize.height)
        #expect(screen.control.thumbViews[0].center == CGPoint(x: slider.point(forValue: 20).x, y: 52))
        #expect(slider.point(forValue: 20).y == 22)
        screen.drag(from: 20, to: 30, lifts: true)
        #expect(slider.values == [20, 80], "there is the track, which is not pressed")
        let finger = screen.finger()
        finger.press(at: screen.point(slider.thumbViews[0].center.x, 52))
        #expect(slider.isHeld(thumb: 0))
    }

    @Test func anOffsetThatMakesNoSenseIsNone() {
        for offset in [Double.nan, .infinity, 1e12] {
            let slider = RangeSliderControl.make([20, 80])
            slider.style.metrics.thumbOffset = offset
            let screen = Screen(slider)
            #expect(screen.control.thumbViews[0].center == slider.point(forValue: 20))
        }
    }

    // MARK: Turned

    private func ring(_ values: [Double] = [25], _ change: (CircularSliderControl) -> Void) -> Screen<
        CircularSliderControl
    > {
        let slider = CircularSliderControl.make(values)
        slider.style.metrics.turnsThumbs = true
        change(slider)
        return Screen(slider, width: 200, height: 200)
    }

    private func degrees(_ transform: CGAffineTransform) -> Double {
        (atan2(Double(transform.b), Double(transform.a)) * 180 / .pi * 1e6).rounded() / 1e6
    }

    @Test func imagesTurnWithTheRing() {
        let screen = ring { $0.setThumbImage(.named("hand", 20, 30), for: .normal) }
        let view = screen.control.thumbViews[0]
        for (value, turn) in [(25.0, 90.0), (50, 180), (0, 0), (12.5, 45)] {
            screen.control.value = value
            #expect(degrees(view.transform) == turn)
            #expect(view.accessibilityFrame.size == CGSize(width: 44, height: 44), "the element does not turn")
            let middle = screen.control.convert(view.center, to: nil)
            #expect(
                abs(view.accessibilityFrame.midX - middle.x) < 1e-9
                    && abs(view.accessibilityFrame.midY - middle.y) < 1e-9)
            let corner = screen.control.canvas.convert(
                CGPoint(x: view.center.x + 21.9, y: view.center.y + 21.9), to: view)
            #expect(view.point(inside: corner, with: nil), "it is found where a touch holds it")
        }
    }

    @Test func viewsTurnAndKeepTheTransformOfTheApp() {
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        knob.transform = CGAffineTransform(scaleX: 2, y: 2)
        let screen = ring { $0.thumbViewProvider = { _ in knob } }
        let view = screen.control.thumbViews[0]
        #expect(view.transform == .identity && knob.transform == CGAffineTransform(scaleX: 2, y: 2))
        #expect(degrees(knob.superview?.transform ?? .identity) == 90)
        let middle = knob.convert(CGPoint(x: 15, y: 5), to: screen.control)
        #expect(abs(middle.x - view.center.x) < 1e-9 && abs(middle.y - view.center.y) < 1e-9)
        screen.control.value = 50
        #expect(degrees(knob.superview?.transform ?? .identity) == 180)
        screen.control.thumbViewProvider = nil
        #expect(view.subviews.isEmpty && knob.window == nil)
    }

    @Test func viewsOfOtherSlidersStandOnNothing() {
        let knob = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10))
        let slider = CircularSliderControl.make([25])
        slider.thumbViewProvider = { _ in knob }
        let screen = Screen(slider, width: 200, height: 200)
        #expect(knob.superview === screen.control.thumbViews[0])
    }

    /// A capsule is drawn in layers of its own, so that its shadow does not turn.
    @Test func capsulesTurnAndTheirShadowsDoNot() throws {
        let screen = ring { ($0.style.metrics.thumbLength, $0.style.metrics.thumbSize) = (30, 12) }
        let view = screen.control.thumbViews[0]
        let coat = try #require(view.layer.sublayers?.first)
        let capsule = try #require(coat.sublayers?.first)
        #expect(view.transform == .identity && coat.affineTransform() == .identity)
        #expect(degrees(capsule.affineTransform()) == 90 && capsule.bounds.size == CGSize(width: 30, height: 12))
        screen.control.value = 50
        #expect(abs(degrees(capsule.affineTransform())) == 180)
    }

    @Test func plainDiscsWriteNoTurn() {
        let screen = ring { _ in }
        let finger = screen.finger()
        finger.press(at: screen.point(of: 25))
        finger.move(to: screen.point(of: 26))
        LayerLog.clear()
        finger.move(to: screen.point(of: 27))
        #expect(LayerLog.keys.sorted() == ["position", "strokeEnd"])
    }

    @Test func aGlideTurnsAThumbAsItGoes() throws {
        let screen = ring { $0.setThumbImage(.named("hand", 20, 30), for: .normal) }
        screen.control.setValue(50, animated: true)
        let turn = screen.control.thumbViews[0].layer.animation(forKey: "transform.rotation.z") as? CABasicAnimation
        let from = try #require(turn?.fromValue as? CGFloat)
        #expect(abs(from - .pi / 2) < 1e-9 && turn?.duration == 0.25)
    }

    @Test(arguments: [12.5, 25, 33])
    func aTurnedThumbHasTheRectangleOfAnUprightOne(_ value: Double) throws {
        let control = ring([value]) { $0.setThumbImage(.named("hand", 20, 30), for: .normal) }.control
        let rect = try #require(control.thumbRect(forThumb: 0))
        let center = control.thumbViews[0].center
        #expect(rect.size == CGSize(width: 20, height: 30))
        #expect(abs(rect.midX - center.x) < 1e-9 && abs(rect.midY - center.y) < 1e-9)
    }

    @Test func insideARingThumbsAreHeldWhereTheyAre() {
        let screen = ring([25]) { $0.style.metrics.thumbOffset = -30 }
        let (center, view) = (CGPoint(x: 100, y: 100), screen.control.thumbViews[0])
        let radius = screen.control.point(forValue: 25).x - center.x
        #expect(abs(view.center.x - center.x - (radius - 30)) < 1e-9 && abs(view.center.y - center.y) < 1e-9)
        let finger = screen.finger()
        finger.press(at: screen.point(view.center.x, view.center.y))
        finger.move(to: screen.point(center.x, center.y + radius - 30))
        #expect(abs(screen.control.value - 50) < 1e-9)
    }
}
