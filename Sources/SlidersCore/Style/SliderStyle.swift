/// The look of a slider: its metrics, and the paints of each part in each state.
public struct SliderStyle: Equatable, Sendable {
    /// The sizes and positions of the parts.
    public var metrics: SliderMetrics
    /// The colors of parts for which the style has no paints.
    ///
    /// A host chooses one of ``palettes`` and applies the app's colors to it.
    public var palette = SliderPalette.light
    /// The palettes of the style for the light and dark appearances.
    public var palettes = SliderPalettes()
    /// A Boolean value that indicates whether paints for the dark appearance are used. It doesn't affect ``palette``.
    public var isDark = false
    /// The paints that replace those of the palette. The most specific match applies, or the last one if several match
    /// equally well.
    public var paints: [SliderPartPaint] = []
    /// The fonts that replace the default ones.
    public var fonts: [SliderPartFont] = []
    /// The animation of a held thumb, in addition to its paints and its size.
    public var heldThumb = SliderHeldThumb()
    /// The treatment of neighboring labels that would overlap.
    public var labelOverlap = SliderLabelOverlap.apart
    /// The side of a circular slider that the style was drawn for, in points; `nil`, the default, means that the style
    /// doesn't scale. A side below 1 counts as `nil`. See ``scaled(to:)``.
    public var drawnSide: Double?
    /// The sizes that don't scale.
    public var fixedMeasures: SliderFixedMeasures = []
    /// The size of the style, as a multiple of the size that it was drawn for.
    var scale = 1.0
    /// The opacity of the whole picture, in which a host shows it as one group. If the slider is disabled, it's
    /// ``disabledOpacity``, unless the style has paints for that state.
    package private(set) var opacity = 1.0

    /// The opacity of a disabled slider, and the share of its color that a part keeps that is disabled alone.
    public static let disabledOpacity = 0.5

    /// Creates a plain style on a path.
    public init(_ path: SliderPath = .right) { metrics = SliderMetrics(path) }

    /// Returns the coats of an element, from the lowest to the topmost. An element without coats isn't drawn.
    package func coats(of element: SliderElement) -> [SliderCoat] {
        if element.role == .label, !metrics.showsLabels(in: element.state) { return [] }
        if element.role == .face, element.state == .focused, showsFocusOnFace {
            let coats = unlimitedCoats(of: element)
            return coats.isEmpty ? [] : coats + palette.ring(around: coats, .zero)
        }
        guard element.role == .thumb else { return unlimitedCoats(of: element) }
        guard metrics.showsThumbs(in: element.state) else { return [] }
        let roundness = max(0, metrics.thumbRoundness)
        var coats = unlimitedCoats(of: element)
        if let lens = lens(of: element, coats), case .color(let color) = coats[0].paint.fill {
            let clear = SliderPaint.Fill.color(color.faded(0))
            let rimInset = (lens.edge.width + lens.rim.width) / 2
            coats = [
                SliderCoat(SliderPaint(clear, outline: lens.edge)),
                SliderCoat(SliderPaint(clear, outline: lens.rim), inset: rimInset),
            ]
        }
        for index in coats.indices where coats[index].roundness > roundness { coats[index].roundness = roundness }
        // A paint for the focused state shows the focus itself.
        if element.state == .focused, !coats.isEmpty, paint(of: element, as: .thumb)?.state == nil {
            coats += palette.ring(around: coats, metrics.thumbBox)
        }
        return coats
    }

    /// Returns the glass of a held thumb that is drawn as a lens; `nil` for an element that isn't one.
    package func lens(of element: SliderElement) -> SliderHeldThumb.Glass? {
        guard element.state == .held, element.role == .thumb, metrics.showsThumbs(in: .held) else { return nil }
        return lens(of: element, unlimitedCoats(of: element))
    }

    private func lens(of element: SliderElement, _ coats: [SliderCoat]) -> SliderHeldThumb.Glass? {
        guard element.state == .held, let glass = heldThumb.glass, glass.isDrawn, metrics.thickness > 0,
            coats.count == 1, coats[0].isPlainDisc
        else { return nil }
        return glass
    }

    /// Whether the focus ring is around the face of a dial, because the style shows no thumbs, as that of a knob.
    private var showsFocusOnFace: Bool {
        coats(of: SliderElement(.thumb(0), .anchor(.zero), .thumb, .focused)).isEmpty
    }

    /// Whether the drawing shows the focus: at thumbs or, without thumbs, on the face of a dial.
    package var showsFocus: Bool { !showsFocusOnFace || metrics.dial?.face != nil }

    /// Whether the style shows the focus itself where the toolkit has a focus ring of its own: if it paints thumbs, and
    /// no paint of the app covers that paint.
    package var paintsFocus: Bool {
        if metrics.thumbVisibility == .hidden { return false }
        let isWhole = { (paint: SliderPartPaint) in paint.coversEarlier && paint.state == nil && paint.thumb == nil }
        let thumbPaints = paints.filter { $0.role == .thumb }
        return thumbPaints[(thumbPaints.lastIndex(where: isWhole) ?? 0)...].contains {
            !$0.coversEarlier || $0.state == .focused
        }
    }

    /// Returns the coats of an element, without the limit for the roundness of thumbs: those of the best paint or, if
    /// no paint matches, those of the palette.
    private func unlimitedCoats(of element: SliderElement) -> [SliderCoat] {
        let paint =
            paint(of: element, as: element.role) ?? element.role.substitute.flatMap { self.paint(of: element, as: $0) }
        // A part that is disabled with the whole slider is dimmed with it.
        let isDimmed = element.state == .disabled && opacity == 1
        let dimmed = { (coat: SliderCoat) in coat.dimmed(isOpaque: element.role == .thumb, on: palette.page) }
        if let paint { return isDimmed && paint.state == nil ? paint.coats.map(dimmed) : paint.coats }
        // If no spans are drawn, the enabled range has their color, instead of a fainter one.
        let replacesSpans = element.role == .enabledRange && metrics.fill == .none
        var coats = palette.coats(of: replacesSpans ? .span : element.role, element.state)
        if isDimmed { coats = coats.map(dimmed) }
        return scale == 1 ? coats : coats.map { $0.scaled(by: scale) }
    }

    /// Returns the best paint of an element in a role: the last one that covers earlier paints or, if there is none,
    /// the last of the most specific ones.
    private func paint(of element: SliderElement, as role: SliderElement.Role) -> SliderPartPaint? {
        var best: SliderPartPaint?
        for paint in paints where paint.matches(element, as: role, isDark: isDark) {
            if let known = best, !paint.coversEarlier, known.coversEarlier || known.specificity > paint.specificity {
                continue
            }
            best = paint
        }
        return best
    }

    /// A Boolean value that indicates whether the parts that all thumbs share look different while they're held,
    /// hovered, or focused.
    package var paintsSharedStates: Bool {
        metrics.heldTrackScale != 1 || metrics.dial?.face != nil && showsFocusOnFace
            || paints.contains { paint in
                switch (paint.role, paint.state) {
                case (.thumb, _), (.needle, _), (.label, _), (.span, _), (.before, _), (.after, _): false
                case (_, .held), (_, .hovered), (_, .focused): true
                default: false
                }
            }
    }

    /// Returns the font of a kind of text: the font in ``fonts``, or else a font that scales with the style: 12 points,
    /// or 28 for the readout.
    public func font(of role: SliderTextRole) -> SliderTextFont {
        fonts.last { $0.role == role }?.font ?? SliderTextFont(size: (role == .readout ? 28 : 12) * scale)
    }
}

/// The coats for the parts of one role, with optional conditions.
public struct SliderPartPaint: Equatable, Sendable {
    /// The role that is painted.
    public var role: SliderElement.Role
    /// The state that the coats are for; `nil` means every state.
    public var state: SliderElement.State?
    /// The index of the thumb that the coats are for, or of the thumb at the lower end of a span; `nil` means all
    /// thumbs.
    public var thumb: Int?
    /// The appearance that the coats are for: `true` means dark, `false` means light, and `nil` means both.
    public var isDark: Bool?
    /// The coats, from the lowest to the topmost. A part without coats is not drawn.
    public var coats: [SliderCoat]
    /// Whether the paint covers all earlier paints of the same parts, even more specific ones.
    @usableFromInline package var coversEarlier = false

    /// Creates paints of a role with several coats.
    public init(
        _ role: SliderElement.Role, _ coats: [SliderCoat], in state: SliderElement.State? = nil, thumb: Int? = nil,
        isDark: Bool? = nil
    ) {
        self.role = role
        self.coats = coats
        self.state = state
        self.thumb = thumb
        self.isDark = isDark
    }

    /// Creates paints of a role with one coat.
    public init(
        _ role: SliderElement.Role, _ paint: SliderPaint, in state: SliderElement.State? = nil, thumb: Int? = nil,
        isDark: Bool? = nil
    ) {
        self.init(role, [SliderCoat(paint)], in: state, thumb: thumb, isDark: isDark)
    }

    /// Returns whether the paint is for an element in a role, in the dark or the light appearance.
    func matches(_ element: SliderElement, as role: SliderElement.Role, isDark: Bool) -> Bool {
        role == self.role && state ?? element.state == element.state
            && thumb ?? element.part.thumb == element.part.thumb && self.isDark ?? isDark == isDark
    }

    /// The number by which paints are compared: higher with more conditions. A condition on the state outweighs one on
    /// the thumb, and that outweighs one on the appearance.
    var specificity: Int { (state == nil ? 0 : 4) + (thumb == nil ? 0 : 2) + (isDark == nil ? 0 : 1) }
}

/// The font of one kind of text.
public struct SliderPartFont: Equatable, Sendable {
    /// The kind of text that has the font.
    public var role: SliderTextRole
    /// The font.
    public var font: SliderTextFont
    /// A Boolean value that indicates whether the font keeps its size when a round style scales.
    public var isFixed: Bool

    /// Creates a font for one kind of text.
    public init(_ role: SliderTextRole, _ font: SliderTextFont, isFixed: Bool = false) {
        self.role = role
        self.font = font
        self.isFixed = isFixed
    }
}

/// A system font of the host.
public struct SliderTextFont: Equatable, Sendable {
    /// The size, in points.
    public var size: Double
    /// The weight, 100 to 900: 400 is regular, 700 bold.
    public var weight: Int
    /// A Boolean value that indicates whether letters are condensed.
    public var isCondensed: Bool

    /// Creates a font.
    public init(size: Double, weight: Int = 400, isCondensed: Bool = false) {
        self.size = size
        self.weight = weight
        self.isCondensed = isCondensed
    }
}

extension SliderStyle {
    /// Returns the style of a slider that is disabled as a whole, or not; see ``opacity``.
    package func disabled(_ isDisabled: Bool) -> SliderStyle {
        var style = self
        style.opacity = isDisabled && !paints.contains { $0.state == .disabled } ? Self.disabledOpacity : 1
        return style
    }

    /// Returns the style for Increase Contrast. Its palette has more contrast. Thumbs that the style has paints for
    /// have a line around them, unless their outermost coat has an outline or shows an image; so have the track, the
    /// spans, and the unselected columns of a circular slider, around their lowest coat.
    public func withMoreContrast() -> SliderStyle {
        var style = self
        let isRound = if case .arc = metrics.path { true } else { false }
        style.palette = palette.withMoreContrast(isDark: isDark)
        style.heldThumb.glass?.edge = .init(style.palette.edge, width: style.palette.edgeWidth)
        for index in paints.indices {
            let isDark = paints[index].isDark ?? isDark
            let palette = palette.withMoreContrast(isDark: isDark)
            let coats = paints[index].coats
            var (coat, width) = (0, palette.edgeWidth)
            switch paints[index].role {
            case .thumb: for index in coats.indices where coats[index].inset < coats[coat].inset { coat = index }
            case .histogram(isSelected: false) where isRound: break
            // An arc covers the inner half of its outline.
            case .track where isRound, .span where isRound: width *= 2
            default: continue
            }
            style.paints[index].coats.addOutline(.init(palette.edge, width: width), to: coat)
        }
        return style
    }
}

extension [SliderCoat] {
    /// Adds an outline to a coat, unless that has an outline or shows an image, or there's none.
    fileprivate mutating func addOutline(_ outline: SliderPaint.Outline, to index: Int) {
        guard index < count, self[index].paint.outline == nil else { return }
        if case .image = self[index].paint.fill { return }
        self[index].paint.outline = outline
    }
}
