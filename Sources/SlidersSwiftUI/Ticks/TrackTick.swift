#if APPLE_UI
import SwiftUI

/// A tick on the track of a slider, at a value, with or without a label.
///
/// ```swift
/// ValueSlider(value: $speed, in: 0.5...2) {
///     Text("Speed")
/// } ticks: {
///     TrackTick("½×", 0.5)
///     TrackTick(1) { Image(systemName: "figure.walk") }
///     for speed in [1.25, 1.5, 1.75, 2] { TrackTick(speed) }
/// }
/// ```
/// Ticks don't restrict values; use `step` for that.
nonisolated public struct TrackTick<Value: SliderValue> {
    @usableFromInline let value: Value
    @usableFromInline let label: TrackMarks.Label?

    @usableFromInline
    init(value: Value, label: TrackMarks.Label?) { (self.value, self.label) = (value, label) }

    /// Creates a tick without a label.
    @_alwaysEmitIntoClient
    public init(_ value: Value) { self.init(value: value, label: nil) }

    /// Creates a tick with localized text, such as a string literal. The slider shows the text in the font of its look,
    /// except where it would touch other text.
    @_alwaysEmitIntoClient
    public init(_ title: String.LocalizationValue, _ value: Value) {
        self.init(value: value, label: .title(.key(title)))
    }

    /// Creates a tick with a string that isn't localized. The slider shows the string in the font of its look, except
    /// where it would touch other text.
    @_disfavoredOverload @_alwaysEmitIntoClient
    public init<S: StringProtocol>(_ title: S, _ value: Value) {
        self.init(value: value, label: .title(.verbatim(String(title))))
    }

    /// Creates a tick with a view, which is centered where text would be and has the font that the text would have. The
    /// view has its own size and can overlap its neighbors; a straight slider makes room for one line of text. The view
    /// takes no touches, and assistive technology doesn't read it. Several views are beside one another, as in an
    /// `HStack`.
    @_alwaysEmitIntoClient
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {
        self.init(value: value, label: .view(AnyView(label())))
    }

    /// Returns the tick with its value converted to the engine's number.
    @usableFromInline
    func mark(_ bridge: ValueBridge<Value>) -> TrackMarks.Tick {
        TrackMarks.Tick(number: bridge.number(value), label: label)
    }
}

extension TrackTick {
    /// Returns ticks at the values that a slider with these bounds and this step can take, or no ticks if there are
    /// more than 1000. `tick` returns the tick at a value, or `nil` for no tick; by default, it returns a tick without
    /// a label.
    ///
    /// ```swift
    /// TrackTick.every(10, in: 0...100) { $0 == 50 ? TrackTick("half", $0) : TrackTick($0) }
    /// ```
    @_alwaysEmitIntoClient
    public static func every(
        _ step: Value.SliderDistance, in bounds: ClosedRange<Value>,
        tick: (Value) -> TrackTick? = { TrackTick($0) }
    ) -> [TrackTick] {
        let bridge = ValueBridge(of: bounds.lowerBound)
        let values = SliderArguments(bounds, step: step, in: bridge).stepValues(atMost: 1000).map(bridge.value)
        return values.compactMap(tick)
    }
}

/// Builds the ticks of a slider, with conditions and loops.
@resultBuilder
nonisolated public struct TrackTickBuilder<Value: SliderValue> {
    /// Builds one tick.
    @_alwaysEmitIntoClient
    public static func buildExpression(_ tick: TrackTick<Value>) -> [TrackTick<Value>] { [tick] }
    /// Builds ticks from an array.
    @_alwaysEmitIntoClient
    public static func buildExpression(_ ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { ticks }
    /// Builds all ticks of a block.
    @_alwaysEmitIntoClient
    public static func buildBlock(_ ticks: [TrackTick<Value>]...) -> [TrackTick<Value>] { ticks.flatMap(\.self) }
    /// Builds the ticks of an `if` statement.
    @_alwaysEmitIntoClient
    public static func buildOptional(_ ticks: [TrackTick<Value>]?) -> [TrackTick<Value>] { ticks ?? [] }
    /// Builds the ticks of the first branch.
    @_alwaysEmitIntoClient
    public static func buildEither(first ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { ticks }
    /// Builds the ticks of the other branch.
    @_alwaysEmitIntoClient
    public static func buildEither(second ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { ticks }
    /// Builds the ticks of a loop.
    @_alwaysEmitIntoClient
    public static func buildArray(_ ticks: [[TrackTick<Value>]]) -> [TrackTick<Value>] { ticks.flatMap(\.self) }
    /// Builds the ticks inside an availability check.
    @_alwaysEmitIntoClient
    public static func buildLimitedAvailability(_ ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { ticks }
}
#endif
