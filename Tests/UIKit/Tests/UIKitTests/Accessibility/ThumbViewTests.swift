import Accessibility
import Foundation
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Thumbs as assistive technology and the focus system see them.
@MainActor @Suite(.serialized)
struct ThumbViewTests {
    @Test func eachThumbIsAnAdjustableElement() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 5))
        let thumbs = screen.control.thumbViews
        screen.control.accessibilityLabel = "Price"
        #expect(!screen.control.isAccessibilityElement && screen.control.accessibilityContainerType == .semanticGroup)
        #expect(thumbs.map(\.accessibilityLabel) == ["Minimum", "Maximum"])
        #expect(thumbs.map(\.accessibilityValue) == ["20", "80"])
        #expect(thumbs.allSatisfy { $0.isAccessibilityElement && $0.accessibilityTraits == .adjustable })
        #expect(thumbs[0].accessibilityUserInputLabels == ["Minimum", "Minimum Price"])
        #expect(screen.control.accessibilityElements?.count == 2)
    }

    @Test func incrementsAreStepsAndSendOneChange() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 5))
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [25, 80])
        screen.control.thumbViews[1].accessibilityDecrement()
        #expect(screen.control.values == [25, 75])
        #expect(screen.events() == ["changed", "primary", "changed", "primary"])
        screen.control.step = 0
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [35, 75])
        screen.control.accessibilityStep = 1
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [36, 75])
    }

    @Test func valuesAndLimitsHaveTheTextsOfTheApp() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.valueFormatter = { "\(Int($0)) €" }
        let thumb = screen.control.thumbViews[0]
        #expect(thumb.accessibilityValue == "20 €")
        #expect(thumb.accessibilityCustomContent.map(\.label) == ["Highest possible"])
        #expect(thumb.accessibilityCustomContent.map(\.value) == ["80 €"])
        thumb.accessibilityLabel = "Cheapest"
        #expect(screen.control.thumbNames[0] == "Cheapest")
    }

    @Test func aDisabledThumbIsNotEnabled() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        screen.control.disabledThumbs = [0]
        let thumbs = screen.control.thumbViews
        #expect(
            thumbs[0].accessibilityTraits == [.adjustable, .notEnabled] && thumbs[1].accessibilityTraits == .adjustable)
        #expect(!thumbs[0].canBecomeFocused && thumbs[1].canBecomeFocused)
        thumbs[0].accessibilityIncrement()
        #expect(screen.control.values == [20, 80])
    }

    @Test func theTargetOfACapsuleIsASquareThatStaysWhileItIsHeld() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let thumb = screen.control.thumbViews[0]
        PaintScene.named("capsules").style(&screen.control.style)
        screen.window.layoutIfNeeded()
        let frame = thumb.accessibilityFrame
        #expect(frame.size == CGSize(width: 44, height: 44) && thumb.bounds.size == CGSize(width: 37, height: 24))
        screen.finger().press(at: screen.point(of: 20))
        #expect(thumb.bounds.width > 57 && thumb.bounds.height > 37)
        let held = thumb.accessibilityFrame
        #expect(held.size == frame.size && abs(held.midX - frame.midX) + abs(held.midY - frame.midY) < 1e-9)
    }

    @Test func framesFollowTheThumbs() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let thumb = screen.control.thumbViews[0]
        screen.drag(from: 20, to: 50)
        #expect(thumb.accessibilityFrame == CGRect(x: 20 + 164 - 22, y: 100, width: 44, height: 44))
        #expect(thumb.accessibilityPath?.bounds == thumb.accessibilityFrame)
        #expect(thumb.accessibilityPath?.cgPath == CGPath(ellipseIn: thumb.accessibilityFrame, transform: nil))
        #expect(thumb.accessibilityActivationPoint == CGPoint(x: 184, y: 122))
    }

    // VoiceOver explores by `point(inside:)` of the views, from the outermost inward.
    @Test func aFingerThatExploresFindsAThumbByItsTarget() {
        let screen = Screen(RangeSliderControl.make([0, 100]), height: 10)
        screen.control.targetSize = 60
        screen.window.layoutIfNeeded()
        let thumb = screen.control.thumbViews[0]
        for (x, y, isFound) in [(29.0, 29.0, true), (-29, -29, true), (31, 0, false), (0, -31, false)] {
            let point = CGPoint(x: 14 + x, y: 14 + y)
            let canvas = screen.control.canvas
            #expect(thumb.point(inside: point, with: nil) == isFound, "\(x), \(y)")
            #expect(canvas.point(inside: thumb.convert(point, to: canvas), with: nil) || !isFound, "\(x), \(y)")
        }
        #expect(thumb.accessibilityFrame.size == CGSize(width: 60, height: 60))
    }

    @Test func testsFindThumbsByTheirIndices() {
        let slider = RangeSliderControl.make([20, 80])
        #expect(slider.thumbViews.map(\.accessibilityIdentifier) == ["slider.thumb.0", "slider.thumb.1"])
        slider.accessibilityIdentifier = "price"
        #expect(slider.thumbViews.map(\.accessibilityIdentifier) == ["price.thumb.0", "price.thumb.1"])
        slider.thumbViews[1].accessibilityIdentifier = "most"
        #expect(slider.thumbViews[1].accessibilityIdentifier == "most")
    }

    @Test func limitsAreWhatAThumbCanTakeNow() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 10))
        let control = screen.control
        control.minimumSpan = 15
        let limits = { control.thumbViews.map { $0.accessibilityCustomContent.map(\.value) } }
        #expect(limits() == [["60"], ["40"]])
        control.collision = .push
        #expect(limits() == [["80"], ["20"]])
        (control.collision, control.minimumSpan) = (.cross, 0)
        control.enabledRange = 10...90
        #expect(limits() == [["10", "90"], ["10", "90"]])
        control.disabledThumbs = [1]
        #expect(limits()[1] == ["80", "80"])
    }

    @Test func aThumbThatAFingerHoldsIgnoresIncrementsAndKeys() {
        let screen = Screen(RangeSliderControl.make([20, 80], step: 5))
        let thumb = screen.control.thumbViews[0]
        thumb.becomeFirstResponder()
        screen.drag(from: 20, to: 40, lifts: false)
        thumb.accessibilityIncrement()
        screen.window.pressKey(.keyboardHome)
        #expect(screen.control.values == [40, 80])
    }

    @Test func voiceOverFollowsAThumbThatCrosses() {
        let screen = Screen(RangeSliderControl.make([20, 20], step: 10))
        screen.control.collision = .cross
        UIAccessibility.posts = []
        screen.control.thumbViews[0].accessibilityIncrement()
        #expect(screen.control.values == [20, 30] && UIAccessibility.posts.count == 1)
        #expect(UIAccessibility.posts.first?.0 == .layoutChanged)
        #expect(UIAccessibility.posts.first?.1 as? ThumbView === screen.control.thumbViews[1])
    }

    @Test func thumbsStayTheSameElements() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        let before = screen.control.thumbViews
        screen.drag(from: 20, to: 60)
        screen.control.values = [10, 90]
        screen.control.direction = .up
        screen.window.traits = UITraitCollection(style: .dark)
        screen.window.layoutIfNeeded()
        #expect(screen.control.thumbViews.elementsEqual(before, by: ===) == true)
    }

    @Test func theLimitsOnAWrappingCircleAreItsBounds() {
        let clock = CircularSliderControl.make([0], in: 0...24)
        (clock.step, clock.wraps) = (1, true)
        clock.setRange(start: 22, length: 8, animated: false)
        let screen = Screen(clock, width: 200, height: 200)
        #expect(clock.thumbViews[0].accessibilityCustomContent.isEmpty && clock.thumbViews[0].control === clock)
        clock.thumbViews[1].accessibilityIncrement()
        clock.thumbViews[0].becomeFirstResponder()
        screen.window.pressKey(.keyboardRightArrow)
        screen.window.pressKey(.keyboardUpArrow)
        #expect(clock.values == [0, 7] && clock.length == 7)
    }

    @Test func theTabKeyStopsAtEachThumb() {
        let groups = RangeSliderControl.make([10, 20, 30]).thumbViews.map(\.focusGroupIdentifier)
        #expect(Set(groups).count == 3 && !groups.contains(nil))
    }

    @Test func theFocusedThumbIsFirstResponder() {
        let screen = Screen(RangeSliderControl.make([20, 80]))
        #expect(screen.control.thumbViews[1].focusEffect is UIFocusHaloEffect)
        #expect(screen.control.preferredFocusEnvironments.isEmpty)
        screen.window.focus(on: screen.control.thumbViews[1])
        #expect(screen.control.state == .normal && screen.control.thumbViews[1].isFirstResponder)
        screen.window.focus(on: nil)
        #expect(!screen.control.thumbViews[1].isFirstResponder)
    }
}
