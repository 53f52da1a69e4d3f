#if !canImport(SwiftUI) || !canImport(UIKit) || os(tvOS) || os(watchOS)
// The module builds where it has no host, too, as an app may have targets for several platforms.

/// A straight slider with two thumbs or more.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public struct RangeSlider {}

/// A straight slider with one value.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public struct ValueSlider {}

/// A round slider.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public struct CircularSlider {}

/// The start and the length of a range on a circle.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public struct CircularSpan {}

/// Options that modifiers set.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public struct SliderSettings {}

/// What the sliders have in common.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public protocol SliderView {}
#endif
