import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

/// Every look of straight sliders.
struct StraightLooks: View {
    private let own: [SliderLook] = [.flat, .layers, .pictures, .photos]
    private let systems: [SliderLook] = [.iOSGlass, .iOSFlat, .macGlass, .macFlat, .web]

    var body: some View {
        Form {
            Section {
                ForEach(own, id: \.self) { StraightLook(look: $0) }
            } header: {
                Text("Package looks")
            }
            Section {
                LookWithOptions()
            } header: {
                Text("With options")
            }
            Section {
                ForEach(systems, id: \.self) { StraightLook(look: $0) }
            } header: {
                Text("System looks")
            } footer: {
                Text("Each look has colors for light and for dark surroundings.")
            }
        }
    }
}

/// A range slider in a look.
private struct StraightLook: View {
    let look: SliderLook
    @State private var range = 2.0...8.0

    private let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))

    init(look: SliderLook) { self.look = look }

    var body: some View {
        TitledRow(look.title, RangeText(range, format: format).string) {
            RangeSlider(value: $range, in: 0...10, format: format) { Text(look.title) }
                .span(atLeast: 1)
                .sliderCollision(.push)
                .sliderLook(look)
        }
    }
}

/// A look whose corners and colors are changed.
private struct LookWithOptions: View {
    @State private var range = 2.0...8.0
    @State private var roundness = 0.3

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))
    private let format = FloatingPointFormatStyle<Double>().precision(.fractionLength(1))

    var body: some View {
        TitledRow("Orange layers", RangeText(range, format: format).string) {
            RangeSlider(value: $range, in: 0...10, format: format) { Text("Orange layers") }
                .sliderLook(.layers, roundness: roundness, selectedColor: .orange)
        }
        TitledRow("Roundness", percent.format(roundness)) {
            ValueSlider(value: $roundness, in: 0...1, format: percent) { Text("Roundness") }
        }
    }
}

extension SliderLook {
    var title: String {
        switch self {
        case .system: "System"
        case .iOSFlat: "iOS 18"
        case .iOSGlass: "iOS 26"
        case .macFlat: "macOS 15"
        case .macGlass: "macOS 26"
        case .web: "Web"
        case .pictures: "Pictures"
        case .glow: "Glow"
        case .flat: "Flat"
        case .photos: "Photos"
        case .layers: "Layers"
        case .clock12: "12-hour clock"
        case .clock24: "24-hour clock"
        case .bedtime: "Bedtime"
        case .thermostat: "Thermostat"
        case .volume: "Knob"
        case .hue: "Hue"
        case .compass: "Compass"
        default: name
        }
    }
}

struct StraightLooksPreviews: PreviewProvider {
    static var previews: some View { StraightLooks() }
}
