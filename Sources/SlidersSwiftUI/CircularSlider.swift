#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI

/// A round slider: a knob, a dial, or a range on a clock. Labels of its ends stand in the corners below.
///
/// ```swift
/// @State private var night = CircularSpan(start: 22.0, span: 8.0)
///
/// CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
/// ```
public struct CircularSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    var options: SliderOptions
    var start = 0.0
    var sweep = 360.0
    let label: Label
    let minimumLabel: MinimumLabel
    let maximumLabel: MaximumLabel
    @State private var handle = SliderHandle()

    public var body: some View {
        // A dial of one thumb is called as its label, which SwiftUI alone can read.
        if let value = single {
            dial.accessibilityElement(children: .ignore)
                .accessibilityLabel(name)
                .accessibilityValue(Text(verbatim: value.now))
                .accessibilityCustomContent(Text(verbatim: SliderTexts.localized("Lowest possible")), Text(verbatim: value.lowest))
                .accessibilityCustomContent(Text(verbatim: SliderTexts.localized("Highest possible")), Text(verbatim: value.highest))
                .accessibilityAdjustableAction { handle.adjust($0) }
        } else {
            dial.accessibilityElement(children: .contain).accessibilityLabel(label as? Text ?? Text(verbatim: ""))
        }
    }

    private var dial: some View {
        var options = options
        options.handle = handle
        return SliderRepresentable(
            options: options, make: { SlidersUIKit.CircularSlider() },
            prepare: { ($0.startAngle, $0.sweep) = (start, sweep) }
        )
        .overlay(alignment: .bottom) {
            // A ring is the same in every language, and so are its ends.
            HStack { ends }.environment(\.layoutDirection, .leftToRight).allowsHitTesting(false)
        }
    }

    @ViewBuilder
    private var ends: some View {
        if track.point(at: 0).x > track.point(at: 1).x + 1e-9 {
            maximumLabel
            Spacer()
            minimumLabel
        } else {
            minimumLabel
            Spacer()
            maximumLabel
        }
    }

    private var track: Track { .arc(Track.Arc(center: .zero, radius: 1, start: start, sweep: sweep)) }

    /// How assistive technology calls a single thumb.
    private var name: Text {
        if let name = options.names.first { return Text(verbatim: name) }
        return label as? Text ?? Text(verbatim: SliderTexts.localized("Value"))
    }

    /// What assistive technology tells of a single thumb.
    private var single: (now: String, lowest: String, highest: String)? {
        let values = options.link.read().values
        guard values.count == 1 else { return nil }
        let slider = SliderState(repairing: options.configuration, values: values, on: track), limits = slider.limits(of: 0)
        let text = options.text ?? SliderTexts.plain
        return (text(slider.value(of: 0)), text(limits.lowerBound), text(limits.upperBound))
    }

    public func configured(_ change: (inout SliderConfiguration) -> Void) -> Self {
        var copy = self
        change(&copy.options.configuration)
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

    /// Where the lower bound is, in degrees clockwise from north, and how far it is from there to the upper bound; negative
    /// runs counter-clockwise, 720 is two turns.
    public func arc(start: Double, sweep: Double) -> Self {
        var copy = self
        (copy.start, copy.sweep) = (start, sweep)
        return copy
    }
}

extension CircularSlider {
    /// A dial for one number.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            .single(value, .floating), .floating, bounds, step, nil, label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged)
    }

    /// A range that runs on across the top, on a full circle.
    public init<V: BinaryFloatingPoint>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        self.init(
            .span(range, .floating, bounds), .floating, bounds, step, nil, label(), minimumValueLabel(), maximumValueLabel(),
            onEditingChanged, seam: .wrap)
    }

    init<V: Comparable>(
        _ link: SliderLink, _ bridge: ValueBridge<V>, _ bounds: ClosedRange<V>, _ step: V?, _ text: ((Double) -> String)?,
        _ label: Label, _ minimumLabel: MinimumLabel, _ maximumLabel: MaximumLabel, _ onEditingChanged: @escaping (Bool) -> Void,
        seam: Seam = .stop
    ) {
        options = SliderOptions(link, bridge, bounds, step, text, onEditingChanged)
        (options.configuration.press, options.configuration.seam) = (.anywhere, seam)
        (self.label, self.minimumLabel, self.maximumLabel) = (label, minimumLabel, maximumLabel)
    }
}

extension SliderOptions {
    init<V: Comparable>(
        _ link: SliderLink, _ bridge: ValueBridge<V>, _ bounds: ClosedRange<V>, _ step: V?, _ text: ((Double) -> String)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(link: link, text: text, onEditingChanged: onEditingChanged)
        let (lower, upper) = bridge.range(bounds)
        (configuration.lowerBound, configuration.upperBound) = (lower, upper)
        if let step { configuration.step = .every((bridge.distance ?? bridge.number)(step)) }
    }
}
#endif
