import Foundation
@_spi(Double) import QuartzCore
import SlidersCore
@_spi(Double) import SwiftUI
import Testing

@testable import SlidersControls
@testable import SlidersPlaneSwiftUI
@testable import SlidersSwiftUI

/// An empty array has no thumbs.
@MainActor @Suite(.serialized, .eachComparison)
struct EmptyValuesTests: Showing {
    let window = TestWindow.make()

    private func paintedThumbs(_ control: BaseSliderControl) -> [Bool] {
        (0..<control.model.count).map { index in
            let layer = control.layer(ofThumb: index)
            return layer.path != nil || !(layer.sublayers ?? []).filter { $0.delegate == nil }.isEmpty
        }
    }

    @Test func noPhantomThumbsAreShownOrWritten() throws {
        let values = Box([Double]())
        let stage = Stage(on: window)
        var edits = 0
        let view = {
            RangeSlider(
                value: values.binding, in: 0...100, label: { Text("Prices") }, onEditingChanged: { _ in edits += 1 }
            )
            .sliderValueLabels()
        }
        let control = try show(view(), on: stage, height: 80)
        #expect(paintedThumbs(control).allSatisfy { !$0 } && stage.speech == "Prices, disabled")
        #expect(control.textLayers.allSatisfy(\.isHidden) && control.numbers.isEmpty)
        drag(control, from: 0, to: 50)
        control.increment(thumb: 0)
        #expect(values.value.isEmpty && values.writes == 0 && edits == 0)
        values.value = [20, 80]
        stage.show(view())
        window.layOut()
        #expect(control.values == [20, 80] && paintedThumbs(control) == [true, true] && control.isEnabled)
        #expect(try control.font(of: "80").count == 2 && !control.textLayers.contains(where: \.isHidden))
        drag(control, from: 20, to: 50)
        #expect(values.value == [50, 80] && stage.made == 1)
        values.value = []
        stage.show(view())
        window.layOut()
        #expect(paintedThumbs(control).allSatisfy { !$0 } && control.numbers.isEmpty && !control.isEnabled)
        #expect(control.drawing.elements.allSatisfy { if case .span = $0.part { $0.figure.isEmpty } else { true } })
    }

    @Test func aDragEndsWithoutAWriteWhenTheArrayIsEmptied() async throws {
        let values = Box([20.0, 80])
        let stage = Stage(on: window)
        var edits: [Bool] = []
        let view = { RangeSlider(value: values.binding, in: 0...100, onEditingChanged: { edits.append($0) }) }
        let control = try show(view(), on: stage)
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        values.value = []
        stage.show(view())
        await settle(stage)
        finger.lift()
        #expect(values.value.isEmpty && edits == [true, false])
    }

    private struct Pins: View {
        let values: [Double]
        var body: some View {
            RangeSlider(value: .constant(values), in: 0...100)
                .sliderThumb { Text("pin \($0.index)") }.sliderSpan { Text("span \($0.index)") }
        }
    }

    @Test func viewsInsteadOfThumbsGoWithThem() async throws {
        let stage = Stage(on: window)
        _ = try show(Pins(values: []), on: stage)
        await settle(stage)
        #expect(stage.texts.isEmpty)
        stage.show(Pins(values: [20, 80]))
        window.layOut()
        await settle(stage)
        #expect(Set(stage.texts) == ["pin 0", "pin 1", "span 0"])
        stage.show(Pins(values: []))
        await settle(stage)
        #expect(stage.texts.isEmpty)
    }

    @Test func aRingAndAPlaneAreEmptyToo() throws {
        let (hours, points) = (Box([Double]()), Box([CGPoint]()))
        let stage = Stage(on: window)
        stage.show(
            VStack {
                CircularSlider(value: hours.binding, in: 0...24) { Text("Hours") }
                PlaneSlider(value: points.binding, in: CGRect(x: 0, y: 0, width: 100, height: 100)) { Text("Map") }
            })
        let controls = stage.views.compactMap { $0 as? BaseSliderControl }
        for control in controls { control.frame = CGRect(x: 0, y: 0, width: 228, height: 228) }
        window.layOut()
        #expect(controls.count == 2 && controls.allSatisfy { !$0.isEnabled })
        #expect(controls.allSatisfy { paintedThumbs($0).allSatisfy { !$0 } })
        #expect(stage.speech == "Hours, disabled, Map, disabled")
        let finger = Pointer(window)
        for control in controls {
            finger.press(control, at: CGPoint(x: 200, y: 114))
            finger.lift()
        }
        #expect(hours.writes == 0 && points.writes == 0)
    }

    @Test func aReaderFindsNoValues() async throws {
        let stage = Stage(on: window)
        stage.show(
            SliderReader { slider in
                Text("\(slider.values.count) \(slider.limits(of: 0) == nil)")
                RangeSlider(value: .constant([Double]()), in: 0...100)
            })
        window.layOut()
        await settle(stage)
        #expect(stage.texts == ["0 true"])
    }
}
