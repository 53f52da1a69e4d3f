import SlidersSwiftUI
import SwiftUI

/// Trims a voice memo, and chooses where it plays from.
struct VoiceMemo: View {
    @State private var part = 3.0...11.0
    @State private var time = 5.0

    private let seconds = SecondsFormat()

    var body: some View {
        Form {
            Section {
                TitledRow("Memo", seconds.format(part.upperBound - part.lowerBound)) {
                    RangeSlider(value: $part, in: 0...16, format: seconds) {
                        Text("Memo")
                    }
                    .span(atLeast: 1)
                    .thumbNames("Start", "End")
                    .sliderLook(.handles)
                    .sliderThumbPlacement(.outside)
                    .sliderTrack { Waveform(color: .secondary, hidden: part.lowerBound - 1...part.upperBound + 1) }
                    .sliderSpan(clipsToSpan: true) { _ in Waveform(color: .orange) }
                    .sliderPlayhead {
                        ValueSlider(value: $time, in: 0...16, format: seconds) { Text("Playhead") }
                            .sliderLook(.line).sliderPressTarget(.track)
                    }
                }
            } footer: {
                Text("Plays from \(seconds.format(time)). Keeps the part between the handles.")
            }
            Section {
                Button("Whole memo") { withAnimation { part = 0...16 } }
            }
        }
    }
}

/// The levels of a memo, as bars.
private struct Waveform: View {
    let color: Color
    /// The time without bars, so that none is half behind a handle.
    var hidden: ClosedRange<Double>?
    private let levels = [4, 7, 12, 20, 34, 46, 38, 24, 16, 30, 42, 28, 14, 8, 5, 10, 22, 36, 48, 40, 26, 18, 9, 6]

    var body: some View {
        HStack(spacing: 2) {
            ForEach(0..<2 * levels.count, id: \.self) { bar in
                Capsule().fill(color).frame(height: CGFloat(levels[bar % levels.count])).opacity(isHidden(bar) ? 0 : 1)
            }
        }
    }

    private func isHidden(_ bar: Int) -> Bool {
        // Three bars show a second.
        hidden?.overlaps(Double(bar) / 3...Double(bar + 1) / 3) ?? false
    }
}

extension SliderStyle {
    /// Handles beside a track that is as thick as the waveform, which shows in place of it.
    @MainActor fileprivate static var handles: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (12, 56)
        (style.metrics.thickness, style.metrics.inset, style.metrics.ends) = (56, 6, .centers)
        // Without paints of their own, track and span end where their values are.
        style.paints = [.init(.track, []), .init(.span, [])]
        style.paint(.thumb, Color.orange)
        return style
    }

    /// A red line across the waveform.
    @MainActor fileprivate static var line: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (3, 64)
        style.paint(.thumb, Color.red)
        return style
    }
}

struct VoiceMemoPreviews: PreviewProvider {
    static var previews: some View { VoiceMemo() }
}
