import SlidersRulerSwiftUI
import SwiftUI

struct Exposure: View {
    // snippet.exposure
    @State private var exposure = 0.7

    var body: some View {
        RulerSlider(value: $exposure, in: -2...2, step: 0.1) {
            Text("Exposure")
        }
        .detents(0)
        .resetValue(0)
        .sliderResetsOnDoubleTap()
        .sliderBend(radius: 240)
    }
    // snippet.end
}

struct Weight: View {
    // snippet.weight
    @State private var weight = 70.5

    private var metrics: SliderRulerMetrics {
        var metrics = SliderRulerMetrics()
        metrics.hasLabel = true
        return metrics
    }

    var body: some View {
        RulerSlider(value: $weight, in: 30...150, step: 0.1) {
            Text("Weight")
        }
        .sliderRulerMetrics(metrics)
        .sliderTextEntry()
    }
    // snippet.end
}
