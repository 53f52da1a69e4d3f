#if APPLE_UI
import SlidersCore
import SlidersLooks

/// A look with its options. Colors in them may depend on the surroundings.
package struct LookChoice: Equatable {
    /// An option that is a color.
    package typealias ColorOption = WritableKeyPath<SliderLook.Options, SliderPaint.Color?>

    package var look: SliderLook
    package var options: SliderLook.Options
    /// Colors in place of those of the options. A pattern counts as not set.
    package var colors: [ColorOption: SliderControl.PlatformColor]
    /// How much larger than drawn the look is.
    package let scale: Double

    package init(
        _ look: SliderLook, _ options: SliderLook.Options = SliderLook.Options(),
        colors: [ColorOption: SliderControl.PlatformColor] = [:], scale: Double = 1
    ) {
        self.look = look
        self.options = options
        self.colors = colors
        self.scale = scale
    }
}

/// A look that a control shows.
struct ShownLook {
    let choice: LookChoice
    /// What the look made. The control's style has the app's changes, too.
    var style: SliderStyle
}
#endif
