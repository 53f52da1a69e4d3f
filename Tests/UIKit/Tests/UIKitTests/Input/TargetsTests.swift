import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// The squares in which touches hold thumbs.
@MainActor @Suite(.serialized)
struct TargetsTests {
    /// The height of a control, and how far above and below a thumb its target reaches.
    nonisolated private static let heights: [(CGFloat, Double)] = [(10, 14), (28, 14), (36, 18), (44, 22), (60, 22)]

    @Test(arguments: heights) func aLowControlIsTheTarget(_ height: CGFloat, _ reach: Double) throws {
        let screen = Screen(RangeSliderControl.make([20, 80]), height: height)
        let finger = screen.finger()
        let thumb = screen.point(of: 20)
        for (x, y, isHeld) in [(0.0, reach - 1, true), (0, 1 - reach, true), (21, 0, true), (0, reach + 1, false)] {
            finger.press(at: CGPoint(x: thumb.x + x, y: thumb.y + y))
            #expect(screen.control.isHeld(thumb: 0) == isHeld, "\(x), \(y)")
            finger.lift()
        }
        let view = try #require(screen.control.thumbViews.first)
        #expect(view.target.size == CGSize(width: 44, height: 2 * reach))
    }

    @Test func bandsSideBySideKeepTheirTouches() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 358, height: 200))
        let bands = (0..<10).map { index in
            let band = ValueSliderControl(frame: CGRect(x: 35.8 * CGFloat(index), y: 0, width: 35.8, height: 200))
            band.direction = .up
            window.addSubview(band)
            return band
        }
        window.layoutIfNeeded()
        for (index, band) in bands.enumerated() {
            for x in [1, 18, 34.5] {
                #expect(window.hitTest(CGPoint(x: band.frame.minX + x, y: 190), with: nil) === band, "\(index), \(x)")
            }
        }
    }

    @Test func largerTargetsReachFarther() {
        let slider = RangeSliderControl.make([20, 80])
        slider.targetSize = 60
        let screen = Screen(slider, height: 10)
        let finger = screen.finger()
        let thumb = screen.point(of: 20)
        #expect(slider.intrinsicContentSize.height == 60)
        for (x, y, isHeld) in [(0.0, 29.0, true), (-29, 0, true), (0, 31, false), (-31, 0, false)] {
            finger.press(at: CGPoint(x: thumb.x + x, y: thumb.y + y))
            #expect(slider.isHeld(thumb: 0) == isHeld, "\(x), \(y)")
            finger.lift()
        }
        for tooSmall in [10, 0, -1, CGFloat.nan] { slider.targetSize = tooSmall }
        #expect(slider.targetSize == 44 && slider.intrinsicContentSize.height == 44)
    }

    @Test func aTargetIsAtLeast44PointsOrTheThumb() {
        let slider = RangeSliderControl.make([20, 80])
        #expect(slider.targetSize == 44)
        slider.thumbSize = 80
        let screen = Screen(slider, height: 80)
        let finger = screen.finger()
        let thumb = screen.point(of: 20)
        finger.press(at: CGPoint(x: thumb.x - 38, y: thumb.y - 38))
        #expect(slider.isHeld(thumb: 0))
    }

    // MARK: Rings

    /// A ring of 200 points with a button of the same size beneath, in a page that scrolls. The thumbs are north and
    /// east.
    private func ring(_ press: SliderPressTarget) -> (
        screen: Screen<CircularSliderControl>, button: UIControl, page: UIScrollView
    ) {
        let slider = CircularSliderControl.make([0, 25])
        slider.pressTarget = press
        let screen = Screen(slider, width: 200, height: 200)
        let page = UIScrollView(frame: screen.window.bounds)
        page.contentSize = CGSize(width: 400, height: 4000)
        let button = UIControl(frame: slider.frame)
        screen.window.addSubview(page)
        page.addSubview(button)
        page.addSubview(slider)
        screen.window.layoutIfNeeded()
        return (screen, button, page)
    }

    nonisolated private static let presses: [(SliderPressTarget, String)] = [
        (.thumb, "t"), (.span, "tb"), (.track, "tbo"), (.spanAndTrack, "tbo"), (.anywhere, "tbo×c"),
    ]

    @Test(arguments: presses, [true, false]) func aRingAcceptsTouchesWhereAPressDoesSomething(
        _ press: (target: SliderPressTarget, positions: String), _ isEnabled: Bool
    ) {
        let (screen, button, _) = ring(press.target)
        screen.control.isEnabled = isEnabled
        screen.window.layoutIfNeeded()
        let points: [(Character, CGPoint)] = [
            ("t", screen.point(of: 25)), ("b", screen.point(of: 12.5)), ("o", screen.point(of: 60)),
            ("×", screen.point(100, 100)), ("c", screen.point(4, 4)),
        ]
        for (name, point) in points {
            let hit = screen.window.hitTest(point, with: nil)
            #expect((hit === screen.control) == press.positions.contains(name) && hit != nil, "\(name)")
            #expect(hit === screen.control || hit === button, "\(name)")
        }
    }

    @Test func whatLiesBeneathTheMiddleOfARingGetsItsTouches() {
        let (screen, button, page) = ring(.spanAndTrack)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let finger = screen.finger()
        finger.press(at: screen.point(100, 110))
        finger.lift()
        #expect(taps == 1 && screen.control.values == [0, 25])
        finger.press(at: screen.point(100, 110))
        finger.move(to: screen.point(100, 60))
        finger.lift()
        #expect(taps == 1 && page.contentOffset.y == 50)
    }

    @Test func theMiddleIsTheRingsWhereAValueCanBeTyped() {
        let slider = CircularSliderControl.make([25])
        slider.style.metrics.dial = SliderDial()
        slider.style.metrics.dial?.hasReadout = true
        let screen = Screen(slider, width: 200, height: 200)
        #expect(!slider.point(inside: CGPoint(x: 100, y: 100), with: nil))
        slider.allowsTextEntry = true
        #expect(slider.point(inside: CGPoint(x: 100, y: 100), with: nil))
        #expect(!slider.point(inside: CGPoint(x: 100, y: 140), with: nil))
        slider.dragsVertically = true
        #expect(slider.point(inside: CGPoint(x: 100, y: 140), with: nil) && screen.events().isEmpty)
    }

    @Test func aFingerThatHoldsAThumbOfARingLiftsInside() {
        let (screen, _, _) = ring(.thumb)
        screen.drag(from: 25, to: 40)
        #expect(screen.events(["up", "up outside"]) == ["up"])
    }
}
