@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A circular slider and what it is bound to.
@MainActor @Suite(.serialized, .eachComparison)
struct CircularSliderTests: Showing {
    let window = TestWindow.make()

    @Test func aDialAndANightAreReadAndWritten() throws {
        let volume = Box(0.25)
        let stage = Stage(on: window)
        let dial = try show(
            CircularSlider(value: volume.binding).sliderArc(start: 225, sweep: 270), on: stage, width: 200, height: 200)
        drag(dial, from: 0.25, to: 0.5)
        #expect(abs(volume.value - 0.5) < 1e-9)

        let night = Box(CircularRange(start: 22.0, length: 8.0))
        let second = Stage(on: window)
        let view = { CircularSlider(value: night.binding, in: 0...24, step: 0.25) { Text("Sleep") } }
        let clock = try show(view(), on: second, width: 200, height: 200)
        #expect(clock.values == [22, 6])
        drag(clock, from: 6, to: 7)
        #expect(night.value == CircularRange(start: 22, length: 9))
        night.value = CircularRange(start: 3, length: 24)
        second.show(view())
        #expect(night.value.length == 24 && (clock as? CircularSliderControl)?.length == 24)
    }

    @Test func aLookBringsItsArc() throws {
        let stage = Stage(on: window)
        let volume = Box(25.0)
        let plain = CircularSlider(value: volume.binding, in: 0...100)
        func arc(_ view: some View) throws -> [Double] {
            let dial = try show(view, on: stage, width: 200, height: 200) as? CircularSliderControl
            return try #require(dial.map { [$0.startAngle, $0.sweep] })
        }
        #expect(try arc(plain.sliderLook(.volume)) == [225, 270])
        #expect(try arc(plain.sliderLook(.glow)) == [90, -360])
        #expect(try arc(plain.sliderArc(start: 180, sweep: 180).sliderLook(.glow)) == [180, 180])
        #expect(try arc(plain.sliderLook(.thermostat).sliderArc(start: 90, sweep: 90)) == [90, 90])
        #expect(try arc(plain) == [0, 360])
        #expect(try arc(plain.sliderArc(start: 180).sliderLook(.volume)) == [180, 270], "the look's sweep stays")
        #expect(try arc(plain.sliderLook(.volume).sliderArc(sweep: 90)) == [225, 90], "the look's start stays")
        #expect(try arc(plain.sliderArc(start: 180)) == [180, 360])
    }

    @Test func anArcThatIsTakenAwayLeavesThatOfTheLook() throws {
        let stage = Stage(on: window)
        let volume = Box(25.0)
        let view = { (look: SliderLook, arc: Double?) in
            CircularSlider(value: volume.binding, in: 0...100)
                .environment(\.sliderOptions.arcSweep, arc).sliderLook(look)
        }
        let shown = try show(view(.volume, 90), on: stage, width: 200, height: 200)
        let dial = try #require(shown as? CircularSliderControl)
        #expect([dial.startAngle, dial.sweep] == [225, 90])
        stage.show(view(.volume, nil))
        #expect([dial.startAngle, dial.sweep] == [225, 270])
        stage.show(view(.glow, nil))
        #expect([dial.startAngle, dial.sweep] == [90, -360] && stage.made == 1)
    }

    @Test func aNightKeepsItsFullTurn() throws {
        let stage = Stage(on: window)
        let night = Box(CircularRange(start: 22.0, length: 8.0))
        let view = CircularSlider(value: night.binding, in: 0...24).sliderLook(.volume)
        let clock = try #require(try show(view, on: stage, width: 200, height: 200) as? CircularSliderControl)
        #expect([clock.startAngle, clock.sweep] == [225, 360] && clock.values == [22, 6])
        #expect(clock.configurationError == nil)
    }

    @Test func aDialIsOneElementWithTheNameOfItsLabel() throws {
        let volume = Box([25.0])
        let stage = Stage(on: window)
        let view = { (names: [String.LocalizationValue]) in
            CircularSlider(value: volume.binding, in: 0...100, step: 5) { Text("Volume") }
                .thumbNames(names)
        }
        _ = try show(view([]), on: stage, width: 200, height: 200)
        #expect(stage.label == "Volume" && stage.value == "25")
        stage.adjust?(.increment)
        #expect(volume.value == [30])
        stage.show(view([]))
        #expect(stage.value == "30" && stage.made == 1)
        #expect(stage.content.isEmpty)
        stage.show(view(["Loudness"]))
        #expect(stage.label == "Loudness")
        volume.value = [33]
        stage.show(CircularSlider(value: volume.binding, in: 0...100, step: 5, enabledBounds: 10...90))
        #expect(stage.label == "Value" && stage.value == "35" && volume.value == [33])
        #expect(stage.content == ["Lowest possible: 10", "Highest possible: 90"])
    }

    @Test func actionsOfItsThumbsMoveTheRange() throws {
        let night = Box(CircularRange(start: 22.0, length: 8.0))
        let clock = try show(
            CircularSlider(value: night.binding, in: 0...24, step: 0.5), on: Stage(on: window), width: 200, height: 200)
        #expect(clock.act("Move range up", thumb: 1) && night.value == CircularRange(start: 22.5, length: 8))
        for _ in 0..<4 { _ = clock.act("Move range up", thumb: 0) }
        #expect(night.value == CircularRange(start: 0.5, length: 8))
        #expect(clock.act("Move range down", thumb: 0) && night.value == CircularRange(start: 0, length: 8))

        let heating = Box(6.0...22)
        let view = { (target: SliderPressTarget?) in
            CircularSlider(value: heating.binding, in: 0...24, step: 1).sliderPressTarget(target)
        }
        let stage = Stage(on: window)
        let dial = try show(view(nil), on: stage, width: 200, height: 200)
        #expect(dial.act("Move range up", thumb: 0) && heating.value == 7...23)
        #expect(dial.act("Move range up", thumb: 0) && !dial.act("Move range up", thumb: 0))
        #expect(heating.value == 8...24)
        stage.show(view(.thumb))
        #expect(!dial.act("Move range down", thumb: 0) && heating.value == 8...24)
    }

    @Test func aRingHasLabelsAtItsEnds() async throws {
        let volume = Box(25.0)
        let stage = Stage(on: window)
        let night = Box(CircularRange(start: 22.0, length: 8.0))
        let gauge = CircularSlider(value: volume.binding, in: 0...100) {
            Text("Volume")
        } minimumValueLabel: {
            Text("quiet")
        } maximumValueLabel: {
            Text("loud")
        }
        .sliderLabelsVisibility(.hidden)
        _ = try show(gauge.sliderArc(start: 225, sweep: 270), on: stage, width: 200, height: 200)
        await Task.yield()
        stage.flush()
        #expect(stage.texts == ["quiet", "loud"])
        stage.show(gauge.sliderArc(start: 135, sweep: -270))
        #expect(stage.texts == ["quiet", "loud"] && stage.made == 1)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        stage.show(
            CircularSlider(
                value: night.binding, in: 0...24, format: .number, label: { EmptyView() },
                minimumValueLabel: { Text("0") },
                maximumValueLabel: { Text("24") }),
            environment)
        stage.views.first?.frame = CGRect(x: 0, y: 0, width: 200, height: 200)
        window.layOut()
        await Task.yield()
        stage.flush()
        #expect(stage.texts == ["0", "24"])
    }

    @Test func aRangeMayStartOutsideItsBounds() throws {
        let night = Box(CircularRange(start: 46.0, length: 8.0))
        let stage = Stage(on: window)
        let control = try show(
            CircularSlider(value: night.binding, in: 0...24), on: stage, width: 200, height: 200)
        #expect(control.values == [22, 6] && night.value.start == 46)
        drag(control, from: 6, to: 7)
        #expect(abs(night.value.start - 22) < 1e-9 && abs(night.value.length - 9) < 1e-9)
    }
}
