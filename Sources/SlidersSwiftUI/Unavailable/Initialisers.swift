#if canImport(SwiftUI) && (!canImport(UIKit) && !canImport(AppKit) || os(tvOS) || os(watchOS))
import Foundation
import SwiftUI

// What the sliders bind, with fewer initialisers than where they run: the bounds of each have a default.

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension RangeSlider {
    /// A slider for a range.
    public init<V: SliderValue>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a range, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A slider for two values.
    public init<V: SliderValue>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for two values, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A slider for one thumb for each value.
    public init<V: SliderValue>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for one thumb for each value, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension RangeSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a range, without labels.
    public init<V: SliderValue>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for two values, without labels.
    public init<V: SliderValue>(
        lower: Binding<V>, upper: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for one thumb for each value, without labels.
    public init<V: SliderValue>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension ValueSlider {
    /// A slider for a value.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a value, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension ValueSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a value, without labels.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension CircularSlider {
    /// A slider for a value.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a value, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A slider for a range on a full circle.
    public init<V: SliderValue>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a range on a full circle, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A slider for a range on an arc.
    public init<V: SliderValue>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a range on an arc, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A slider for one thumb for each value.
    public init<V: SliderValue>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for one thumb for each value, with texts in a format.
    public init<V: SliderValue, F: FormatStyle>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        @TrackTickBuilder<V> ticks: () -> [TrackTick<V>] = { [] },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension CircularSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a value, without labels.
    public init<V: SliderValue>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil, neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a range on a full circle, without labels.
    public init<V: SliderValue>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a range on an arc, without labels.
    public init<V: SliderValue>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for one thumb for each value, without labels.
    public init<V: SliderValue>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: V.SliderDistance? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}
}
#endif
