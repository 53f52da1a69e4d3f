extension SliderPlane {
    /// One of the two coordinates of a point.
    public enum Axis: Int, CaseIterable, Sendable {
        /// The horizontal coordinate; on a disc the angle.
        case x
        /// The vertical coordinate; on a disc the distance from the center.
        case y
    }

    /// Every option of a plane, as an app asks for it.
    public struct Configuration: Equatable, Sendable {
        /// The options of the horizontal axis, or of the angle: bounds, scale, step, detents, enabled range, limits by
        /// point, whether angles wrap, the steps of keys, and resetting. Options of the whole plane are ignored here.
        public var x = SliderConfiguration()
        /// The options of the vertical axis, or of the distance.
        public var y = SliderConfiguration()
        /// Where a press counts. With `track`, and with `barAndTrack`, it moves the nearest point that can move if it
        /// is at most 22 points outside the area, and with `anywhere` wherever it is. `thumb` and `bar` take points
        /// alone.
        public var pressTarget = SliderPressTarget.track
        /// The points that cannot be moved, by index.
        public var disabledPoints: [Int] = []
        /// Whether points can be moved.
        public var isEnabled = true
        /// Whether only code moves points.
        public var isReadOnly = false
        /// Whether each movement of a drag that changes values is reported; otherwise one change is, before the end.
        public var isContinuous = true
        /// Whether a drag moves at a quarter of the pointer's way while its host asks for it, as with Shift.
        public var hasFineControl = false
        /// Whether a dragged point snaps to steps; otherwise it does on release.
        public var snapsWhileDragging = true

        /// Makes a configuration of default options.
        public init() {}

        /// Whether a point cannot be moved.
        func isDisabled(point: Int) -> Bool { !isEnabled || disabledPoints.contains(point) }

        /// The options of the slider for one coordinate of a point. It has one thumb, which the plane presses at its
        /// center.
        func options(of axis: Axis, point: Int) -> SliderConfiguration {
            var options = axis == .x ? x : y
            options.thumbLimits = point < options.thumbLimits.count ? [options.thumbLimits[point]] : []
            options.resetValues = point < options.resetValues.count ? [options.resetValues[point]] : []
            options.disabledThumbs = disabledPoints.contains(point) ? [0] : []
            options.pressTarget = .thumb
            options.collision = .stop
            options.dragsVertically = false
            options.isEnabled = isEnabled
            options.isReadOnly = isReadOnly
            options.isContinuous = isContinuous
            options.hasFineControl = hasFineControl
            options.snapsWhileDragging = snapsWhileDragging
            return options
        }
    }
}
