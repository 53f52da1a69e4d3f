#if APPLE_UI
import SlidersControls
import SlidersCore
import SwiftUI

/// What modifiers set for the sliders inside a view: all of it under one key and without closures, so that SwiftUI
/// recognizes whether it's the same as before.
struct SliderOptions: Equatable {
    /// The engine's options. The arguments of a slider's initializer override them.
    var configuration = SliderConfiguration()
    /// The options of an axis of a plane, in place of those above.
    var axes: [SliderPlane.Axis: SliderConfiguration] = [:]
    /// The sizes of rulers, and the radius of the circle that their scales are bent along.
    var rulerMetrics = SliderRulerMetrics()
    var rulerStyle = SliderRulerStyle.system
    var bendRadius: CGFloat = 0
    /// The lines of a plane's grid.
    var xGrid, yGrid: SliderTicks?
    /// The direction in which the values of straight sliders increase.
    var direction = SliderDirection.trailing
    /// The angle of the lower bound of circular sliders, in degrees clockwise from north; `nil` leaves it to the look.
    var arcStart: Double?
    /// The degrees from there to the upper bound; `nil` leaves them to the look.
    var arcSweep: Double?
    var style: StyleChoice?
    var tints = SliderTints()
    var fonts = TextFonts()
    /// The images of a style, by the numbers that its paints refer to.
    var images: [Int: SliderPicture] = [:]
    var pictures = PartPictures()
    /// Whether sliders show their labels beside them.
    var labelsVisibility = Visibility.automatic
    /// Whether values are beside their thumbs; `nil` leaves it to the look.
    var hasValueLabels: Bool?
    /// The ticks of sliders whose initializers are given none; `nil` leaves them to the look.
    var ticks: SliderTicks?
    /// Where thumbs are, whether they show, and how the track grows while it is held.
    var measures = MeasureChoices()
    var hasTappableTicks = false
    var hasTextEntry = false
    var hasScrollWheel = false
    var hasScrollWheelOverThumbs = false
    var glidesToTaps = false
    var hasHaptics = false
    /// The side of the square in which a press holds a thumb, in points; 0 leaves it to the system.
    var targetSize: CGFloat = 0
    /// The identifier of sliders for UI tests; `nil` leaves them without one.
    var identifier: String?
}

private struct SliderOptionsKey: EnvironmentKey {
    static var defaultValue: SliderOptions { SliderOptions() }
}

extension EnvironmentValues {
    var sliderOptions: SliderOptions {
        get { self[SliderOptionsKey.self] }
        set { self[SliderOptionsKey.self] = newValue }
    }
}
#endif
