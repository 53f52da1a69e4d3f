import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A circular slider with any number of thumbs.
@MainActor @Suite(.serialized, .eachComparison)
struct RingValuesTests: Showing {
    let window = TestWindow.make()

    @Test func oneThumbForEachValueStandsOnARingAndOnAnArc() throws {
        for sweep in [360.0, 240] {
            let shares = Box([10, 40, 70])
            let stage = Stage(on: window)
            let view = {
                CircularSlider(value: shares.binding, in: 0...100) { Text("Shares") }.sliderArc(
                    start: 240, sweep: sweep)
            }
            let control = try show(view(), on: stage, width: 200, height: 200)
            #expect(control.values == [10, 40, 70] && control.thumbValues.count == 3 && stage.label == "Shares")
            drag(control, from: 40, to: 55)
            #expect(shares.value == [10, 55, 70])
            drag(control, from: 70, to: 30)
            #expect(shares.value == [10, 55, 55])
            shares.value = [20, 30, 40, 50]
            stage.show(view())
            #expect(control.values == [20, 30, 40, 50] && control.thumbValues.count == 4 && stage.made == 1)
        }
    }

    @Test func aRingOfManyThumbsMayWrap() throws {
        let stage = Stage(on: window)
        let meals = Box([8.0, 13, 22])
        let control = try show(
            CircularSlider(value: meals.binding, in: 0...24, step: 1).sliderConfiguration { $0.wraps = true },
            on: stage, width: 200, height: 200)
        #expect(control.values == [8, 13, 22])
        drag(control, from: 22, to: 2)
        #expect(meals.value == [8, 13, 2])
    }

    @Test func aRingWithOneValueIsOneElement() throws {
        let level = Box([0.25])
        let stage = Stage(on: window)
        _ = try show(
            CircularSlider(value: level.binding, in: 0...1, step: 0.25, format: .percent) { Text("Level") }, on: stage,
            width: 200, height: 200)
        #expect(stage.label == "Level" && stage.value == "25%")
    }
}
