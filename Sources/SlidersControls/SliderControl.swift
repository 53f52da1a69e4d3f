#if APPLE_UI
import CoreText
import QuartzCore
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

// This file has what Swift requires in the body of a class: stored properties, initializers, and methods that apps
// override. Everything else is in extensions.

/// The base class of sliders along a track, straight or circular, with values on one axis. ``BaseSliderControl``
/// provides the look, and handles the touches, clicks, and keys that move thumbs.
@MainActor
open class SliderControl: BaseSliderControl {
    // MARK: Engine

    /// The model with its concrete type; ``BaseSliderControl`` has it as `model`.
    final let track: Model<SliderState>
    /// The engine's slider: values, options, and the pointers that hold thumbs.
    @usableFromInline package internal(set) var slider: SliderState {
        _read { yield track.state }
        _modify { yield &track.state }
    }
    /// The parts of the slider that are drawn, and their positions in the last layout pass.
    package final var drawing: SliderDrawing { track.drawing }
    /// The shape of the track. Setting a shape with an angle that isn't finite, or is too large, changes nothing.
    final var shape: SliderShape {
        didSet {
            if !shape.hasValidAngles { shape = oldValue }
            if shape != oldValue { layOut() }
        }
    }

    // MARK: Views

    /// The views that show ``minimumValueImage`` and ``maximumValueImage``.
    final var endImageViews = SmallDictionary<EndImage, EndImageView>()
    /// The placement without overrides of the rectangle methods; `nil` except during a layout pass.
    final var standardPlacement: SliderPlacement?
    /// Whether the control is a playhead in SwiftUI, which gives it the frame of its owner, so it has no intrinsic
    /// size.
    package final var fillsOwner = false { didSet { if fillsOwner != oldValue { invalidateSize() } } }

    // MARK: Ticks

    /// A closure that decides the kind of each tick of the style, or `nil`, the default, to leave the ticks as they
    /// are.
    ///
    /// The closure gets the value and the kind of each tick, in ascending order, and returns the tick's new kind:
    /// `large`, `small` with text, `minor` without text, or `nil` for no tick. It runs in each layout pass.
    ///
    /// ```swift
    /// slider.style.metrics.ticks = .steps
    /// slider.tickFilter = { value, _ in value.truncatingRemainder(dividingBy: 50) == 0 ? .large : .minor }
    /// ```
    public final var tickFilter: ((_ value: Double, _ kind: SliderTicks.Kind) -> SliderTicks.Kind?)? {
        didSet { setNeedsLayout() }
    }

    // MARK: Events

    /// The value under a hovering pointer, snapped to a step, or `nil` if there is none or ``reportsHover`` is `false`.
    public internal(set) var hoveredValue: Double?

    // MARK: Options

    /// A Boolean value that indicates whether a tap on a tick or its text moves the nearest thumb to the value of the
    /// tick. The default is `false`.
    ///
    /// The thumb moves regardless of ``SliderControl/pressTarget``. The control reports the change, but no drag. A tap
    /// counts on a major tick, on its text, and up to 6 points around them. Where a press would have no other effect, a
    /// tap counts up to half the smallest target size around them. A drag that begins there works as usual.
    @IBInspectable public final var hasTappableTicks: Bool = false

    /// A Boolean value that indicates whether the delegate receives the value under a hovering pointer. The default is
    /// `false`.
    @IBInspectable public final var reportsHover: Bool = false {
        didSet {
            if !reportsHover { hoveredValue = nil }
            onHover = reportsHover ? { [unowned self] in report(hoverAt: $0) } : nil
            updateHoverTracking()
        }
    }

    // MARK: Initialization

    /// The kind of slider, which determines the values and the shape of a new control.
    class var kind: SliderKind { .range }

    /// Creates a control with default options.
    public override init(frame: CGRect) {
        (track, shape) = (Self.kind.model, Self.kind.shape)
        super.init(frame: frame)
        connectTrack()
    }

    /// Creates a control with the values and options of an archive.
    public required init?(coder: NSCoder) {
        (track, shape) = (Self.kind.model, Self.kind.shape)
        super.init(coder: coder)
        connectTrack()
        if let playhead = subviews.last(where: { $0 is SliderControl }) as? SliderControl { self.playhead = playhead }
    }

    // MARK: Layout

    /// Returns the rectangle of the track in a control with the specified bounds. Override this method to move the
    /// track, or to change the thickness of a straight track.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { placement(in: bounds).trackRect }

    /// Returns the rectangle of a thumb with a value in a control with the specified bounds. The control calls an
    /// override with the minimum and the maximum value. The two rectangles determine the size of all thumbs and, on a
    /// straight track, the line along which their centers move.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect {
        placement(in: bounds).movingTrack(to: rect).thumbRect(at: slider.scale.fraction(of: value))
    }

    /// Returns the rectangle of ``minimumValueImage`` in a control with the specified bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.minimum, in: bounds) }

    /// Returns the rectangle of ``maximumValueImage`` in a control with the specified bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect { imageRect(.maximum, in: bounds) }

    #if canImport(UIKit)

    // MARK: UIKit

    /// A Boolean value that determines whether a touch on the track waits before it moves the nearest thumb.
    ///
    /// The touch waits until it moves 4 points along the track, rests for 150 milliseconds, or ends, so that a swipe
    /// across the track scrolls. A mouse and a pencil never wait. The default is `true`. Compare
    /// `UIScrollView.delaysContentTouches`.
    @IBInspectable public final var delaysTrackTouches: Bool {
        get { delaysTouches }
        set { delaysTouches = newValue }
    }

    #endif
}
#endif
