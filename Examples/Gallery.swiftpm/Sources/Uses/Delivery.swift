import SlidersSwiftUI
import SwiftUI

/// The time of a delivery, between the times that are taken.
struct Delivery: View {
    @State private var time = 870.0
    @Environment(\.sliderLook) private var look

    /// The times that are taken, in minutes of the day. Others can begin when one of them ends.
    private let taken = [540.0...660, 720...780, 960...1035]

    var body: some View {
        Form {
            Section {
                TitledRow("Delivery", Minutes.time(time)) {
                    ValueSlider(value: $time, in: 480...1080, step: 15, format: Minutes.TimeFormat()) {
                        Text("Delivery")
                    } ticks: {
                        for time in stride(from: 480.0, through: 1080, by: 120) {
                            TrackTick(Minutes.time(time), time)
                        }
                    }
                    .values(excluding: taken)
                    .sliderLook(free)
                    .sliderHaptics()
                }
            } footer: {
                Text("The thumb skips times that are taken, shown in gray.")
            }
            Section {
                Button("Earliest") { withAnimation { time = 480 } }
                Button("Noon, or the nearest free time") { withAnimation { time = 720 } }
            }
        }
    }

    /// Free times have a color, wherever the thumb is.
    private var free: SliderStyle {
        var style = (look ?? .system).style()
        style.metrics.extras.showsEnabledRange = true
        style.metrics.fill = .none
        return style
    }
}

struct DeliveryPreviews: PreviewProvider {
    static var previews: some View { Delivery() }
}
