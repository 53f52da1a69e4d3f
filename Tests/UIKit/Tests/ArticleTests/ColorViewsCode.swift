import SlidersPlaneSwiftUI
import SlidersSwiftUI
import SwiftUI

// The views of the articles about looks and colors. It imports what the articles do.

struct OrangePrice: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderTint(.orange)
    }
}

struct Warmth: View {
    @State private var warmth = 0.5

    var body: some View {
        ValueSlider(value: $warmth) { Text("Warmth") }
            .sliderTrackTint(Gradient(colors: [.blue, .white, .orange]))
            .sliderTint(.clear)
    }
}

struct GlowingAngle: View {
    @State private var angle = 90.0

    var body: some View {
        CircularSlider(value: $angle, in: 0...360, step: 1) { Text("Angle") }
            .sliderLook(.glow)
            .frame(height: 200)
    }
}

struct LayersOfPrice: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderLook(.layers, roundness: 0.3, selectedColor: .orange)
    }
}

struct PriceCapsules: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100, format: .currency(code: "EUR")) {
            Text("Price")
        }
        .sliderThumb { thumb in
            Text(thumb.text)
                .font(.footnote.monospacedDigit())
                .foregroundColor(.black)
                .padding(.horizontal, 10)
                .frame(minHeight: 28)
                .background { Capsule().fill(thumb.isHeld ? Color.orange : .white) }
                .fixedSize()
        }
    }
}

struct TintedPrice: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderTint(.orange)
            .sliderTrackTint(Color.orange.opacity(0.2))
            .sliderThumbTint(.white)
    }
}

struct LoadLimits: View {
    @State private var load = 85.0

    var body: some View {
        let limits = Gradient(stops: [
            .init(color: .green, location: 0.6),
            .init(color: .orange, location: 0.8),
            .init(color: .red, location: 0.9),
        ])

        ValueSlider(value: $load, in: 0...100) { Text("Load") }
            .sliderTint(limits)
            .sliderThumbTint(limits)
    }
}

struct HueRing: View {
    @State private var hue = 0.6

    var body: some View {
        let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }

        CircularSlider(value: $hue) { Text("Hue") }
            .sliderTrackTint(Gradient(colors: hues))
            .sliderTint(.clear)
            .frame(height: 200)
    }
}

struct ColorWheel: View {
    @State private var hue = 0.6
    @State private var saturation = 0.7
    @State private var brightness = 0.8
    private let hues = stride(from: 0, through: 1, by: 1.0 / 6).map { Color(hue: $0, saturation: 1, brightness: 1) }

    var body: some View {
        SliderReader { ring in
            CircularSlider(value: $hue) { Text("Hue") }
                .sliderTrackTint(Gradient(colors: hues))
                .sliderTint(.clear)
                .overlay {
                    if let square = ring.innerSquare {
                        PlaneSlider("Shade", x: $saturation, in: 0...1, y: $brightness, in: 0...1)
                            .axisNames(x: "Saturation", y: "Brightness")
                            .sliderTrackTint(Gradient(colors: [.white, Color(hue: hue, saturation: 1, brightness: 1)]))
                            .sliderVerticalTint(Gradient(colors: [.black, .black.opacity(0)]))
                            .frame(width: square.width, height: square.height)
                    }
                }
        }
        .sliderLabelsVisibility(.hidden)
        .frame(height: 240)
    }
}

struct OrangeGlow: View {
    @State private var angle = 240.0

    var body: some View {
        CircularSlider(value: $angle, in: 0...360) { Text("Angle") }
            .sliderLook(.glow, selectedColor: .orange, selectedEndColor: .red)
            .frame(height: 200)
    }
}

struct HeldSpan: View {
    @State private var price = 20.0...80.0

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderPaint(.span, Color.orange, in: .held)
    }
}

struct HeartRate: View {
    @State private var limits = [95.0, 120, 145, 170]

    var body: some View {
        RangeSlider("Heart rate", value: $limits, in: 60...200)
            .zoneColors(.gray, .blue, .green, .orange, .red)
    }
}

struct NamedZones: View {
    @State private var limits = [90.0, 120, 150, 175]
    private let colors = [Color.gray, .blue, .green, .orange, .red]
    private let names = ["Rest", "Easy", "Steady", "Hard", "Peak"]

    var body: some View {
        RangeSlider("Heart rate", value: $limits, in: 60...200)
            .zoneContent { zone in colors[zone.index].overlay { Text(names[zone.index]).font(.caption) } }
            .sliderTrackThickness(24)
            .sliderThumbSize(16)
    }
}

struct ComfortZones: View {
    @State private var comfort = 20.0...80.0

    private var zones: SliderStyle {
        var style = SliderStyle()
        style.metrics.fill = .all
        style.paint(.before, Color.blue)
        style.paint(.span, Color.green)
        style.paint(.after, Color.red)
        style.paint(.thumb, Color.orange, in: .held)
        return style
    }

    var body: some View {
        RangeSlider(value: $comfort, in: 0...100) { Text("Comfort") }
            .sliderLook(zones)
    }
}

struct OutlinedSpan: View {
    @State private var price = 20.0...80.0

    private var outlined: SliderStyle {
        var style = SliderStyle()
        style.metrics.heldThumbScale = 1.3
        style.paint(.span, Gradient(colors: [.indigo, .purple]))
        style.paint(.thumb, Color.white, outline: Color.purple, width: 2)
        return style
    }

    var body: some View {
        RangeSlider(value: $price, in: 0...100) { Text("Price") }
            .sliderLook(outlined)
    }
}

struct TintedStates: View {
    @State private var price = 20.0...80.0

    var body: some View {
        VStack {
            RangeSlider(value: $price, in: 0...100) { Text("Price") }
            RangeSlider(value: $price, in: 0...100) { Text("Price") }.disabled(true)
            RangeSlider(value: $price, in: 0...100) { Text("Price") }
                .padding(8)
                .background { RoundedRectangle(cornerRadius: 12).fill(Color.black) }
                .environment(\.colorScheme, .dark)
        }
        .sliderTint(.orange)
    }
}
