@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// The labels of the bounds stand at the ends of the track.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderEndsTests: Showing {
    let window = TestWindow.make()

    private func labeled(_ direction: SliderDirection) -> some View {
        RangeSlider(
            value: .constant(0.2...0.8), format: .number, minimumValueLabel: { Text("min") },
            maximumValueLabel: { Text("max") }
        ).sliderDirection(direction)
    }

    private static let onScreen: [(SliderDirection, leftToRight: String, rightToLeft: String)] = [
        (.trailing, "[min | RangeSliderControl | max]", "[max | RangeSliderControl | min]"),
        (.leading, "[max | RangeSliderControl | min]", "[min | RangeSliderControl | max]"),
        (.right, "[min | RangeSliderControl | max]", "[min | RangeSliderControl | max]"),
        (.left, "[max | RangeSliderControl | min]", "[max | RangeSliderControl | min]"),
        (.up, "[max / RangeSliderControl / min]", "[max / RangeSliderControl / min]"),
        (.down, "[min / RangeSliderControl / max]", "[min / RangeSliderControl / max]"),
    ]

    @Test func labelsStandAtTheirEndsInEveryDirection() throws {
        var arabic = EnvironmentValues()
        arabic.layoutDirection = .rightToLeft
        for (direction, leftToRight, rightToLeft) in Self.onScreen {
            let stage = Stage(on: window)
            let control = try show(labeled(direction), on: stage, width: 100, height: 100)
            #expect(stage.arrangement == leftToRight)
            #expect(isAtStart(control) == leftToRight.hasPrefix("[min"), "\(direction)")
            stage.show(labeled(direction), arabic)
            #expect(stage.arrangement == rightToLeft && stage.made == 1)
            #expect(isAtStart(control) == rightToLeft.hasPrefix("[min"), "\(direction)")
        }
    }

    /// Whether the lower bound is at the left or at the top.
    private func isAtStart(_ control: SliderControl) -> Bool {
        window.layOut()
        let (lower, upper) = (control.point(forValue: 0), control.point(forValue: 1))
        return lower.x + lower.y < upper.x + upper.y
    }

    @Test func labelsKeepTheDirectionOfTheirLanguage() throws {
        var arabic = EnvironmentValues()
        arabic.layoutDirection = .rightToLeft
        let stage = Stage(on: window)
        let pair = HStack {
            Text("a")
            Text("b")
        }
        stage.show(
            RangeSlider(
                value: .constant(0.2...0.8), format: .number, minimumValueLabel: { pair },
                maximumValueLabel: { EmptyView() }), arabic)
        #expect(stage.arrangement == "[RangeSliderControl | [b | a]]")
    }

    @Test func aControlStaysWhenItsDirectionTurnsRound() throws {
        let stage = Stage(on: window)
        for direction in [SliderDirection.trailing, .left, .leading, .right] { stage.show(labeled(direction)) }
        #expect(stage.made == 1)
    }

    @Test func labelsOfARingStandBelowIt() {
        let stage = Stage(on: window)
        stage.show(
            CircularSlider(
                value: .constant(0.2), format: .number, minimumValueLabel: { Text("min") },
                maximumValueLabel: { Text("max") }
            ).sliderArc(start: 225, sweep: 270))
        #expect(stage.arrangement == "CircularSliderControl < [min | ~ | max]")
    }
}
