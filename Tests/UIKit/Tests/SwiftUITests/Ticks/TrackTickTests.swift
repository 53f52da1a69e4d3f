import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Ticks that an app gives a slider.
@MainActor @Suite(.serialized, .eachComparison)
struct TrackTickTests: Showing {
    let window = TestWindow.make()

    private func marks<V: SliderValue>(_ like: V, @TrackTickBuilder<V> _ ticks: () -> [TrackTick<V>]) -> [String] {
        ticks().map { $0.mark(ValueBridge(of: like)) }.map { "\($0.number) \($0.label?.text(in: nil) ?? "-")" }
    }

    @Test func theyAreBuiltWithConditionsAndLoops() {
        let isOpen = marks(0.0).isEmpty
        let built = marks(0.0) {
            TrackTick(0)
            TrackTick("half", 0.5)
            for value in [0.6, 0.7] { TrackTick(value) }
            if isOpen { TrackTick(0.8) }
            if isOpen { TrackTick(1) } else { TrackTick(2) }
            [TrackTick(0.9)]
        }
        #expect(built == ["0.0 -", "0.5 half", "0.6 -", "0.7 -", "0.8 -", "1.0 -", "0.9 -"])
        #expect(marks(0) { TrackTick(3) } == ["3.0 -"])
    }

    private func marks<V: SliderValue>(_ like: V) -> [String] { marks(like) {} }

    @Test func theyStandAtTheirValuesWithTheirTexts() throws {
        let stage = Stage(on: window)
        let view = { (middle: String?) in
            ValueSlider(value: .constant(3), in: 0...10) {
                Text("Speed")
            } ticks: {
                TrackTick(0)
                if let middle { TrackTick(middle, 5) }
                TrackTick("fast", 10)
            }
        }
        let control = try show(view("walk"), on: stage)
        #expect(control.tickValues == [0, 5, 10] && control.step == 1)
        let texts = { control.tickValues.map { control.tickLabelFormatter?($0) } }
        #expect(texts() == ["", "walk", "fast"])
        stage.show(view("run"))
        #expect(texts() == ["", "run", "fast"])
        stage.show(view(nil))
        #expect(texts() == ["", "fast"] && stage.made == 1)
    }

    @Test func theyStandInsteadOfThoseOfTheLook() throws {
        var style = SliderStyle()
        style.metrics.ticks = .count(11)
        style.metrics.ticks.minor = 3
        style.metrics.ticks.length = 9
        let stage = Stage(on: window)
        let view = { (values: [Double]) in
            RangeSlider(value: .constant(0.2...0.8)) {
                Text("Part")
            }
            .ticks {
                for value in values { TrackTick(value) }
            }
            .sliderLook(style).sliderTickLabels { _ in "look" }
        }
        let control = try show(view([0.25, 0.5]), on: stage)
        #expect(control.tickValues == [0.25, 0.5] && control.style.metrics.ticks.length == 9)
        #expect(control.tickLabelFormatter?(0.5) == "")
        stage.show(view([]))
        #expect(control.tickValues.count == 11 && control.tickLabelFormatter?(0.5) == "look")
        #expect(control.style == style && stage.made == 1)
    }

    @Test func theyRestrictNoValues() throws {
        let stage = Stage(on: window)
        let value = Box(0.0)
        let control = try show(
            ValueSlider(value: value.binding, in: 0...1) {
                Text("Share")
            } ticks: {
                TrackTick(0)
                TrackTick(1)
            }, on: stage)
        drag(control, from: 0, to: 0.4)
        #expect(abs(value.value - 0.4) < 1e-9)
    }

    @Test func datesHaveTicksToo() throws {
        let stage = Stage(on: window)
        let start = Date(timeIntervalSinceReferenceDate: 0)
        let control = try show(
            RangeSlider(value: .constant(start...start + 60), in: start...start + 60) {
                EmptyView()
            }
            .ticks {
                TrackTick("noon", start + 30)
            }, on: stage)
        #expect(control.tickValues == [30] && control.tickLabelFormatter?(30) == "noon")
    }

    @Test func literalsAreTextsOfTheAppsStringsAndOthersAreNot() throws {
        Translations.texts = ["en": ["slow": "Slow", "%lld times": "%lld×"], "de": ["slow": "Langsam"]]
        defer { Translations.texts = [:] }
        let (name, times) = ("slow", 10)
        let view = ValueSlider(value: .constant(3), in: 0...10) {
            Text("Speed")
        } ticks: {
            TrackTick("slow", 0)
            TrackTick(name, 5)
            TrackTick("\(times) times", 10)
        }
        let stage = Stage(on: window)
        let control = try show(view, on: stage)
        let texts = { control.tickValues.map { control.tickLabelFormatter?($0) } }
        #expect(texts() == ["Slow", "slow", "10×"])
        var german = EnvironmentValues()
        german.locale = Locale(identifier: "de")
        stage.show(view, german)
        #expect(texts() == ["Langsam", "slow", "10 times"] && stage.made == 1)
    }

    @Test func ticksStandAtEachStep() {
        let quarters = marks(0.0) { TrackTick.every(0.25, in: 0...1) }
        #expect(quarters == ["0.0 -", "0.25 -", "0.5 -", "0.75 -", "1.0 -"])
        let halves = marks(0.0) {
            TrackTick.every(0.3, in: 0...1) { $0 < 0.1 ? nil : $0 == 1 ? TrackTick("end", $0) : TrackTick($0) }
        }
        #expect(halves == ["0.3 -", "0.6 -", "0.9 -", "1.0 end"])
        #expect(marks(0) { TrackTick.every(2, in: 0...5) } == ["0.0 -", "2.0 -", "4.0 -", "5.0 -"])
        for step in [1e-9, 1e-4, 0, -1, .nan] { #expect(marks(0.0) { TrackTick.every(step, in: 0...1) }.isEmpty) }
        let start = Date(timeIntervalSinceReferenceDate: 0)
        #expect(marks(start) { TrackTick.every(30, in: start...start + 60) } == ["0.0 -", "30.0 -", "60.0 -"])
    }
}
