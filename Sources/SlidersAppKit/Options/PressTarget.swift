#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import SlidersCore
import AppKit

extension SliderControl {
    /// Where a press counts: what was set, or the default.
    ///
    /// The default is `barAndTrack`, and of a ``CircularSlider`` with ``CircularSlider/dragsVertically`` `anywhere`.
    /// ``style`` does not change it.
    public var pressTarget: SliderPressTarget {
        get { slider.configuration.press }
        set { controller.setPress(newValue) }
    }
}
#endif
