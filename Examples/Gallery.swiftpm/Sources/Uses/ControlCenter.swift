import SlidersCore
import SlidersSwiftUI
import SwiftUI

/// Brightness and volume, side by side: a finger anywhere on one moves it by the finger's way.
struct ControlCenter: View {
    @State private var brightness = 0.65
    @State private var volume = 0.35

    var body: some View {
        Form {
            Section {
                HStack(spacing: 24) {
                    Pillar(title: "Brightness", level: $brightness)
                    Pillar(title: "Volume", level: $volume)
                }
                .frame(maxWidth: .infinity)
                .padding(.vertical, 12)
            } footer: {
                Text("A press anywhere changes nothing. A drag from there goes as far as the finger does.")
            }
            Section {
                Button("Dim the screen") { withAnimation { brightness = 0.1 } }
                Button("Mute") { withAnimation { volume = 0 } }
                Button("Full volume") { withAnimation { volume = 1 } }
            }
        }
    }
}

/// A slider as a pillar that is filled from its bottom, with its level above it and its name below.
private struct Pillar: View {
    let title: String
    @Binding var level: Double

    private let percent = FloatingPointFormatStyle<Double>.Percent().precision(.fractionLength(0))

    var body: some View {
        VStack(spacing: 8) {
            Text(percent.format(level)).font(.footnote.weight(.medium).monospacedDigit())
            ValueSlider(value: $level, format: percent) { Text(title) }
                .sliderDirection(.up)
                .sliderPressTarget(.relative)
                .sliderStyle(.pillar)
                .sliderHaptics()
                .frame(width: 84, height: 210)
            Text(title).font(.caption).foregroundColor(.secondary)
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}

extension SliderStyle {
    /// A track as wide as the slider, filled up to the value, without a thumb.
    fileprivate static var pillar: SliderStyle {
        var style = SliderStyle()
        style.metrics.thickness = 84
        style.metrics.inset = 0
        style.metrics.ends = .centers
        style.paints = [false, true].flatMap { isDark in
            let ground = SliderPaint.Color(white: isDark ? 1 : 0, alpha: isDark ? 0.18 : 0.12)
            // It stands out from the ground and from the page around.
            let level = SliderPaint.Color(white: isDark ? 0.92 : 0.25)
            let dim = SliderPaint.Color(white: isDark ? 0.5 : 0.6)
            let fill = { (color: SliderPaint.Color) in
                [SliderCoat(SliderPaint(.color(color)), roundness: 0, isFlush: true, isClipped: true)]
            }
            return [
                SliderPartPaint(
                    .track, [SliderCoat(SliderPaint(.color(ground)), roundness: 0.6, isFlush: true)], isDark: isDark),
                SliderPartPaint(.span(lap: 0), fill(level), isDark: isDark),
                SliderPartPaint(.span(lap: 0), fill(dim), in: .disabled, isDark: isDark),
            ]
        }
        style.paints.append(SliderPartPaint(.thumb, []))
        return style
    }
}

struct ControlCenterPreviews: PreviewProvider {
    static var previews: some View { ControlCenter() }
}
