#if APPLE_UI
import SlidersCore

/// Where a press counts, and the default for each kind of slider.
extension SliderControl {
    /// The places where a press moves or holds a thumb.
    ///
    /// The default of a straight slider is `bar` for fingers, and `barAndTrack` in AppKit and in the Mac idiom of Mac
    /// Catalyst. The default of a ``CircularSliderControl`` is `barAndTrack`, and `anywhere` with
    /// ``CircularSliderControl/dragsVertically``. ``BaseSliderControl/style`` doesn't affect this property.
    public var pressTarget: SliderPressTarget {
        get { slider.pressTarget }
        set { configure { $0.pressTarget = newValue } }
    }

    /// Where a press counts until an app says where: on a straight track a mouse moves thumbs, and a finger may scroll.
    func defaultPressTarget(_ configuration: SliderConfiguration) -> SliderPressTarget {
        if shape.isRound { return configuration.dragsVertically ? .anywhere : .barAndTrack }
        return isOfMac ? .barAndTrack : .bar
    }
}
#endif
