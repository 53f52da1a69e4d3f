import SlidersPlaneSwiftUI
import SlidersRulerSwiftUI
import SlidersSwiftUI
import SwiftUI

// The SwiftUI code of the manual and of the page of looks.

struct ManualOfViews: View {
    @State private var price = 20.0...80.0
    @State private var speed = 1.25
    @State private var night = CircularRange(start: 22.0, length: 8.0)
    @State private var charge = 80
    @State private var hue = 0.5

    var body: some View {
        RangeSlider(value: $price, in: 0...100, step: 5) { Text("Price") }.span(atLeast: 10).sliderCollision(.push)
        ValueSlider(value: $speed, in: 0.5...2, step: 0.25) { Text("Speed") }
        CircularSlider(value: $night, in: 0...24, step: 0.25) { Text("Sleep") }
            .thumbNames("Bedtime", "Wake up")
        ValueSlider(value: $charge, in: 0...100, step: 5, enabledBounds: 20...80) {
            Text("Charge limit")
        } currentValueLabel: {
            Text("\(charge) percent")
        } ticks: {
            TrackTick("20%", 20)
            TrackTick("80%", 80)
            for percent in [40, 60] { TrackTick(percent) }
        }
        ValueSlider(value: $speed, in: 0.5...2, step: 0.25) {
            Text("Speed")
        } ticks: {
            TrackTick.every(0.25, in: 0.5...2) { $0 == 1 ? TrackTick("normal", $0) : TrackTick($0) }
        }
        RangeSlider(value: $price).sliderLook(.layers)
        RangeSlider(value: $price).sliderLook(.layers, roundness: 0, selectedColor: .orange)
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")).sliderThumb { thumb in
            Text(thumb.text).fixedSize().padding().background { thumb.isHeld ? Color.green : Color.red }
        }
        SliderReader { slider in
            HStack {
                Button("Slower") { speed = slider.previousValue(of: 0) ?? speed }
                    .disabled(slider.previousValue(of: 0) == nil)
                ValueSlider(value: $speed, in: 0.5...2, step: 0.25) { Text("Speed") }
            }
        }
        hueRing
    }

    private var hueRing: some View {
        let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }
        return CircularSlider(value: $hue).sliderTrackTint(Gradient(colors: hues)).sliderTint(.clear)
    }
}

struct ColorField: View {
    @State private var saturation = 60.0
    @State private var brightness = 80.0

    var body: some View {
        PlaneSlider(x: $saturation, in: 0...100, y: $brightness, in: 0...100) { Text("Color") }
            .axisNames(x: "Saturation", y: "Brightness")
            .sliderTrackTint(Gradient(colors: [.white, .blue]))
            .sliderVerticalTint(Gradient(colors: [.black, .clear]))
    }
}

struct ColorDisc: View {
    @State private var hue = Angle.degrees(30)
    @State private var saturation = 0.8

    var body: some View {
        PolarSlider(angle: $hue, distance: $saturation) { Text("Color") }
    }
}

struct ExposureDial: View {
    @State private var exposure = 0.0

    var body: some View {
        RulerSlider(value: $exposure, in: -2...2, step: 0.1) { Text("Exposure") }
            .detents(0)
            .sliderBend(radius: 300)
    }
}
