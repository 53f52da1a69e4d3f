#if canImport(SwiftUI) && canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SwiftUI

// Sliders without labels: a trailing closure is `onEditingChanged`, as with SwiftUI's own slider.

extension RangeSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a range of floating-point numbers, without labels.
    public init<V: BinaryFloatingPoint>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider for a range of integers, without labels.
    public init<V: BinaryInteger>(
        value: Binding<ClosedRange<V>>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: SignedInteger {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider with one thumb for each number, without labels.
    public init<V: BinaryFloatingPoint>(
        values: Binding<[V]>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(values: values, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension ValueSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A slider for a floating-point number, without labels.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A slider for an integer, without labels.
    public init<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: SignedInteger {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}

extension CircularSlider where Label == EmptyView, MinimumLabel == EmptyView, MaximumLabel == EmptyView {
    /// A dial for a floating-point number, without labels.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A range of floating-point numbers on a full circle, which runs on across the top, without labels.
    public init<V: BinaryFloatingPoint>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(range: range, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A dial for an integer, without labels.
    public init<V: BinaryInteger>(
        value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: SignedInteger {
        self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }

    /// A range of integers on a full circle, which runs on across the top, without labels.
    public init<V: BinaryInteger>(
        range: Binding<CircularSpan<V>>, in bounds: ClosedRange<V>, step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: SignedInteger {
        self.init(range: range, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
    }
}
#endif
