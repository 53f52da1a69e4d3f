import SlidersSwiftUI
import SwiftUI

/// How fast an episode plays.
struct PlaybackSpeed: View {
    @State private var speed = 1.25
    @State private var skipsSilence = true
    @Environment(\.sliderLook) private var look

    /// The length of the episode, in minutes.
    private let length = 60.0
    private let times = FloatingPointFormatStyle<Double>().precision(.fractionLength(0...2))

    var body: some View {
        Form {
            Section {
                TitledRow("Speed", "\(times.format(speed))×") {
                    ValueSlider(value: $speed, in: 0.5...2, step: 0.25, format: times) { Text("Speed") }
                        .pressTarget(.track)
                        .sliderStyle(steps)
                        .sliderTickLabels { $0 == $0.rounded() || $0 == 0.5 || $0 == 1.5 ? "\(times.format($0))×" : "" }
                        .sliderHaptics()
                }
            } footer: {
                Text("The episode takes \(Int((length / speed).rounded())) minutes in place of \(Int(length)).")
            }
            Section {
                Toggle("Skip silence", isOn: $skipsSilence)
                Button("Normal speed") { withAnimation { speed = 1 } }
            }
        }
    }

    private var steps: SliderStyle {
        var style = (look ?? .system).style()
        style.metrics.ticks = .steps
        style.metrics.ticks.hasLabels = true
        style.metrics.neutralValue = 1
        return style
    }
}

struct PlaybackSpeedPreviews: PreviewProvider {
    static var previews: some View { PlaybackSpeed() }
}
