import Foundation
@testable import SlidersSwiftUI
@testable import SlidersUIKit
@_spi(Double) import QuartzCore
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@MainActor @Suite(.serialized)
struct SwiftUITests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    @Test func aRangeIsReadAndWritten() throws {
        let price = Box(20.0...80.0), stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { RangeSlider(value: price.binding, in: 0...100, step: 5) { edits.append($0) } }
        let control = try show(view(), on: stage)
        #expect(control.values == [20, 80] && control.step == 5)
        drag(control, from: 20, to: 31)
        #expect(price.value == 30...80)
        #expect(edits == [true, false])
        drag(control, from: 80, to: 60, lifts: false)
        #expect(price.value == 30...80)
        #expect(edits == [true, false, true, false])
        price.value = 0...50
        stage.show(view())
        #expect(control.values == [0, 50] && stage.made == 1)
    }

    @Test func everyParameterIsUpdated() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        stage.show(
            RangeSlider(value: value.binding, in: 10...90, step: 10).collision(.push).spans(minimum: 20, maximum: 60)
                .scale(.power(2)).pressTarget(.track).sliderTint(.red).thumbNames("From", "To").direction(.left)
                .configured { $0.marks = [30] })
        let range = try #require(control as? SlidersUIKit.RangeSlider)
        #expect(range.minimumValue == 10 && range.maximumValue == 90 && range.step == 10 && range.collision == .push)
        #expect(range.minimumSpan == 20 && range.maximumSpan == 60 && range.scale == .power(2) && range.pressTarget == .track)
        #expect(range.minimumTrackTintColor == .red && range.thumbName(1) == "To" && range.direction == .left)
        #expect(range.configuration.marks == [30] && stage.made == 1)
    }

    @Test func valuesOutsideAreDrawnInsideAndNotWrittenBack() throws {
        let value = Box(-50.0...500.0), stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        #expect(control.values == [0, 100] && value.writes == 0 && value.value == -50...500)
    }

    @Test func aRenderDuringADragChangesNothing() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100) }
        let control = try show(view(), on: stage), finger = Finger(window)
        finger.press(at: control.position(of: 20), on: control)
        finger.move(to: control.position(of: 40))
        LayerLog.clear()
        stage.show(view())
        window.layoutIfNeeded()
        #expect(control.isDragging && control.isHeld(0))
        #expect(LayerLog.writes.isEmpty && LayerLog.commits == 0)
        finger.move(to: control.position(of: 50))
        finger.lift()
        #expect(value.value == 50...80 && value.writes == 2)
    }

    @Test func otherNumbersFit() throws {
        let ages = Box(18...65), stage = Stage(on: window)
        let control = try show(RangeSlider(value: ages.binding, in: 0...99), on: stage)
        drag(control, from: 18, to: 21)
        #expect(ages.value == 21...65)

        let shares = Box<ClosedRange<Float>>(0.1...0.9), second = Stage(on: window)
        let other = try show(RangeSlider(value: shares.binding, step: 0.1), on: second)
        #expect(other.values == [0.1, 0.9])
        drag(other, from: 0.1, to: 0.31)
        #expect(shares.value == 0.3...0.9)

        let list = Box([10.0, 20, 30]), third = Stage(on: window)
        let many = try show(RangeSlider(values: list.binding, in: 0...100), on: third)
        drag(many, from: 30, to: 50)
        #expect(list.value.count == 3 && abs(list.value[2] - 50) < 1e-9)
    }

    @Test func datesAndMeasurementsFit() throws {
        let day = 86_400.0, start = Date(timeIntervalSinceReferenceDate: 0)
        let stay = Box(start...start.addingTimeInterval(3 * day)), stage = Stage(on: window)
        let control = try show(
            RangeSlider(value: stay.binding, in: start...start.addingTimeInterval(10 * day), step: day), on: stage)
        drag(control, from: 3 * day, to: 5.2 * day)
        #expect(stay.value.upperBound == start.addingTimeInterval(5 * day))

        let length = { Measurement(value: $0, unit: UnitLength.meters) }
        let walk = Box(length(100)...length(500)), second = Stage(on: window)
        let other = try show(RangeSlider(value: walk.binding, in: length(0)...length(1000), step: length(50)), on: second)
        #expect(other.text(of: 150) == "150 m")
        drag(other, from: 100, to: 160)
        #expect(walk.value.lowerBound == length(150))
    }

    @Test func theEnvironmentCounts() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        stage.show(RangeSlider(value: value.binding, in: 0...100).disabled(true), environment)
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layoutIfNeeded()
        #expect(!control.isEnabled && control.position(of: 0).x == 314)
        drag(control, from: 20, to: 40)
        #expect(value.value == 20...80)
        var style = SliderStyle()
        style.metrics.thumbSize = 40
        stage.show(RangeSlider(value: value.binding, in: 0...100).sliderStyle(style), environment)
        #expect(control.isEnabled && control.thumbSize == 40)
    }

    @Test func darkViewsAndLargeTextsShow() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        var style = SliderStyle(), environment = EnvironmentValues()
        style.metrics.hasLabels = true
        let view = RangeSlider(value: value.binding, in: 0...100).sliderStyle(style)
        let control = try show(view, on: stage, height: 88), height = control.intrinsicContentSize.height
        let texts = { (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer } }
        #expect(texts().map(\.fontSize) == [12, 12] && control.traitCollection.userInterfaceStyle == .light)
        (environment.colorScheme, environment.dynamicTypeSize) = (.dark, .accessibility1)
        stage.show(view, environment)
        #expect(texts().map(\.fontSize) == [20, 20] && control.intrinsicContentSize.height > height)
        #expect(control.traitCollection.userInterfaceStyle == .dark)
        environment.dynamicTypeSize = .small
        stage.show(view, environment)
        #expect(texts().map(\.fontSize) == [11, 11] && stage.made == 1)
    }

    @Test func whatIsNotGivenIsLeftToAppearance() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let view = RangeSlider(value: value.binding, in: 0...100), control = try show(view, on: stage)
        // As UIAppearance does when the control comes to its window.
        (control.minimumTrackTintColor, control.thumbSize) = (.green, 36)
        stage.show(view)
        #expect(control.minimumTrackTintColor == .green && control.thumbSize == 36)
        stage.show(view.sliderTint(.red).sliderStyle(SliderStyle()))
        #expect(control.minimumTrackTintColor == .red && control.thumbSize == 28)
        stage.show(view)
        #expect(control.minimumTrackTintColor == nil)
    }

    @Test func valuesGlideWhereTheChangeIsAnimated() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let view = { RangeSlider(value: value.binding, in: 0...100) }
        let control = try show(view(), on: stage), layer = control.thumbViews[0].layer
        value.value = 30...80
        stage.show(view())
        #expect(layer.animationKeys() == nil)
        value.value = 40...80
        stage.transaction.animation = .default
        stage.show(view())
        #expect(layer.animation(forKey: "position") != nil)
        value.value = 50...80
        stage.transaction.disablesAnimations = true
        stage.show(view())
        #expect(layer.animationKeys() == nil && control.values == [50, 80])
    }

    @Test func wheelAndHapticsAreOptionsOfTheSurroundings() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        #expect(!control.followsWheel && control.hasHaptics)
        stage.show(RangeSlider(value: value.binding, in: 0...100).sliderWheel().sliderHaptics(false))
        #expect(control.followsWheel && !control.hasHaptics && stage.made == 1)
    }

    @Test func aDialAndANight() throws {
        let volume = Box(0.25), stage = Stage(on: window)
        let dial = try show(CircularSlider(value: volume.binding).arc(start: 225, sweep: 270), on: stage, width: 200, height: 200)
        drag(dial, from: 0.25, to: 0.5)
        #expect(abs(volume.value - 0.5) < 1e-9)

        let night = Box(CircularSpan(start: 22.0, span: 8.0)), second = Stage(on: window)
        let view = { CircularSlider(range: night.binding, in: 0...24, step: 0.25) { Text("Sleep") } }
        let clock = try show(view(), on: second, width: 200, height: 200)
        #expect(clock.values == [22, 6])
        drag(clock, from: 6, to: 7)
        #expect(night.value == CircularSpan(start: 22, span: 9))
        night.value = CircularSpan(start: 3, span: 24)
        second.show(view())
        #expect(night.value.span == 24 && (clock as? SlidersUIKit.CircularSlider)?.span == 24)
    }

    @Test func aDialIsOneElementCalledAsItsLabel() throws {
        let volume = Box(25.0), stage = Stage(on: window)
        let view = { CircularSlider(value: volume.binding, in: 0...100, step: 5) { Text("Volume") } }
        _ = try show(view(), on: stage, width: 200, height: 200)
        #expect(stage.label == "Volume" && stage.value == "25")
        stage.adjust?(.increment)
        #expect(volume.value == 30)
        stage.show(view())
        #expect(stage.value == "30" && stage.made == 1)
        #expect(stage.content == ["Lowest possible: 0", "Highest possible: 100"])
        stage.show(view().thumbNames("Loudness"))
        #expect(stage.label == "Loudness")
        volume.value = 33
        stage.show(CircularSlider(value: volume.binding, in: 0...100, step: 5).configured { $0.selectable = 10...90 })
        #expect(stage.label == "Value" && stage.value == "35" && volume.value == 33)
        #expect(stage.content == ["Lowest possible: 10", "Highest possible: 90"])
    }

    @Test func aRingHasLabelsAtItsEnds() throws {
        let volume = Box(25.0), stage = Stage(on: window), night = Box(CircularSpan(start: 22.0, span: 8.0))
        let gauge = CircularSlider(value: volume.binding, in: 0...100) {
            Text("Volume")
        } minimumValueLabel: {
            Text("quiet")
        } maximumValueLabel: {
            Text("loud")
        }
        _ = try show(gauge.arc(start: 225, sweep: 270), on: stage, width: 200, height: 200)
        #expect(stage.texts == ["quiet", "loud"])
        stage.show(gauge.arc(start: 135, sweep: -270))
        #expect(stage.texts == ["loud", "quiet"] && stage.made == 1)
        var environment = EnvironmentValues()
        environment.layoutDirection = .rightToLeft
        stage.show(
            CircularSlider(range: night.binding, in: 0...24, format: .number, minimumValueLabel: { Text("0") }, maximumValueLabel: { Text("24") }),
            environment)
        #expect(stage.texts == ["0", "24"])
    }

    @Test func sizesAreProposed() {
        let options = SliderOptions(link: SliderLink(read: { ([0, 1], nil) }, write: { _ in }))
        let line = SliderRepresentable(options: options, make: { SlidersUIKit.RangeSlider() }, prepare: { _ in })
        let round = SliderRepresentable(options: options, make: { SlidersUIKit.CircularSlider() }, prepare: { _ in })
        let stage = Stage()
        #expect(stage.size(of: line, ProposedViewSize(width: 300, height: 500)) == CGSize(width: 300, height: 44))
        #expect(stage.size(of: line, .unspecified) == CGSize(width: 200, height: 44))
        #expect(stage.size(of: round, ProposedViewSize(width: 300, height: 150)) == CGSize(width: 150, height: 150))
        #expect(stage.size(of: round, .infinity) == CGSize(width: 200, height: 200))
    }

    @Test func twoFingersAreOneEditing() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        var edits: [Bool] = []
        let control = try show(RangeSlider(value: value.binding, in: 0...100) { edits.append($0) }, on: stage)
        let fingers = [Finger(window), Finger(window)], starts = [20.0, 80], ends = [30.0, 60]
        for (finger, value) in zip(fingers, starts) { finger.press(at: control.position(of: value), on: control) }
        for (finger, value) in zip(fingers, ends) { finger.move(to: control.position(of: value)) }
        #expect(edits == [true] && value.value == 30...60)
        fingers[0].lift()
        #expect(edits == [true])
        fingers[1].cancel()
        #expect(edits == [true, false] && value.value == 30...80)
    }

    @Test func editingEndsWhenTheViewGoes() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        var edits: [Bool] = []
        let control = try show(RangeSlider(value: value.binding, in: 0...100) { edits.append($0) }, on: stage)
        let finger = Finger(window)
        finger.press(at: control.position(of: 20), on: control)
        finger.move(to: control.position(of: 40))
        stage.show(EmptyView())
        #expect(edits == [true, false] && value.value == 20...80)
        finger.lift()
        #expect(edits.count == 2)
    }

    @Test func namesThatAreNoLongerGivenAreTakenBack() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100).thumbNames("From", "To"), on: stage)
        #expect(control.thumbName(0) == "From")
        stage.show(RangeSlider(value: value.binding, in: 0...100))
        #expect(control.thumbName(0) == "Minimum" && control.thumbName(1) == "Maximum")
    }

    @Test func aViewThatGoesIsTakenApart() throws {
        let value = Box(20.0...80.0), stage = Stage(on: window)
        let control = try show(RangeSlider(value: value.binding, in: 0...100), on: stage)
        stage.show(EmptyView())
        #expect(control.superview == nil && control.delegate == nil && stage.views.isEmpty)
    }
}
