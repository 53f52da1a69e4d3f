import SlidersSwiftUI
import SwiftUI

/// The exposure of a camera on a bent scale, and a weight on a straight one.
struct Rulers: View {
    @State private var exposure = 0.3
    @State private var weight = 72.4

    private let stops = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))
    private let kilograms = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))

    private var exposures: SliderRulerMetrics {
        var metrics = SliderRulerMetrics()
        (metrics.pointsPerUnit, metrics.tickDistance) = (90, 0.1)
        return metrics
    }

    private var weights: SliderRulerMetrics {
        var metrics = SliderRulerMetrics()
        (metrics.pointsPerUnit, metrics.tickDistance) = (80, 0.1)
        return metrics
    }

    var body: some View {
        Form {
            Section {
                TitledRow("Exposure", stops.format(exposure)) {
                    RulerSlider(value: $exposure, in: -2...2, step: 0.1, detents: [0], format: stops) {
                        Text("Exposure")
                    }
                    .sliderRulerMetrics(exposures)
                    .sliderBend(radius: 240)
                    .sliderHaptics()
                    .frame(height: 90)
                }
            } footer: {
                Text("Flick to keep the scale moving; it stops on a tenth. The scale snaps to zero.")
            }
            Section {
                TitledRow("Weight", "\(kilograms.format(weight)) kg") {
                    RulerSlider(value: $weight, in: 30...200, step: 0.1, format: kilograms) { Text("Weight") }
                        .sliderRulerMetrics(weights)
                        .sliderTickLabels { "\(Int($0.rounded()))" }
                        .sliderTextEntry()
                        .sliderHaptics()
                }
                Button("70 kg") { withAnimation { weight = 70 } }
            }
        }
    }
}

struct RulersPreviews: PreviewProvider {
    static var previews: some View { Rulers() }
}
