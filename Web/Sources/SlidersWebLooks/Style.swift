import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersWebBase
import Wire

/// Begins a new style, from the look with a number or, with -1, without a look. The buffer holds ``LookNumbers`` and
/// ``LookColors``, with NaN for missing numbers and colors.
@_expose(wasm, "look") @c(slider_look)
public func look(_ handle: PainterHandle, _ number: Int32, _ count: Int32) {
    var numbers = Numbers(count)
    let head = numbers.record(LookNumbers.self)
    let isDark = head[.isDark].flag
    let options = numbers.lookOptions(head)
    let text = numbers.color()
    let page = numbers.color()
    let looks = SliderLook.all
    let look = looks.indices.contains(Int(number)) ? looks[Int(number)] : nil
    var style = look?.style(with: options) ?? SliderStyle()
    style.isDark = isDark
    style.palette = style.palettes.palette(isDark: isDark)
    if look == nil { style.palette.take(options) }
    style.palette.page = page
    if head[.hasMoreContrast].flag { style = style.withMoreContrast() }
    if head[.isOpaque].flag { style.heldThumb.glass = nil }
    if !text.red.isNaN { style.paintTexts(text, hasMoreContrast: head[.hasMoreContrast].flag) }
    handle.painter.pointee.style = style
    handle.painter.pointee.textScale = head[.textScale].number
}

extension SliderPalette {
    fileprivate mutating func take(_ options: SliderLook.Options) {
        track = options.trackColor ?? track
        accent = options.selectedColor ?? accent
        thumb = options.thumbColor ?? thumb
        edge = options.borderColor ?? edge
    }
}

extension SliderStyle {
    /// Paints texts and ticks in a color, which is faded in disabled parts, and slightly faded in unselected ticks.
    fileprivate mutating func paintTexts(_ color: SliderPaint.Color, hasMoreContrast: Bool) {
        palette.text = color
        palette.secondaryText = hasMoreContrast ? color : nil
        paints.removeAll { paint in
            switch paint.role {
            case .label, .tick, .minorTick, .tickLabel, .readout: !paint.coats.isEmpty
            default: false
            }
        }
    }
}

/// Paints each part as its plain shape, in one of the four ``PlainColors`` in the buffer.
@_expose(wasm, "simplify") @c(slider_simplify)
public func simplify(_ handle: PainterHandle, _ count: Int32) {
    var numbers = Numbers(count)
    let colors = PlainColors.allCases.map { _ in numbers.color() }
    handle.painter.pointee.style.heldThumb.glass = nil
    // A track with the colors of its values is content, and nothing covers it.
    handle.painter.pointee.style.paints.removeAll { $0.role != .track || !$0.coats.contains { $0.isAlongTrack } }
    if !handle.painter.pointee.style.paints.isEmpty {
        handle.painter.pointee.style.paints.append(SliderPartPaint(.span, []))
    }
    // A face as dark as the track would hide the texts on it.
    handle.painter.pointee.style.paints.append(SliderPartPaint(.face, []))
    let page = handle.painter.pointee.style.palette.page
    handle.painter.pointee.style.palette = SliderPalette(
        track: colors[PlainColors.track.rawValue], accent: colors[PlainColors.accent.rawValue],
        thumb: colors[PlainColors.thumb.rawValue], text: colors[PlainColors.text.rawValue],
        shadow: .init(white: 0, alpha: 0))
    handle.painter.pointee.style.palette.secondaryText = handle.painter.pointee.style.palette.text
    handle.painter.pointee.style.palette.page = page
}

extension SliderCoat {
    fileprivate var isAlongTrack: Bool { if case .alongTrack = paint.fill { true } else { false } }
}

/// Adds a paint of parts. The buffer holds ``PaintHead``, with NaN for missing conditions, and the coats of the paint.
@_expose(wasm, "paint") @c(slider_paint)
public func paint(_ handle: PainterHandle, _ count: Int32) {
    var numbers = Numbers(count)
    let head = numbers.record(PaintHead.self)
    guard let role = SliderElement.Role(Role(rawValue: head[.role].integer), lap: head[.lap].integer) else { return }
    var paint = SliderPartPaint(role, [])
    paint.state = head[.state].optional.flatMap { PartState(rawValue: wholePart($0)) }.map { SliderElement.State($0) }
    paint.thumb = head[.thumb].optional.map { wholePart($0) }
    paint.isDark = head[.isDark].optional.map { $0 != 0 }
    while !numbers.isAtEnd { paint.coats.append(numbers.coat()) }
    handle.painter.pointee.style.paints.append(paint)
}

/// Adds the font of a ``Role``, which doesn't scale with the control. The buffer holds ``FontNumbers``.
@_expose(wasm, "font") @c(slider_font)
public func font(_ handle: PainterHandle, _ role: Int32, _ count: Int32) {
    var numbers = Numbers(count)
    let font = numbers.record(FontNumbers.self)
    guard let part = SliderElement.Role(Role(rawValue: Int(role)), lap: 0), let role = SliderTextRole(part),
        font[.size].number > 0
    else { return }
    let textFont = SliderTextFont(
        size: font[.size].number, weight: font[.weight].integer, isCondensed: font[.isCondensed].flag)
    handle.painter.pointee.style.fonts.append(SliderPartFont(role, textFont, isFixed: true))
}

extension Numbers {
    fileprivate mutating func lookOptions(_ head: Fieldset<LookNumbers>) -> SliderLook.Options {
        var options = SliderLook.Options()
        options.roundness = head[.roundness].optional
        options.borderWidth = head[.borderWidth].optional
        options.cornerRadius = head[.cornerRadius].optional
        options.height = head[.lookHeight].optional
        for name in LookColors.allCases where name != .textColor && name != .pageColor {
            let color = color()
            if color.red.isNaN { continue }
            switch name {
            case .trackColor: options.trackColor = color
            case .selectedColor: options.selectedColor = color
            case .selectedEndColor: options.selectedEndColor = color
            case .thumbColor: options.thumbColor = color
            case .borderColor: options.borderColor = color
            case .textColor, .pageColor: break
            }
        }
        return options
    }

    fileprivate mutating func coat() -> SliderCoat {
        var coat = SliderCoat(paint())
        let numbers = record(CoatNumbers.self)
        coat.inset = numbers[.inset].number
        coat.roundness = numbers[.roundness].number
        coat.isFlush = numbers[.isFlush].flag
        coat.offset = numbers[.offset].number
        coat.width = numbers[.width].optional
        coat.isClipped = numbers[.isClipped].flag
        return coat
    }

    private mutating func paint() -> SliderPaint {
        var paint = SliderPaint(fill())
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
            let glow = record(GlowNumbers.self)
            let steps = glow[.steps].optional.map { Int(max(1, min(1000, $0))) }
            paint.glow = .init(from: glow[.from].number, to: glow[.to].number, steps: steps)
        }
        return paint
    }

    private mutating func shadow() -> SliderPaint.Shadow {
        let color = color()
        let shadow = record(ShadowNumbers.self)
        return .init(color, offset: SIMD2(shadow[.x].number, shadow[.y].number), blur: shadow[.blur].number)
    }

    private mutating func fill() -> SliderPaint.Fill {
        switch FillKind(rawValue: integer()) ?? .color {
        case .color: return .color(color())
        case .gradient:
            let numbers = record(GradientNumbers.self)
            let from = SIMD2(numbers[.fromX].number, numbers[.fromY].number)
            let to = SIMD2(numbers[.toX].number, numbers[.toY].number)
            return .gradient(.init(stops(), from: from, to: to, isOfControl: numbers[.isOfControl].flag))
        case .alongTrack: return .alongTrack(stops())
        case .image:
            let image = record(ImageNumbers.self)
            let caps = SliderPaint.Caps(
                top: image[.top].number, left: image[.left].number, bottom: image[.bottom].number,
                right: image[.right].number)
            let size = SIMD2(image[.width].number, image[.height].number)
            return .image(.init(image[.id].integer, size: size, caps: caps))
        }
    }
}
