/// Detents: values that attract a dragged thumb. The fraction of the track at the pointer stays as it is, and spans
/// ignore detents.
extension Solver {
    /// Returns the detent nearest to a thumb's fraction of the track, if it's within the limits and near enough to
    /// attract the thumb; otherwise, returns the requested value.
    func snappedToDetent(
        _ requested: Double, at unwrappedFraction: Double, in limits: Window, on surface: Surface
    ) -> Double {
        let detentDistance = surface.configuration.detentDistance
        guard detentDistance > 0, !surface.configuration.detents.isEmpty else { return requested }
        var nearest = requested
        var minimumDistance = (detentDistance + Surface.roundingDistance) / surface.track.length
        for detent in surface.configuration.detents where detent.isFinite {
            let unwrappedDetent = constraints.unwrapped(detent, near: requested)
            let distance = abs(constraints.unwrappedFraction(of: unwrappedDetent) - unwrappedFraction)
            guard limits.contains(unwrappedDetent), distance <= minimumDistance,
                !constraints.isForbidden(unwrappedDetent)
            else { continue }
            nearest = unwrappedDetent
            minimumDistance = distance
        }
        return nearest
    }
}
