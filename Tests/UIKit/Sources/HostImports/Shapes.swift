import SlidersSwiftUI
import SwiftUI

/// A slider for each shape of what an app binds, with the arguments of SwiftUI's slider.
struct Shapes: View {
    @State private var charge = 50
    @State private var youngest = 18
    @State private var oldest = 65
    @State private var stay = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 864_000)
    @State private var breaks: [Duration] = [.seconds(600), .seconds(1800)]
    @State private var room = Measurement(value: 18, unit: UnitTemperature.celsius)
    @State private var heating = 6.5...22
    @State private var night = CircularRange(start: Date(timeIntervalSinceReferenceDate: 79_200), length: 28_800)
    @State private var shares: [Float] = [0.2, 0.5, 0.9]
    private let day = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 86_400)
    private let year = Date(timeIntervalSinceReferenceDate: 0)...Date(timeIntervalSinceReferenceDate: 31_536_000)

    var body: some View {
        ValueSlider(value: $charge, in: 0...100, step: 5, enabledBounds: 20...80) {
            Text("Charge limit")
        } currentValueLabel: {
            Text("\(charge) percent")
        } ticks: {
            TrackTick("20 %", 20)
            TrackTick("80 %", 80)
            for percent in [40, 60] { TrackTick(percent) }
        }
        RangeSlider(lower: $youngest, upper: $oldest, in: 0...99) { Text("Age") }
        RangeSlider(value: $stay, in: year, step: 86_400) { Text("Stay") }
        RangeSlider(value: $breaks, in: .seconds(0)...(.seconds(3600)), step: .seconds(60)) { Text("Breaks") }
        CircularSlider(value: $room, in: celsius(10)...celsius(30), step: celsius(0.5), neutralValue: celsius(20)) {
            Text("Room")
        } currentValueLabel: {
            Text("\(room.value) °C")
        }
        CircularSlider(value: $heating, in: 0...24) { Text("Heating") }.sliderArc(start: 225, sweep: 270)
        CircularSlider(value: $night, in: day, step: 900) { Text("Sleep") }
        CircularSlider(value: $shares, in: 0...1, format: .percent) { Text("Shares") }
    }

    private func celsius(_ degrees: Double) -> Measurement<UnitTemperature> {
        Measurement(value: degrees, unit: .celsius)
    }
}
