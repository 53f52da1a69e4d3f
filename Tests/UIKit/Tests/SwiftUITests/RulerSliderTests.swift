@_spi(Double) import CoreText
import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
import SlidersRuler
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersRulerControls
@testable import SlidersRulerSwiftUI
@testable import SlidersSwiftUI

/// A ruler and what it is bound to.
@MainActor @Suite(.serialized, .eachComparison)
struct RulerSliderTests {
    let window = TestWindow.make()

    private func show(_ view: some View, on stage: Stage) throws -> RulerSliderControl {
        stage.show(view)
        let control = try #require(stage.views.first as? RulerSliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 80)
        window.layOut()
        return control
    }

    /// Moves the scale by points, and lets it rest there.
    private func drag(_ control: RulerSliderControl, by distance: CGFloat) {
        let finger = Pointer(window)
        finger.press(control, at: CGPoint(x: 164, y: 40))
        finger.move(to: CGPoint(x: 164 + distance, y: 40))
        MediaTime.now += 1
        finger.lift()
        control.stopScale()
    }

    @Test func theValueIsReadAndWritten() throws {
        let weight = Box(70.0)
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = {
            RulerSlider(
                value: weight.binding, in: 0...200, step: 1, label: { Text("Weight") },
                onEditingChanged: { edits.append($0) })
        }
        let control = try show(view(), on: stage)
        #expect(control.value == 70 && control.minimumValue == 0 && control.maximumValue == 200)
        // A step is 8 points.
        drag(control, by: -40)
        #expect(weight.value == 75 && edits == [true, false])
        weight.value = 90
        stage.show(view())
        #expect(control.value == 90)
    }

    @Test func itIsOneAdjustableElement() throws {
        let exposure = Box(0.5)
        let stage = Stage(on: window)
        let control = try show(
            RulerSlider(value: exposure.binding, in: -2...2, step: 0.5, format: .number.sign(strategy: .always())) {
                Text("Exposure")
            }, on: stage)
        #expect(stage.label == "Exposure" && stage.value == "+0.5")
        #expect(control.text(of: 1) == "+1")
        stage.adjust?(.increment)
        control.stopScale()
        #expect(exposure.value == 1)
    }

    @Test func modifiersReachIt() throws {
        let value = Box(5)
        var metrics = SliderRulerMetrics()
        metrics.pointsPerUnit = 40
        let control = try show(
            RulerSlider("Level", value: value.binding, in: 0...10)
                .detents(5)
                .sliderRulerMetrics(metrics).sliderBend(radius: 300).sliderDirection(.leading)
                .sliderRulerStyle(.measuringTape).sliderValueLabels(.held).sliderThumbTint(.red).sliderTickLabels {
                    "\(Int($0)) m"
                }
                .sliderConfiguration { $0.isReadOnly = true }, on: Stage(on: window))
        #expect(control.metrics.pointsPerUnit == 40 && control.bendRadius == 300 && control.direction == .leading)
        #expect(control.step == 1 && control.detents == [5] && control.isReadOnly)
        #expect(control.rulerStyle == .measuringTape && control.metrics.hasLabel)
        #expect(control.thumbTintColor != nil && control.tickLabelFormatter?(3) == "3 m")
        drag(control, by: -80)
        #expect(value.value == 5)
    }

    @Test func theMarkHasTheNameThatItIsGiven() throws {
        let stage = Stage(on: window)
        var arguments = SliderArguments(0.0...1, in: ValueBridge(of: 0))
        arguments.names = [.key("Exposure")]
        let ruler = RulerArguments(arguments: [arguments], labels: SliderLabels(Text("Level")))
        let control = try show(LabeledSlider(BoundBinding(.constant(.values([0.5]))), ruler), on: stage)
        #expect(control.texts.names[0] == "Exposure" && stage.speech == "Exposure 0.5")
    }

    @Test func theMarkHasTheTintOfSpans() throws {
        let stage = Stage(on: window)
        let view = { (tint: Color?) in RulerSlider(value: .constant(50.0), in: 0...100).sliderTint(tint) }
        let control = try show(view(.red), on: stage)
        let accent = { control.layers.appearance.style.palette.accent }
        let red = accent()
        stage.show(view(nil))
        window.layOut()
        #expect(accent() != red && stage.made == 1)
    }

    @Test func aPersonsChangesAreDecidedAndReported() throws {
        let value = Box(50.0)
        var changes: [SliderChange] = []
        let control = try show(
            RulerSlider(value: value.binding, in: 0...100, step: 1)
                .onSliderChange { changes.append($0) }
                .sliderDecision { values, _ in values[0] > 60 ? .adjust([60]) : .accept }, on: Stage(on: window))
        drag(control, by: -40)
        #expect(value.value == 55 && changes.last?.values == [55])
        drag(control, by: -160)
        #expect(value.value == 60)
    }

    @Test func disablingInAnEditKeepsTheValue() async throws {
        let value = Box(50.0)
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { (isOff: Bool) in
            RulerSlider(value: value.binding, in: 0...100, step: 1, onEditingChanged: { edits.append($0) })
                .disabled(isOff)
        }
        let control = try show(view(false), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: CGPoint(x: 164, y: 40))
        finger.move(to: CGPoint(x: 124, y: 40))
        #expect(value.value == 55 && edits == [true])
        stage.show(view(true))
        // No clock runs on into other tests.
        control.stopScale()
        for _ in 0..<9 { await Task.yield() }
        #expect(value.value == 55 && edits == [true, false])
        finger.lift()
    }

    @Test func itFillsItsLengthAndABentOneMayBeHigher() {
        let ruler = RulerSliderControl()
        let high = ruler.intrinsicContentSize.height
        #expect(ruler.size(width: nil, height: nil) == CGSize(width: 200, height: high))
        #expect(ruler.size(width: 320, height: 500) == CGSize(width: 320, height: high))
        ruler.bendRadius = 150
        #expect(ruler.size(width: 320, height: 500) == CGSize(width: 320, height: max(high, 150)))
        ruler.bendRadius = 0
        ruler.direction = .up
        #expect(ruler.size(width: 320, height: 300) == CGSize(width: ruler.intrinsicContentSize.width, height: 300))
    }
}

extension RulerSliderControl {
    /// Puts the scale where it goes, so that no clock runs on into other tests.
    func stopScale() {
        scaleMotion.end()
        scaleMotion.updateClock()
    }

    /// Does it if a control is a ruler.
    static func stopScale(of control: BaseSliderControl) { (control as? RulerSliderControl)?.stopScale() }
}
