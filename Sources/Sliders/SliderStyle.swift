/// What a slider looks like: its measures, and the paint of each part in each state.
public struct SliderStyle: Equatable, Sendable {
    public var metrics: SliderMetrics
    /// The colours of parts without paints of their own.
    public var palette = Palette.light
    /// Whether paints for dark surroundings hold; the palette is given apart.
    public var isDark = false
    /// Paints that come before those of the palette. Of those that fit a part, the one with most conditions holds; of
    /// equals the last.
    public var paints: [PartPaint] = []
    /// Fonts of texts that differ from the usual ones.
    public var fonts: [PartFont] = []
    /// What the texts of thumbs do where they would touch.
    public var labelMeeting = LabelMeeting.apart

    public init(_ path: SliderPath = .right) { metrics = SliderMetrics(path) }

    /// The coats of a part, from the lowest to the topmost.
    public func coats(of element: Element) -> [Coat] {
        var best: PartPaint?
        for paint in paints where paint.fits(element, isDark: isDark) {
            if let known = best, known.conditions > paint.conditions { continue }
            best = paint
        }
        return best?.coats ?? palette.coats(of: element.look)
    }

    public func font(of role: Element.Role) -> TextFont {
        fonts.last { $0.role == role }?.font ?? TextFont(size: role == .readout ? 28 : 12)
    }
}

/// How the parts of one role are painted, under conditions.
public struct PartPaint: Equatable, Sendable {
    public var role: Element.Role
    /// The state that the coats are for; `nil` is every state.
    public var state: Element.State?
    /// The thumb that they are for, or the span that begins at it; `nil` is each.
    public var thumb: Int?
    /// Whether they are for dark or for light surroundings; `nil` is both.
    public var isDark: Bool?
    /// From the lowest to the topmost; none leaves the part out.
    public var coats: [Coat]

    public init(
        _ role: Element.Role, _ coats: [Coat], in state: Element.State? = nil, thumb: Int? = nil, isDark: Bool? = nil
    ) {
        (self.role, self.coats, self.state, self.thumb, self.isDark) = (role, coats, state, thumb, isDark)
    }

    public init(_ role: Element.Role, _ paint: Paint, in state: Element.State? = nil, thumb: Int? = nil, isDark: Bool? = nil) {
        self.init(role, [Coat(paint)], in: state, thumb: thumb, isDark: isDark)
    }

    func fits(_ element: Element, isDark: Bool) -> Bool {
        element.look.role == role && state ?? element.look.state == element.look.state
            && thumb ?? element.part.thumb == element.part.thumb && self.isDark ?? isDark == isDark
    }

    /// A state counts for more than a thumb, and that for more than the surroundings.
    var conditions: Int { (state == nil ? 0 : 4) + (thumb == nil ? 0 : 2) + (isDark == nil ? 0 : 1) }
}

/// The font of a role's texts.
public struct PartFont: Equatable, Sendable {
    public var role: Element.Role
    public var font: TextFont

    public init(_ role: Element.Role, _ font: TextFont) { (self.role, self.font) = (role, font) }
}

/// A font of the host's system.
public struct TextFont: Equatable, Sendable {
    /// In points.
    public var size: Double
    /// 100 to 900; 400 is regular, 700 bold.
    public var weight: Int
    public var isCondensed: Bool

    public init(size: Double, weight: Int = 400, isCondensed: Bool = false) {
        (self.size, self.weight, self.isCondensed) = (size, weight, isCondensed)
    }
}
