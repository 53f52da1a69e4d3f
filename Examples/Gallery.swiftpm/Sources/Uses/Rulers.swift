import SlidersRulerSwiftUI
import SwiftUI

/// The exposure of a camera on a bent scale, and a weight on a straight one.
struct Rulers: View {
    @State private var exposure = 0.3
    @State private var weight = Measurement(value: 72.4, unit: Self.unit)

    private static let unit = UnitMass.kilograms
    private let tenths = FloatingPointFormatStyle<Double>.number.precision(.fractionLength(1))

    private var exposures: SliderRulerMetrics {
        var metrics = SliderRulerMetrics()
        (metrics.pointsPerUnit, metrics.tickDistance) = (90, 0.1)
        return metrics
    }

    private func kilograms(_ value: Double) -> Measurement<UnitMass> { Measurement(value: value, unit: Self.unit) }

    var body: some View {
        Form {
            Section {
                TitledRow("Exposure", tenths.format(exposure)) {
                    RulerSlider(value: $exposure, in: -2...2, step: 0.1, format: tenths) {
                        Text("Exposure")
                    }
                    .detents(0)
                    .sliderRulerMetrics(exposures)
                    .sliderBend(radius: 400)
                    .sliderHaptics()
                    .frame(height: 104)
                }
            } footer: {
                Text("Flick to keep the scale moving; it stops on a tenth. The scale snaps to zero.")
            }
            Section {
                TitledRow("Weight", "\(tenths.format(weight.value)) \(weight.unit.symbol)") {
                    RulerSlider(value: $weight, in: kilograms(30)...kilograms(200), step: kilograms(0.1)) {
                        Text("Weight")
                    }
                    .sliderRulerMetrics { ($0.pointsPerUnit, $0.tickDistance) = (80, 0.1) }
                    .sliderTickLabels { "\(Int($0.rounded()))" }
                    .sliderTextEntry()
                    .sliderHaptics()
                }
                Button("70 kg") { withAnimation { weight = kilograms(70) } }
            }
        }
    }
}

struct RulersPreviews: PreviewProvider {
    static var previews: some View { Rulers() }
}
