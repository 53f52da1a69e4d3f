import SlidersSwiftUI
import SwiftUI

/// Brightness and volume, side by side: a drag from anywhere on one moves it as far as the finger.
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
                Text(
                    "A \(Toolkit.tap) changes nothing. Drag from anywhere, and the level moves as far as your "
                        + "\(Toolkit.pointer).")
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
            ValueSlider(value: $level, in: 0...1, format: percent) { Text(title) }
                .sliderDirection(.up)
                .sliderPressTarget(.relative)
                .sliderLook(.pillar)
                .sliderTrack { Color.secondary.opacity(0.3) }
                .sliderSpan { _ in Color.primary.opacity(0.85) }
                .clipShape(RoundedRectangle(cornerRadius: 25))
                .sliderHaptics()
                .frame(width: 84, height: 210)
            Text(title).font(.caption).foregroundColor(.secondary)
        }
        .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    }
}

extension SliderStyle {
    /// A track as wide as the slider, without a thumb. Views show it and the level, so it paints nothing itself.
    fileprivate static var pillar: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thickness, style.metrics.inset, style.metrics.ends) = (84, 0, .centers)
        style.paints = [.init(.track, []), .init(.span, []), .init(.thumb, [])]
        return style
    }
}

struct ControlCenterPreviews: PreviewProvider {
    static var previews: some View { ControlCenter() }
}
