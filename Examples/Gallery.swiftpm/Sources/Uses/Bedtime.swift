import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

/// A night, from going to bed to getting up.
struct Bedtime: View {
    @State private var night = CircularRange(start: 1365.0, length: 480.0)
    @State private var wakes = true
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        Form {
            Section {
                if textSize.isAccessibilitySize {
                    VStack(spacing: 12) { times }
                } else {
                    HStack { times }
                }
                CircularSlider(value: $night, in: 0...1440, step: 5) { Text("Night") }
                    .span(atLeast: 60)
                    .thumbNames("Bedtime", "Wake up")
                    .valueText { minutes, _ in NightText.time(minutes) }
                    .sliderLook(.bedtime)
                    .sliderTickLabels { NightText.numeral($0) }
                    .sliderReadout { _ in NightText.length(night.length) }
                    .sliderHaptics()
                    .dynamicTypeSize(...DynamicTypeSize.large)
                    .frame(width: 300, height: 300)
                    .frame(maxWidth: .infinity)
            } footer: {
                Text(advice)
            }
            Section {
                Toggle("Wake-up alarm", isOn: $wakes)
            }
        }
    }

    @ViewBuilder private var times: some View {
        NightTime(title: "Bedtime", minutes: night.start)
        NightTime(title: "Wake up", minutes: night.start + night.length)
    }

    private var advice: String {
        night.length < 420 ? "Less than the seven hours that adults need." : "Enough sleep for an adult."
    }
}

/// One end of the night.
private struct NightTime: View {
    let title: String
    let minutes: Double

    var body: some View {
        VStack(spacing: 2) {
            Text(title).font(.footnote).foregroundColor(.secondary)
            Text(NightText.time(minutes)).font(.title2.weight(.semibold).monospacedDigit())
        }
        .frame(maxWidth: .infinity)
    }
}

/// Minutes of a day as the system writes times, and as the numerals of a dial.
private enum NightText {
    static func time(_ minutes: Double) -> String {
        let date = DateComponents(calendar: .current, year: 2001, minute: Int(minutes)).date
        return date?.formatted(date: .omitted, time: .shortened) ?? ""
    }

    static func numeral(_ minutes: Double) -> String {
        let hour = Int(minutes) / 60
        let form = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current) ?? "H"
        return "\(form.contains("H") ? hour : (hour + 11) % 12 + 1)"
    }

    static func length(_ minutes: Double) -> String {
        guard #available(iOS 16, macOS 13, *) else { return String(format: "%.2f h", minutes / 60) }
        return Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
    }
}

struct BedtimePreviews: PreviewProvider {
    static var previews: some View { Bedtime() }
}
