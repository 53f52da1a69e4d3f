import SlidersCore
import Testing

/// Labels that are visible only while their thumbs are held or have the focus (§8).
@Suite struct LabelVisibilityTests {
    private func layout(_ visibility: SliderLabelVisibility = .held) -> SliderLayout {
        var metrics = SliderMetrics()
        (metrics.hasLabels, metrics.labelVisibility, metrics.ticks) = (true, visibility, .count(3))
        return SliderLayout(metrics, size: SIMD2(1028, 100))
    }

    /// The thumbs whose labels are painted, which are those whose labels make room for one another.
    private func labeled(_ drawing: SliderDrawing) -> [Int] {
        var style = SliderStyle()
        style.metrics = drawing.layout.metrics
        let painted = drawing.elements.compactMap { element -> Int? in
            guard case .label(let index) = element.part else { return nil }
            return style.coats(of: element).isEmpty ? nil : index
        }
        #expect(painted == (0..<9).filter { drawing.showsLabel(ofThumb: $0) })
        return painted
    }

    @Test func onlyAHeldThumbHasItsLabel() throws {
        let layout = layout()
        var slider = try Stage([20, 50, 80], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        #expect(labeled(drawing) == [])
        for (input, expected) in [
            (SliderInput.press(at: slider.point(of: 50), pointer: 0), [1]),
            (.drag(to: slider.point(of: 60), pointer: 0), [1]), (.release(pointer: 0), []),
        ] {
            drawing.update(for: slider.do(input), in: slider.state)
            #expect(labeled(drawing) == expected && drawing == SliderDrawing(of: slider.state, in: layout))
        }
    }

    @Test func aBarThatIsDraggedShowsTheLabelsOfItsThumbs() throws {
        let layout = layout()
        var slider = try Stage([20, 50, 80], on: layout.track) { $0.pressTarget = .span }
        var drawing = SliderDrawing(of: slider.state, in: layout)
        drawing.update(for: slider.do(.press(at: slider.point(of: 65), pointer: 0)), in: slider.state)
        drawing.update(for: slider.do(.drag(to: slider.point(of: 70), pointer: 0)), in: slider.state)
        #expect(labeled(drawing) == [1, 2] && drawing == SliderDrawing(of: slider.state, in: layout))
        #expect(drawing.elements.last?.state == .held)
        drawing.update(for: slider.do(.release(pointer: 0)), in: slider.state)
        #expect(labeled(drawing) == [])
    }

    @Test func theFocusShowsALabelAndHoveringDoesNot() throws {
        let layout = layout()
        let slider = try Stage([20, 80], on: layout.track)
        var drawing = SliderDrawing(of: slider.state, in: layout)
        var labeledThumb = SliderHighlight(hovered: .thumb(1))
        labeledThumb.labeled = 1
        for (highlight, expected) in [
            (SliderHighlight(hovered: .thumb(1)), []), (SliderHighlight(focused: 1), [1]),
            (SliderHighlight(hovered: .thumb(1), focused: 1), [1]), (labeledThumb, [1]), (SliderHighlight(), []),
        ] {
            drawing.highlight(highlight, in: slider.state)
            #expect(labeled(drawing) == expected)
            #expect(drawing == SliderDrawing(of: slider.state, in: layout, highlight: highlight))
            let thumb = drawing.elements.first { $0.part == .thumb(1) }
            #expect((thumb?.state == .focused) == (highlight.focused == 1))
        }
    }

    @Test func aDisabledThumbHasNoLabel() throws {
        let layout = layout()
        let slider = try Stage([20, 80], on: layout.track) { $0.disabledThumbs = [1] }
        #expect(labeled(SliderDrawing(of: slider.state, in: layout, highlight: SliderHighlight(focused: 1))) == [])
        let always = self.layout(.always)
        #expect(labeled(SliderDrawing(of: slider.state, in: always)) == [0, 1])
    }

    @Test func nothingMovesWhenALabelAppears() throws {
        let (held, always) = (layout(), layout(.always))
        #expect(held.track == always.track && held.drawnTrack == always.drawnTrack)
        let text = SIMD2(30.0, 14.0)
        let reach = { (layout: SliderLayout) in layout.metrics.reach(.above, label: text, tickLabel: text) }
        #expect(reach(held) == reach(always))
        var slider = try Stage([20, 80], on: held.track)
        let figures = { (layout: SliderLayout) in SliderDrawing(of: slider.state, in: layout).elements.map(\.figure) }
        let atRest = figures(held)
        #expect(atRest == figures(always))
        slider.press(20)
        #expect(figures(held) == atRest)
    }
}
