import SlidersCore
import Testing

/// Thumbs that do not show, or only while they are held (§8).
@Suite struct ThumbVisibilityTests {
    private func layout(
        _ visibility: SliderThumbVisibility, _ path: SliderPath = .right,
        _ change: (inout SliderMetrics) -> Void = { _ in }
    ) -> SliderLayout {
        var metrics = SliderMetrics(path)
        (metrics.thumbSize, metrics.thickness, metrics.thumbVisibility) = (28, 6, visibility)
        change(&metrics)
        return SliderLayout(metrics, size: SIMD2(306, path == .right ? 44 : 306))
    }

    /// The states in which a style shows a thumb.
    private func shown(_ visibility: SliderThumbVisibility, image: Bool = false) -> [SliderElement.State] {
        var style = SliderStyle()
        style.metrics.thumbVisibility = visibility
        if image { style.paints = [SliderPartPaint(.thumb, SliderPaint(.image(.init(1, size: SIMD2(9, 9)))))] }
        return [SliderElement.State.normal, .hovered, .held, .focused, .disabled].filter { state in
            !style.coats(of: SliderElement(.thumb(0), .circle(center: .zero, radius: 9), .thumb, state)).isEmpty
        }
    }

    @Test func thumbsShowWhenTheirVisibilitySaysSo() {
        for image in [false, true] {
            #expect(shown(.visible, image: image) == [.normal, .hovered, .held, .focused, .disabled])
            #expect(shown(.hidden, image: image) == [])
            #expect(shown(.held, image: image) == [.hovered, .held, .focused])
        }
    }

    @Test func otherPartsShowInAnyCase() {
        var style = SliderStyle()
        style.metrics.thumbVisibility = .hidden
        for role in [SliderElement.Role.track, .span(lap: 0), .label, .tick(isSelected: false)] {
            let element = SliderElement(.track, .circle(center: .zero, radius: 9), role)
            #expect(style.coats(of: element) == SliderStyle().coats(of: element) && !style.coats(of: element).isEmpty)
        }
    }

    @Test func hiddenThumbsAreHeldAndTheirElementsStay() throws {
        for visibility in [SliderThumbVisibility.hidden, .held] {
            let layout = layout(visibility)
            var slider = try Stage([20, 60], on: layout.track)
            slider.state.layOut(
                on: layout.track, targetSide: layout.targetSide, thickness: 6, thumbOffset: layout.thumbOffset)
            let parts = SliderDrawing(of: slider.state, in: layout).elements.map(\.part)
            #expect(parts.suffix(2) == [.thumb(0), .thumb(1)])
            let middle = slider.point(of: 20)
            #expect(slider.state.part(under: middle + SIMD2(-21.9, 21.9)) == .thumb(0), "a whole target")
            slider.drag(from: 20, to: 40)
            #expect(slider.values == [40, 60])
        }
    }

    /// Without a thumb over it, nothing is filled at the lower bound, and all at the upper.
    @Test func theDrawnTrackEndsAtTheBounds() throws {
        for visibility in [SliderThumbVisibility.hidden, .held] {
            let layout = layout(visibility)
            #expect(layout.drawnTrack == layout.track)
            func span(_ value: Double) throws -> SliderFigure {
                layout.span(0, lap: 0, of: try Stage([value], on: layout.track).state)
            }
            #expect(try span(0).isEmpty)
            #expect(try span(100) == layout.drawnTrackFigure)
        }
        #expect(layout(.visible).drawnTrack != layout(.visible).track)
    }

    @Test func hiddenThumbsTakeNoRoom() throws {
        #expect(layout(.hidden).track.length == 300 && layout(.held).track.length == 306 - 28)
        guard case .arc(let ring) = layout(.hidden, .arc(start: 0, sweep: 360)).track else { return }
        #expect(ring.radius == 150)
        let reach = { (layout: SliderLayout) in layout.metrics.reach(label: .zero, tickLabel: .zero) }
        #expect(reach(layout(.hidden)) == 3 && reach(layout(.held)) == 14, "texts and ticks come nearer")
        let outside = layout(.hidden) { $0.thumbPlacement = .outside }
        #expect(outside.track.length == 300 && outside.thumbOffset.along == 0)
    }

    @Test func aStyleDoesNotShowTheFocusOfHiddenThumbs() {
        var style = SliderStyle()
        style.paints = [SliderPartPaint(.thumb, SliderPaint(.color(.init(white: 0))), in: .focused)]
        #expect(style.paintsFocus && style.showsFocus)
        style.metrics.thumbVisibility = .held
        #expect(style.paintsFocus && style.showsFocus)
        style.metrics.thumbVisibility = .hidden
        #expect(!style.paintsFocus && !style.showsFocus, "so the host does")
    }
}
