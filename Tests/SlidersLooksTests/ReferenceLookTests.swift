import SlidersCore
import SlidersLookImages
import SlidersLooks
import SlidersRender
import Testing

/// The looks of five known controls, with their known positions and sizes.
@Suite struct ReferenceLookTests {
    private func layout(
        _ look: SliderLook, _ options: SliderLook.Options = SliderLook.Options(), _ size: SIMD2<Double>? = nil
    )
        -> SliderLayout
    {
        SliderLayout(look.style(with: options).metrics, size: size ?? look.sample.size)
    }

    private func state(_ look: SliderLook, _ values: [Double], on layout: SliderLayout) throws -> SliderState {
        try SliderState(look.sample.configuration, values: values, on: layout.track)
    }

    /// The shapes of the parts of one role, back to front.
    private func shapes(
        _ look: SliderLook, _ options: SliderLook.Options = SliderLook.Options(), _ values: [Double]? = nil,
        of role: SliderElement.Role,
        shown: SliderElement.State = .normal
    ) throws -> [SliderPaintedShape] {
        let style = look.style(with: options)
        let size = SIMD2(look.sample.size.x, options.height ?? look.sample.size.y)
        let layout = SliderLayout(style.metrics, size: size)
        let state = try state(look, values ?? look.sample.values, on: layout)
        return SliderDrawing(of: state, in: layout).elements.filter { $0.role == role }.flatMap { element in
            var element = element
            element.state = shown
            return layout.shapes(of: element, in: style, state)
        }
    }

    // MARK: Pictures and photos

    @Test func thumbsOfPicturesStayBetweenTheInsets() throws {
        let layout = layout(.pictures)
        let bounds = 0.0...1
        for value in [0, 0.25, 0.7, 1] {
            let x = 24 + (320 - 24 - 24) * (value - bounds.lowerBound) / (bounds.upperBound - bounds.lowerBound)
            let point = layout.track.point(at: value)
            #expect(point.x == x && layout.track.fraction(at: point) == value)
        }
    }

    @Test func heldPartsOfPicturesAndPhotosShowTheirOwnImages() throws {
        let images = { (look: SliderLook, role: SliderElement.Role, shown: SliderElement.State) in
            try shapes(look, of: role, shown: shown).map { $0.paint.fill }
        }
        #expect(try images(.pictures, .thumb, .normal) == [.of(.spanThumb), .of(.spanThumb)])
        #expect(try images(.pictures, .thumb, .held) == [.of(.spanThumbHeld), .of(.spanThumbHeld)])
        #expect(try images(.pictures, .span(lap: 0), .normal) == [.of(.spanBar)])
        #expect(try images(.pictures, .span(lap: 0), .held) == [.of(.spanBarHeld)])
        #expect(try images(.photos, .thumb, .held) == [.of(.photoThumbHeld), .of(.photoThumbHeld)])
        #expect(try images(.photos, .track, .normal) == [.of(.photoTrack)])
    }

    @Test func spansOfPicturesAndPhotosLieFromThumbToThumb() throws {
        for look in [SliderLook.pictures, .photos] {
            let layout = layout(look)
            let state = try state(look, look.sample.values, on: layout)
            let span = try #require(try shapes(look, of: .span(lap: 0)).first?.form.bounds)
            #expect(
                span.origin.x.isNear(state.location(ofThumb: 0).x)
                    && (span.origin.x + span.size.x).isNear(state.location(ofThumb: 1).x))
        }
    }

    @Test func photosHaveAnInsetOf20Points() throws {
        for width in [120.0, 320, 703] {
            let layout = layout(.photos, SliderLook.Options(), SIMD2(width, 44))
            let state = try state(.photos, [2, 8], on: layout)
            for (thumb, value) in [2.0, 8].enumerated() {
                #expect(state.location(ofThumb: thumb).x.isNear(20 + (width - 2 * 20) * (value - 1) / (10 - 1)))
            }
            #expect(layout.targetSide == 44)
        }
    }

    // MARK: Glow

    @Test func theRingOfGlowHasARadiusOf100AndAWidthOf60() throws {
        guard case .arc(let arc, let width, _)? = try shapes(.glow, of: .track).first?.form else { throw Fault.noArc }
        #expect((arc.center, arc.radius, width) == (SIMD2(160, 160), 100, 60))
    }

    /// Its round end is the thumb's disc, so that nothing of it shows through a half of the thumb.
    @Test func theArcOfGlowIs40WideFromEastToItsAngle() throws {
        guard
            case .arc(let arc, let width, let isRound)? = try shapes(
                .glow, SliderLook.Options(), [90], of: .span(lap: 0)
            )
            .first?.form
        else { throw Fault.noArc }
        #expect((arc.start, arc.sweep, arc.radius, width, isRound) == (90, -90, 100, 40, true))
    }

    @Test func twoLightLinesEdgeTheRingOfGlow() throws {
        let lines = try shapes(.glow, SliderLook.Options(), [90], of: .span(lap: 0)).dropFirst()
        let arcs = lines.compactMap { shape -> (Double, Double, Double, Bool)? in
            guard case .arc(let arc, let width, let isRound) = shape.form else { return nil }
            return (arc.radius, arc.sweep, width, isRound)
        }
        #expect(arcs.map(\.0) == [130, 70] && arcs.allSatisfy { $0.1 == -90 && $0.2 == 1 && $0.3 })
        #expect(lines.allSatisfy { $0.paint.fill == .color(.init(white: 1, alpha: 0.05)) })
    }

    /// Core Graphics would blur by ⌊angle/20⌋ points, which is a σ of half as much.
    @Test func theGlowGrowsInWholePoints() throws {
        for angle in 1...360 {
            let arc = try #require(try shapes(.glow, SliderLook.Options(), [Double(angle)], of: .span(lap: 0)).first)
            #expect(try #require(arc.paint.glow).sigma(at: 0).isNear(Double(angle / 20) / 2), "\(angle)")
        }
    }

    @Test func theGradientOfGlowSpansTheControl() throws {
        let layout = layout(.glow)
        let arc = try #require(try shapes(.glow, SliderLook.Options(), [90], of: .span(lap: 0)).first)
        guard case .gradient(let gradient) = arc.paint.fill else { throw Fault.noGradient }
        let (from, to) = layout.ends(of: gradient, on: arc.form)
        #expect((from.y, to.y) == (0, 320) && gradient.stops == [.init(0, .init(0, 0, 1)), .init(1, .init(1, 0, 1))])
    }

    @Test func theThumbOfGlowIsAtTheEndOfItsArc() throws {
        let layout = layout(.glow)
        let (x, y) = (160.0, 160.0)
        for (angle, point) in [
            (90.0, SIMD2(x, y - 100)), (180, SIMD2(x - 100, y)), (270, SIMD2(x, y + 100)), (360, SIMD2(x + 100, y)),
        ] {
            #expect((try state(.glow, [angle], on: layout).location(ofThumb: 0) - point).isSmall)
        }
        let handle = try #require(try shapes(.glow, of: .thumb).first)
        #expect(handle.form.bounds.size == SIMD2(40, 40) && handle.paint.fill == .color(.init(white: 1, alpha: 0.7)))
        #expect(handle.paint.shadow == .init(.init(white: 0), blur: 1.5))
    }

    @Test func theReadoutOfGlowIsLargeAndCondensed() {
        let font = SliderLook.glow.style().font(of: .readout)
        #expect(
            font.size == 56 && font.weight == 800 && font.isCondensed
                && SliderLook.glow.sample.background == .init(white: 0.1)
        )
    }

    // MARK: Flat

    @Test func thumbsOfFlatStopEdgeToEdge() throws {
        let layout = layout(.flat)
        let width = layout.metrics.thumbSize
        var state = try state(.flat, [0.2, 0.8], on: layout)
        state.handle(.press(at: state.location(ofThumb: 0), pointer: 0))
        state.handle(.drag(to: SIMD2(1000, 22), pointer: 0))
        #expect((state.location(ofThumb: 1).x - state.location(ofThumb: 0).x).isNear(width))
    }

    @Test func bordersOfFlatLieInsideTheThumbAndCornersAreInPoints() throws {
        let options = SliderLook.Options(borderColor: .init(1, 0, 0), borderWidth: 4, cornerRadius: 3)
        let thumb = try #require(try shapes(.flat, options, of: .thumb).first)
        #expect(
            thumb.form.bounds.size == SIMD2(26, 26) && thumb.paint.outline == .init(.init(1, 0, 0), width: 4),
            "30 points with the border")
        for role in [SliderElement.Role.track, .span(lap: 0)] {
            guard case .box(_, let size, let corner, _)? = try shapes(.flat, options, of: role).first?.form else {
                throw Fault.noBox
            }
            #expect(corner.isNear(3) && size.y == 10)
        }
        #expect(try shapes(.flat, of: .track).first?.form.bounds.size.x == 320, "the track reaches from edge to edge")
    }

    // MARK: Layers

    @Test func thumbsOfLayersAreSquaresAsHighAsTheControl() throws {
        for (height, width) in [(30.0, 320.0), (44, 200), (12, 700)] {
            let options = SliderLook.Options(height: height)
            let layout = layout(.layers, options, SIMD2(width, height))
            #expect(layout.metrics.thumbSize == height)
            let state = try state(.layers, [2, 8], on: layout)
            for (thumb, value) in [2.0, 8].enumerated() {
                #expect(state.location(ofThumb: thumb).x.isNear(height / 2 + (width - height) * value / 10))
            }
            let track = try #require(try shapes(.layers, options, of: .track).first?.form.bounds)
            #expect(track.origin.y.isNear(height / 3.5) && track.size.y.isNear(height - 2 * height / 3.5))
        }
    }

    @Test(arguments: [0, 0.3, 0.5, 1]) func cornersOfLayersFollowTheRoundness(roundness: Double) throws {
        let options = SliderLook.Options(roundness: roundness)
        let corner = { (role: SliderElement.Role, coat: Int) throws -> (Double, Double) in
            guard case .box(_, let size, let corner, _) = try shapes(.layers, options, of: role)[coat].form else {
                throw Fault.noBox
            }
            return (corner, size.y)
        }
        for (role, coat) in [(SliderElement.Role.track, 0), (.thumb, 0), (.thumb, 1)] {
            let (corner, height) = try corner(role, coat)
            #expect(corner.isNear(height * roundness / 2), "\(role)")
        }
        #expect(try corner(.thumb, 0).1 == 26 && corner(.thumb, 1).1 == 22, "inset 2, and 2 more")
        #expect(try corner(.span(lap: 0), 0).0 == 0, "the span is a clipped rectangle")
    }

    @Test func theGlossOfLayersCoversTheLowerHalfInsetByHalfTheRadius() throws {
        let cover = try shapes(.layers, of: .cover)
        let track = try #require(try shapes(.layers, of: .track).first).form.bounds
        guard case .box(let center, let size, let corner, _) = cover[0].form.gloss(try #require(cover[0].paint.gloss))
        else { throw Fault.noBox }
        #expect(size.x.isNear(track.size.x - track.size.y / 2) && size.y.isNear(track.size.y / 2))
        #expect((center.y - size.y / 2).isNear(track.origin.y + track.size.y / 2) && corner.isNear(size.y / 2))
        #expect(cover[0].paint.gloss?.color == .init(white: 1, alpha: 0.4))
    }

    @Test func outlinesOfLayersHaveAShadowInsideTheTrack() throws {
        let outlines = try shapes(.layers, of: .cover).dropFirst()
        let gray = SliderPaint.Color(white: 0.5)
        #expect(outlines.allSatisfy { $0.isClipped && $0.paint.shadow == .init(gray, offset: SIMD2(0, 2), blur: 1.5) })
        #expect(outlines.map(\.paint.outline) == [.init(gray, width: 1), .init(.init(white: 0), width: 0.5)])
        #expect(try shapes(.layers, of: .span(lap: 0)).allSatisfy(\.isClipped))
    }

    @Test func thumbsOfLayersDarkenWhileHeld() throws {
        let normal = try shapes(.layers, of: .thumb)
        let held = try shapes(.layers, of: .thumb, shown: .held)
        #expect(normal.count == 4 && held.count == 6)
        #expect(held[2].paint.fill == .color(.init(white: 0, alpha: 0.1)) && held[2].form.bounds.size == SIMD2(26, 26))
        #expect(normal[1].paint.fill == .gradient(.init(.init(white: 0, alpha: 0.15), .init(white: 0, alpha: 0.05))))
    }

    private enum Fault: Error { case noArc, noBox, noGradient }
}

extension SliderPaint.Fill {
    fileprivate static func of(_ image: SliderLook.Image) -> SliderPaint.Fill {
        .image(.init(image.rawValue, size: image.size, caps: image.caps))
    }
}

extension Double {
    fileprivate func isNear(_ other: Double) -> Bool { abs(self - other) < 1e-9 }
}

extension SIMD2<Double> {
    fileprivate var isSmall: Bool { (self * self).sum() < 1e-18 }
}
