#if canImport(SwiftUI) && (!canImport(UIKit) && !canImport(AppKit) || os(tvOS) || os(watchOS))
import SwiftUI

/// A tick on the track of a slider.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
nonisolated public struct TrackTick<Value: SliderValue> {
    /// A tick without a label.
    public init(_ value: Value) {}

    /// A tick with a text.
    public init<S: StringProtocol>(_ title: S, _ value: Value) {}

    /// A tick with a view.
    public init<Label: View>(_ value: Value, @ViewBuilder label: () -> Label) {}
}

@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
extension TrackTick {
    /// Ticks at the values that a slider with these bounds and this step can take.
    public static func every(
        _ step: Value.SliderDistance, in bounds: ClosedRange<Value>,
        tick: (Value) -> TrackTick? = { TrackTick($0) }
    ) -> [TrackTick] { [] }
}

/// Builds the ticks of a slider.
@available(*, unavailable, message: "SlidersSwiftUI runs on iOS, iPadOS, visionOS, macOS and Mac Catalyst only.")
@resultBuilder
nonisolated public struct TrackTickBuilder<Value: SliderValue> {
    /// One tick.
    public static func buildExpression(_ tick: TrackTick<Value>) -> [TrackTick<Value>] { [] }
    /// Ticks that were made elsewhere.
    public static func buildExpression(_ ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { [] }
    /// All ticks.
    public static func buildBlock(_ ticks: [TrackTick<Value>]...) -> [TrackTick<Value>] { [] }
    /// The ticks of an `if`.
    public static func buildOptional(_ ticks: [TrackTick<Value>]?) -> [TrackTick<Value>] { [] }
    /// The ticks of the first branch.
    public static func buildEither(first ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { [] }
    /// The ticks of the other branch.
    public static func buildEither(second ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { [] }
    /// The ticks of a loop.
    public static func buildArray(_ ticks: [[TrackTick<Value>]]) -> [TrackTick<Value>] { [] }
    /// The ticks behind a check of the system's version.
    public static func buildLimitedAvailability(_ ticks: [TrackTick<Value>]) -> [TrackTick<Value>] { [] }
}
#endif
