#if canImport(SwiftUI) && canImport(UIKit)
import SlidersUIKit
import SwiftUI

/// A round slider: a knob, a dial, or a range on a clock.
///
/// ```swift
/// @State private var night = CircularSpan(start: 22.0, span: 8.0)
///
/// CircularSlider(range: $night, in: 0...24, step: 0.25) { Text("Sleep") }
/// ```
public struct CircularSlider<Label: View>: SliderView {
    var options: SliderOptions
    var start = 0.0
    var sweep = 360.0
    let label: Label
    @State private var handle = SliderHandle()

    public var body: some View {
        let name = label as? Text ?? Text(verbatim: "")
        // A dial of one thumb is called as its label, which SwiftUI alone can read.
        if let value = options.singleValue {
            dial.accessibilityElement(children: .ignore).accessibilityLabel(options.names.first.map { Text(verbatim: $0) } ?? name)
                .accessibilityValue(Text(verbatim: value)).accessibilityAdjustableAction { handle.adjust($0) }
        } else {
            dial.accessibilityElement(children: .contain).accessibilityLabel(name)
        }
    }

    private var dial: some View {
        var options = options
        options.handle = handle
        return SliderRepresentable(
            options: options, make: { SlidersUIKit.CircularSlider() },
            prepare: { ($0.startAngle, $0.sweep) = (start, sweep) })
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
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        options = SliderOptions(.single(value, .floating), .floating, bounds, step, nil, onEditingChanged)
        options.configuration.press = .anywhere
        self.label = label()
    }

    /// A dial for one number, told to assistive technology in a format.
    public init<V: BinaryFloatingPoint, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {
        self.init(value: value, in: bounds, step: step, label: label, onEditingChanged: onEditingChanged)
        options.text = { format.format(V($0)) }
    }

    /// A range that runs on across the top, on a full circle.
    public init<V: BinaryFloatingPoint>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V> = 0...1, step: V? = nil, @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        let bridge = ValueBridge<V>.floating, (lower, upper) = bridge.range(bounds)
        let link = SliderLink(
            read: {
                let start = bridge.number(range.wrappedValue.start), span = bridge.number(range.wrappedValue.span)
                let period = upper - lower, end = start + span
                let turns = period > 0 ? ((end - lower) / period).rounded(.down) : 0
                return ([start, end - turns * period], [span])
            },
            write: { control in
                guard let slider = control as? SlidersUIKit.CircularSlider else { return }
                range.wrappedValue = CircularSpan(start: bridge.value(slider.start), span: bridge.value(slider.span))
            })
        options = SliderOptions(link, bridge, bounds, step, nil, onEditingChanged)
        (options.configuration.press, options.configuration.seam) = (.anywhere, .wrap)
        self.label = label()
    }
}

extension SliderOptions {
    /// What assistive technology tells of a single thumb.
    fileprivate var singleValue: String? {
        let values = link.read().values
        guard values.count == 1, let lower = configuration.lowerBound, let upper = configuration.upperBound else { return nil }
        let value = max(lower, min(upper, values[0]))
        return text?(value) ?? value.formatted(.number.precision(.fractionLength(0...3)))
    }

    init<V: Comparable>(
        _ link: SliderLink, _ bridge: ValueBridge<V>, _ bounds: ClosedRange<V>, _ step: V?, _ text: ((Double) -> String)?,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(link: link, text: text, onEditingChanged: onEditingChanged)
        let (lower, upper) = bridge.range(bounds)
        (configuration.lowerBound, configuration.upperBound) = (lower, upper)
        if let step { configuration.step = .every(bridge.number(step)) }
    }
}
#endif
