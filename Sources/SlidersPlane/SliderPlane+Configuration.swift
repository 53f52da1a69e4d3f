import SlidersCore

extension SliderPlane {
    /// One of the two coordinates of a point.
    public enum Axis: Int, CaseIterable, Sendable {
        /// The horizontal coordinate; on a disc, the angle.
        case x
        /// The vertical coordinate; on a disc, the distance from the center.
        case y
    }

    /// The options of a plane, exactly as an app sets them.
    public struct Configuration: Equatable, Sendable {
        /// The options of the horizontal axis, or of the angle: bounds, scale, step, detents, enabled range, limits of
        /// each point, whether angles wrap, the steps of keys, and resetting. Options of the whole plane have no effect
        /// here.
        public var x = SliderConfiguration()
        /// The options of the vertical axis, or of the distance.
        public var y = SliderConfiguration()
        /// The parts of the control where a press moves or holds a point. With `track` and `spanAndTrack`, a press in
        /// the area, or at most 22 points outside it, moves the nearest point that can move. With `anywhere`, every
        /// press does; with `relative`, too, and the point then moves as far as the pointer does. With `thumb` and
        /// `span`, a press counts only on points.
        public var pressTarget = SliderPressTarget.track
        /// The indices of the points that can't move.
        public var disabledThumbs: [Int] = []
        /// A Boolean value that indicates whether a person can move the points.
        public var isEnabled = true
        /// A Boolean value that indicates whether only code can move the points.
        public var isReadOnly = false
        /// A Boolean value that indicates whether a drag reports every change. If `false`, it reports one change,
        /// before it ends.
        public var isContinuous = true
        /// A Boolean value that indicates whether a point moves a quarter as far as the pointer while the host asks for
        /// fine control, for example while Shift is down.
        public var hasFineControl = false
        /// A Boolean value that indicates whether a dragged point stays on steps. If `false`, it snaps to steps on
        /// release.
        public var snapsWhileDragging = true

        /// Creates a configuration with default options.
        public init() {}

        /// Returns whether a point is disabled: because the whole plane is, because the point itself is, or because
        /// neither axis has usable bounds.
        func isDisabled(thumb point: Int) -> Bool {
            !isEnabled || disabledThumbs.contains(point) || !hasUsableBounds(x) && !hasUsableBounds(y)
        }

        private func hasUsableBounds(_ axis: SliderConfiguration) -> Bool {
            SliderScaleMap(repairing: axis.scale, lower: axis.lowerBound, upper: axis.upperBound).hasUsableBounds
        }

        /// Returns the options of the slider for one coordinate of a point. That slider has one thumb, which the plane
        /// presses at its center.
        func options(of axis: Axis, point: Int) -> SliderConfiguration {
            var options = axis == .x ? x : y
            options.thumbLimits = point < options.thumbLimits.count ? [options.thumbLimits[point]] : []
            options.resetValues = point < options.resetValues.count ? [options.resetValues[point]] : []
            setShared(of: &options)
            options.disabledThumbs = disabledThumbs.contains(point) ? [0] : []
            options.pressTarget = .thumb
            options.collision = .stop
            options.dragsVertically = false
            return options
        }
    }
}
