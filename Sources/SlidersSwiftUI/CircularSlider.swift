#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SlidersLayers
import SlidersUIKit
import SwiftUI

/// A round slider: a knob, a dial, or a range on a clock. The labels of its bounds stand in the corners below.
///
/// ```swift
/// @State private var night = CircularSpan(start: 22.0, span: 8.0)
///
/// CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
/// ```
public struct CircularSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    private var options: SliderOptions
    private var start = 0.0
    private var sweep = 360.0
    private let labels: SliderLabels<Label, MinimumLabel, MaximumLabel>
    @State private var handle = SliderHandle()

    init(_ options: SliderOptions, _ labels: SliderLabels<Label, MinimumLabel, MaximumLabel>) {
        self.options = options
        self.labels = labels
    }

    /// The control with its labels.
    public var body: some View {
        // A dial with one thumb has the name of its label, which SwiftUI alone can read.
        if let texts = singleThumbTexts {
            dial.accessibilityElement(children: .ignore)
                .accessibilityLabel(singleThumbName)
                .accessibilityValue(Text(verbatim: texts.value))
                .accessibilityCustomContent(
                    Text(verbatim: LocalizedText.localized("Lowest possible")), Text(verbatim: texts.lowest)
                )
                .accessibilityCustomContent(
                    Text(verbatim: LocalizedText.localized("Highest possible")), Text(verbatim: texts.highest)
                )
                .accessibilityAdjustableAction { handle.adjust($0) }
        } else {
            dial.accessibilityElement(children: .contain)
                .accessibilityLabel(labels.label as? Text ?? Text(verbatim: ""))
        }
    }

    private var dial: some View {
        var options = options
        options.handle = handle
        return SliderRepresentable(
            options: options, make: { SlidersUIKit.CircularSlider() },
            prepare: {
                $0.startAngle = start
                $0.sweep = sweep
            }
        )
        .overlay(alignment: .bottom) {
            // A ring and its ends are the same in every language.
            HStack { ends }.environment(\.layoutDirection, .leftToRight).allowsHitTesting(false)
        }
    }

    @ViewBuilder
    private var ends: some View {
        if track.point(at: 0).x > track.point(at: 1).x + 1e-9 {
            labels.maximum
            Spacer()
            labels.minimum
        } else {
            labels.minimum
            Spacer()
            labels.maximum
        }
    }

    private var track: Track { .arc(Track.Arc(center: .zero, radius: 1, start: start, sweep: sweep)) }

    /// The name of a single thumb for assistive technology.
    private var singleThumbName: Text {
        if let name = options.names.first { return Text(verbatim: name) }
        return labels.label as? Text ?? Text(verbatim: LocalizedText.localized("Value"))
    }

    /// What assistive technology reads of a single thumb; `nil` if there are more.
    private var singleThumbTexts: (value: String, lowest: String, highest: String)? {
        guard case .values(let values) = options.link.read(), values.count == 1 else { return nil }
        let slider = SliderState(repairing: options.configuration, values: values, on: track)
        let limits = slider.adjustableLimits(of: 0)
        let text = options.text ?? LocalizedText.number
        return (text(slider.value(of: 0)), text(limits.lowerBound), text(limits.upperBound))
    }

    public func configured(_ change: (inout SliderConfiguration) -> Void) -> Self {
        var copy = self
        copy.options.configure(change)
        return copy
    }

    public func sliderTint(_ tint: Color?) -> Self {
        var copy = self
        copy.options.tint = tint
        return copy
    }

    public func thumbNames(_ names: String...) -> Self {
        var copy = self
        copy.options.names = names
        return copy
    }

    /// Sets the angle of the lower bound, in degrees clockwise from north, and the degrees from there to the upper
    /// bound. A negative sweep runs counter-clockwise; 720 is two turns. 0 and 360 by default.
    public func arc(start: Double, sweep: Double) -> Self {
        var copy = self
        copy.start = start
        copy.sweep = sweep
        return copy
    }
}
#endif
