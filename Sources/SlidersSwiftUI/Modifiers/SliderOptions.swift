#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// What modifiers set for the sliders inside a view: all of it under one key, and comparable, so that SwiftUI
/// recognizes whether it's the same as before.
package struct SliderOptions: Equatable {
    /// The engine's options. The arguments of a slider override them.
    package var configuration = SliderConfiguration()
    /// The direction in which the values of straight sliders increase.
    package var direction = SliderDirection.trailing
    /// The angle of the lower bound of circular sliders, in degrees clockwise from north; `nil` leaves it to the look.
    package var arcStart: Double?
    /// The degrees from there to the upper bound; `nil` leaves them to the look.
    package var arcSweep: Double?
    var style: StyleChoice?
    /// What is painted over the style or the look, the outer paints first.
    var paints: [PaintChoice] = []
    var tints = SmallDictionary<TintedPart, SliderTint>()
    var fonts = TextFonts()
    /// The images of a style, by the numbers that its paints refer to.
    var images: [Int: SliderPicture] = [:]
    var pictures = PartPictures()
    /// Whether sliders show their labels beside them.
    var labelsVisibility = Visibility.automatic
    /// Whether values are beside their thumbs; `nil` leaves it to the look.
    package var hasValueLabels: Bool?
    /// The ticks of sliders that are given none; `nil` leaves them to the look.
    var ticks: SliderTicks?
    /// Where thumbs are, whether they show, and how the track grows while it is held.
    var measures = MeasureChoices()
    /// What happens to labels that would overlap; `nil` leaves it to the look.
    var labelOverlap: SliderLabelOverlap?
    /// The changes of measures, the outer ones first.
    var metricsChanges: [MetricsChange] = []
    var events = SliderEvents()
    var hasTappableTicks = false
    var hasTextEntry = false
    var hasScrollWheel = false
    var hasScrollWheelOverThumbs = false
    var glidesToTaps = false
    var haptics: SliderHaptics = []
    /// The side of the square in which a press holds a thumb, in points; 0 leaves it to the system.
    var targetSize: CGFloat = 0
    /// The identifier of sliders for UI tests; `nil` leaves them without one.
    var identifier: String?
}

private struct SliderOptionsKey: EnvironmentKey {
    static var defaultValue: Boxed<SliderOptions> { Boxed(wrappedValue: SliderOptions()) }
}

extension EnvironmentValues {
    package var sliderOptions: SliderOptions {
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
