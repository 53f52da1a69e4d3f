extension SliderMetrics {
    /// Returns the drawn thickness of the track, the spans, and the parts beside them, as a multiple of their thickness
    /// at rest.
    ///
    /// - Parameter sharedState: the state of the parts that all thumbs share, which is `held` while any part is held.
    func trackScale(in sharedState: SliderElement.State) -> Double { sharedState == .held ? heldTrackScale : 1 }
}
