#if APPLE_UI
import QuartzCore
import SlidersControls
import SlidersCore
import SlidersPlane

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A slider with two axes: each of its points, in a rectangle or on a disc, represents two values.
///
/// ```swift
/// let field = PlaneSliderControl()
/// (field.xBounds, field.yBounds) = (0...100, 0...100)
/// field.value = CGPoint(x: 30, y: 70)
/// ```
/// `BaseSliderControl` provides the look, and handles the touches, clicks, and keys that move points. The thumbs of
/// the control are its points.
@MainActor
open class PlaneSliderControl: BaseSliderControl {
    // MARK: Engine

    /// The model of the plane, with its concrete type.
    final let points: Model<SliderPlane> = {
        let layout = SliderPlaneLayout(SliderPlaneMetrics(), size: .zero)
        let plane = SliderPlane(repairing: SliderPlane.Configuration(), values: [.zero], in: layout.area)
        return Model(plane, in: layout)
    }()
    /// The values and the pointers that hold points.
    package internal(set) var plane: SliderPlane {
        _read { yield points.state }
        _modify { yield &points.state }
    }
    /// The parts that are shown, and where they are as of the last layout pass.
    package final var drawing: SliderPlaneDrawing { points.drawing }

    // MARK: Accessibility

    /// A closure that returns the text of a value on an axis, for assistive technology. If it's `nil`, the default, the
    /// text is the number in the user's language, with as many decimals as the step of the axis or a hundredth of the
    /// axis needs.
    public final var valueFormatter: ((_ value: Double, _ axis: SliderPlane.Axis) -> String)? {
        get { texts.thumbFormatter.map { text in { text($0, $1.rawValue) } } }
        set {
            texts.thumbFormatter = newValue.map { text in { text($0, $1 == 0 ? .x : .y) } }
            formatsDidChange()
        }
    }

    // MARK: Values

    /// The values at the left and at the right edge; on a disc, the angles. The default is 0…1.
    ///
    /// `configuration` has the other options of an axis.
    public final var xBounds: ClosedRange<Double> {
        get { configuration.x.bounds ?? 0...1 }
        set { configuration.x.bounds = newValue }
    }
    /// The values at the lower and at the upper edge; on a disc, the distances. The default is 0…1.
    public final var yBounds: ClosedRange<Double> {
        get { configuration.y.bounds ?? 0...1 }
        set { configuration.y.bounds = newValue }
    }

    // MARK: Shape

    /// The shape of the area, and the directions in which values increase. The default is a rectangle whose values
    /// increase to the right and upward, in every language.
    public final var shape = SliderPlaneMetrics.Shape.rectangle() {
        didSet { if shape != oldValue { setNeedsLayout() } }
    }

    /// The radius of the corners of a rectangle, in points. The default is 8.
    @IBInspectable public final var areaCornerRadius: CGFloat = 8 {
        didSet { if areaCornerRadius != oldValue { setNeedsLayout() } }
    }

    /// The ticks where lines of the grid cross the horizontal axis, or where the spokes of a disc are. The default is
    /// none. Only the positions and the width of the ticks have an effect.
    public final var xTicks = SliderTicks.none { didSet { if xTicks != oldValue { setNeedsLayout() } } }

    /// The ticks where lines of the grid cross the vertical axis, or where the rings of a disc are. The default is
    /// none.
    public final var yTicks = SliderTicks.none { didSet { if yTicks != oldValue { setNeedsLayout() } } }

    // MARK: Colors

    /// The gradient along the vertical axis, or `nil`, the default, for none. It covers the other paint of the area,
    /// which shows through where the gradient's colors are transparent. It has no effect on a disc.
    public final var yGradient: SliderGradient? { didSet { if yGradient != oldValue { setNeedsLayout() } } }

    // MARK: Making

    /// Creates a square from 0 to 1 on both axes with one point, at 0.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        nameAxes()
    }

    /// Creates a control with the values and options of an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        nameAxes()
    }

    private final func nameAxes() { texts.axisName = { [unowned self] in axisName($0 == 0 ? .x : .y) } }
}
#endif
