#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// The options that modifiers set for the sliders inside a view. They're one value of the environment, and comparable,
/// so that SwiftUI recognizes changes.
@usableFromInline package struct SliderOptions: Equatable {
    /// The engine's options. The arguments of a slider override them.
    @usableFromInline package var configuration = SliderConfiguration()
    /// The direction in which the values of straight sliders increase.
    @usableFromInline package var direction = SliderDirection.trailing
    /// The angle of the lower bound of circular sliders, in degrees clockwise from north; `nil` means that of the look.
    @usableFromInline package var arcStart: Double?
    /// The degrees from the lower to the upper bound of circular sliders; `nil` means those of the look.
    @usableFromInline package var arcSweep: Double?
    var style: StyleChoice?
    /// The paints over the style or the look, those of outer modifiers first.
    var paints: [PaintChoice] = []
    var tints = SmallDictionary<TintedPart, SliderTint>()
    var fonts = TextFonts()
    /// The images of a style, by the numbers that its paints refer to.
    var images = SmallDictionary<Int, SliderPicture>()
    var pictures = PartPictures()
    /// Whether sliders show their labels beside them.
    @usableFromInline var labelsVisibility = Visibility.automatic
    /// Whether thumbs have labels with their values; `nil` means as in the look.
    @usableFromInline package var hasValueLabels: Bool?
    /// The ticks of sliders without ticks of their own; `nil` means those of the look.
    @usableFromInline var ticks: SliderTicks?
    /// The metrics that modifiers set one by one.
    @usableFromInline var measures = MeasureChoices()
    /// What happens to labels that would overlap; `nil` means as in the look.
    @usableFromInline var labelOverlap: SliderLabelOverlap?
    /// The app's changes of metrics, those of outer modifiers first.
    var metricsChanges: [MetricsChange] = []
    var events = SliderEvents()
    @usableFromInline var hasTappableTicks = false
    @usableFromInline var hasTextEntry = false
    @usableFromInline var hasScrollWheel = false
    @usableFromInline var hasScrollWheelOverThumbs = false
    @usableFromInline var glidesToTaps = false
    @usableFromInline var haptics: SliderHaptics = []
    /// The side of the square in which a press holds a thumb, in points; 0 means the system's minimum.
    @usableFromInline var targetSize: CGFloat = 0
    /// The identifier of sliders for UI tests; `nil` means none.
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
    /// The slider options in a box, which is cheap to copy.
    var boxedOptions: Boxed<SliderOptions> { self[SliderOptionsKey.self] }
}

/// A closure of the app with an identity. SwiftUI can't compare closures, but compares this: a new one differs from the
/// one that an earlier run of the body made.
final class Identified<Closure: Sendable>: Equatable, Sendable {
    let call: Closure

    init(_ call: Closure) { self.call = call }

    static func == (first: Identified, second: Identified) -> Bool { first === second }
}

/// A large value behind a reference, so that views that contain it are cheap to copy. Unlike with a class, SwiftUI
/// compares the value, so that a body runs only if the value has changed.
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

/// A modifier that changes an environment value of the enclosing view for the view inside. The closure runs when the
/// body that made it has run again or the outer value has changed, and SwiftUI compares the new value with the old one.
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
