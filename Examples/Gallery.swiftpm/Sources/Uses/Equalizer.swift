import SlidersSwiftUI
import SwiftUI

/// The loudness of ten bands, around zero.
struct Equalizer: View {
    @State private var preset = Preset.rock
    @State private var gains = Preset.rock.gains

    enum Preset: String, CaseIterable, Identifiable {
        case flat, rock, voice

        var id: String { rawValue }
        var title: String { rawValue.capitalized }
        var gains: [Double] {
            switch self {
            case .flat: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
            case .rock: [7, 6, 4, -4, -5, -4, 4, 6, 7, 8]
            case .voice: [-9, -7, -5, -4, 4, 6, 6, 5, -4, -6]
            }
        }
    }

    private let bands = ["31", "62", "125", "250", "500", "1k", "2k", "4k", "8k", "16k"]

    var body: some View {
        Form {
            Section {
                HStack(spacing: 0) {
                    ForEach(0..<10) { Band(title: bands[$0], gain: $gains[$0]) }
                }
            } header: {
                Text("Gain from −12 to +12 decibels")
            } footer: {
                Text(
                    "Each band is labeled with its center frequency in hertz. Double-\(Toolkit.tap) a thumb to reset "
                        + "it to 0.")
            }
            Section {
                Picker("Preset", selection: $preset) {
                    ForEach(Preset.allCases) { Text($0.title).tag($0) }
                }
                .pickerStyle(.segmented)
                Button("Apply preset") { withAnimation { gains = preset.gains } }
            }
        }
    }
}

/// A band, with its gain above and its name below.
private struct Band: View {
    let title: String
    @Binding var gain: Double

    private let decibels = FloatingPointFormatStyle<Double>().precision(.fractionLength(0))
        .sign(strategy: .always(includingZero: false))

    var body: some View {
        VStack(spacing: 6) {
            // A hyphen is narrower than a plus.
            Text(decibels.format(gain).replacingOccurrences(of: "-", with: "−"))
                .font(.footnote.weight(.medium).monospacedDigit())
            ValueSlider(value: $gain, in: -12...12, step: 1, neutralValue: 0, format: decibels) {
                Text("\(title) hertz")
            } ticks: {
                TrackTick(0)
            }
            .sliderDirection(.up)
            .sliderPressTarget(.track)
            .sliderResetsOnDoubleTap()
            .frame(height: 200)
            Text(title).font(.caption).foregroundColor(.secondary)
        }
        .frame(maxWidth: .infinity)
        // Ten bands have no room for texts that grow.
        .dynamicTypeSize(...DynamicTypeSize.large)
    }
}

struct EqualizerPreviews: PreviewProvider {
    static var previews: some View { Equalizer() }
}
