import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Actions of assistive technology that move the span.
@MainActor @Suite(.serialized)
struct SpanActionsTests {
    private func perform(_ name: String, on thumb: ThumbView) throws -> Bool {
        let action = try #require(thumb.accessibilityCustomActions?.first { $0.name == name })
        let handler = try #require(action.actionHandler)
        return handler(action)
    }

    @Test func eachThumbMovesTheSpanByOneIncrement() throws {
        let screen = Screen(RangeSliderControl.make([20, 50], step: 5))
        let thumbs = screen.control.thumbViews
        #expect(
            thumbs.map { $0.accessibilityCustomActions?.map(\.name) } == [
                ["Move range up", "Move range down"], ["Move range up", "Move range down"],
            ])
        #expect(try perform("Move range up", on: thumbs[0]) && screen.control.values == [25, 55])
        #expect(try perform("Move range down", on: thumbs[1]) && screen.control.values == [20, 50])
        #expect(screen.events() == ["changed", "primary", "changed", "primary"])
        screen.control.values = [70, 100]
        #expect(try !perform("Move range up", on: thumbs[0]) && screen.events().isEmpty)
    }

    @Test func theDelegateIsAsked() throws {
        final class Listener: SliderControlDelegate {
            var reasons: [SliderChangeReason] = []
            func sliderControl(
                _ control: BaseSliderControl, willChangeTo values: [Double], reason: SliderChangeReason
            ) -> SliderDecision {
                reasons.append(reason)
                return .reject
            }
        }
        let listener = Listener()
        let screen = Screen(RangeSliderControl.make([20, 50]))
        screen.control.delegate = listener
        #expect(try !perform("Move range up", on: screen.control.thumbViews[0]))
        #expect(listener.reasons == [.accessibility] && screen.control.values == [20, 50])
    }

    @Test func whereNoBarCanBeDraggedThereIsNoAction() {
        let screen = Screen(RangeSliderControl.make([20, 50]))
        let names = { screen.control.thumbViews.map { $0.accessibilityCustomActions?.map(\.name) ?? [] } }
        screen.control.thumbViews[1].accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Own") { _ in true }
        ]
        #expect(names() == [["Move range up", "Move range down"], ["Own", "Move range up", "Move range down"]])
        screen.control.pressTarget = .thumb
        #expect(names() == [[], ["Own"]])
        screen.control.pressTarget = .span
        screen.control.disabledThumbs = [0]
        #expect(names() == [[], ["Own"]])
        screen.control.disabledThumbs = []
        screen.control.values = [5]
        #expect(names() == [[]])
    }
}
