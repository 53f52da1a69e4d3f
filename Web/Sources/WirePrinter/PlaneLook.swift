import SlidersCore
import SlidersLooks

/// The rules of one look of planes.
struct PlaneLook {
    let look: SliderLook
    let hasMoreContrast: Bool

    init(_ look: SliderLook, hasMoreContrast: Bool = false) {
        (self.look, self.hasMoreContrast) = (look, hasMoreContrast)
    }

    /// The style, as a host has it.
    func style(isDark: Bool = false, _ options: SliderLook.Options = SliderLook.Options()) -> SliderStyle {
        var style = look.style(with: options)
        style.isDark = isDark
        style.palette = style.palettes.palette(isDark: isDark)
        // Points are no lenses.
        style.heldThumb.glass = nil
        return hasMoreContrast ? style.withMoreContrast() : style
    }

    // MARK: Rules

    /// The rules of each part. Later ones outweigh earlier ones of the same part.
    var rules: [[String]] {
        [
            rule("part(base)", base), area(.normal), grid(.normal),
            paintsDisabled
                ? rule("part(base)", ["opacity: 1"], of: ":disabled") + area(.disabled, of: ":disabled")
                    + grid(.disabled, of: ":disabled") : [],
            thumbs,
        ]
    }

    /// Whether a disabled plane has paints of its own; others are shown with less opacity.
    private var paintsDisabled: Bool { style().disabled(true).opacity == 1 }

    /// A rule, if it says something.
    private func rule(_ part: String, _ declarations: [String], of condition: String = "") -> [String] {
        if declarations.isEmpty { return [] }
        let text = declarations.joined(separator: "; ")
        return [":where(plane-slider[look=\(look.name)]\(condition))::\(part) { \(text) }"]
    }

    /// The size of thumbs, unless the page sets it, and the color of the ring around a thumb with the focus.
    private var base: [String] {
        let size = "--size: var(--slider-thumb-size, \(style().metrics.thumbSize.px))"
        return [size, "--focus: \(color(ring))"]
    }

    /// The color of the ring around a thumb with the focus.
    private func ring(_ style: SliderStyle) -> SliderPaint.Color? {
        style.coats(of: Self.thumb(.focused)).last?.paint.outline?.color
    }

    /// The area is painted as a track: by its first coat. It stays plain where that is an image: those are made for
    /// bars.
    private func area(_ state: SliderElement.State, of condition: String = "") -> [String] {
        let track = SliderElement(.track, Self.anywhere, .track, state)
        let coat = { (style: SliderStyle) in style.coats(of: track).first }
        if case .image? = coat(style())?.paint.fill { return [] }
        let rim = color { coat($0)?.paint.outline?.color }
        return fills { coat($0)?.paint.fill }.flatMap { shape, fill in
            rule("part(area)", ["--track: \(fill)", "--rim: \(rim)"], of: shape + condition)
        }
    }

    /// What fills the area, by the shapes that it is for.
    private func fills(_ fill: (SliderStyle) -> SliderPaint.Fill?) -> KeyValuePairs<String, String> {
        guard case .alongTrack? = fill(style()) else {
            return ["": color { fill($0)?.color }]
        }
        let colors = stops { fill($0)?.stops ?? [] }
        let angle = { (fraction: Double) in "calc(\(fraction.css) * var(--sweep))" }
        let angles = stops(angle) { fill($0)?.stops ?? [] }
        let across = "linear-gradient(to var(--right), \(colors))"
        let around = "conic-gradient(from var(--start), \(angles))"
        return ["": "var(--slider-track, \(across))", "[shape=disc]": "var(--slider-track, \(around))"]
    }

    /// The lines of the grid, where the style paints minor ticks.
    private func grid(_ state: SliderElement.State, of condition: String = "") -> [String] {
        let role = SliderElement.Role.minorTick(isSelected: false)
        guard style().paints.contains(where: { $0.role == role }) else { return [] }
        let line = SliderElement(.minorTick(0), Self.anywhere, role, state)
        let stroke = color { $0.coats(of: line).first?.paint.fill.color }
        return rule("part(grid)", ["stroke: \(stroke)", "opacity: 1"], of: condition)
    }

    // MARK: Thumbs

    private static let anywhere = SliderFigure.circle(center: .zero, radius: 1)

    /// A thumb that no paint for single thumbs is for, or one of those that some are for.
    static func thumb(_ state: SliderElement.State, _ index: Int = 9) -> SliderElement {
        SliderElement(.thumb(index), anywhere, .thumb, state)
    }

    /// Whether there is something to see at points.
    var hasThumbs: Bool { !style().coats(of: Self.thumb(.normal)).isEmpty }

    /// The rules of thumbs in each state; later ones outweigh earlier ones.
    private var thumbs: [String] {
        let own = Set(style().paints.compactMap { $0.role == .thumb ? $0.thumb : nil }).sorted()
        // What is written for less contrast may differ from what is written for all looks.
        let known = hasMoreContrast ? [] : Self.plainCoats
        return thumb(9, "thumb", known) + own.flatMap { thumb($0, "thumb-\($0)", []) }
    }

    /// The rules of a thumb: what it is made of beside what is known, and what differs in other states. A held thumb
    /// is hovered, too.
    private func thumb(_ index: Int, _ part: String, _ known: [String]) -> [String] {
        let normal = coats(of: Self.thumb(.normal, index))
        let isHovered = style().paints.contains { $0.role == .thumb && $0.state == .hovered }
        let states: KeyValuePairs<SliderElement.State, String> = [
            .hovered: "part(\(part)):hover", .held: "part(\(part) held)", .disabled: "part(\(part) disabled)",
        ]
        return rule("part(\(part))", box + normal.filter { !known.contains($0) })
            + states.filter { isHovered || $0.key != .hovered }.flatMap { state, selector in
                let declarations = coats(of: Self.thumb(state, index)).filter { !normal.contains($0) }
                let selectors = isHovered && state != .hovered ? [selector, selector + ":hover"] : [selector]
                let isAlone = state == .disabled && !paintsDisabled
                return selectors.flatMap { rule($0, declarations, of: isAlone ? ":not(:disabled)" : "") }
            }
    }
}
