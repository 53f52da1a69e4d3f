import SlidersCore

/// The positions of a ruler's parts in a control of a certain size: a pure function of the size, the metrics, and the
/// options of the slider.
public struct SliderRulerLayout: Equatable, Sendable {
    /// The metrics that the layout was made from.
    package let metrics: SliderRulerMetrics
    /// The size of the control, in points; a side that is negative, infinite, or NaN counts as 0.
    package let size: SIMD2<Double>
    /// The size of the largest text, in points; 0 if the host did not measure it.
    package let largestText: SIMD2<Double>
    /// The position of the mark, and the path of the scale.
    public let track: SliderRuler.Track
    /// The layout of a plain slider in a control of the size, for painting.
    public let plain: SliderLayout
    /// The maximum number of ticks that are visible at once.
    package let slots: Int
    /// The maximum number of texts of ticks that are visible at once.
    package let labelSlots: Int
    /// The distance of ticks in value units; `nil` where they are at the steps.
    let tickDistance: Double?
    /// Which ticks show, and which are major; `nil` where their distances differ, so that it depends on where the mark
    /// is.
    private let strides: Strides?

    /// The longest scale, in points. Beyond it, numbers have no room for the movements of a finger.
    private static let longest = 1e9

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
        tickDistance = given ?? (grid.isFree ? range / 100 : nil)
        let count = max(1, tickDistance.map { range > 0 ? range / $0 : 1 } ?? Double(grid.stepCount))
        let spacing = metrics.tickSpacing > 0 && metrics.tickSpacing.isFinite ? metrics.tickSpacing : 8
        let perUnit = metrics.pointsPerUnit.flatMap { $0 > 0 && $0.isFinite ? $0 : nil }
        let length = min(Self.longest, perUnit.map { $0 * range } ?? spacing * count)
        track = SliderRuler.Track(Self.shape(metrics, size), length: length)
        let isEven = slider.scale.curve == .linear && (tickDistance != nil || grid.isEven)
        strides = isEven ? Strides(metrics, distance: length / count) : nil
        let room = Self.maximum(Self.extent(metrics, size), Self.minimum(metrics)) + 3
        // A multiple, so that the same elements are those of major ticks wherever the scale is.
        let parts = Int(min(Int64(room), strides.map { $0.major / $0.minor } ?? 1))
        slots = (room + parts - 1) / parts * parts
        labelSlots = Self.maximum(Self.extent(metrics, size), max(1, metrics.minimumMajorDistance)) + 3
    }

    private static func minimum(_ metrics: SliderRulerMetrics) -> Double { max(1, metrics.minimumDistance) }

    /// The most ticks that have room in a length.
    private static func maximum(_ length: Double, _ minimum: Double) -> Int { Int(min(10_000, length / minimum)) }

    /// Which ticks show: those whose number is a multiple of one stride; those of the other are major.
    private struct Strides: Equatable {
        let minor, major: Int64

        /// No scale has more ticks.
        private static let maximum: Int64 = 1_000_000_000_000_000

        /// The strides where neighboring ticks have a distance, in points: round multiples of the major interval, and
        /// round parts of it.
        init(_ metrics: SliderRulerMetrics, distance: Double) {
            let interval = Int64(max(1, min(1_000_000, metrics.majorInterval)))
            var (major, power) = (interval, Int64(1))
            while Double(major) * distance < max(1, metrics.minimumMajorDistance), major < Self.maximum {
                // Twice, five times, ten times the interval, and so on.
                let factor: Int64 = major == interval * power ? 2 : major == 2 * interval * power ? 5 : 10
                major = factor * interval * power
                if factor == 10 { power *= 10 }
            }
            let parts = [major, 100, 50, 20, 10, 5, 4, 2, 1].first { parts in
                parts <= major && major % parts == 0
                    && Double(major / parts) * distance >= SliderRulerLayout.minimum(metrics)
            }
            (self.major, minor) = (major, major / (parts ?? 1))
        }

        /// Whether the tick of a number is halfway between two major ones.
        func isMiddle(_ number: Int64) -> Bool {
            major / minor % 2 == 0 && number % major == major / 2
        }
    }

    static func usable(_ side: Double) -> Double { side > 0 && side.isFinite ? min(side, 1e6) : 0 }

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

    /// The length of the part of the scale that can show.
    static func extent(_ metrics: SliderRulerMetrics, _ size: SIMD2<Double>) -> Double {
        switch metrics.path {
        case .straight(.right), .straight(.left): size.x
        case .straight(.up), .straight(.down): size.y
        // The corners of the control are the farthest; no more than the whole circle.
        case .bent(let radius, _): min(2 * .pi * max(1, usable(radius)), 1.6 * max(size.x, size.y))
        }
    }

    // MARK: Ticks

    /// A tick that shows.
    struct Tick: Equatable {
        /// The index of its element: two that show at once have different ones, and one that moves keeps its own.
        let slot: Int
        /// The index of the element of its text; `nil` for a minor tick.
        let label: Int?
        /// Whether it is halfway between two major ticks.
        let isMiddle: Bool
        let value: Double
        /// The way along the scale from the mark, in points.
        let distance: Double

        var isMajor: Bool { label != nil }
    }

    /// Calls `body` with each tick that shows where the mark is at a place of the scale, from the lowest. Their number
    /// does not depend on that of all ticks. Allocates nothing.
    func forEachTick(at unwrappedFraction: Double, of slider: SliderState, _ body: (Tick) -> Void) {
        let reach = Self.extent(metrics, size) / 2
        guard track.length > 0 else { return }
        let low = max(0, unwrappedFraction - reach / track.length)
        let high = min(1, unwrappedFraction + reach / track.length)
        guard low <= high else { return }
        let minimum = Self.minimum(metrics)
        let first = number(atOrBelow: slider.value(at: low), slider)
        let farthest = slider.value(at: high)
        let last = number(atOrBelow: farthest, slider)
        let strides = strides ?? Strides(metrics, distance: 2 * reach / Double(max(1, last - first)))
        var number = first - first % strides.minor
        var (distanceBefore, majorBefore) = (-Double.infinity, -Double.infinity)
        while number <= last, let value = value(ofTick: number, slider), value <= farthest {
            let distance = (slider.fraction(of: value) - unwrappedFraction) * track.length
            if distance >= -reach, distance - distanceBefore >= minimum - 1e-6 {
                let isMajor =
                    number % strides.major == 0 && distance - majorBefore >= max(1, metrics.minimumMajorDistance) - 1e-6
                let label = isMajor ? Int(number / strides.major % Int64(labelSlots)) : nil
                body(
                    Tick(
                        slot: Int(number / strides.minor % Int64(slots)), label: label,
                        isMiddle: strides.isMiddle(number), value: value, distance: distance))
                distanceBefore = distance
                if isMajor { majorBefore = distance }
            }
            number += strides.minor
        }
    }

    /// The number of a tick: of 64 bits, as a scale can have more than a 32-bit integer counts.
    private func number(atOrBelow value: Double, _ slider: SliderState) -> Int64 {
        guard let tickDistance else { return Int64(slider.grid.stepIndex(atOrBelow: value)) }
        guard tickDistance > 0 else { return 0 }
        return Int64(min(1e15, max(0, ((value - slider.scale.lower) / tickDistance + 1e-9).rounded(.down))))
    }

    /// The value of a tick; `nil` beyond the upper bound.
    func value(ofTick number: Int64, _ slider: SliderState) -> Double? {
        guard let tickDistance else { return slider.grid.value(atStep: Int(clamping: number)) }
        guard tickDistance > 0 else { return number == 0 ? slider.scale.lower : nil }
        let value = slider.scale.lower + Double(number) * tickDistance
        guard value <= slider.scale.upper + tickDistance * 1e-9 else { return nil }
        return min(slider.scale.upper, slider.decimal(value))
    }

    // MARK: Figures

    /// The figure of a tick.
    func figure(of tick: Tick) -> SliderFigure {
        let length = length(of: tick)
        let from = metrics.centersTicks ? -length / 2 : begin
        return .line(
            from: track.location(at: tick.distance, inset: from),
            to: track.location(at: tick.distance, inset: from + length), width: metrics.tickWidth)
    }

    /// Where the text of a tick is centered.
    func label(of tick: Tick) -> SliderFigure {
        .anchor(track.location(at: tick.distance, inset: begin + metrics.majorLength + labelDistance))
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
        let room = SIMD2(min(center.x, size.x - center.x), min(center.y, size.y - center.y))
        let fade = max(0, metrics.fade)
        let along = Self.part(room: track.isUpright ? room.y : room.x, fade)
        guard case .bent = track.shape else { return along }
        return min(along, Self.part(room: room.y, min(fade, size.y / 8)))
    }

    private static func part(room: Double, _ fade: Double) -> Double {
        room < 0 ? 0 : fade > 0 ? min(1, room / fade) : 1
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
