import SlidersCore
import Testing

/// Which paints a style uses for a part.
@Suite struct SliderStyleTests {
    private func thumb(_ index: Int, _ state: SliderElement.State = .normal) -> SliderElement {
        SliderElement(.thumb(index), .circle(center: .zero, radius: 10), .thumb, state)
    }

    private func white(_ style: SliderStyle, _ element: SliderElement) -> Double? {
        guard case .color(let color)? = style.coats(of: element).first?.paint.fill else { return nil }
        return color.red
    }

    private func paint(_ white: Double) -> SliderPaint { SliderPaint(.color(.init(white: white))) }

    @Test func thePaintWithTheLargestNumberOfConditionsIsUsedInAnyOrder() {
        let paints = [
            SliderPartPaint(.thumb, paint(0.1)), SliderPartPaint(.thumb, paint(0.2), isDark: true),
            SliderPartPaint(.thumb, paint(0.3), thumb: 1),
            SliderPartPaint(.thumb, paint(0.4), in: .held),
            SliderPartPaint(.thumb, paint(0.5), in: .held, thumb: 1, isDark: true),
        ]
        for order in [paints, paints.reversed()] {
            var style = SliderStyle()
            style.paints = order
            #expect(white(style, thumb(0)) == 0.1 && white(style, thumb(1)) == 0.3)
            #expect(white(style, thumb(1, .held)) == 0.4 && white(style, thumb(0, .focused)) == 0.1)
            style.isDark = true
            #expect(
                white(style, thumb(0)) == 0.2 && white(style, thumb(1)) == 0.3 && white(style, thumb(1, .held)) == 0.5)
        }
    }

    @Test func whereNothingIsFilledTheEnabledRangeIsAsStrongAsASpan() {
        var style = SliderStyle()
        let shape = SliderFigure.circle(center: .zero, radius: 10)
        let mark = SliderElement(.enabledRange(0), shape, .enabledRange)
        let span = style.coats(of: SliderElement(.span(0, lap: 0), shape, .span(lap: 0)))
        #expect(style.coats(of: mark) != span)
        style.metrics.fill = .none
        #expect(style.coats(of: mark) == span)
        style.paints = [SliderPartPaint(.enabledRange, paint(0.1))]
        #expect(white(style, mark) == 0.1)
    }

    @Test func noThumbIsRounderThanTheMetricsAllow() {
        var style = SliderStyle()
        for (roundness, shown) in [(0.3, 0.3), (0, 0), (-1, 0), (2, 1), (.nan, 0)] {
            style.metrics.thumbRoundness = roundness
            for state in [SliderElement.State.normal, .held] {
                var coats = style.palette.coats(of: .thumb, state)
                #expect(coats.map(\.roundness) == [1])
                coats[0].roundness = shown
                #expect(style.coats(of: thumb(0, state)) == coats)
            }
            #expect(style.coats(of: thumb(0, .disabled)).map(\.roundness) == [shown])
            #expect(style.coats(of: thumb(0, .focused)).map(\.roundness) == [shown, shown, shown])
        }
        let track = SliderElement(.track, .circle(center: .zero, radius: 10), .track)
        #expect(style.coats(of: track) == style.palette.coats(of: .track))
        style.metrics.thumbRoundness = 0.4
        style.paints = [
            SliderPartPaint(.thumb, [SliderCoat(paint(0.1)), SliderCoat(paint(0.2), roundness: 0.2)]),
            SliderPartPaint(.track, paint(0.3)),
        ]
        #expect(style.coats(of: thumb(0)).map(\.roundness) == [0.4, 0.2])
        #expect(style.coats(of: track).map(\.roundness) == [1])
    }

    @Test func ofPaintsWithEquallyManyConditionsTheLastIsUsed() {
        var style = SliderStyle()
        style.paints = [SliderPartPaint(.thumb, paint(0.1)), SliderPartPaint(.thumb, paint(0.2))]
        #expect(white(style, thumb(0)) == 0.2)
    }

    @Test func aPaintWithoutCoatsLeavesItsPartOut() {
        var style = SliderStyle()
        style.paints = [SliderPartPaint(.thumb, [], thumb: 1)]
        #expect(
            style.coats(of: thumb(1)) == []
                && style.coats(of: thumb(0)) == style.palette.coats(of: .thumb))
    }

    @Test func aSpanHasThePaintOfItsLowerThumb() {
        var style = SliderStyle()
        style.paints = [SliderPartPaint(.span(lap: 0), paint(0.7), thumb: 1)]
        let span = {
            SliderElement(.span($0, lap: 0), .line(from: .zero, to: SIMD2(1, 0), width: 4), .span(lap: 0))
        }
        #expect(white(style, span(1)) == 0.7 && white(style, span(0)) == SliderPalette.light.accent.red)
    }

    @Test func selectedTicksHaveTheirOwnPaintOrThatOfOthers() {
        var style = SliderStyle()
        let roles: [(Bool) -> SliderElement.Role] = [
            { .tick(isSelected: $0) }, { .minorTick(isSelected: $0) }, { .tickLabel(isSelected: $0) },
        ]
        for role in roles {
            let tick = { SliderElement(.tick(0), .line(from: .zero, to: SIMD2(1, 0), width: 1), role($0)) }
            let (faint, lit) = (white(style, tick(false)), white(style, tick(true)))
            #expect(faint == lit && style.coats(of: tick(false)) != style.coats(of: tick(true)))
            style.paints = [SliderPartPaint(role(false), paint(0.4))]
            #expect(white(style, tick(false)) == 0.4 && white(style, tick(true)) == 0.4)
            style.paints.insert(SliderPartPaint(role(true), paint(0.6)), at: 0)
            #expect(white(style, tick(false)) == 0.4 && white(style, tick(true)) == 0.6)
            style.paints.removeLast()
            #expect(white(style, tick(false)) == faint && white(style, tick(true)) == 0.6)
        }
    }

    @Test func partsOutsideTheSpansHaveTheirOwnPaintOrThatOfSpans() {
        var style = SliderStyle()
        let element = { (part: SliderElement.Part, role: SliderElement.Role) in
            SliderElement(part, .line(from: .zero, to: SIMD2(9, 0), width: 4), role)
        }
        let before = element(.before(lap: 0), .before(lap: 0))
        let after = element(.after(lap: 0), .after(lap: 0))
        #expect(style.coats(of: before) == style.coats(of: element(.span(0, lap: 0), .span(lap: 0))))
        style.paints = [SliderPartPaint(.span(lap: 0), paint(0.1))]
        #expect(white(style, before) == 0.1 && white(style, after) == 0.1)
        style.paints.append(SliderPartPaint(.after(lap: 0), paint(0.2)))
        #expect(white(style, before) == 0.1 && white(style, after) == 0.2)
    }

    @Test func fontsBelongToRoles() {
        var style = SliderStyle()
        style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 65, weight: 800, isCondensed: true))]
        #expect(style.font(of: .readout).size == 65 && style.font(of: .label) == SliderTextFont(size: 12))
    }

    @Test func thePaletteDependsOnTheState() throws {
        let style = SliderStyle()
        let layout = SliderLayout(style.metrics, size: SIMD2(320, 44))
        let drawing = SliderDrawing(of: try Stage([20, 60]) { $0.disabledThumbs = [0] }.state, in: layout)
        let thumbs = drawing.elements.filter { $0.role == .thumb }
        #expect(thumbs.map(\.state) == [.disabled, .normal])
        #expect(style.coats(of: thumbs[0]).first?.paint.shadow?.color.alpha == 0.125)
        #expect(style.coats(of: thumbs[1]).first?.paint.shadow?.color.alpha == 0.25)
        var dark = style
        dark.palette = .dark
        #expect(dark.coats(of: thumbs[1]) != style.coats(of: thumbs[1]))
    }

    @Test func aStylesOwnPaintReplacesThePalettes() {
        let red = SliderCoat(SliderPaint(.color(.init(1, 0, 0))))
        let blue = SliderCoat(SliderPaint(.color(.init(0, 0, 1))))
        let coats = { (style: SliderStyle, role: SliderElement.Role, state: SliderElement.State) in
            style.coats(of: SliderElement(.thumb(0), .anchor(.zero), role, state))
        }
        var style = SliderStyle()
        let plain = coats(style, .thumb, .normal)
        style.paints = [SliderPartPaint(.thumb, [red], in: .held), SliderPartPaint(.thumb, [blue])]
        #expect(coats(style, .thumb, .held) == [red])
        #expect(coats(style, .thumb, .normal) == [blue] && plain != [blue])
        #expect(coats(style, .track, .held) == coats(SliderStyle(), .track, .held))
    }

    private func coats(
        _ style: SliderStyle, _ role: SliderElement.Role, _ state: SliderElement.State = .normal, thumb: Int = 0
    ) -> [SliderCoat] {
        let part: SliderElement.Part = role == .thumb ? .thumb(thumb) : .span(thumb, lap: 0)
        return style.coats(of: SliderElement(part, .anchor(.zero), role, state))
    }

    @Test func aPaintForEveryStateIsDimmedWhereAPartIsDisabled() {
        var style = SliderStyle()
        style.paints = [
            SliderPartPaint(.span, SliderPaint(.color(.init(1, 0, 0)))),
            SliderPartPaint(.thumb, SliderPaint(.color(.init(0, 0, 1)))),
        ]
        #expect(coats(style, .span, .disabled) == [SliderCoat(SliderPaint(.color(.init(1, 0, 0, 0.5))))])
        style.palette.page = .init(0.2, 0.2, 0.2)
        guard case .color(let mixed)? = coats(style, .thumb, .disabled).first?.paint.fill else {
            Issue.record("a disabled thumb has a color")
            return
        }
        #expect(mixed.alpha == 1 && abs(mixed.red - 0.1) < 1e-9 && abs(mixed.blue - 0.6) < 1e-9)
        #expect(coats(style, .span, .held) == coats(style, .span))
        #expect(coats(style, .thumb, .focused).starts(with: coats(style, .thumb)))
        style.paints.append(SliderPartPaint(.span, SliderPaint(.color(.init(0, 1, 0))), in: .disabled))
        #expect(coats(style, .span, .disabled) == [SliderCoat(SliderPaint(.color(.init(0, 1, 0))))])
    }

    @Test func aPaintOverOthersIsSeenInEveryStateAndOnEveryThumb() {
        var style = SliderStyle()
        style.paints = [
            SliderPartPaint(.thumb, paint(0.1)), SliderPartPaint(.thumb, paint(0.2), in: .held),
            SliderPartPaint(.thumb, paint(0.3), in: .focused), SliderPartPaint(.thumb, paint(0.4), in: .disabled),
            SliderPartPaint(.thumb, paint(0.5), thumb: 1), SliderPartPaint(.thumb, paint(0.6), in: .held, thumb: 1),
        ]
        let before = style
        var red = SliderPartPaint(.thumb, SliderPaint(.color(.init(1, 0, 0))))
        red.coversEarlier = true
        style.paints.append(red)
        for thumb in 0..<3 {
            for state in [SliderElement.State.normal, .hovered, .held] {
                #expect(coats(style, .thumb, state, thumb: thumb) == red.coats)
            }
            #expect(coats(style, .thumb, .focused, thumb: thumb).starts(with: red.coats))
            let dimmed = red.coats.map { $0.dimmed(isOpaque: true, on: style.palette.page) }
            #expect(coats(style, .thumb, .disabled, thumb: thumb) == dimmed)
        }
        #expect(!style.paintsFocus, "the toolkit's own ring shows the focus")
        style = before
        red.state = .held
        style.paints.append(red)
        #expect(coats(style, .thumb, .held, thumb: 1) == red.coats && coats(style, .thumb) == coats(before, .thumb))
        #expect(coats(style, .thumb, .focused) == coats(before, .thumb, .focused))
    }

    @Test func aStyleThatPaintsThumbsPaintsTheFocus() {
        var style = SliderStyle()
        #expect(!style.paintsFocus && style.showsFocus)
        style.paints = [SliderPartPaint(.thumb, paint(0.1), thumb: 1)]
        #expect(style.paintsFocus && style.showsFocus)
        style.paints = [SliderPartPaint(.thumb, [])]
        #expect(style.paintsFocus && !style.showsFocus, "there's neither a thumb nor a face")
        style.metrics.dial = SliderDial()
        style.metrics.dial?.face = 0.8
        #expect(style.showsFocus && style.paintsSharedStates)
    }
}
