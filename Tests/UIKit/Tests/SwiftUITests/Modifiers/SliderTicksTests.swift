@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Modifiers of ticks.
@MainActor @Suite(.serialized, .eachComparison)
struct SliderTicksTests: Showing {
    let window = TestWindow.make()

    @Test func ticksStandOnStepsAndCanBeTapped() throws {
        let stage = Stage(on: window)
        let view = { (isOn: Bool) in
            ValueSlider(value: .constant(2.0), in: 0...10, step: 1).sliderTicks(isOn ? .steps : nil)
                .sliderTappableTicks(isOn)
        }
        let control = try show(view(true), on: stage, height: 88)
        #expect(control.tickValues.count == 11 && control.hasTappableTicks)
        stage.show(view(false))
        #expect(control.tickValues.isEmpty && !control.hasTappableTicks && stage.made == 1)
    }

    @Test func theTicksOfTheSystemAreThoseOfStraightSliders() throws {
        let stage = Stage(on: window)
        let line = ValueSlider(value: .constant(2.0), in: 0...10, step: 1).sliderTicks(.system)
        let control = try show(line, on: stage, height: 88)
        let dots = control.drawnLayers.filter { $0.bounds.size == CGSize(width: 4, height: 4) }
        #expect(control.tickValues.count == 11 && dots.filter { !$0.isHidden }.count == 11)
        let ring = CircularSlider(value: .constant(2.0), in: 0...10, step: 1).sliderTicks(.system)
        #expect(try show(ring, on: Stage(on: window), height: 200).tickValues.isEmpty)
        let given = CircularSlider(value: .constant(2.0), in: 0...10, step: 1) {
            Text("Speed")
        }
        .ticks {
            TrackTick(5.0)
        }
        #expect(try show(given.sliderTicks(.system), on: Stage(on: window), height: 200).tickValues == [5])
        let plain = ValueSlider(value: .constant(2.0), in: 0...10, step: 1)
        #expect(try show(plain, on: Stage(on: window), height: 88).tickValues.isEmpty, "off by default")
    }

    @Test func theTicksOfASliderStandAtItsValues() throws {
        let slider = RangeSlider(value: .constant(20.0...80.0), in: 0...100) {
            Text("Price")
        }
        .ticks {
            TrackTick(50.0)
        }
        let control = try show(slider.sliderTicks(.count(5)), on: Stage(on: window), height: 88)
        #expect(control.tickValues == [50])
    }

    @Test func aFilterDecidesWhatEachTickIs() throws {
        let stage = Stage(on: window)
        let view = { (kept: Double) in
            ValueSlider(value: .constant(2.0), in: 0...10, step: 1).sliderTicks(.steps)
                .sliderTickFilter { value, _ in value == kept ? .large : .minor }
        }
        let control = try show(view(5), on: stage, height: 88)
        #expect(control.tickValues == [5])
        stage.show(view(6))
        #expect(control.tickValues == [ClosureComparison.current == .alwaysDiffer ? 6 : 5] && stage.made == 1)
    }
}
