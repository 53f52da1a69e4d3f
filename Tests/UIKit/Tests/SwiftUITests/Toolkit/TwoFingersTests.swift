@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls
@testable import SlidersSwiftUI

/// Editing with more than one finger.
@MainActor @Suite(.serialized, .eachComparison)
struct TwoFingersTests: Showing {
    let window = TestWindow.make()

    @Test func aDragThatEndsIsReportedBeforeTheNextOne() async throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = {
            RangeSlider(value: value.binding, in: 0...100, onEditingChanged: { edits.append($0) }).disabled($0)
        }
        let control = try show(view(false), on: stage)
        let fingers = [Pointer(window), Pointer(window)]
        fingers[0].press(control, at: 20)
        fingers[0].move(to: 40)
        stage.show(view(true))
        stage.show(view(false))
        fingers[1].press(control, at: 80)
        fingers[1].move(to: 60)
        await settle()
        #expect(edits == [true, false, true] && value.value == 40...60)
        for finger in fingers { finger.lift() }
        #expect(edits == [true, false, true, false])
    }

    @Test func twoFingersAreOneEditing() throws {
        let value = Box(20.0...80.0)
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let control = try show(
            RangeSlider(value: value.binding, in: 0...100, onEditingChanged: { edits.append($0) }), on: stage)
        let fingers = [Pointer(window), Pointer(window)]
        let starts = [20.0, 80]
        let ends = [30.0, 60]
        for (finger, value) in zip(fingers, starts) { finger.press(control, at: value) }
        for (finger, value) in zip(fingers, ends) { finger.move(to: value) }
        #expect(edits == [true] && value.value == 30...60)
        fingers[0].lift()
        #expect(edits == [true])
        fingers[1].cancel()
        #expect(edits == [true, false] && value.value == 30...80)
    }

    private func settle() async { for _ in 0..<9 { await Task.yield() } }
}
