#if canImport(SwiftUI) && (canImport(UIKit) || canImport(AppKit)) && !os(tvOS) && !os(watchOS)
import SlidersCore
import SwiftUI

/// A slider of SwiftUI: the modifiers that it takes. Each gives the slider with one more option, so that they come
/// before modifiers of other views. Only the sliders of this module conform.
public protocol SliderView: View {
    /// What initializers and modifiers set.
    nonisolated var sliderSettings: SliderSettings { get set }
}

extension SliderView {
    /// Changes any option of the engine.
    nonisolated public func configured(_ change: (inout SliderConfiguration) -> Void) -> Self {
        var copy = self
        change(&copy.sliderSettings.configuration)
        return copy
    }

    /// Colors the spans; `nil` leaves it to the surroundings.
    nonisolated public func sliderTint(_ tint: Color?) -> Self {
        var copy = self
        copy.sliderSettings.tint = tint
        return copy
    }

    /// Names the thumbs for assistive technology, in their order, by texts of the app's strings, as literals are.
    nonisolated public func thumbNames(_ names: String.LocalizationValue...) -> Self {
        named(names.map { .key($0) })
    }

    /// Names the thumbs for assistive technology, in their order, by texts as they are.
    @_disfavoredOverload
    nonisolated public func thumbNames(_ names: String...) -> Self { named(names.map { .verbatim($0) }) }

    nonisolated private func named(_ names: [LocalTitle]) -> Self {
        var copy = self
        copy.sliderSettings.names = names
        return copy
    }

    /// Sets what happens when a thumb meets its neighbor. `stop` by default.
    nonisolated public func collision(_ collision: SliderCollision) -> Self { configured { $0.collision = collision } }

    /// Sets the least and the greatest distance of neighboring thumbs, in value units.
    nonisolated public func spans(minimum: Double = 0, maximum: Double = .infinity) -> Self {
        configured {
            $0.minimumSpan = minimum
            $0.maximumSpan = maximum
        }
    }

    /// Sets how values are spread along the track. Linear by default.
    nonisolated public func scale(_ scale: SliderScale) -> Self { configured { $0.scale = scale } }

    /// Sets where a press counts. The defaults are those of the controls: on a straight slider thumbs and bar, on macOS
    /// and in the Mac idiom of Mac Catalyst the track, too; on a round one bar and track, and anywhere if it is dragged
    /// vertically.
    nonisolated public func pressTarget(_ target: SliderPressTarget) -> Self { configured { $0.pressTarget = target } }
}
#endif
