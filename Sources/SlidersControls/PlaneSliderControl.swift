#if APPLE_UI
import QuartzCore
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A slider with two axes: each of its points, in a rectangle or on a disc, represents two values.
///
/// ```swift
/// let field = PlaneSliderControl()
/// field.configuration.x.bounds = 0...100
/// field.configuration.y.bounds = 0...100
/// field.value = CGPoint(x: 30, y: 70)
/// ```
/// ``BaseSliderControl`` provides the look, and handles the touches, clicks, and keys that move points. The thumbs of
/// the control are its points.
@MainActor
open class PlaneSliderControl: BaseSliderControl {
    // MARK: Engine

    /// The slider, typed.
    var points: Model<SliderPlane> { unsafeDowncast(model, to: Model<SliderPlane>.self) }
    /// The values and the pointers that hold points.
    package internal(set) var plane: SliderPlane {
        _read { yield points.state }
        _modify { yield &points.state }
    }
    /// The parts that are shown, and where they are as of the last layout pass.
    package var drawing: SliderPlaneDrawing { points.drawing }

    // MARK: Accessibility

    /// The elements of assistive technology: two for each point.
    var coordinateViews: [CoordinateView] = []

    /// A closure that returns the text of a value on an axis, for assistive technology. If it's `nil`, the default, the
    /// text is the number in the user's language, with as many decimals as the step of the axis or a hundredth of the
    /// axis needs.
    public var valueFormatter: ((_ value: Double, _ axis: SliderPlane.Axis) -> String)? {
        get { texts.thumbFormatter.map { text in { text($0, $1.rawValue) } } }
        set { setFormat { $0.thumbFormatter = newValue.map { text in { text($0, $1 == 0 ? .x : .y) } } } }
    }

    // MARK: Shape

    /// The shape of the area, and the directions in which values increase. The default is a rectangle whose values
    /// increase to the right and upward, in every language.
    public var shape = SliderPlaneMetrics.Shape.rectangle() { didSet { if shape != oldValue { setNeedsLayout() } } }

    /// The radius of the corners of a rectangle, in points. The default is 8.
    @IBInspectable public var areaCornerRadius: CGFloat = 8 {
        didSet { if areaCornerRadius != oldValue { setNeedsLayout() } }
    }

    /// The ticks where lines of the grid cross the horizontal axis, or where the spokes of a disc are. The default is
    /// none. Only the places and the width of the ticks have an effect.
    public var xTicks = SliderTicks.none { didSet { if xTicks != oldValue { setNeedsLayout() } } }

    /// The ticks where lines of the grid cross the vertical axis, or where the rings of a disc are. The default is
    /// none.
    public var yTicks = SliderTicks.none { didSet { if yTicks != oldValue { setNeedsLayout() } } }

    // MARK: Colors

    /// The gradient along the vertical axis, or `nil`, the default, for none. It covers the other paint of the area,
    /// which shows through where the gradient's colors are transparent. It has no effect on a disc.
    public var yGradient: SliderGradient? { didSet { if yGradient != oldValue { setNeedsLayout() } } }

    // MARK: Making

    /// Creates a square from 0 to 1 on both axes with one point, at 0.
    public override init(frame: CGRect) { super.init(frame: frame) }

    /// Creates a control with the values and options of an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: What a plane says

    override class func makeModel() -> any HeldModel {
        let layout = SliderPlaneLayout(SliderPlaneMetrics(), size: .zero)
        let plane = SliderPlane(repairing: SliderPlane.Configuration(), values: [.zero], in: layout.area)
        return Model(plane, in: layout)
    }
    override var sharedOptions: SliderConfiguration {
        get {
            var options = SliderConfiguration()
            (options.isReadOnly, options.isContinuous) = (configuration.isReadOnly, configuration.isContinuous)
            options.hasFineControl = configuration.hasFineControl
            options.snapsWhileDragging = configuration.snapsWhileDragging
            return options
        }
        set {
            configure {
                ($0.isReadOnly, $0.isContinuous) = (newValue.isReadOnly, newValue.isContinuous)
                ($0.hasFineControl, $0.snapsWhileDragging) = (newValue.hasFineControl, newValue.snapsWhileDragging)
            }
        }
    }
    override var axisOptions: [SliderConfiguration] {
        get { [configuration.x, configuration.y] }
        set { configure { ($0.x, $0.y) = (newValue[0], newValue[1]) } }
    }

    override func layOut(glide: Glide?) { layOutPlane(glide: glide) }
    override var intrinsicSize: CGSize { CGSize(width: Self.idealSide, height: Self.idealSide) }
    override var targetBox: CGSize { CGSize(width: plane.targetSide, height: plane.targetSide) }

    override func takesPresses(at point: CGPoint) -> Bool { takesPressesOnPlane(at: point) }

    override func name(ofThumb thumb: Int) -> String { pointName(thumb) }
    override func text(ofThumb thumb: Int) -> String { pointText(thumb) }
    override func path(ofThumb thumb: Int) -> SliderPath { usedAxis(ofThumb: thumb) == .x ? .right : .up }
    override func configuration(ofThumb thumb: Int) -> SliderThumbConfiguration { pointConfiguration(of: thumb) }
    override var elements: [PlatformView] { coordinateViews + [valueField].compactMap(\.self) }
    override func focusedElement(ofThumb thumb: Int) -> PlatformView {
        coordinateViews[plane.coordinate(usedAxis(ofThumb: thumb), ofThumb: thumb)]
    }
    override func forEachChangedElement(ofThumb thumb: Int, _ body: (PlatformView) -> Void) {
        for view in coordinateViews[2 * thumb..<2 * thumb + 2]
        where plane.slider(view.axis, ofThumb: thumb).isChanged(thumb: 0) {
            body(view)
        }
    }
    override var isGroup: Bool { true }
    override func invalidateElements() {
        updateCoordinateViews()
        super.invalidateElements()
    }

    override func fieldArea(for thumb: Int) -> CGRect? { fieldAreaOverPoint(thumb) }
    override func newField(for thumb: Int) -> SliderField? { newFieldOverPoint(thumb) }

    override func encodeValues(with coder: NSCoder) { encodePoints(with: coder) }
    override func decodeValues(with coder: NSCoder) { decodePoints(with: coder) }

    #if !canImport(UIKit)

    // MARK: AppKit

    /// Returns the first coordinate of the point that a press at this location would hold.
    nonisolated open override func accessibilityHitTest(_ point: NSPoint) -> Any? {
        nonisolated(unsafe) var hit: Any?
        MainActor.assumeIsolated {
            hit = thumbView(under: point).map { coordinateViews[2 * $0.index] } ?? self
        }
        return hit
    }

    #endif
}
#endif
