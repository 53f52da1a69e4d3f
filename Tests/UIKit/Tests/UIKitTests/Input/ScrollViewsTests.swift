import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Sliders in scroll views and sheets.
@MainActor @Suite(.serialized)
struct ScrollViewsTests {
    /// A slider in a scroll view with contents of a size.
    private func scrolled(_ content: CGSize, _ slider: RangeSliderControl = .make([20, 80])) -> (
        Screen<RangeSliderControl>, UIScrollView
    ) {
        let screen = Screen(slider)
        let scroll = UIScrollView(frame: screen.window.bounds)
        scroll.contentSize = content
        screen.window.addSubview(scroll)
        scroll.addSubview(slider)
        screen.window.layoutIfNeeded()
        return (screen, scroll)
    }

    @Test func aQuickSwipeAcrossScrolls() {
        let (screen, scroll) = scrolled(CGSize(width: 400, height: 4000))
        let finger = screen.finger()
        let start = screen.point(of: 20)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x + 2, y: start.y + 15))
        finger.move(to: CGPoint(x: start.x + 3, y: start.y + 40))
        #expect(finger.scrolls && scroll.contentOffset.y < 0)
        finger.lift()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events().isEmpty)
    }

    @Test func aQuickSwipeAlongSlides() {
        let (screen, scroll) = scrolled(CGSize(width: 4000, height: 400))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 30))
        finger.rest()
        finger.move(to: screen.point(of: 40))
        finger.lift()
        #expect(!finger.scrolls && scroll.contentOffset.x == 0)
        #expect(screen.control.values == [40, 80])
    }

    @Test func aSwipeAlongFromBesideTheThumbsScrolls() {
        let (screen, _) = scrolled(CGSize(width: 4000, height: 400))
        screen.control.pressTarget = .thumb
        let finger = screen.finger()
        finger.press(at: screen.point(of: 50))
        finger.move(to: screen.point(of: 60))
        #expect(finger.scrolls)
        finger.lift()
        #expect(screen.control.values == [20, 80])
    }

    @Test func onceHeldItIsNotTakenAway() {
        let (screen, _) = scrolled(CGSize(width: 400, height: 4000))
        let finger = screen.finger()
        let start = screen.point(of: 20)
        finger.press(at: start)
        finger.rest()
        finger.move(to: CGPoint(x: start.x, y: start.y + 60))
        finger.move(to: CGPoint(x: start.x + 30, y: start.y + 60))
        #expect(!finger.scrolls)
        #expect(abs(screen.control.values[0] - 30) < 1e-9)
        finger.lift()
    }

    @Test func aTapInAScrollViewMovesNothing() {
        let (screen, _) = scrolled(CGSize(width: 400, height: 4000))
        screen.drag(from: 20)
        #expect(screen.control.values == [20, 80])
        #expect(screen.events() == ["down", "up"])
    }

    @Test(arguments: [
        (0.0, false, false), (25, false, true), (12.5, false, false), (50, false, false), (75, false, true),
        (0, true, true),
    ])
    func aRingSlidesAlongItselfAndScrollsAcross(_ value: Double, _ isVertical: Bool, _ slides: Bool) {
        let dial = CircularSliderControl.make([value])
        let screen = Screen(dial, width: 200, height: 200)
        let scroll = UIScrollView(frame: screen.window.bounds)
        dial.dragsVertically = isVertical
        scroll.contentSize = CGSize(width: 400, height: 4000)
        screen.window.addSubview(scroll)
        scroll.addSubview(dial)
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        let start = screen.point(of: value)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x + 1, y: start.y - 15))
        #expect(finger.scrolls == !slides)
        finger.rest()
        finger.move(to: CGPoint(x: start.x + 2, y: start.y - 30))
        finger.lift()
        #expect((dial.value != value) == slides)
    }

    @Test(arguments: [
        (SliderDirection.right, false, true), (.right, true, false), (.up, false, false), (.up, true, true),
    ])
    func aSheetGoesWithSwipesAcrossAlone(_ direction: SliderDirection, _ isVertical: Bool, _ slides: Bool) {
        let slider = RangeSliderControl.make([40, 80])
        slider.direction = direction
        let screen = Screen(slider, width: 328, height: 328)
        let sheet = UIView(frame: screen.window.bounds)
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        sheet.addGestureRecognizer(pan)
        screen.window.addSubview(sheet)
        sheet.addSubview(slider)
        screen.window.layoutIfNeeded()
        let finger = screen.finger()
        let start = screen.point(of: 40)
        finger.press(at: start)
        for distance in [3.0, 15, 60] {
            finger.move(to: CGPoint(x: start.x - (isVertical ? 0 : distance), y: start.y - (isVertical ? distance : 0)))
        }
        #expect((pan.state == .changed) == !slides && slider.isDragging == slides)
        finger.lift()
        #expect((slider.values != [40, 80]) == slides && !slider.isTracking)
        #expect(screen.events(["begin", "end"]) == ["begin", "end"])
    }

    @Test func aSwipeAcrossThatStartsOnTheTrackMovesNothing() {
        let slider = RangeSliderControl.make([20, 80])
        slider.pressTarget = .track
        slider.delaysTrackTouches = true
        let (screen, _) = scrolled(CGSize(width: 400, height: 4000), slider)
        let finger = screen.finger()
        let start = screen.point(of: 50)
        finger.press(at: start)
        finger.move(to: CGPoint(x: start.x + 1, y: start.y + 30))
        finger.lift()
        #expect(screen.control.values == [20, 80])
        #expect(screen.events().isEmpty)
    }
}
