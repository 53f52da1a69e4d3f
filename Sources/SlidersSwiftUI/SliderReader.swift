#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// A view that passes its content a proxy for the slider inside, as `ScrollViewReader` does for scroll views.
///
/// ```swift
/// SliderReader { slider in
///     HStack {
///         Button("Slower") { speed = slider.previousValue(of: 0) ?? speed }
///             .disabled(slider.previousValue(of: 0) == nil)
///         ValueSlider(value: $speed, in: 0.5...2, step: 0.25)
///     }
/// }
/// ```
/// With a type, the proxy has values of that type:
///
/// ```swift
/// SliderReader(for: Decimal.self) { slider in
///     ValueSlider("Price", value: $price, in: 0...100, step: 5, format: .currency(code: "EUR"))
///     Button("Raise to \(slider.text(of: slider.nextValue(of: 0) ?? price))") {
///         price = slider.nextValue(of: 0) ?? price
///     }
/// }
/// ```
/// If there are several sliders inside, the proxy is for the first one that appeared.
public struct SliderReader<Value: SliderValue, Content: View>: View {
    private let content: Identified<@MainActor (SliderProxy<Value>) -> Content>
    @StateObject private var target = SliderTarget()
    @Environment(\.sliderTargets) private var outer

    /// Creates a reader of values as numbers. SwiftUI reevaluates its content when a result that the proxy returned
    /// might have changed.
    public init(
        @ViewBuilder content: @escaping @MainActor (_ slider: SliderProxy<Double>) -> Content
    ) where Value == Double { self.content = Identified(content) }

    /// Creates a reader of values of a type, which should be that of the slider's values.
    public init(
        for type: Value.Type, @ViewBuilder content: @escaping @MainActor (_ slider: SliderProxy<Value>) -> Content
    ) { self.content = Identified(content) }

    /// The content.
    public var body: some View {
        content.call(SliderProxy(target)).environment(\.sliderTargets, [target] + outer)
    }
}

/// A proxy that returns the state of a slider and can cancel its drags. A ``SliderReader`` provides one.
///
/// The proxy has the same members for every kind of slider. On a `PlaneSlider` and a `PolarSlider`, each coordinate
/// counts as a thumb: ``values`` has `x` and `y` of each point in turn. A `RulerSlider` has one thumb, its mark.
///
/// If the type of values is that of the slider, the proxy converts them as the binding does. A `Double` is the number
/// of any value, as in `SliderThumbConfiguration.value`: that of a date, for example, is the number of seconds since
/// the reference date. Other types have the value of this number. Before the slider first appears, there are no values
/// and no thumbs.
///
/// SwiftUI reevaluates a view that reads the proxy when a result might have changed, because of new values, options, or
/// drags. If a view uses the proxy only to cancel drags, SwiftUI doesn't reevaluate it.
@MainActor
public struct SliderProxy<Value: SliderValue> {
    @usableFromInline let target: SliderTarget
    /// The number of changes so far. It makes proxies before and after a change differ, so that SwiftUI reevaluates
    /// views that store one.
    private let changes: Int

    init(_ target: SliderTarget) { (self.target, changes) = (target, target.changes) }

    // MARK: Asking

    /// Returns the bridge that converts a coordinate's values to numbers. It's `nil` for measurements before the slider
    /// appears, because their unit isn't known yet.
    @usableFromInline
    func bridge(of coordinate: Int) -> ValueBridge<Value>? {
        if let own = target.bridge(of: coordinate) as? ValueBridge<Value> { return own }
        return (_SliderUnitOfType() as? Value._SliderUnit).map(ValueBridge.init(unit:))
    }

    /// Returns the value that a number stands for on a coordinate.
    @_alwaysEmitIntoClient
    func value(_ number: Double?, of coordinate: Int) -> Value? {
        guard let number else { return nil }
        return bridge(of: coordinate)?.value(number)
    }

    /// The values of the thumbs, in ascending order, or in the direction of the track on a circle that wraps. On a
    /// plane, they're `x` and `y` of each point in turn.
    @_alwaysEmitIntoClient
    public var values: [Value] {
        (target.ask()?.numbers ?? []).enumerated().compactMap { value($1, of: $0) }
    }

    /// Returns the next higher value that a thumb can take now, or `nil` if there is none. Without steps, it's 1% of
    /// the track away.
    @_alwaysEmitIntoClient
    public func nextValue(of thumb: Int) -> Value? {
        value(target.ask()?.nextNumber(of: thumb), of: thumb)
    }

    /// Returns the next lower value that a thumb can take now, or `nil` if there is none. Without steps, it's 1% of
    /// the track away.
    @_alwaysEmitIntoClient
    public func previousValue(of thumb: Int) -> Value? {
        value(target.ask()?.previousNumber(of: thumb), of: thumb)
    }

    /// Returns the value that a thumb would take if a person typed a value for it: the nearest one that steps, limits,
    /// and other thumbs allow now. It's `nil` for a thumb that doesn't exist, and for what is no number.
    @_alwaysEmitIntoClient
    public func nearestValue(to value: Value, of thumb: Int) -> Value? {
        guard let bridge = bridge(of: thumb) else { return nil }
        return self.value(target.ask()?.nearestNumber(to: bridge.number(value), of: thumb), of: thumb)
    }

    /// Returns a binding to the value of a thumb, for a text field beside the slider.
    ///
    /// ```swift
    /// SliderReader(for: Decimal.self) { slider in
    ///     TextField("Lowest price", value: slider.binding(of: 0), format: .currency(code: "EUR"))
    ///     RangeSlider("Price", value: $price, in: 0...1000, step: 10)
    /// }
    /// ```
    /// What a person types is taken as by the slider: the thumb takes ``nearestValue(to:of:)``, the slider's binding is
    /// updated, and its actions are called. A text that can't be read, and an empty one, leave the value as it is, and
    /// so does a slider that's disabled or read-only. The binding is `nil` until the slider appears, and for a thumb
    /// that doesn't exist.
    @_alwaysEmitIntoClient
    public func binding(of thumb: Int) -> Binding<Value?> {
        guard let bridge = bridge(of: thumb) else { return .constant(nil) }
        // SwiftUI reads and writes bindings on the main actor.
        return Binding { [target] in
            MainActor.assumeIsolated { target.number(of: thumb) }.map(bridge.value)
        } set: { [target] value in
            guard let number = value.map(bridge.number) else { return }
            MainActor.assumeIsolated { target.control?.type(number, for: thumb) }
        }
    }

    /// Returns the lowest and the highest value that a drag could give a thumb now, or `nil` for a thumb that doesn't
    /// exist. For a disabled thumb, both ends are its value.
    @_alwaysEmitIntoClient
    public func limits(of thumb: Int) -> ClosedRange<Value>? {
        guard let limits = target.ask()?.limits(of: thumb), let bridge = bridge(of: thumb) else {
            return nil
        }
        let lower = bridge.value(limits.lowerBound)
        return lower...max(lower, bridge.value(limits.upperBound))
    }

    /// Returns whether a pointer holds a thumb, alone or with its span. After a flick, nothing holds a ruler.
    @_alwaysEmitIntoClient
    public func isHeld(thumb: Int) -> Bool { target.ask()?.isHeld(thumb) ?? false }

    /// The distance by which the current drag exceeds what its thumb can reach: signed, as a number, and measured for
    /// the whole drag. It's 0 if nothing limits the drag, and after the drag. On a plane, whose axes have separate
    /// units, it's always 0.
    @_alwaysEmitIntoClient
    public var overshoot: Double { target.ask()?.singleAxisOvershoot ?? 0 }

    /// What holds back the thumb or span that a person moved last, or `nil` if it's where it was asked to be.
    @_alwaysEmitIntoClient
    public var obstacle: SliderObstacle? { target.ask()?.obstacle }

    /// Returns the text of a value in the slider's format and language, without
    /// ``SwiftUI/View/sliderValueText(_:)``. On a plane, it's the text of an `x` value.
    public func text(of value: Value) -> String {
        guard let bridge = bridge(of: 0) else { return "" }
        return target.ask()?.axisText(of: bridge.number(value), coordinate: 0) ?? ""
    }

    /// Returns the text that a value would have as the value of a thumb, in the slider's format and language.
    public func text(of value: Value, thumb: Int) -> String {
        guard let bridge = bridge(of: thumb) else { return "" }
        return target.ask()?.text(of: bridge.number(value), coordinate: thumb) ?? ""
    }

    /// The largest square in the middle of a circular slider, in the coordinates of its control, for a view that takes
    /// touches there; `nil` for other sliders, and before the slider appears. See `CircularSliderControl.innerSquare`.
    @_alwaysEmitIntoClient
    public var innerSquare: CGRect? { target.ask()?.ringSquare }

    /// The first option that the slider can't satisfy now, and therefore adjusts, or `nil` if it can satisfy all
    /// options.
    public var configurationError: SliderError? { target.ask()?.model.configurationError }

    // MARK: Acting

    /// Cancels all drags and restores the values from before them; a ruler that moves after a flick stops where it is.
    /// Call it from an action, not while a view's body runs.
    @_alwaysEmitIntoClient
    public func cancelDrags() { target.control?.cancelDrags() }
}
#endif
