import Foundation
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Methods of sliders take and return the type of their values.
@MainActor @Suite(.serialized, .eachComparison)
struct TypedMethodsTests: Showing {
    let window = TestWindow.make()

    @Test func methodsCanBeInAnyOrder() throws {
        let price = Binding.constant(Decimal(20)...80)
        let slider = RangeSlider("Price", value: price, in: 0...100, step: 5)
        let first = try show(slider.span(atLeast: 10).detents(50).resetValues(10, 90), on: Stage(on: window))
        let second = try show(slider.resetValues(10, 90).detents(50).span(atLeast: 10), on: Stage(on: window))
        #expect(first.configuration == second.configuration)
        #expect(first.minimumSpan == 10 && first.detents == [50] && first.configuration.resetValues == [10, 90])
    }

    @Test func nilAndEmptyListsAreOff() throws {
        let slider = RangeSlider(value: .constant(20...80), in: 0...100)
        let plain = try show(slider, on: Stage(on: window)).configuration
        let off = slider.span(atLeast: nil).limits(0...50, ofThumb: 0).limits(nil, ofThumb: 0).values(only: nil)
            .values(only: []).values(excluding: nil).detents(nil).detents([]).resetValues(nil).thumbNames(nil)
            .ticks(nil)
        let control = try show(off, on: Stage(on: window))
        #expect(control.configuration == plain && control.texts.names.isEmpty)
        let some = slider.values(only: 1, 2).values(only: nil).detents(1).detents([])
        #expect(try show(some, on: Stage(on: window)).configuration == plain)
    }

    @Test func aSecondSpanKeepsTheOtherDifference() throws {
        let slider = RangeSlider(value: .constant(20...80), in: 0...100).span(atLeast: 10).span(atMost: 70)
        let control = try show(slider, on: Stage(on: window))
        #expect([control.minimumSpan, control.maximumSpan] == [10, 70])
    }

    @Test func limitsOfThumbsThatDoNotExistHaveNoEffect() throws {
        let slider = RangeSlider(value: .constant(20...80), in: 0...100)
            .limits(0...50, ofThumb: 0).limits(0...1, ofThumb: -1).limits(0...1, ofThumb: .max)
        #expect(try show(slider, on: Stage(on: window)).configuration.thumbLimits == [0...50, nil])
    }

    @Test func aTextHasTheTypeOfTheValueAndNilIsTheUsualText() throws {
        let ages = RangeSlider("Age", value: .constant(18...65), in: 18...65)
            .valueText { age, thumb in age == 65 ? "65+ (\(thumb))" : nil }
        let control = try show(ages, on: Stage(on: window))
        #expect(control.thumbValues == ["18", "65+ (1)"])
        let outer = try show(ages.sliderValueText { value, _ in "\(value)!" }, on: Stage(on: window))
        #expect(outer.thumbValues == ["18.0!", "65+ (1)"])

        let start = Date(timeIntervalSinceReferenceDate: 0)
        let stage = Stage(on: window)
        let date = ValueSlider("Start", value: .constant(start + 30), in: start...start + 60)
            .valueText { "\(Int($0.timeIntervalSince(start))) s" }
        _ = try show(date, on: stage)
        #expect(stage.value == "30 s")
    }

    @Test func anActionGetsTheValueThatIsBoundAndTheReason() throws {
        let price = Box(Decimal(20)...80)
        var log: [String] = []
        let slider = RangeSlider("Price", value: price.binding, in: 0...100, step: 5)
            .onChange { price, reason in log.append("\(price.lowerBound) \(reason)") }
            .onChange { _, _ in log.append("second") }
            .onSliderChange { _ in log.append("modifier") }
        let control = try show(slider, on: Stage(on: window))
        drag(control, from: 20, to: 25)
        #expect(log == ["25 pointer", "second", "modifier"])
        log = []
        price.value = 30...80
        #expect(log.isEmpty)

        let (lower, upper) = (Box(20), Box(80))
        var pairs: [ClosedRange<Int>] = []
        let pair = RangeSlider("Age", lower: lower.binding, upper: upper.binding, in: 0...100)
            .onChange { ages, _ in pairs.append(ages) }
        try show(pair, on: Stage(on: window)).increment(thumb: 1)
        #expect(pairs == [20...81])
    }

    @Test func aViewOfASpanGetsValuesOfTheirType() throws {
        var seen: [ClosedRange<Int>] = []
        let slider = RangeSlider(value: .constant([10, 20, 40]), in: 0...100)
            .spanContent { span in
                let _: Void = seen.append(span.lower...span.upper)
                Text("\(span.index)")
            }
        let stage = Stage(on: window)
        _ = try show(slider, on: stage)
        #expect(Set(seen) == [10...20, 20...40] && stage.faults.isEmpty)
    }

    @Test func aDialOfOneValueHasTheMethodsOfOneValue() throws {
        let stage = Stage(on: window)
        let dial = CircularSlider("Level", value: .constant(0.5)).resetValue(0.25).valueText {
            $0 == 0.5 ? "half" : nil
        }
        let control = try show(dial, on: stage, width: 200, height: 200)
        #expect(control.configuration.resetValues == [0.25] && stage.value == "half")
    }

    @Test func aResourceIsATitle() throws {
        Translations.texts = ["en": ["Price": "Price per night"]]
        defer { Translations.texts = [:] }
        let title: LocalizedStringResource = "Price"
        let stage = Stage(on: window)
        _ = try show(RangeSlider(title, value: .constant(20...80), in: 0...100), on: stage)
        #expect(stage.label == "Price per night")
    }

    @Test func ticksStandAtEqualDistancesWithTheirTexts() throws {
        let slider = ValueSlider("Gain", value: .constant(0), in: -12...12).ticks(every: 6) { $0 == 0 ? "flat" : nil }
        let control = try show(slider, on: Stage(on: window))
        #expect(control.style.metrics.ticks.mode == .values([-12, -6, 0, 6, 12]))
        #expect(control.texts.tickFormatter?(0) == "flat" && control.texts.tickFormatter?(6) == "")
        let plain = try show(slider.ticks(every: 12), on: Stage(on: window))
        #expect(plain.style.metrics.ticks.mode == .values([-12, 0, 12]) && !plain.style.metrics.ticks.hasLabels)
    }

    @Test func thumbsCanBeDisabled() throws {
        let slider = RangeSlider(value: .constant([1, 2, 3]), in: 0...4).disabledThumbs(1)
        #expect(try show(slider, on: Stage(on: window)).configuration.disabledThumbs == [1])
        #expect(try show(slider.disabledThumbs(nil), on: Stage(on: window)).configuration.disabledThumbs.isEmpty)
    }

    @Test func aResetValueTurnsResetsOn() throws {
        let slider = ValueSlider(value: .constant(5), in: 0...10)
        #expect(try !show(slider, on: Stage(on: window)).configuration.resetsOnDoubleTap)
        let control = try show(slider.resetValue(1), on: Stage(on: window))
        #expect(control.configuration.resetsOnDoubleTap && control.configuration.resetValues == [1])
    }

    @Test func aTextOfTheMiddleShowsInEveryLook() throws {
        let ring = CircularSlider(value: .constant(5), in: 0...10)
        func shows(_ view: some View) throws -> Bool {
            let control: SliderControl = try show(view, on: Stage(on: window), width: 200, height: 200)
            return control.drawing.elements.contains { $0.part == .readout }
        }
        #expect(try !shows(ring) && shows(ring.sliderReadout { "\($0)" }))
        #expect(
            try shows(ring.sliderLook(.glow)) && !shows(RangeSlider(value: .constant(0...1)).sliderReadout { _ in "" }))
    }
}
