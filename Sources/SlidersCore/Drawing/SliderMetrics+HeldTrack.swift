extension SliderMetrics {
    /// How many times thicker than at rest the track, the spans, and the parts beside them are drawn: they are all
    /// thicker while any part of the slider is held.
    ///
    /// - Parameter whole: the state of the parts that all thumbs share.
    func trackScale(in whole: SliderElement.State) -> Double { whole == .held ? heldTrackScale : 1 }
}
