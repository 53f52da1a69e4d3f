import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// A slider above another, on its track (docs/behavior.md §4.16).
@MainActor @Suite(.serialized)
struct PlayheadTests {
    /// A trimmer of 328 points, whose track goes from x = 16 to 312, with a playhead.
    private func trimmer(
        _ values: [Double] = [20, 80], head value: Double = 50, _ change: (ValueSliderControl) -> Void = { _ in }
    ) -> (screen: Screen<RangeSliderControl>, head: ValueSliderControl) {
        let slider = RangeSliderControl.make(values)
        (slider.style.metrics.thumbLength, slider.style.metrics.thumbSize) = (16, 40)
        slider.style.metrics.thumbPlacement = .outside
        let head = ValueSliderControl()
        (head.minimumValue, head.maximumValue, head.value, head.delaysTrackTouches) = (0, 100, value, false)
        head.accessibilityLabel = "Playhead"
        change(head)
        slider.playhead = head
        return (Screen(slider), head)
    }

    private func center(_ control: SliderControl, _ thumb: Int = 0) -> CGPoint {
        control.thumbViews[thumb].convert(
            CGPoint(x: control.thumbViews[thumb].bounds.midX, y: control.thumbViews[thumb].bounds.midY), to: nil)
    }

    @Test func itIsOnTheTrackOfTheSlider() {
        let (screen, head) = trimmer()
        for value in [20.0, 33, 80] {
            head.value = value
            #expect(center(head) == screen.point(of: value))
        }
        screen.control.frame.size.width = 200
        screen.control.direction = .left
        screen.window.layoutIfNeeded()
        #expect(center(head) == screen.point(of: 80) && head.frame == screen.control.bounds)
        #expect(screen.control.subviews.last === head)
    }

    @Test func onlyItsThumbShows() {
        let (_, head) = trimmer { $0.style.metrics.ticks = .count(5) }
        let shown = (head.canvas.layer.sublayers ?? []).filter { !$0.isHidden && $0 !== head.thumbViews[0].layer }
        #expect(
            shown.allSatisfy {
                ($0.sublayers ?? []).isEmpty && $0.backgroundColor == nil && ($0 as? CAShapeLayer)?.strokeColor == nil
            })
        #expect(head.thumbViews[0].shape.path != nil)
    }

    @Test func fingersTakeTheNearerThumb() {
        let (screen, head) = trimmer(head: 20)
        let value = screen.point(of: 20)
        let handle = screen.finger()
        handle.press(at: CGPoint(x: value.x - 8, y: value.y))
        #expect(screen.control.isHeld(thumb: 0) && !head.isHeld(thumb: 0))
        handle.lift()
        let finger = screen.finger()
        finger.press(at: value)
        #expect(head.isHeld(thumb: 0) && !screen.control.isHeld(thumb: 0))
        finger.move(to: screen.point(of: 60))
        #expect(abs(head.value - 60) < 1e-9 && screen.control.values == [20, 80])
        finger.lift()
    }

    @Test func aDragOfOneLeavesTheOther() {
        let (screen, head) = trimmer(head: 50)
        screen.drag(from: 35, to: 30)
        #expect(screen.control.values.map { $0.rounded() } == [15, 75] && head.value == 50, "the span")
        let fingers = (screen.finger(), screen.finger())
        fingers.0.press(at: center(screen.control, 1))
        fingers.1.press(at: center(head))
        #expect(screen.control.isHeld(thumb: 1) && head.isHeld(thumb: 0))
        fingers.1.move(to: screen.point(of: 60))
        fingers.0.lift()
        fingers.1.lift()
        #expect(abs(head.value - 60) < 1e-9)
    }

    @Test func aTapOnTheStripSeeksWithTheTrackAsPressTarget() {
        let (screen, head) = trimmer { $0.pressTarget = .track }
        let finger = screen.finger()
        finger.press(at: screen.point(of: 30))
        finger.lift()
        #expect(abs(head.value - 30) < 1e-9 && screen.control.values == [20, 80])
        let handle = screen.finger()
        handle.press(at: center(screen.control, 0))
        #expect(screen.control.isHeld(thumb: 0))
        handle.lift()
    }

    @Test func aReadOnlyOneLetsTouchesThrough() {
        let (screen, head) = trimmer { $0.isReadOnly = true }
        #expect(screen.control.hitTest(screen.control.convert(center(head), from: nil), with: nil) === screen.control)
        screen.drag(from: 50, to: 55)
        #expect(screen.control.values.map { $0.rounded() } == [25, 85] && head.value == 50)
    }

    @Test func handlesCarryItAndNobodyIsTold() {
        let (screen, head) = trimmer(head: 30)
        var told = 0
        head.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
        let finger = screen.finger()
        finger.press(at: center(screen.control))
        let distance = screen.control.point(forValue: 45).x - screen.control.point(forValue: 20).x
        finger.move(to: CGPoint(x: center(screen.control).x + distance, y: center(screen.control).y))
        #expect(abs(head.value - 45) < 1e-9 && center(head) == screen.point(of: head.value))
        finger.cancel()
        #expect(head.value == 30 && told == 0)
        screen.control.values = [40, 90]
        #expect(head.value == 40)
    }

    @Test func assistiveTechnologyMeetsItAfterTheHandles() {
        let (screen, head) = trimmer()
        let elements = screen.control.accessibilityElements as? [ThumbView]
        #expect(elements?.count == 3 && elements?.last === head.thumbViews[0])
        #expect(elements?.map(\.accessibilityLabel) == ["Minimum", "Maximum", "Playhead"])
        #expect(elements?.last?.accessibilityValue == "50")
        elements?.last?.accessibilityIncrement()
        #expect(head.value == 60)
        elements?.last?.accessibilityIncrement()
        elements?.last?.accessibilityIncrement()
        elements?.last?.accessibilityIncrement()
        #expect(head.value == 80, "it stays between the handles")
        screen.control.playhead = nil
        #expect(screen.control.accessibilityElements?.count == 2 && head.superview == nil)
    }

    @Test func anotherReplacesItAndTheOldOneIsAWholeSliderAgain() {
        let (screen, head) = trimmer(head: 50)
        let other = ValueSliderControl()
        screen.control.playhead = other
        #expect(head.superview == nil && head.owner == nil && head.slider.defaultEnabledRange == nil)
        #expect(screen.control.playhead === other && other.superview === screen.control)
        other.playhead = head
        #expect(other.playhead == nil, "a playhead has none")
        let second = RangeSliderControl.make([0, 10])
        second.playhead = other
        #expect(screen.control.playhead == nil && second.playhead === other)
        second.playhead = second
        #expect(second.playhead === other)
    }

    @Test func hidingTheSliderCancelsTheDragOfItsPlayhead() {
        let (screen, head) = trimmer()
        let finger = screen.finger()
        finger.press(at: center(head))
        finger.move(to: screen.point(of: 60))
        screen.control.isHidden = true
        #expect(!head.isDragging && head.value == 50)
    }

    @Test func anArchiveKeepsIt() throws {
        let (screen, _) = trimmer(head: 50)
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        screen.control.encode(with: archive)
        archive.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        reader.requiresSecureCoding = false
        let copy = try #require(RangeSliderControl(coder: reader))
        #expect(copy.values == [20, 80] && (copy.playhead as? ValueSliderControl)?.value == 50)
        #expect(copy.playhead?.owner === copy)
    }

    @Test func roundARingItIsOnTheRing() {
        let ring = CircularSliderControl.make([20, 80])
        let head = CircularSliderControl.make([50])
        head.startAngle = 90
        ring.playhead = head
        let screen = Screen(ring, width: 200, height: 200)
        #expect(center(head) == screen.point(of: 50))
        let finger = screen.finger()
        finger.press(at: screen.point(of: 50))
        #expect(head.isHeld(thumb: 0))
        finger.move(to: screen.point(of: 60))
        #expect(abs(head.value - 60) < 1e-9)
    }

    @Test func thePointerHighlightsOneOfBoth() {
        let (screen, head) = trimmer(head: 20)
        for control in [screen.control, head] as [SliderControl] {
            control.style.paints.append(SliderPartPaint(.thumb, SliderPaint(.color(.init(white: 0))), in: .hovered))
        }
        screen.window.layoutIfNeeded()
        let point = screen.control.canvas.convert(screen.point(of: 20), from: nil)
        screen.control.hover(at: point)
        head.hover(at: point)
        #expect(screen.control.drawing.highlight.hovered == nil && head.drawing.highlight.hovered == .thumb(0))
        screen.control.hover(at: CGPoint(x: point.x - 12, y: point.y))
        #expect(screen.control.drawing.highlight.hovered == .thumb(0))
    }
}
