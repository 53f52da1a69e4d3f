import SlidersCore
import Testing

/// Which parts of a track are filled: the spans, what lies before and after them, or both.
@Suite struct TrackFillTests {
    private func slider(
        _ values: [Double], _ fill: SliderTrackFill, _ path: SliderPath = .right, neutral: Double? = nil,
        _ configure: (inout SliderConfiguration) -> Void = { _ in }
    ) throws -> DrawnSlider {
        try DrawnSlider(values, path, configure) {
            $0.fill = fill
            $0.neutralValue = neutral
        }
    }

    /// The filled parts along a straight track from x = 10 to 110, which is drawn from 3 to 117.
    private func filled(_ values: [Double], _ fill: SliderTrackFill, neutral: Double? = nil) throws -> String {
        let drawing = try slider(values, fill, neutral: neutral).drawing
        return drawing.elements.filter(\.part.isFilled).compactMap { element in
            guard case .line(let from, let to, _) = element.figure, !element.figure.isEmpty else { return nil }
            let name =
                switch element.part {
                case .before: "before"
                case .after: "after"
                default: "span"
                }
            return "\(name) \(Int(from.x))–\(Int(to.x))"
        }.joined(separator: ", ")
    }

    @Test func theSpansOrWhatLiesOutsideThemIsFilled() throws {
        #expect(try filled([20, 60], .inner) == "span 30–70")
        #expect(try filled([20, 60], .outer) == "before 3–30, after 70–117")
        #expect(try filled([20, 60], .all) == "before 3–30, after 70–117, span 30–70")
        #expect(try filled([20, 60], .none) == "")
        #expect(try filled([20, 40, 60], .outer) == "before 3–30, after 70–117", "between all thumbs nothing")
    }

    @Test func aThumbAtAnEndLeavesNothingOutside() throws {
        #expect(try filled([0, 100], .outer) == "")
        #expect(try filled([0, 0], .outer) == "after 10–117")
    }

    @Test func outsideTheSpanOfASingleThumbIsTheRestOfTheTrack() throws {
        #expect(try filled([30], .outer) == "after 40–117")
        #expect(try filled([30], .outer, neutral: 70) == "before 3–40, after 80–117")
        #expect(try filled([30], .outer, neutral: 100) == "before 3–40")
    }

    @Test func onAWrappingCircleAllThatIsOutsideComesAfter() throws {
        let ring = try slider([80, 20], .outer, .arc(start: 0, sweep: 360)) { $0.wraps = true }
        #expect(ring[.before(lap: 0)]?.isEmpty == true)
        guard case .arc(let arc, _)? = ring[.after(lap: 0)] else { throw Missing() }
        #expect(abs(arc.start - 432) < 1e-9 && abs(arc.sweep - 216) < 1e-9)
        let across = try slider([70, 10, 30], .outer, .arc(start: 0, sweep: 360)) { $0.wraps = true }
        guard case .arc(let rest, _)? = across[.after(lap: 0)] else { throw Missing() }
        #expect(abs(rest.sweep - 144) < 1e-9)
    }

    @Test func everyLapOfATurningTrackHasItsParts() throws {
        let turns = try slider([20, 60], .all, .arc(start: 0, sweep: 720))
        let sweeps = [SliderElement.Part.before(lap: 0), .before(lap: 1), .after(lap: 0), .after(lap: 1)].map { part in
            if case .arc(let arc, _)? = turns[part] { arc.sweep } else { Double.nan }
        }
        #expect(zip(sweeps, [144, 0, 0, 288]).allSatisfy { abs($0 - $1) < 1e-9 })
    }

    @Test func aPartOutsideIsDisabledWithItsThumb() throws {
        let drawing = try slider([20, 60], .outer) { $0.disabledThumbs = [1] }.drawing
        let states = drawing.elements.filter(\.part.isFilled).map(\.state)
        #expect(states == [.normal, .disabled])
    }

    @Test func columnsOverWhatIsFilledAreSelected() throws {
        let columns = { (fill: SliderTrackFill) in
            let slider = try DrawnSlider([24, 61], .right) {
                $0.fill = fill
                var extras = SliderTrackExtras()
                extras.histogram = [Double](repeating: 1, count: 10)
                $0.extras = extras
            }
            let roles = slider.drawing.elements.prefix(10).map(\.role)
            return roles.map { $0 == .histogram(isSelected: true) ? "█" : "░" }.joined()
        }
        #expect(try columns(.inner) == "░░████░░░░" && columns(.outer) == "██░░░░████")
        #expect(try columns(.all) == "██████████" && columns(.none) == "░░░░░░░░░░")
    }

    private struct Missing: Error {}

    // MARK: Laws

    @Test func withAllPartsTheTrackIsCoveredOnce() {
        var generator = Generator(seed: 151)
        let paths = [SliderPath.right, .down, .arc(start: 0, sweep: 360), .arc(start: 30, sweep: -200)]
        for _ in 0..<500 {
            var metrics = SliderMetrics(generator.pick(paths))
            metrics.fill = .all
            metrics.ends = .centers
            if generator.chance(0.3) { metrics.neutralValue = generator.double(0...100) }
            let layout = SliderLayout(metrics, size: SIMD2(300, 300))
            let count = generator.int(1..<6)
            let slider = SliderState(
                repairing: generator.configuration(count: count), values: generator.values(count), on: layout.track)
            var length = 0.0
            for element in SliderDrawing(of: slider, in: layout).elements where element.part.isFilled {
                switch element.figure {
                case .line(let from, let to, _): length += SliderTrack.line(from: from, to: to).length
                case .arc(let arc, _): length += SliderTrack.arc(arc).length
                case .circle, .capsule, .anchor: break
                }
            }
            #expect(abs(length - layout.track.length) < 1e-6)
        }
    }
}
