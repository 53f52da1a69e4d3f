import SlidersCore

/// The positions of a plane's parts in a control of a certain size: a pure function of the size and the metrics.
///
/// For everything that paints, the plane is a very thick track: ``track`` is the layout of a slider whose drawn track
/// covers the area, so that gradients, images, and gloss fill it as they fill a track.
public struct SliderPlaneLayout: Equatable, Sendable {
    /// The metrics that the layout was made from.
    package let metrics: SliderPlaneMetrics
    /// The size of the control, in points; a side that is negative, infinite, or NaN counts as 0.
    package let size: SIMD2<Double>
    /// The area where the centers of thumbs can be.
    public let area: SliderPlane.Area
    /// The layout of the track that covers the area.
    public let track: SliderLayout
    /// The layouts of the axes, which determine the positions of grid lines.
    private let xAxis, yAxis: SliderLayout

    /// Creates a layout for a control of the specified size, in points. If the size leaves no room, the area is a
    /// point.
    public init(_ metrics: SliderPlaneMetrics, size: SIMD2<Double>) {
        self.metrics = metrics
        let size = SIMD2(Self.usable(size.x), Self.usable(size.y))
        self.size = size
        let thumb = Self.usable(metrics.thumbSize)
        let inset = metrics.inset.flatMap { $0.isFinite ? $0 : nil } ?? thumb / 2
        let reach = SIMD2(max(0, size.x / 2 - inset), max(0, size.y / 2 - inset))
        var face = SliderMetrics()
        (face.thumbSize, face.heldThumbScale, face.ends) = (thumb, metrics.heldThumbScale, .centers)
        var (xMetrics, yMetrics) = (face, face)
        switch metrics.shape {
        case .rectangle(let runsLeft, let runsDown):
            let halfDiagonal = SIMD2(runsLeft ? -reach.x : reach.x, runsDown ? reach.y : -reach.y)
            area = .rectangle(from: size / 2 - halfDiagonal, to: size / 2 + halfDiagonal)
            (face.path, face.thickness, face.inset) = (runsLeft ? .left : .right, 2 * reach.y, size.x / 2 - reach.x)
            (xMetrics.path, yMetrics.path) = (face.path, runsDown ? .down : .up)
            (xMetrics.inset, yMetrics.inset) = (face.inset, size.y / 2 - reach.y)
        case .disc(let start, let sweep):
            let radius = reach.min()
            let sweep = min(360, max(-360, sweep))
            area = .disc(SliderTrack.Arc(center: size / 2, radius: radius, start: start, sweep: sweep))
            (face.path, face.thickness) = (.arc(start: start, sweep: sweep), radius)
            face.inset = min(size.x, size.y) / 2 - radius / 2
            (xMetrics.path, xMetrics.inset) = (face.path, min(size.x, size.y) / 2 - radius)
            (yMetrics.path, yMetrics.inset) = (.right, size.x / 2 - radius / 2)
        }
        (xMetrics.ticks, yMetrics.ticks) = (metrics.xTicks, metrics.yTicks)
        track = SliderLayout(face, size: size)
        (xAxis, yAxis) = (SliderLayout(xMetrics, size: size), SliderLayout(yMetrics, size: size))
    }

    private static func usable(_ side: Double) -> Double { side > 0 && side.isFinite ? side : 0 }

    /// The side of the square around a thumb's center in which a press holds the thumb, in points.
    public var targetSide: Double { max(Surface.defaultTargetSide, metrics.thumbSize) }

    // MARK: Figures

    /// Returns the figures of the grid's lines: those that cross the horizontal axis, and then those that cross the
    /// vertical one; on a disc, spokes and then rings. The edges of the area have none.
    package func gridLines(of plane: SliderPlane) -> [SliderFigure] {
        var lines: [SliderFigure] = []
        for fraction in xAxis.tickFractions(of: plane.slider(.x, ofThumb: 0))
        where area.isDisc || isBetweenEdges(fraction) {
            lines.append(gridLine(atX: fraction, metrics.xTicks.width))
        }
        for fraction in yAxis.tickFractions(of: plane.slider(.y, ofThumb: 0)) where isBetweenEdges(fraction) {
            lines.append(gridLine(atY: fraction, metrics.yTicks.width))
        }
        return lines
    }

    private func isBetweenEdges(_ fraction: Double) -> Bool { fraction > 0 && fraction < 1 }

    /// Returns the line that crosses the horizontal axis at a fraction, or the spoke of a disc at that angle.
    private func gridLine(atX fraction: Double, _ width: Double) -> SliderFigure {
        .line(
            from: area.location(at: SIMD2(fraction, 0)), to: area.location(at: SIMD2(fraction, 1)), width: width)
    }

    /// Returns the line that crosses the vertical axis at a fraction, or the ring of a disc at that distance.
    private func gridLine(atY fraction: Double, _ width: Double) -> SliderFigure {
        guard case .disc(var arc) = area else {
            return .line(
                from: area.location(at: SIMD2(0, fraction)), to: area.location(at: SIMD2(1, fraction)), width: width)
        }
        arc.radius *= fraction
        return .arc(arc, width: width)
    }

    /// Returns the figures of the parts that no point can enter: bands across the area for the horizontal axis, and
    /// then for the vertical one; on a disc, sectors and then rings.
    package func unreachableParts(of plane: SliderPlane) -> [SliderFigure] {
        var parts: [SliderFigure] = []
        for stretch in plane.slider(.x, ofThumb: 0).unreachableStretches {
            parts.append(track.stretch(from: stretch.low, to: stretch.high, lap: 0))
        }
        for stretch in plane.slider(.y, ofThumb: 0).unreachableStretches { parts.append(band(atY: stretch)) }
        return parts
    }

    /// Returns the band of the area between two fractions of the vertical axis, or the ring of a disc between two
    /// distances.
    private func band(atY stretch: Window) -> SliderFigure {
        guard case .disc(var arc) = area else {
            let (from, to) = (SIMD2(0.5, stretch.low), SIMD2(0.5, stretch.high))
            return .line(from: area.location(at: from), to: area.location(at: to), width: track.drawnTrack.length)
        }
        let width = arc.radius * (stretch.high - stretch.low)
        arc.radius *= (stretch.low + stretch.high) / 2
        return .arc(arc, width: width)
    }

    /// Returns the figure of a thumb.
    func thumb(_ index: Int, of plane: SliderPlane, isHeld: Bool) -> SliderFigure {
        let scale = isHeld ? metrics.heldThumbScale : 1
        return .circle(center: plane.location(ofThumb: index), radius: track.metrics.thumbSize / 2 * scale)
    }

    /// Returns a barrier in front of the point that a pointer pulls against something that holds one of its coordinates
    /// back, `x` before `y`; `nil` if nothing does, and at the edge of the area.
    package func obstacle(of plane: SliderPlane) -> SliderFigure? {
        guard metrics.showsObstacles, let point = plane.holds.last?.point else { return nil }
        let fractions = SIMD2(
            plane.points[point].x.unwrappedFraction(of: 0), plane.points[point].y.unwrappedFraction(of: 0))
        let center = area.location(at: fractions)
        func barrier(_ axis: SliderPlane.Axis, _ pullDirection: Double?, _ step: SIMD2<Double>) -> SliderFigure? {
            guard let pullDirection, let obstacle = plane.obstacle(axis) else { return nil }
            if case .bound = obstacle.kind { return nil }
            let vector = area.location(at: fractions + step * pullDirection) - center
            let length = vector.length
            return length > 0 ? track.barrier(before: center, toward: vector / length) : nil
        }
        return barrier(.x, plane.points[point].x.pullDirection, SIMD2(0.001, 0))
            ?? barrier(.y, plane.points[point].y.pullDirection, SIMD2(0, 0.001))
    }

    // MARK: Paint

    /// Returns a style whose paints of the track cover the area, with its corners. An image that stretches only in its
    /// length is made for a span; the area has the color of the palette instead. Grid lines are minor ticks that end
    /// at the edges of the area. Unless the style paints them, they're a quarter as strong as text; on an area in the
    /// palette's color, they're opaque, so that no dots appear where lines cross. Parts that points can't enter have
    /// the paints of forbidden ranges, end at their values, and are clipped to the area.
    public func fitting(_ style: SliderStyle) -> SliderStyle {
        var style = style
        let thumbRoundness = style.metrics.thumbRoundness
        style.metrics = track.metrics
        style.metrics.thumbRoundness = thumbRoundness
        style.heldThumb.glass?.isDrawn = false
        style.paints.removeAll { $0.role == .track && $0.coats.contains { $0.isImageOfLine } }
        let isPlain = !style.paints.contains { $0.role == .track }
        if isPlain { style.paints.append(SliderPartPaint(.track, style.palette.coats(of: .track))) }
        let lineRole = SliderElement.Role.minorTick(isSelected: false)
        if !style.paints.contains(where: { $0.role == lineRole }) {
            let color = isPlain ? style.palette.gridLineColor(isDark: style.isDark) : style.palette.text.faded(0.25)
            style.paints.append(SliderPartPaint(lineRole, SliderPaint(.color(color))))
        }
        let forbiddenRole = SliderElement.Role.forbiddenRange
        if !style.paints.contains(where: { $0.role == forbiddenRole }) {
            style.paints.append(SliderPartPaint(forbiddenRole, style.palette.coats(of: forbiddenRole)))
        }
        // Lines and forbidden parts have flush ends, so that they don't extend beyond the area.
        for index in style.paints.indices where [lineRole, forbiddenRole].contains(style.paints[index].role) {
            for coat in style.paints[index].coats.indices {
                (style.paints[index].coats[coat].isFlush, style.paints[index].coats[coat].roundness) = (true, 0)
                guard style.paints[index].role == forbiddenRole else { continue }
                (style.paints[index].coats[coat].inset, style.paints[index].coats[coat].isClipped) = (0, true)
            }
        }
        let side = min(track.metrics.thickness, track.drawnTrack.length)
        for index in style.paints.indices where style.paints[index].role == .track {
            for coat in style.paints[index].coats.indices {
                style.paints[index].coats[coat].isFlush = true
                style.paints[index].coats[coat].roundness =
                    side > 0 ? min(1, max(0, metrics.cornerRadius) / (side / 2)) : 0
            }
        }
        return style
    }
}

extension SliderCoat {
    /// Whether the coat is an image for a line, which has caps at its ends but not above and below.
    fileprivate var isImageOfLine: Bool {
        guard case .image(let picture) = paint.fill else { return false }
        return picture.caps.left + picture.caps.right > 0 && picture.caps.top + picture.caps.bottom == 0
    }
}

extension SliderPalette {
    /// Returns the opaque color of grid lines: the color of text at a quarter of its opacity, over the track on a usual
    /// page.
    fileprivate func gridLineColor(isDark: Bool) -> SliderPaint.Color {
        let page = SliderPaint.Color(white: isDark ? 0.11 : 1)
        let area = page.mixed(with: .init(track.red, track.green, track.blue), track.alpha)
        return area.mixed(with: .init(text.red, text.green, text.blue), 0.25 * text.alpha)
    }
}
