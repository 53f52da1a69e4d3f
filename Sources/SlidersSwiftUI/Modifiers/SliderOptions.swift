#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// What modifiers set for the sliders inside a view: all of it under one key, and comparable, so that SwiftUI
/// recognizes whether it's the same as before.
@usableFromInline package struct SliderOptions: Equatable {
    /// The engine's options. The arguments of a slider override them.
    @usableFromInline package var configuration = SliderConfiguration()
    /// The direction in which the values of straight sliders increase.
    @usableFromInline package var direction = SliderDirection.trailing
    /// The angle of the lower bound of circular sliders, in degrees clockwise from north; `nil` leaves it to the look.
    @usableFromInline package var arcStart: Double?
    /// The degrees from there to the upper bound; `nil` leaves them to the look.
    @usableFromInline package var arcSweep: Double?
    var style: StyleChoice?
    /// What is painted over the style or the look, the outer paints first.
    var paints: [PaintChoice] = []
    var tints = SmallDictionary<TintedPart, SliderTint>()
    var fonts = TextFonts()
    /// The images of a style, by the numbers that its paints refer to.
    var images = SmallDictionary<Int, SliderPicture>()
    var pictures = PartPictures()
    /// Whether sliders show their labels beside them.
    @usableFromInline var labelsVisibility = Visibility.automatic
    /// Whether values are beside their thumbs; `nil` leaves it to the look.
    @usableFromInline package var hasValueLabels: Bool?
    /// The ticks of sliders that are given none; `nil` leaves them to the look.
    @usableFromInline var ticks: SliderTicks?
    /// Where thumbs are, whether they show, and how the track grows while it is held.
    @usableFromInline var measures = MeasureChoices()
    /// What happens to labels that would overlap; `nil` leaves it to the look.
    @usableFromInline var labelOverlap: SliderLabelOverlap?
    /// The changes of measures, the outer ones first.
    var metricsChanges: [MetricsChange] = []
    var events = SliderEvents()
    @usableFromInline var hasTappableTicks = false
    @usableFromInline var hasTextEntry = false
    @usableFromInline var hasScrollWheel = false
    @usableFromInline var hasScrollWheelOverThumbs = false
    @usableFromInline var glidesToTaps = false
    @usableFromInline var haptics: SliderHaptics = []
    /// The side of the square in which a press holds a thumb, in points; 0 leaves it to the system.
    @usableFromInline var targetSize: CGFloat = 0
    /// The identifier of sliders for UI tests; `nil` leaves them without one.
    @usableFromInline var identifier: String?
}

private struct SliderOptionsKey: EnvironmentKey {
    static var defaultValue: Boxed<SliderOptions> { Boxed(wrappedValue: SliderOptions()) }
}

extension EnvironmentValues {
    @usableFromInline package var sliderOptions: SliderOptions {
        get { boxedOptions.wrappedValue }
        set { self[SliderOptionsKey.self].wrappedValue = newValue }
    }
    /// The same behind a reference, as views carry it.
    var boxedOptions: Boxed<SliderOptions> { self[SliderOptionsKey.self] }
}

/// A closure of the app. SwiftUI recognizes a new one exactly when the body that made it has run again, whereas it
/// can't compare closures.
final class Identified<Closure: Sendable>: Equatable, Sendable {
    let call: Closure

    init(_ call: Closure) { self.call = call }

    static func == (first: Identified, second: Identified) -> Bool { first === second }
}

/// A value behind a reference. Views carry it, as copies of all of it are large. Unlike with a class, SwiftUI compares
/// what is inside, so that a body runs no more often.
@propertyWrapper
package indirect enum Boxed<Value> {
    case value(Value)

    package init(wrappedValue: Value) { self = .value(wrappedValue) }

    package var wrappedValue: Value {
        get {
            switch self {
            case .value(let value): value
            }
        }
        set { self = .value(newValue) }
    }
}

extension Boxed: Equatable where Value: Equatable {}

/// Changes a value of the environment as a view's surroundings set it. The closure runs when the body that made it has
/// run again, or when the surroundings change, and its result is compared with the previous one.
package nonisolated struct EnvironmentChange<Value>: ViewModifier {
    private let value: any WritableKeyPath<EnvironmentValues, Value> & Sendable
    private let change: Identified<@MainActor (inout Value) -> Void>
    @Environment private var outer: Value

    package init(
        _ value: any WritableKeyPath<EnvironmentValues, Value> & Sendable,
        _ change: @escaping @MainActor (inout Value) -> Void
    ) {
        (self.value, self.change) = (value, Identified(change))
        _outer = Environment(value)
    }

    @MainActor package func body(content: Content) -> some View {
        var new = outer
        change.call(&new)
        return content.environment(value, new)
    }
}
#endif
