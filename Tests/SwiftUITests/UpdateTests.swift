import Foundation
@testable import SlidersSwiftUI
@testable import SlidersUIKit
@_spi(Double) import QuartzCore
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

/// What an update of views does to a control that is in use, and options that it brings.
@MainActor @Suite(.serialized)
struct UpdateTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    @Test func whatAnUpdateDoesToADragIsToldAfterIt() async throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { (isOff: Bool) in RangeSlider(value: value.binding, in: 0...100) { edits.append($0) }.disabled(isOff) }
        let control = try show(view(false), on: stage), finger = Finger(window)
        let begin = {
            finger.press(at: control.position(of: control.values[0]), on: control)
            finger.move(to: control.position(of: 40))
        }
        begin()
        stage.show(view(true))
        stage.show(view(true))
        #expect(edits == [true] && value.value == 40...80 && control.values == [20, 80])
        await settle()
        #expect(edits == [true, false] && value.value == 20...80 && control.values == [20, 80])
        finger.lift()
        // A value that the app gives with it counts.
        stage.show(view(false))
        begin()
        value.value = 50...60
        stage.show(view(true))
        await settle()
        #expect(edits == [true, false, true, false] && value.value == 50...60 && control.values == [50, 60])
        finger.lift()
    }

    @Test func anotherNumberOfValuesInADragStays() async throws {
        let list = Box([20.0, 80]), stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { RangeSlider(values: list.binding, in: 0...100) { edits.append($0) } }
        let control = try show(view(), on: stage), finger = Finger(window)
        finger.press(at: control.position(of: 20), on: control)
        finger.move(to: control.position(of: 40))
        list.value = [40, 60, 80]
        stage.show(view())
        await settle()
        #expect(list.value == [40, 60, 80] && control.values == [40, 60, 80] && edits == [true, false])
        finger.lift()
    }

    private func settle() async { for _ in 0..<9 { await Task.yield() } }

    @Test func aSliderDisabledByItsConfigurationIs() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100).configured { $0.isEnabled = false }, on: stage)
        #expect(!control.isEnabled)
    }

    @Test func aStepOfDegreesIsADistance() throws {
        let degrees = { Measurement(value: $0, unit: UnitTemperature.celsius) }
        let room = Box(degrees(15)...degrees(25)), stage = Stage(on: window)
        let step = Measurement(value: 9, unit: UnitTemperature.fahrenheit)
        let control = try show(RangeSlider(value: room.binding, in: degrees(0)...degrees(40), step: step), on: stage)
        #expect(abs(control.step - 5) < 1e-9)
        drag(control, from: 15, to: 21)
        #expect(abs(room.value.lowerBound.value - 20) < 1e-9)
    }
}
