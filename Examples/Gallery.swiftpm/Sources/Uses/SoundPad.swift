import SlidersPlaneSwiftUI
import SwiftUI

/// A filter by its frequency and its resonance, and a source of sound by its direction and its distance.
struct SoundPad: View {
    @State private var frequency = 800.0
    @State private var resonance = 0.4
    @State private var direction = Angle.degrees(40)
    @State private var distance = 6.0

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))

    var body: some View {
        Form {
            Section {
                TitledRow("Filter", "\(Int(frequency)) Hz, \(percent.format(resonance))") {
                    PlaneSlider(x: $frequency, in: 20...20_000, y: $resonance, in: 0...1) { Text("Filter") }
                        .resetValue(x: 800, y: 0.4)
                        .axisNames(x: "Frequency", y: "Resonance")
                        .sliderConfiguration(of: .x) { $0.scale = .logarithmic }
                        .sliderResetsOnDoubleTap()
                        .sliderGrid(x: .values([100, 1_000, 10_000]), y: .count(5))
                        .sliderHaptics()
                        .frame(height: 180)
                }
            } footer: {
                Text("Double-\(Toolkit.tap) the point to reset it.")
            }
            Section {
                DialRow("Source", "\(Int(direction.degrees))°, \(Int(distance)) m", side: 220) {
                    PolarSlider(angle: $direction, distance: $distance, in: 0...10) { Text("Source") }
                        .axisNames(angle: "Direction", distance: "Distance")
                        .sliderGrid(x: .values([0, 45, 90, 135, 180, 225, 270, 315]), y: .count(5))
                }
            }
        }
    }
}

struct SoundPadPreviews: PreviewProvider {
    static var previews: some View { SoundPad() }
}
