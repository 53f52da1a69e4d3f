#if !canImport(AppKit) || targetEnvironment(macCatalyst)
import Foundation

// The module builds where it has no host, too, as an app may have targets for several platforms. Code that uses its
// sliders has to compile but for their availability, or the compiler says something else and not where they run.

/// A control that keeps by itself what the cell of other controls keeps for them.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
open class CelllessControl {
    /// Nothing.
    public init(frame: CGRect = .zero) {}
    /// Nothing.
    public required init?(coder: NSCoder) {}
}

/// What all sliders have in common.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
open class SliderControl: CelllessControl {}

/// What straight sliders have in common.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
open class StraightSlider: SliderControl {}

/// A straight slider with two thumbs or more.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
open class RangeSlider: StraightSlider {}

/// A straight slider with one value.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
open class ValueSlider: StraightSlider {}

/// A round slider.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
open class CircularSlider: SliderControl {}

/// A view in place of a thumb that shows what the thumb is.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
public protocol SliderThumbView: AnyObject {}

/// Hears of changes, and decides on them.
@available(*, unavailable, message: "SlidersAppKit runs on macOS only.")
public protocol SliderControlDelegate: AnyObject {}
#endif
