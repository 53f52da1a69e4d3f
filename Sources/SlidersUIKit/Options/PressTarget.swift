#if canImport(UIKit) && !os(tvOS) && !os(watchOS)
import SlidersCore
import UIKit

extension SliderControl {
    /// Where a press counts: what was set, or the default.
    ///
    /// The default of a straight slider is `bar`, in the Mac idiom of Mac Catalyst `barAndTrack`. The default of a
    /// ``CircularSlider`` is `barAndTrack`, and with ``CircularSlider/dragsVertically`` `anywhere`. ``style`` does not
    /// change it.
    public var pressTarget: SliderPressTarget {
        get { slider.configuration.press }
        set { controller.setPress(newValue) }
    }
}
#endif
