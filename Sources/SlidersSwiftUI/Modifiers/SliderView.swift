#if canImport(SwiftUI) && canImport(UIKit)
import SlidersCore
import SwiftUI

/// A slider of SwiftUI: the modifiers that it takes. Each gives the slider with one more option.
@MainActor
public protocol SliderView: View {
    /// Changes any option of the engine. The closure may be called more than once.
    func configured(_ change: (inout SliderConfiguration) -> Void) -> Self
    /// Colours the spans; `nil` leaves it to the tint of the surroundings.
    func sliderTint(_ tint: Color?) -> Self
    /// Names the thumbs for assistive technology, in their order.
    func thumbNames(_ names: String...) -> Self
}

extension SliderView {
    /// Sets what happens when a thumb meets its neighbour. `stop` by default.
    public func collision(_ collision: SliderCollision) -> Self { configured { $0.collision = collision } }

    /// Sets the least and the greatest distance of neighbouring thumbs, in value units.
    public func spans(minimum: Double = 0, maximum: Double = .infinity) -> Self {
        configured {
            $0.minimumSpan = minimum
            $0.maximumSpan = maximum
        }
    }

    /// Sets how values are spread along the track. Linear by default.
    public func scale(_ scale: SliderScale) -> Self { configured { $0.scale = scale } }

    /// Sets where a press counts. The defaults are those of the controls of UIKit: on a straight slider thumbs and bar,
    /// in the Mac idiom of Mac Catalyst the track, too; on a round one bar and track, and anywhere if it is dragged
    /// vertically.
    public func pressTarget(_ target: SliderPressTarget) -> Self { configured { $0.press = target } }
}
#endif
