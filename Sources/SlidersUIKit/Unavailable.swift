#if !canImport(UIKit) || os(tvOS) || os(watchOS)
import Foundation

// The module builds where it has no host, too, as an app may have targets for several platforms. Code that uses its
// sliders has to compile but for their availability, or the compiler says something else and not where they run.

/// What all sliders have in common.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
open class SliderControl {
    /// Nothing.
    public init(frame: CGRect = .zero) {}
    /// Nothing.
    public required init?(coder: NSCoder) {}
    /// Nothing.
    public convenience init(frame: CGRect, primaryAction: Any?) { self.init(frame: frame) }
}

/// What straight sliders have in common.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
open class StraightSlider: SliderControl {}

/// A straight slider with two thumbs or more.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
open class RangeSlider: StraightSlider {}

/// A straight slider with one value.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
open class ValueSlider: StraightSlider {}

/// A round slider.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
open class CircularSlider: SliderControl {}

/// Hears of changes, and decides on them.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public protocol SliderControlDelegate: AnyObject {}

/// A view in place of a thumb that shows what the thumb is.
@available(*, unavailable, message: "SlidersUIKit runs on iOS, iPadOS, visionOS and Mac Catalyst only.")
public protocol SliderThumbView: AnyObject {}
#endif
