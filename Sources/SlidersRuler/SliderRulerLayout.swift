import SlidersCore

/// The positions of a ruler's parts in a control of a certain size: a pure function of the size, the metrics, and the
/// options of the slider.
public struct SliderRulerLayout: Equatable, Sendable {
    /// The metrics that the layout was made from.
    package let metrics: SliderRulerMetrics
    /// The size of the control, in points; a side that is negative, infinite, or NaN counts as 0.
    package let size: SIMD2<Double>
    /// The size of the largest text, in points; 0 if the host didn't measure it.
    package let largestText: SIMD2<Double>
    /// The position of the mark, and the path of the scale.
    public let track: SliderRuler.Track
    /// The layout of a plain slider in a control of the size, for painting.
    public let plain: SliderLayout
    /// The number of elements for ticks, as many as can be visible at once.
    package let slots: Int
    /// The number of elements for the text of ticks, as many as can be visible at once.
    package let labelSlots: Int
    /// The distance between ticks in value units; `nil` if ticks are at the steps.
    let tickDistance: Double?
    /// The selection of visible ticks and major ticks; `nil` if the distances between ticks on screen differ, so that
    /// the selection depends on the fraction at the mark.
    private let strides: Strides?

    /// The maximum length of a scale, in points. On a longer one, rounding would lose the movements of a finger.
    private static let maximumLength = 1e9

    /// Creates a layout for a control of the specified size, for the bounds and steps of a slider, and for its largest
    /// text. Sizes are in points.
    public init(
        _ metrics: SliderRulerMetrics, size: SIMD2<Double>, of slider: SliderState, largestText: SIMD2<Double> = .zero
    ) {
        self.metrics = metrics
        self.largestText = SIMD2(Self.usable(largestText.x), Self.usable(largestText.y))
        let size = SIMD2(Self.usable(size.x), Self.usable(size.y))
        self.size = size
        plain = SliderLayout(SliderMetrics(), size: size)
        let range = slider.scale.length
        let grid = slider.grid
        let given = metrics.tickDistance.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        tickDistance = given ?? (grid.isContinuous ? range / 100 : nil)
        let count = max(1, tickDistance.map { range > 0 ? range / $0 : 1 } ?? Double(grid.stepCount))
        let spacing = metrics.tickSpacing > 0 && metrics.tickSpacing.isFinite ? metrics.tickSpacing : 8
        let pointsPerUnit = metrics.pointsPerUnit.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let length = min(Self.maximumLength, pointsPerUnit.map { $0 * range } ?? spacing * count)
        track = SliderRuler.Track(Self.shape(metrics, size), length: length)
        let isEven = slider.scale.curve == .linear && (tickDistance != nil || grid.isUniform)
        strides = isEven ? Strides(metrics, distance: length / count) : nil
        let visibleTicks = Self.tickCount(in: Self.visibleLength(metrics, size), Self.minimumDistance(metrics)) + 3
        // With a multiple of the ticks from one major tick to the next, each element is either for major or for minor
        // ticks, wherever the scale is.
        let majorPeriod = Int(min(Int64(visibleTicks), strides.map { $0.major / $0.minor } ?? 1))
        slots = (visibleTicks + majorPeriod - 1) / majorPeriod * majorPeriod
        labelSlots = Self.tickCount(in: Self.visibleLength(metrics, size), max(1, metrics.minimumMajorDistance)) + 3
    }

    private static func minimumDistance(_ metrics: SliderRulerMetrics) -> Double { max(1, metrics.minimumDistance) }

    /// Returns the maximum number of ticks in a length, with a minimum distance between them.
    private static func tickCount(in length: Double, _ minimumDistance: Double) -> Int {
        Int(min(10_000, length / minimumDistance))
    }

    /// The selection of visible ticks and major ticks, by their numbers from the lower bound: multiples of `minor` are
    /// visible, and multiples of `major` are major.
    private struct Strides: Equatable {
        let minor, major: Int64

        /// The maximum number of a tick on any scale.
        private static let maximumNumber: Int64 = 1_000_000_000_000_000

        /// Creates strides for a distance between neighboring ticks, in points. The major stride is a round multiple of
        /// the metrics' major interval, and the minor stride is the major stride divided by a round number.
        init(_ metrics: SliderRulerMetrics, distance: Double) {
            let interval = Int64(max(1, min(1_000_000, metrics.majorInterval)))
            var (major, power) = (interval, Int64(1))
            while Double(major) * distance < max(1, metrics.minimumMajorDistance), major < Self.maximumNumber {
                // The major stride becomes 2, 5, 10, 20, 50, … times the interval.
                let factor: Int64 = major == interval * power ? 2 : major == 2 * interval * power ? 5 : 10
                major = factor * interval * power
                if factor == 10 { power *= 10 }
            }
            let divisor = [major, 100, 50, 20, 10, 5, 4, 2, 1].first { divisor in
                divisor <= major && major % divisor == 0
                    && Double(major / divisor) * distance >= SliderRulerLayout.minimumDistance(metrics)
            }
            (self.major, minor) = (major, major / (divisor ?? 1))
        }

        /// Returns whether the tick with a number is halfway between two major ticks.
        func isMiddle(_ number: Int64) -> Bool {
            major / minor % 2 == 0 && number % major == major / 2
        }
    }

    /// Returns a side of the control or of a text, or 0 if it can't be used.
    static func usable(_ side: Double) -> Double { side > 0 && side.isFinite ? min(side, 1e6) : 0 }

    /// Returns the shape of the scale, with the mark in the middle of the control.
    private static func shape(_ metrics: SliderRulerMetrics, _ size: SIMD2<Double>) -> SliderRuler.Track.Shape {
        switch metrics.path {
        case .straight(.right): .straight(mark: size / 2, direction: SIMD2(1, 0))
        case .straight(.left): .straight(mark: size / 2, direction: SIMD2(-1, 0))
        case .straight(.up): .straight(mark: size / 2, direction: SIMD2(0, -1))
        case .straight(.down): .straight(mark: size / 2, direction: SIMD2(0, 1))
        case .bent(let radius, let isClockwise):
            .bent(
                center: SIMD2(size.x / 2, size.y / 2 + max(1, usable(radius))), radius: max(1, usable(radius)), mark: 0,
                isClockwise: isClockwise)
        }
    }

    /// Returns the maximum length of the visible part of the scale, in points.
    static func visibleLength(_ metrics: SliderRulerMetrics, _ size: SIMD2<Double>) -> Double {
        switch metrics.path {
        case .straight(.right), .straight(.left): size.x
        case .straight(.up), .straight(.down): size.y
        // A bent scale is visible up to the corners of the control, but at most once around the circle.
        case .bent(let radius, _): min(2 * .pi * max(1, usable(radius)), 1.6 * max(size.x, size.y))
        }
    }

    // MARK: Ticks

    /// A visible tick.
    struct Tick: Equatable {
        /// The index of the tick's element. A tick keeps its element while it moves, and shares it with no other
        /// visible tick.
        let slot: Int
        /// The index of the element for the tick's text; `nil` for a minor tick.
        let label: Int?
        /// Whether the tick is halfway between two major ticks.
        let isMiddle: Bool
        let value: Double
        /// The distance from the mark, along the scale, in points; negative for lower values than at the mark.
        let distance: Double

        var isMajor: Bool { label != nil }
    }

    /// Calls `body` with each tick that is visible while a fraction of the scale is at the mark, from the lowest. The
    /// number of calls doesn't depend on the number of all ticks. Allocates no memory.
    func forEachTick(at unwrappedFraction: Double, of slider: SliderState, _ body: (Tick) -> Void) {
        let reach = Self.visibleLength(metrics, size) / 2
        guard track.length > 0 else { return }
        let low = max(0, unwrappedFraction - reach / track.length)
        let high = min(1, unwrappedFraction + reach / track.length)
        guard low <= high else { return }
        let minimumDistance = Self.minimumDistance(metrics)
        let firstNumber = tickNumber(atOrBelow: slider.value(at: low), slider)
        let highestValue = slider.value(at: high)
        let lastNumber = tickNumber(atOrBelow: highestValue, slider)
        let strides = strides ?? Strides(metrics, distance: 2 * reach / Double(max(1, lastNumber - firstNumber)))
        var number = firstNumber - firstNumber % strides.minor
        var (previousDistance, previousMajorDistance) = (-Double.infinity, -Double.infinity)
        while number <= lastNumber, let value = value(ofTick: number, slider), value <= highestValue {
            let distance = (slider.fraction(of: value) - unwrappedFraction) * track.length
            if distance >= -reach, distance - previousDistance >= minimumDistance - 1e-6 {
                let isMajor =
                    number % strides.major == 0
                    && distance - previousMajorDistance >= max(1, metrics.minimumMajorDistance) - 1e-6
                let label = isMajor ? Int(number / strides.major % Int64(labelSlots)) : nil
                body(
                    Tick(
                        slot: Int(number / strides.minor % Int64(slots)), label: label,
                        isMiddle: strides.isMiddle(number), value: value, distance: distance))
                previousDistance = distance
                if isMajor { previousMajorDistance = distance }
            }
            number += strides.minor
        }
    }

    /// Returns the number of the last tick at or below a value, counted from the lower bound. It has 64 bits, because a
    /// scale can have more ticks than a 32-bit integer can count.
    private func tickNumber(atOrBelow value: Double, _ slider: SliderState) -> Int64 {
        guard let tickDistance else { return Int64(slider.grid.stepIndex(atOrBelow: value)) }
        guard tickDistance > 0 else { return 0 }
        return Int64(min(1e15, max(0, ((value - slider.scale.lower) / tickDistance + 1e-9).rounded(.down))))
    }

    /// Returns the value of the tick with a number, or `nil` if it's above the upper bound.
    func value(ofTick number: Int64, _ slider: SliderState) -> Double? {
        guard let tickDistance else { return slider.grid.value(atStep: Int(clamping: number)) }
        guard tickDistance > 0 else { return number == 0 ? slider.scale.lower : nil }
        let value = slider.scale.lower + Double(number) * tickDistance
        guard value <= slider.scale.upper + tickDistance * 1e-9 else { return nil }
        return min(slider.scale.upper, slider.shortestDecimal(near: value))
    }

    // MARK: Figures

    /// Returns the figure of a tick.
    func figure(of tick: Tick) -> SliderFigure {
        let length = length(of: tick)
        let startInset = metrics.centersTicks ? -length / 2 : tickStart
        return .line(
            from: track.location(at: tick.distance, inset: startInset),
            to: track.location(at: tick.distance, inset: startInset + length), width: metrics.tickWidth)
    }

    /// Returns the point on which the text of a tick is centered.
    func label(of tick: Tick) -> SliderFigure {
        .anchor(track.location(at: tick.distance, inset: tickStart + metrics.majorLength + labelDistance))
    }

    // MARK: Fading

    /// Returns the opacity of a tick or of its text. The scale fades at the ends of the control, and where a bent scale
    /// extends below the control.
    public func opacity(of figure: SliderFigure) -> Double {
        let center: SIMD2<Double>
        switch figure {
        case .line(let from, let to, _): center = (from + to) / 2
        case .anchor(let point): center = point
        case .arc, .circle, .capsule: return 1
        }
        let edgeDistance = SIMD2(min(center.x, size.x - center.x), min(center.y, size.y - center.y))
        let fade = max(0, metrics.fade)
        let opacity = Self.opacity(at: track.isUpright ? edgeDistance.y : edgeDistance.x, fade)
        guard case .bent = track.shape else { return opacity }
        return min(opacity, Self.opacity(at: edgeDistance.y, min(fade, size.y / 8)))
    }

    /// Returns the opacity at a distance from an edge of the control, where the scale fades over a length (`fade`).
    private static func opacity(at edgeDistance: Double, _ fade: Double) -> Double {
        edgeDistance < 0 ? 0 : fade > 0 ? min(1, edgeDistance / fade) : 1
    }
}

extension SliderRulerLayout {
    /// Returns the number of decimals for the value of a tick, unless the app provides the text: all of its decimals,
    /// up to nine, or enough to show a hundredth of the distance between ticks.
    public func tickDecimals(of value: Double, on slider: SliderState) -> Int {
        guard let tickDistance else { return slider.decimals(of: value) }
        return allDecimals(of: value) ?? minimumDecimals(hundredthsOf: tickDistance)
    }
}
