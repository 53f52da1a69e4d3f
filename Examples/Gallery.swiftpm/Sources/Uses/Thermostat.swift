import SlidersSwiftUI
import SwiftUI

/// The temperature of a room, and the one that it should have.
struct Thermostat: View {
    @State private var wanted = 21.5
    @State private var isOn = true

    private let room = 19.0
    private let degrees = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))

    var body: some View {
        Form {
            Section {
                DialRow("Living room", "Now \(degrees.format(room)) °C", side: 280) {
                    CircularSlider(value: $wanted, in: 10...30, step: 0.5, format: degrees) {
                        Text("Temperature")
                    }
                    .sliderPressTarget(.track)
                    .sliderLook(style)
                    .sliderTickLabels { [10, 30].contains($0) ? "\(Int($0))" : "" }
                    .sliderReadout { "\(degrees.format($0[0]))°" }
                    .disabled(!isOn)
                }
            } footer: {
                Text(state)
            }
            Section {
                Toggle("Heating", isOn: $isOn)
            }
        }
    }

    private var state: String {
        guard isOn else { return "Off. The mark on the arc is the room's temperature." }
        return wanted > room ? "Heating to \(degrees.format(wanted)) °C." : "Warm enough."
    }

    private var style: SliderStyle {
        var style = SliderLook.thermostat.style()
        style.metrics.extras.readings = [room]
        (style.metrics.ticks.hasLabels, style.metrics.ticks.labelDistance) = (true, 9)
        return style
    }
}

struct ThermostatPreviews: PreviewProvider {
    static var previews: some View { Thermostat() }
}
