import Foundation
import SlidersLookImages
import SlidersSwiftUI
import SwiftUI

// The views of the articles that build a slider step by step.

struct PriceTicks: View {
    @State private var lowest = 120.0
    @State private var highest = 340.0

    var body: some View {
        RangeSlider(lower: $lowest, upper: $highest, in: 0...600, step: 20, format: .currency(code: "USD")) {
            Text("Price per night")
        }
        .span(atLeast: 20)
        .thumbNames("Lowest price", "Highest price")
        .ticks {
            for price in [0.0, 200, 400, 600] {
                TrackTick("$\(Int(price))", price)
            }
        }
    }
}

struct PriceHistogram: View {
    @State private var lowest = 120.0
    @State private var highest = 340.0

    private let offersPerStep = [
        2.0, 5, 9, 14, 22, 31, 38, 45, 49, 47, 42, 36, 31, 28, 24, 19, 15, 13, 14, 17, 19, 16, 12, 9, 7, 5, 4, 3, 2, 1,
    ]

    var body: some View {
        RangeSlider(lower: $lowest, upper: $highest, in: 0...600, step: 20) {
            Text("Price per night")
        }
        .sliderMetrics { metrics in
            metrics.extras.histogram = offersPerStep
            metrics.extras.histogramHeight = 72
        }
    }
}

struct NightClock: View {
    @State private var night = CircularRange(start: 1365.0, length: 480.0)

    static func time(_ minutes: Double) -> String {
        let date = DateComponents(calendar: .current, year: 2001, minute: Int(minutes)).date
        return date?.formatted(date: .omitted, time: .shortened) ?? ""
    }

    static func numeral(_ minutes: Double) -> String {
        let hour = Int(minutes) / 60
        let form = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: .current) ?? "H"
        return "\(form.contains("H") ? hour : (hour + 11) % 12 + 1)"
    }

    static func length(_ minutes: Double) -> String {
        guard #available(iOS 16, macOS 13, *) else { return String(format: "%.2f h", minutes / 60) }
        return Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
    }

    var body: some View {
        CircularSlider(value: $night, in: 0...1440, step: 5) {
            Text("Night")
        }
        .span(atLeast: 60)
        .thumbNames("Bedtime", "Wake up")
        .valueText { minutes, _ in Self.time(minutes) }
        .sliderLook(.bedtime)
        .sliderTickLabels { Self.numeral($0) }
        .sliderReadout { _ in Self.length(night.length) }
        .sliderHaptics()
        .frame(width: 300, height: 300)
    }
}

struct BrightnessPillar: View {
    @State private var brightness = 0.65

    private var pillar: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thickness, style.metrics.inset, style.metrics.ends) = (84, 0, .centers)
        style.paints = [.init(.track, []), .init(.span, []), .init(.thumb, [])]
        return style
    }

    var body: some View {
        ValueSlider("Brightness", value: $brightness, in: 0...1)
            .sliderDirection(.up)
            .sliderLook(pillar)
            .sliderTrack { Color.secondary.opacity(0.3) }
            .sliderSpan { _ in Color.primary }
            .clipShape(RoundedRectangle(cornerRadius: 25))
            .frame(width: 84, height: 210)
    }
}

struct Film: View {
    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<8, id: \.self) { frame in
                Color(hue: 0.6 - 0.01 * Double(frame), saturation: 0.5, brightness: 0.9 - 0.07 * Double(frame))
            }
        }
    }
}

struct Edges: View {
    var body: some View {
        VStack {
            Color.yellow.frame(height: 3)
            Spacer()
            Color.yellow.frame(height: 3)
        }
    }
}

extension SliderStyle {
    @MainActor static var handles: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (16, 52)
        (style.metrics.thickness, style.metrics.inset, style.metrics.ends) = (52, 8, .centers)
        style.paints = [.init(.track, []), .init(.span, [])]
        style.paint(.thumb, Color.yellow)
        return style
    }
}

extension SliderStyle {
    @MainActor static var playhead: SliderStyle {
        var style = SliderStyle()
        (style.metrics.thumbLength, style.metrics.thumbSize) = (5, 60)
        style.paint(.thumb, Color.white, outline: Color.black.opacity(0.3), width: 0.5)
        return style
    }
}

struct ClipHandles: View {
    @State private var clip = 12.0...44.0

    var body: some View {
        RangeSlider(value: $clip, in: 0...60) {
            Text("Clip")
        }
        .sliderLook(.handles)
        .sliderThumbPlacement(.outside)
        .sliderTrack { Film().overlay { Color(white: 0.5).opacity(0.6) } }
        .sliderSpan(clipsToSpan: true) { _ in Film().overlay { Edges() } }
    }
}

struct ClipTrimmer: View {
    @State private var clip = 12.0...44.0
    @State private var time = 24.0

    var body: some View {
        RangeSlider(value: $clip, in: 0...60) {
            Text("Clip")
        }
        .span(atLeast: 2)
        .thumbNames("Start", "End")
        .sliderLook(.handles)
        .sliderThumbPlacement(.outside)
        .sliderTrack { Film().overlay { Color(white: 0.5).opacity(0.6) } }
        .sliderSpan(clipsToSpan: true) { _ in Film().overlay { Edges() } }
        .sliderPlayhead {
            ValueSlider(value: $time, in: 0...60) {
                Text("Playhead")
            }
            .sliderLook(.playhead)
            .sliderPressTarget(.track)
        }
        .onSliderChange { time = min(max(time, $0.values[0]), $0.values[1]) }
    }
}
