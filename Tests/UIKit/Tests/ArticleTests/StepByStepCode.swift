import Foundation
import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

// The code of the articles that build a slider step by step. It imports what the articles do.

struct PriceFilter: View {
    @State private var lowest = 120.0
    @State private var highest = 340.0

    var body: some View {
        RangeSlider(lower: $lowest, upper: $highest, in: 0...600, step: 20) {
            Text("Price per night")
        }
        .span(atLeast: 20)
        Button("Any price") { withAnimation { (lowest, highest) = (0, 600) } }
    }
}

struct VideoTrimmer: View {
    @State private var clip = 12.0...44.0
    @State private var time = 24.0

    var body: some View {
        RangeSlider(value: $clip, in: 0...60) {
            Text("Clip")
        }
        .span(atLeast: 2)
        .thumbNames("Start", "End")
        RangeSlider(value: $clip, in: 0...60) {
            Text("Clip")
        }
        .span(atLeast: 2)
        .onSliderChange { time = min(max(time, $0.values[0]), $0.values[1]) }
        RangeSlider(value: $clip, in: 0...60) {
            Text("Clip")
        }
        .sliderPlayhead {
            ValueSlider(value: $time, in: 0...60) {
                Text("Playhead")
            }
            .sliderPressTarget(.track)
        }
        ValueSlider(value: $time, in: 0...60) {
            Text("Playhead")
        }
        .sliderConfiguration { $0.isReadOnly = true }
        ValueSlider(value: $time, in: 0...60) {
            Text("Time")
        }
        .sliderThumbs(.held)
        .sliderHeldTrackScale(2)
        .sliderPressTarget(.track)
    }
}

struct BedtimeDial: View {
    static let midnight = Calendar.current.startOfDay(for: Date())

    @State private var night = CircularRange(start: 1365.0, length: 480.0)
    @State private var dates = CircularRange(start: midnight + 22 * 3600, length: 8 * 3600)

    static func time(_ minutes: Double) -> String {
        let date = DateComponents(calendar: .current, year: 2001, minute: Int(minutes)).date
        return date?.formatted(date: .omitted, time: .shortened) ?? ""
    }

    var body: some View {
        CircularSlider(value: $night, in: 0...1440, step: 5) { Text("Night") }
        HStack {
            Text(Self.time(night.start))
            Spacer()
            Text(Self.time(night.end))
        }
        CircularSlider(value: $dates, in: Self.midnight...Self.midnight + 24 * 3600, step: 5 * 60) { Text("Night") }
            .sliderLook(.bedtime)
            .sliderTickLabels { "\(Calendar.current.component(.hour, from: Date(timeIntervalSinceReferenceDate: $0)))" }
    }
}

struct ControlCenter: View {
    @State private var brightness = 0.65

    var body: some View {
        ValueSlider("Brightness", value: $brightness, in: 0...1)
            .sliderDirection(.up)
            .frame(width: 84, height: 210)
        ValueSlider("Brightness", value: $brightness, in: 0...1)
            .sliderPressTarget(.relative)
            .sliderHaptics()
    }
}

struct Alarm {
    var bedtime = 1350
    var wakeUp = 390

    var night: CircularRange<Int> {
        get { CircularRange(start: bedtime, length: (wakeUp - bedtime + 1440) % 1440) }
        set { (bedtime, wakeUp) = (newValue.start, newValue.end % 1440) }
    }
}

struct Night {
    var bedtime: Date
    var wakeUp: Date

    var range: CircularRange<Date> {
        get {
            let length = wakeUp.timeIntervalSince(bedtime)
            return CircularRange(start: bedtime, length: length < 0 ? length + 24 * 3600 : length)
        }
        set { (bedtime, wakeUp) = (newValue.start, newValue.end) }
    }
}

private struct TwoTimes: View {
    static let midnight = Calendar.current.startOfDay(for: Date())

    @State private var night = Night(bedtime: midnight + 22 * 3600, wakeUp: midnight + 6 * 3600)
    @State private var bedtime = midnight + 22 * 3600
    @State private var wakeUp = midnight + 6 * 3600

    private var bothTimes: Binding<CircularRange<Date>> {
        let (bedtime, wakeUp) = ($bedtime, $wakeUp)
        return Binding {
            Night(bedtime: bedtime.wrappedValue, wakeUp: wakeUp.wrappedValue).range
        } set: { range in
            (bedtime.wrappedValue, wakeUp.wrappedValue) = (range.start, range.end)
        }
    }

    var body: some View {
        CircularSlider(value: bothTimes, in: Self.midnight...Self.midnight + 24 * 3600, step: 5 * 60) { Text("Night") }
        CircularSlider(value: $night.range, in: Self.midnight...Self.midnight + 24 * 3600)
    }
}

private struct StoredNight: View {
    @State private var alarm = Alarm()

    var body: some View {
        CircularSlider(value: $alarm.night, in: 0...1440, step: 5) { Text("Night") }
            .span(atLeast: 60, atMost: 1435)
    }
}
