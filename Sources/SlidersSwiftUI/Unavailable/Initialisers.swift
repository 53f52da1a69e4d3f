#if canImport(SwiftUI) && (!canImport(UIKit) || os(tvOS) || os(watchOS))
import Foundation
import SwiftUI

// What the sliders bind, with fewer initialisers for more types than where they run.

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
extension RangeSlider {
    /// A slider for a range.
    public init<V: Comparable>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a range, with texts in a format.
    public init<V: Comparable, F: FormatStyle>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: Any? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A slider with one thumb for each value.
    public init<V: Comparable>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider with one thumb for each value, with texts in a format.
    public init<V: Comparable, F: FormatStyle>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: Any? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
extension RangeSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a range, without labels.
    public init<V: Comparable>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider with one thumb for each value, without labels.
    public init<V: Comparable>(
        values: Binding<[V]>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
extension ValueSlider {
    /// A slider for a value.
    public init<V: Comparable>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A slider for a value, with texts in a format.
    public init<V: Comparable, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: Any? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
extension ValueSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a value, without labels.
    public init<V: Comparable>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
extension CircularSlider {
    /// A dial.
    public init<V: Comparable>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A dial, with texts in a format.
    public init<V: Comparable, F: FormatStyle>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: Any? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}

    /// A range on a circle.
    public init<V: Comparable>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A range on a circle, with texts in a format.
    public init<V: Comparable, F: FormatStyle>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>? = nil, step: Any? = nil, format: F,
        @ViewBuilder label: () -> Label = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> MinimumLabel = { EmptyView() },
        @ViewBuilder maximumValueLabel: () -> MaximumLabel = { EmptyView() },
        onEditingChanged: (Bool) -> Void = { _ in }
    ) where F.FormatInput == V, F.FormatOutput == String {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
extension CircularSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A dial, without labels.
    public init<V: Comparable>(
        value: Binding<V>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}

    /// A range on a circle, without labels.
    public init<V: Comparable>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>? = nil, step: Any? = nil,
        onEditingChanged: (Bool) -> Void = { _ in }
    ) {}
}
#endif
