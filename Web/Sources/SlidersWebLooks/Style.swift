import Sliders
import SlidersLooks

/// Begins a style anew: with a look by its number, or with none (-1). The buffer holds the look's options, each of which
/// may be NaN for the look's own, and whether the surroundings are dark. Writes the size that the look is made for, or NaN.
@_expose(wasm, "look") @c(slider_look)
public func look(_ handle: PainterHandle, _ number: Int32, _ count: Int32) {
    var numbers = Numbers(count)
    let isDark = numbers.flag(), looks = Look.allCases, index = Int(number)
    var style = SliderStyle()
    if looks.indices.contains(index) {
        var options = LookOptions()
        options.curvaceousness = numbers.optional()
        options.borderWidth = numbers.optional()
        options.cornerRadius = numbers.optional()
        options.height = numbers.optional()
        options.trackColor = numbers.optionalColor()
        options.selectedColor = numbers.optionalColor()
        options.selectedEndColor = numbers.optionalColor()
        options.thumbColor = numbers.optionalColor()
        options.borderColor = numbers.optionalColor()
        style = looks[index].style(with: options)
    }
    let size = looks.indices.contains(index) ? looks[index].sample.size : SIMD2(.nan, .nan)
    style.isDark = isDark
    if isDark, style.palette == .light { style.palette = .dark }
    handle.painter.pointee.style = style
    write([size.x, size.y])
}

/// Draws with these colours alone, each part in its own shape: the track's, the selected part's, the thumb's and the
/// text's, from the buffer.
@_expose(wasm, "simplify") @c(slider_simplify)
public func simplify(_ handle: PainterHandle, _ count: Int32) {
    var numbers = Numbers(count)
    let track = numbers.color(), accent = numbers.color(), thumb = numbers.color(), text = numbers.color()
    // A face as dark as the track would hide the texts on it.
    handle.painter.pointee.style.paints = [PartPaint(.face, [])]
    handle.painter.pointee.style.palette = Palette(
        track: track, accent: accent, thumb: thumb, text: text, shadow: .init(white: 0, alpha: 0))
}

/// Adds how parts are painted: a role, a lap, conditions (NaN: none), and coats.
@_expose(wasm, "paint") @c(slider_paint)
public func paint(_ handle: PainterHandle, _ count: Int32) {
    var numbers = Numbers(count)
    let number = numbers.integer()
    guard let role = Element.Role(number: number, lap: numbers.integer()) else { return }
    var paint = PartPaint(role, [])
    paint.state = numbers.optional().flatMap { Element.State(number: Int($0)) }
    paint.thumb = numbers.optional().map { integer($0) }
    paint.isDark = numbers.optional().map { $0 != 0 }
    while !numbers.isAtEnd { paint.coats.append(numbers.coat()) }
    handle.painter.pointee.style.paints.append(paint)
}

/// Adds the font of a role: its size, weight, and whether it is condensed.
@_expose(wasm, "font") @c(slider_font)
public func font(_ handle: PainterHandle, _ role: Int32, _ size: Double, _ weight: Int32, _ isCondensed: Int32) {
    guard let role = Element.Role(number: Int(role), lap: 0), size > 0 else { return }
    handle.painter.pointee.style.fonts.append(PartFont(role, TextFont(size: size, weight: Int(weight), isCondensed: isCondensed != 0)))
}

extension Numbers {
    mutating func optionalColor() -> Paint.Color? {
        let color = color()
        return color.red.isNaN ? nil : color
    }

    mutating func coat() -> Coat {
        var coat = Coat(paint())
        coat.inset = number()
        coat.roundness = number()
        coat.isFlush = flag()
        coat.offset = number()
        coat.width = optional()
        coat.isClipped = flag()
        return coat
    }

    private mutating func paint() -> Paint {
        var paint = Paint(fill())
        paint.shadow = flag() ? shadow() : nil
        paint.innerShadow = flag() ? shadow() : nil
        if flag() {
            let color = color()
            paint.outline = .init(color, width: number())
        }
        if flag() {
            let color = color()
            paint.gloss = .init(color, inset: number())
        }
        if flag() {
            let lower = number(), upper = number()
            paint.glow = .init(from: lower, to: upper, steps: optional().map { Int(max(1, min(1000, $0))) })
        }
        return paint
    }

    private mutating func shadow() -> Paint.Shadow {
        let color = color(), offset = point()
        return .init(color, offset: offset, blur: number())
    }

    private mutating func fill() -> Paint.Fill {
        switch integer() {
        case 1:
            let from = point(), to = point(), isOfControl = flag()
            return .gradient(.init(stops(), from: from, to: to, isOfControl: isOfControl))
        case 2: return .alongTrack(stops())
        case 3:
            let id = integer(), size = point(), top = number(), left = number(), bottom = number()
            return .image(.init(id, size: size, caps: .init(top: top, left: left, bottom: bottom, right: number())))
        default: return .color(color())
        }
    }
}

/// The order of the page's words.
extension Element.Role {
    init?(number: Int, lap: Int) {
        switch number {
        case 0: self = .face
        case 1: self = .bar(isSelected: false)
        case 2: self = .bar(isSelected: true)
        case 3: self = .track
        case 4: self = .selectable
        case 5: self = .span(lap: lap)
        case 6: self = .minorTick
        case 7: self = .tick
        case 8: self = .tickLabel
        case 9: self = .mark
        case 10: self = .needle
        case 11: self = .thumb
        case 12: self = .label
        case 13: self = .readout
        case 14: self = .cover
        default: return nil
        }
    }
}

extension Element.State {
    init?(number: Int) {
        switch number {
        case 0: self = .normal
        case 1: self = .hovered
        case 2: self = .held
        case 3: self = .focused
        case 4: self = .disabled
        default: return nil
        }
    }
}
