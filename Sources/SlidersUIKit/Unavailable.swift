#if !canImport(UIKit) || os(tvOS) || os(watchOS)
// The module builds where it has no host, too, as an app may have targets for several platforms.

/// What all sliders have in common.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public class SliderControl {}

/// What straight sliders have in common.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public class StraightSlider {}

/// A straight slider with two thumbs or more.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public class RangeSlider {}

/// A straight slider with one value.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public class ValueSlider {}

/// A round slider.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public class CircularSlider {}

/// Hears of changes, and decides on them.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public protocol SliderControlDelegate: AnyObject {}
#endif
