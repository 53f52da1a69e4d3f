import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

/// The looks of clocks, for ranges of time.
struct Clocks: View {
    var body: some View {
        Form {
            Section { ClockDial() }
            Section { DayDial() }
            Section { NightDial() }
        }
    }
}

/// A shift on the face of a clock.
private struct ClockDial: View {
    @State private var shift = CircularRange(start: 540.0, length: 450.0)

    var body: some View {
        DialRow("12-hour clock", Minutes.length(shift.length), side: 280) {
            CircularSlider(value: $shift, in: 0...720, step: 5) { Text("Shift") }
                .thumbNames("Begins", "Ends")
                .sliderLook(.clock12)
                .sliderTickLabels { $0 < 60 ? "12" : "\(Int($0 / 60))" }
                .sliderReadout { _ in Minutes.length(shift.length) }
        }
    }
}

/// Opening hours on a day.
private struct DayDial: View {
    @State private var open = CircularRange(start: 420.0, length: 900.0)

    var body: some View {
        DialRow("24-hour clock", "\(Minutes.time(open.start)) – \(Minutes.time(open.start + open.length))", side: 280) {
            CircularSlider(value: $open, in: 0...1440, step: 15) {
                Text("Opening hours")
            }
            .thumbNames("Opens", "Closes")
            .sliderLook(.clock24)
            .sliderTickLabels { "\(Int($0 / 60))" }
            .sliderReadout { _ in Minutes.length(open.length) }
        }
    }
}

/// A night, with a moon and a sun.
private struct NightDial: View {
    @State private var night = CircularRange(start: 1320.0, length: 525.0)

    var body: some View {
        DialRow("Bedtime", "\(Minutes.time(night.start)) – \(Minutes.time(night.start + night.length))", side: 280) {
            CircularSlider(value: $night, in: 0...1440, step: 5) { Text("Night") }
                .thumbNames("Bedtime", "Wake up")
                .sliderLook(.bedtime)
                .sliderTickLabels { "\(Int($0 / 60))" }
                .sliderReadout { _ in Minutes.length(night.length) }
        }
    }
}

struct ClocksPreviews: PreviewProvider {
    static var previews: some View { Clocks() }
}
