import SlidersPlaneSwiftUI
import SlidersRulerSwiftUI
import SlidersSwiftUI
import SwiftUI

// The views of the pages about planes, discs and rulers.

struct SoundPad: View {
    @State private var cutoff = 2_000.0
    @State private var resonance = 0.3

    var body: some View {
        PlaneSlider("Filter", x: $cutoff, in: 20...20_000, y: $resonance, in: 0...1)
            .axisNames(x: "Cutoff", y: "Resonance")
            .sliderConfiguration(of: .x) { $0.scale = .logarithmic }
            .sliderResetsOnDoubleTap()
            .frame(height: 200)
    }
}

struct Compass: View {
    @State private var wind = Angle.degrees(45)
    @State private var speed = 12.0

    var body: some View {
        PolarSlider("Wind", angle: $wind, distance: $speed, in: 0...40)
            .axisNames(angle: "Direction", distance: "Speed")
            .sliderGrid(x: .values([0, 90, 180, 270]), y: .count(5))
            .frame(height: 200)
    }
}

struct Position: View {
    @State private var point = CGPoint(x: 20, y: 80)

    var body: some View {
        PlaneSlider(value: $point, in: CGRect(x: 0, y: 0, width: 100, height: 100), step: 10) { Text("Position") }
            .frame(height: 200)
    }
}

struct Camera: View {
    @State private var exposure = 0.3
    @State private var weight = 70.4

    var body: some View {
        RulerSlider("Exposure", value: $exposure, in: -2...2, step: 0.1)
            .detents(0)
            .sliderBend(radius: 500)
            .sliderValueLabels()
            .sliderHaptics()
            .frame(height: 120)
        RulerSlider("Weight", value: $weight, in: 0...200, step: 0.1)
            .sliderRulerMetrics { ($0.pointsPerUnit, $0.tickDistance) = (80, 0.1) }
            .sliderValueLabels()
            .sliderTextEntry()
    }
}
