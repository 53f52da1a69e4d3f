@_spi(Double) import AppKit
@_spi(Double) import QuartzCore
import SlidersCore
import Testing

@testable import SlidersControls

/// The mouse presses, drags and releases.
@MainActor @Suite(.serialized)
struct MouseTests {
    @Test func aDragMovesItsThumbAndSendsTheActionInEachEventAndAtTheEnd() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 30, 30, 40)
        #expect(screen.control.values.map { $0.rounded() } == [40, 80])
        #expect(screen.events() == [.leftMouseDragged, .leftMouseDragged, .leftMouseUp])
    }

    @Test func aClickOnTheTrackBringsTheNearestThumbAtOnce() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.mouse.press(at: screen.point(of: 5))
        #expect(screen.control.values.map { $0.rounded() } == [5, 80] && screen.control.isHeld(thumb: 0))
        screen.mouse.lift()
        #expect(screen.events() == [.leftMouseDown, .leftMouseUp] && !screen.control.isDragging)
    }

    @Test func aThumbIsHeldWhereItIsDrawnAndAClickBesideItBringsIt() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let center = screen.point(of: 20)
        for (dx, value) in [(14.0, 20.0), (-14, 20), (-16, 20 - 16 / 3)] {
            screen.control.values = [20, 80]
            screen.mouse.press(at: CGPoint(x: center.x + dx, y: center.y))
            #expect(abs(screen.control.values[0] - value) < 1e-9 && screen.control.isHeld(thumb: 0), "\(dx)")
            screen.mouse.lift()
        }
        for tooSmall in [10, 0, -1, CGFloat.nan] { screen.control.targetSize = tooSmall }
        #expect(screen.control.targetSize == 20 && screen.control.intrinsicContentSize.height == 28)
        screen.control.thumbSize = 12
        screen.window.update()
        #expect(screen.control.targetSide == 20)
        (screen.control.targetSize, screen.control.values) = (44, [20, 80])
        screen.window.update()
        screen.mouse.press(at: CGPoint(x: screen.point(of: 20).x - 21, y: center.y))
        #expect(screen.control.values == [20, 80] && screen.control.isHeld(thumb: 0))
    }

    @Test func theSpanDrags() {
        let screen = Screen(RangeSliderControl.make([20, 60]))
        screen.drag(from: 40, to: 60)
        #expect(screen.control.values.map { $0.rounded() } == [40, 80])
    }

    @Test func aClickOnAThumbSendsNothing() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20)
        #expect(screen.events().isEmpty && screen.control.values == [20, 80])
    }

    @Test func onlyTheEventsOfTheMaskSendTheAction() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let all: NSEvent.EventTypeMask = [.leftMouseDown, .leftMouseDragged, .leftMouseUp, .periodic]
        #expect(screen.control.sendAction(on: .leftMouseUp) == Int(all.rawValue))
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.events() == [.leftMouseUp])
        #expect(screen.control.sendAction(on: .leftMouseDragged) == 4)
        screen.drag(from: 40, to: 30)
        #expect(screen.events() == [.leftMouseDragged])
        screen.focus(0)
        screen.window.pressKey(.rightArrow)
        #expect(screen.events() == [.keyDown])
    }

    @Test func continuousOffSendsOneActionAtTheEnd() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isContinuous = false
        screen.drag(from: 20, to: 30, 40)
        #expect(screen.events() == [.leftMouseUp] && !screen.control.isContinuous)
    }

    @Test func aDragEndsWhereverThePointerIs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.mouse.press(at: screen.point(of: 20))
        screen.mouse.drag(to: CGPoint(x: screen.point(of: 50).x, y: 700))
        #expect(screen.control.values[0].rounded() == 50)
        screen.mouse.lift()
        #expect(!screen.control.isDragging)
    }

    @Test func theClickThatActivatesTheWindowPresses() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.window.setKey(false)
        screen.drag(from: 20, to: 40)
        #expect(screen.control.values[0].rounded() == 40 && screen.window.isKeyWindow)
    }

    @Test func aDragDoesNotMoveTheWindow() {
        let slider = RangeSliderControl.make([20, 80])
        slider.setLook(.macGlass)
        slider.minimumValueImage = NSImage(
            [CGImage(name: "low", width: 20, height: 20)], size: CGSize(width: 20, height: 20))
        let screen = Screen(slider)
        #expect(screen.window.contentView?.hitTest(screen.point(of: 20)) === screen.control)
        screen.drag(from: 20)
        #expect(slider.thumbViews[0].glass != nil && slider.endImageViews.elements.count == 1)
        // AppKit asks each view where a window may be moved, whatever hit tests say.
        var views: [NSView] = [screen.control]
        while let view = views.popLast() {
            #expect(!view.mouseDownCanMoveWindow, "\(view)")
            views += view.subviews
        }
    }

    @Test func aClickWithControlAsksForTheMenu() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.mouse.flags = .control
        screen.drag(from: 5)
        #expect(screen.control.values == [20, 80] && screen.window.menus == 1)
    }

    @Test func aCancelledPressBringsTheValuesBack() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 40, lifts: false)
        screen.mouse.cancel()
        #expect(screen.control.values == [20, 80] && !screen.control.isDragging)
    }

    @Test func aTurnedControlFollowsTheMouse() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.frameCenterRotation = 90
        screen.drag(from: 20, to: 50)
        #expect(screen.control.values.map { $0.rounded() } == [50, 80])
        let (frame, position) = (screen.control.thumbViews[0].accessibilityFrame(), screen.point(of: 50))
        #expect(abs(frame.midX - position.x) < 1e-9 && abs(frame.midY - position.y) < 1e-9)
    }

    /// AppKit doesn't say whether a view that moves to another view leaves the window in between.
    @Test(arguments: [false, true])
    func aMoveInsideTheWindowLeavesTheControlSound(_ leaves: Bool) {
        NSView.leavesWindowToMove = leaves
        defer { NSView.leavesWindowToMove = true }
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 50, lifts: false)
        let box = NSView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        screen.window.contentView?.addSubview(box)
        box.addSubview(screen.control)
        #expect(screen.control.values.map { $0.rounded() } == [leaves ? 20 : 50, 80])
        #expect(screen.control.isDragging == !leaves)
        screen.mouse.lift()
        screen.drag(from: 80, to: 60)
        #expect(screen.control.values[1].rounded() == 60 && !screen.control.isDragging)
    }

    @Test func disablingEndsADragWhereItIs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 40, lifts: false)
        screen.control.isEnabled = false
        #expect(screen.control.values == [40, 80] && !screen.control.isDragging)
    }

    @Test func hidingAndLeavingCancel() {
        let directions: [(String, (Screen<RangeSliderControl>) -> Void)] = [
            ("hidden", { $0.control.isHidden = true }), ("hidden around", { $0.window.contentView?.isHidden = true }),
            ("removed", { $0.control.removeFromSuperview() }),
        ]
        for (name, end) in directions {
            let screen = Screen(RangeSliderControl.make([20, 80]))
            screen.drag(from: 20, to: 40, lifts: false)
            end(screen)
            #expect(screen.control.values == [20, 80] && !screen.control.isDragging, "\(name)")
        }
    }

    @Test func aPressAfterALostReleaseBeginsAnew() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.drag(from: 20, to: 40, lifts: false)
        screen.drag(from: 80, to: 60)
        #expect(screen.control.values.map { $0.rounded() } == [20, 60])
    }

    @Test func aDisabledControlKeepsClicksFromWhatLiesBeneath() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.isEnabled = false
        #expect(screen.window.contentView?.hitTest(screen.point(of: 20)) === screen.control)
        screen.drag(from: 20, to: 40)
        #expect(screen.control.values == [20, 80] && screen.events().isEmpty)
    }

    @Test func clicksInTheMiddleOfARingGoToWhatLiesBeneath() {
        let screen = Screen(CircularSliderControl.make([20]), width: 200, height: 200)
        #expect(screen.window.contentView?.hitTest(screen.point(100, 100)) === screen.window.contentView)
        #expect(screen.window.contentView?.hitTest(screen.point(of: 60)) === screen.control)
    }

    @Test func shiftIsFine() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.hasFineControl = true
        screen.mouse.press(at: screen.point(of: 20))
        screen.mouse.flags = .shift
        screen.mouse.drag(to: screen.point(of: 40))
        #expect(abs(screen.control.values[0] - 25) < 1e-9)
    }
}
