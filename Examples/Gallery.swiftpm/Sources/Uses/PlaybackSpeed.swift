import SlidersSwiftUI
import SwiftUI

/// How fast an episode plays.
struct PlaybackSpeed: View {
    @State private var speed = 1.25
    @State private var skipsSilence = true

    /// The length of the episode, in minutes.
    private let length = 60.0
    private let times = FloatingPointFormatStyle<Double>().precision(.fractionLength(0...2))

    var body: some View {
        Form {
            Section {
                TitledRow("Speed", "\(times.format(speed))×") {
                    ValueSlider(value: $speed, in: 0.5...2, step: 0.25, neutralValue: 1, format: times) {
                        Text("Speed")
                    } ticks: {
                        for speed in [0.75, 1.25, 1.75] { TrackTick(speed) }
                        for speed in [0.5, 1, 1.5, 2] { TrackTick("\(times.format(speed))×", speed) }
                    }
                    .sliderPressTarget(.track)
                    .sliderHaptics()
                }
            } footer: {
                Text("The episode takes \(Int((length / speed).rounded())) minutes instead of \(Int(length)).")
            }
            Section {
                Toggle("Skip silence", isOn: $skipsSilence)
                Button("Normal speed") { withAnimation { speed = 1 } }
            }
        }
    }
}

struct PlaybackSpeedPreviews: PreviewProvider {
    static var previews: some View { PlaybackSpeed() }
}
