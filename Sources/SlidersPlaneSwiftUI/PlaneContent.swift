#if APPLE_UI
import SlidersControls
import SlidersCore
import SlidersSwiftUI
import SwiftUI

/// The content of a plane: its binding, the arguments of both axes as the engine's numbers, and its label.
public struct _PlaneContent<X: SliderValue, Y: SliderValue> {
    private let bound: BoundBinding
    private let bridges: (x: ValueBridge<X>, y: ValueBridge<Y>)
    private var x, y: SliderArguments
    private let labels: SliderLabels
    private let shape: PlaneArguments.Shape

    /// Creates a plane for two values. On a disc, they are an angle, which can wrap, and a distance.
    @usableFromInline
    init(
        _ x: Binding<X>, in xBounds: ClosedRange<X>, _ y: Binding<Y>, in yBounds: ClosedRange<Y>, isDisc: Bool = false,
        wraps: Bool = false, _ labels: SliderLabels, _ onEditingChanged: @escaping (Bool) -> Void
    ) {
        let bridges = (x: ValueBridge(of: xBounds.lowerBound), y: ValueBridge(of: yBounds.lowerBound))
        bound = BoundBinding(lower: x[bridge: bridges.x], upper: y[bridge: bridges.y])
        self.x = SliderArguments(xBounds, wraps: wraps, in: bridges.x, onEditingChanged: onEditingChanged)
        self.y = SliderArguments(yBounds, in: bridges.y)
        (self.bridges, self.labels, shape) = (bridges, labels, isDisc ? .disc : .rectangle)
    }

    /// Creates a plane for points.
    @usableFromInline
    init<P: SliderPoints>(
        _ value: Binding<P>, in bounds: CGRect, step: CGFloat?, _ labels: SliderLabels,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where X == CGFloat, Y == CGFloat {
        bridges = (ValueBridge(of: bounds.minX), ValueBridge(of: bounds.minY))
        bound = BoundBinding(value.boundValues)
        x = SliderArguments(
            bounds.minX...bounds.maxX, step: step, in: bridges.x, onEditingChanged: onEditingChanged)
        y = SliderArguments(bounds.minY...bounds.maxY, step: step, in: bridges.y)
        (self.labels, shape) = (labels, P._sliderRunsDown ? .view : .rectangle)
    }

    /// The control with its label.
    @MainActor var view: some View {
        LabeledSlider(bound, PlaneArguments(arguments: [x, y], labels: labels, shape: shape))
    }

    // Each of these functions returns a changed copy. If an argument is `nil`, the options of its axis stay the same.

    func step(_ x: X.SliderDistance?, _ y: Y.SliderDistance?) -> _PlaneContent {
        var content = self
        if let x { content.x.setStep(x, in: bridges.x) }
        if let y { content.y.setStep(y, in: bridges.y) }
        return content
    }

    func enabledBounds(_ x: ClosedRange<X>?, _ y: ClosedRange<Y>?) -> _PlaneContent {
        var content = self
        if let x { content.x.enabledRange = bridges.x.range(x) }
        if let y { content.y.enabledRange = bridges.y.range(y) }
        return content
    }

    func detents(_ x: [X]?, _ y: [Y]?) -> _PlaneContent {
        var content = self
        if let x { content.x.detents = x.map(bridges.x.number) }
        if let y { content.y.detents = y.map(bridges.y.number) }
        return content
    }

    func resetValue(_ x: X?, _ y: Y?) -> _PlaneContent {
        var content = self
        if let x { content.x.resetValues = [bridges.x.number(x)] }
        if let y { content.y.resetValues = [bridges.y.number(y)] }
        return content
    }

    func axisNames(_ x: String.LocalizationValue?, _ y: String.LocalizationValue?) -> _PlaneContent {
        var content = self
        if let x { content.x.names = [.key(x)] }
        if let y { content.y.names = [.key(y)] }
        return content
    }

    func valueText(
        _ x: @escaping @MainActor (X) -> String?, _ y: @escaping @MainActor (Y) -> String?
    ) -> _PlaneContent {
        var content = self
        let bridges = bridges
        content.x.valueText = { number, _ in x(bridges.x.value(number)) }
        content.y.valueText = { number, _ in y(bridges.y.value(number)) }
        return content
    }

    func onChange(
        _ action: @escaping @MainActor (_ points: [(X, Y)], _ reason: SliderChangeReason) -> Void
    ) -> _PlaneContent {
        var content = self
        let (bound, bridges) = (bound, bridges)
        content.x.changes.append { reason in
            guard case .values(let numbers) = bound.wrappedValue else { return }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                (bridges.x.value(numbers[$0]), bridges.y.value(numbers[$0 + 1]))
            }
            action(points, reason)
        }
        return content
    }
}

/// A type of points that a plane can bind to: a point, an array of points, or a unit point.
///
/// Don't conform your own types to this protocol: its members that begin with an underscore are only for the sliders,
/// and can change.
public protocol SliderPoints {
    /// A Boolean value that indicates whether `y` is 0 at the top, and `x` is 0 at the leading edge.
    static var _sliderRunsDown: Bool { get }
    /// The `x` and the `y` of each point in turn.
    var _sliderCoordinates: [Double] { get set }
}

extension SliderPoints {
    /// The coordinates as the engine's numbers, for a binding by key path.
    fileprivate var boundValues: BoundValues {
        get { .values(_sliderCoordinates) }
        set { if case .values(let numbers) = newValue { _sliderCoordinates = numbers } }
    }
}

extension CGPoint: SliderPoints {
    /// Values increase to the right and upward.
    public static var _sliderRunsDown: Bool { false }
    /// The `x` and the `y` of the point.
    public var _sliderCoordinates: [Double] {
        get { [x, y] }
        set { if newValue.count == 2 { self = CGPoint(x: newValue[0], y: newValue[1]) } }
    }
}

extension Array: SliderPoints where Element == CGPoint {
    /// Values increase to the right and upward.
    public static var _sliderRunsDown: Bool { false }
    /// The `x` and the `y` of each point in turn.
    public var _sliderCoordinates: [Double] {
        get { flatMap { [Double($0.x), Double($0.y)] } }
        set {
            self = stride(from: 0, to: newValue.count - 1, by: 2).map { CGPoint(x: newValue[$0], y: newValue[$0 + 1]) }
        }
    }
}

extension UnitPoint: SliderPoints {
    /// As everywhere in SwiftUI, `y` is 0 at the top, and `x` is 0 at the leading edge.
    public static var _sliderRunsDown: Bool { true }
    /// The `x` and the `y` of the point.
    public var _sliderCoordinates: [Double] {
        get { [x, y] }
        set { if newValue.count == 2 { self = UnitPoint(x: newValue[0], y: newValue[1]) } }
    }
}
#endif
