import Foundation
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersSwiftUI

/// A range on an arc, whose thumbs stop at the ends.
@MainActor @Suite(.serialized, .eachComparison)
struct RingRangeTests: Showing {
    let window = TestWindow.make()

    @Test func aRangeOnAnOpenArcIsReadAndWritten() throws {
        let room = Box(18.0...24.0)
        let stage = Stage(on: window)
        let view = {
            CircularSlider(value: room.binding, in: 10...30, step: 0.5) { Text("Room") }.sliderArc(
                start: 225, sweep: 270)
        }
        let control = try show(view(), on: stage, width: 200, height: 200)
        #expect(control.values == [18, 24] && stage.label == "Room" && control.configuration.wraps == false)
        drag(control, from: 18, to: 21)
        #expect(room.value == 21...24)
        room.value = 12...13
        stage.show(view())
        #expect(control.values == [12, 13] && stage.made == 1)
    }

    @Test func thumbsStopAtTheEndsOfAnArcAndAtTheSeamOfARing() throws {
        for sweep in [270.0, 360] {
            let stage = Stage(on: window)
            let range = Box(0.2...0.8)
            let view = CircularSlider(value: range.binding).sliderArc(start: 0, sweep: sweep)
            let control = try show(view, on: stage, width: 200, height: 200)
            let finger = Pointer(window)
            finger.press(control, at: 0.8)
            for angle in stride(from: 0.85 * sweep, through: sweep + 60, by: 10) {
                finger.move(to: CGPoint(x: 100 + 86 * sin(angle * .pi / 180), y: 100 - 86 * cos(angle * .pi / 180)))
            }
            finger.lift()
            #expect(range.value == 0.2...1, "\(sweep)")
        }
    }

    @Test func otherValuesAndFormatsAreBound() throws {
        let stages = (0..<2).map { _ in Stage(on: window) }
        let hours = Box(9...17)
        let control = try show(
            CircularSlider(value: hours.binding, in: 0...24, format: .number).sliderArc(start: 225, sweep: 270),
            on: stages[0], width: 200, height: 200)
        drag(control, from: 17, to: 20.2)
        #expect(hours.value == 9...20 && control.text(of: 9) == "9")
        var edits: [Bool] = []
        let second = try show(
            CircularSlider(value: hours.binding, in: 0...24, onEditingChanged: { edits.append($0) }), on: stages[1],
            width: 200,
            height: 200)
        drag(second, from: 9, to: 8)
        #expect(hours.value == 8...20 && edits == [true, false])
    }
}
