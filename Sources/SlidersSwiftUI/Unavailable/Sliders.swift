#if canImport(SwiftUI) && (!canImport(UIKit) && !canImport(AppKit) || os(tvOS) || os(watchOS))
import SlidersCore
import SlidersLayers
import SwiftUI

// The module builds where it has no host, too, as an app may have targets for several platforms. Code that uses its
// sliders has to compile but for their availability, or the compiler says something else and not where they run.

/// A straight slider with two thumbs or more.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
nonisolated public struct RangeSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    /// Nothing.
    public var body: EmptyView { EmptyView() }

    /// Sets where values grow.
    public func direction(_ direction: SliderDirection) -> Self { self }
}

/// A straight slider with one value.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
nonisolated public struct ValueSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    /// Nothing.
    public var body: EmptyView { EmptyView() }

    /// Sets where values grow.
    public func direction(_ direction: SliderDirection) -> Self { self }
}

/// A round slider.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
nonisolated public struct CircularSlider<Label: View, MinimumLabel: View, MaximumLabel: View>: SliderView {
    /// Nothing.
    public var body: EmptyView { EmptyView() }

    /// Sets the angle of the lower bound and the degrees from there to the upper bound.
    public func arc(start: Double, sweep: Double) -> Self { self }
}

/// What initialisers and modifiers set.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
public struct SliderSettings {}

/// What the sliders have in common.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
public protocol SliderView: View {}
#endif
