import SlidersCore
import SlidersPlaneSwiftUI
import SlidersRulerSwiftUI
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// What assistive technology reads when something holds a thumb of a view back.
@MainActor @Suite(.serialized, .eachComparison)
struct ObstacleTextsTests: Showing {
    let window = TestWindow.make()

    /// Shows a view in a language, moves a coordinate as far as an input asks, and returns what is announced.
    private func announced(_ view: some View, in language: String = "en_US", _ input: SliderInput) -> [String] {
        let stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: language)
        stage.show(view, environment)
        window.layOut()
        _ = takeAnnouncements()
        (stage.views.first as? BaseSliderControl)?.handle(input)
        return takeAnnouncements()
    }

    private let end = SliderInput.key(.maximum, thumb: 0)

    @Test func theReasonIsInTheLanguageAndTheFormatOfTheView() {
        let value = Box(20.0...80)
        let price = RangeSlider(value: value.binding, in: 0...100, format: .currency(code: "USD"))
        #expect(announced(price, end) == ["Blocked by Maximum"])
        #expect(announced(price.thumbNames("Lowest", "Highest"), end) == ["Blocked by Highest"])
        #expect(announced(price.span(atLeast: 10), end) == ["At least $10.00 apart"])
        #expect(announced(price.limits(0...60, ofThumb: 0), in: "de_DE", end) == ["Höchstens 60,00\u{A0}$"])
        let text = price.limits(0...60, ofThumb: 0).sliderValueText { value, index in "\(index): \(Int(value))" }
        #expect(announced(text, end) == ["At most 0: 60"])
        #expect(announced(price, .key(.maximum, thumb: 1)) == [], "the end of the track")
    }

    @Test func theDistanceOfDatesIsADuration() {
        let day = 86_400.0
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(start.addingTimeInterval(2 * day)...start.addingTimeInterval(9 * day))
        let nights = RangeSlider(value: stay.binding, in: start...start.addingTimeInterval(30 * day), step: day)
        #expect(announced(nights.span(atLeast: 2 * day), end) == ["At least 2 days apart"])
        let german = announced(nights.span(atLeast: 1.5 * day), in: "de_DE", end)
        #expect(german == ["Mindestens 1 Tag und 12 Stunden Abstand"])
        let value = Box(20...80)
        let range = RangeSlider(value: value.binding, in: 0...100)
        #expect(announced(range.span(atLeast: 10), end) == ["At least 10 apart"])
    }

    @Test func aModifierReplacesTheTextOrTurnsItOff() {
        let value = Box(20)
        let storage = ValueSlider(value: value.binding, in: 0...100, enabledBounds: 0...60)
        #expect(announced(storage, end) == ["At most 60"])
        let own = storage.sliderObstacleText { obstacle in
            if case .enabledRange(let value) = obstacle.kind { "Your plan ends at \(Int(value))" } else { nil }
        }
        #expect(announced(own, end) == ["Your plan ends at 60"])
        #expect(announced(own.sliderObstacleText { _ in "Outer" }, end) == ["Your plan ends at 60"], "the innermost")
        #expect(announced(storage.sliderObstacleText { _ in nil }, end) == ["At most 60"])
        #expect(announced(storage.sliderObstacleText { _ in "" }, end) == [])
    }

    @Test func theLatestTextApplies() throws {
        let value = Box(20)
        let storage = { (text: String) in
            ValueSlider(value: value.binding, in: 0...100, enabledBounds: 0...60).sliderObstacleText { _ in text }
        }
        let stage = Stage(on: window)
        let control = try show(storage("first"), on: stage)
        stage.show(storage("second"))
        _ = takeAnnouncements()
        control.handle(end)
        #expect(takeAnnouncements() == ["second"])
    }

    @Test func planesAndRulersAreRead() {
        let (x, y, z) = (Box(20), Box(50), Box(50.0))
        let tone = PlaneSlider(x: x.binding, in: 0...100, y: y.binding, in: 0...100).enabledBounds(y: 10...70)
        #expect(announced(tone, .key(.maximum, thumb: 1)) == ["At most 70"])
        #expect(announced(tone.sliderObstacleText { "\($0.thumb)" }, .key(.minimum, thumb: 1)) == ["1"])
        let ruler = RulerSlider(value: z.binding, in: 0...100, enabledBounds: 20...90)
        #expect(announced(ruler, .key(.minimum, thumb: 0)) == ["At least 20"])
    }
}
