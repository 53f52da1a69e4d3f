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
                    .sliderLook(.bedtime)
                    .sliderTickLabels { "\(Int($0 / 60))" }
                    .sliderReadout { _ in Minutes.length(night.length) }
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
            Text(Minutes.time(minutes)).font(.title2.weight(.semibold).monospacedDigit())
        }
        .frame(maxWidth: .infinity)
    }
}

struct BedtimePreviews: PreviewProvider {
    static var previews: some View { Bedtime() }
}
