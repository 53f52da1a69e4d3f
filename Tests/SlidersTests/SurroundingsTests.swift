import Sliders
import Testing

/// What stands around the values.
@Suite struct SurroundingsTests {
    private func drawing(
        _ values: [Double], _ path: SliderPath = .arc(start: 0, sweep: 360), _ configure: (inout SliderConfiguration) -> Void = { _ in },
        _ measure: (inout SliderMetrics) -> Void
    ) throws -> Drawing {
        var metrics = SliderMetrics(path)
        metrics.inset = 10
        measure(&metrics)
        let layout = SliderLayout(metrics, size: path == .right ? SIMD2(120, 100) : SIMD2(220, 220))
        return Drawing(of: try Stage(values, on: layout.track, configure).state, in: layout)
    }

    private func figure(_ part: Element.Part, in drawing: Drawing) -> Figure? { drawing.elements.first { $0.part == part }?.figure }

    private func dial(_ configure: (inout Dial) -> Void) -> (inout SliderMetrics) -> Void {
        var dial = Dial()
        configure(&dial)
        return { [dial] in $0.dial = dial }
    }

    private func extras(_ configure: (inout TrackExtras) -> Void) -> (inout SliderMetrics) -> Void {
        var extras = TrackExtras()
        configure(&extras)
        return { [extras] in $0.extras = extras }
    }

    @Test func aFaceAndAReadoutAreInTheMiddleOfARing() throws {
        let drawing = try drawing([25], .arc(start: 0, sweep: 360), { _ in }, dial { $0.face = 0.5; $0.hasReadout = true })
        #expect(figure(.face, in: drawing) == .circle(center: SIMD2(110, 110), radius: 50))
        #expect(figure(.readout, in: drawing) == .anchor(SIMD2(110, 110)))
        let line = try self.drawing([25], .right, { _ in }, dial { $0.face = 0.5; $0.hasReadout = true; $0.needle = 0...1 })
        #expect(figure(.face, in: line) == nil && figure(.readout, in: line) == nil && figure(.needle(0), in: line)?.isEmpty == true)
    }

    @Test func aNeedlePointsToItsThumb() throws {
        let drawing = try drawing([25], .arc(start: 0, sweep: 360), { _ in }, dial { $0.needle = -0.2...0.9 })
        #expect(figure(.needle(0), in: drawing) == .line(from: SIMD2(90, 110), to: SIMD2(200, 110), width: 3))
    }

    @Test func textsOfThumbsStandAboveTheHistogram() throws {
        let label = { (counts: [Double], place: LabelPlace) in
            let drawing = try drawing([50], .right) {
                (extras { $0.histogram = counts; $0.histogramHeight = 30 })(&$0)
                ($0.hasLabels, $0.labels) = (true, place)
            }
            return figure(.label(0), in: drawing)
        }
        #expect(try label([], .above) == .anchor(SIMD2(60, 25)) && label([3, 5], .above) == .anchor(SIMD2(60, 6)))
        #expect(try label([3, 5], .below) == .anchor(SIMD2(60, 75)))
    }

    @Test func aMarkLiesAcrossTheTrack() throws {
        let marks = try drawing([0], .right, { _ in }, extras { $0.marks = [50, 900]; $0.markOverhang = 5 })
        #expect(figure(.mark(0), in: marks) == .line(from: SIMD2(60, 42), to: SIMD2(60, 58), width: 3))
        #expect(figure(.mark(1), in: marks) == .line(from: SIMD2(110, 42), to: SIMD2(110, 58), width: 3), "clamped")
    }

    @Test func theSelectablePartIsShownWhereItIsWanted() throws {
        let shown = try drawing([30], .right, { $0.selectable = 20...60 }, extras { $0.showsSelectable = true })
        #expect(figure(.selectable, in: shown) == .line(from: SIMD2(30, 50), to: SIMD2(70, 50), width: 6))
        #expect(figure(.selectable, in: try drawing([30], .right, { $0.selectable = 20...60 }, extras { _ in })) == nil)
        #expect(figure(.selectable, in: try drawing([30], .right, { _ in }, extras { $0.showsSelectable = true })) == nil)
    }

    @Test func aCoverLiesOverTrackAndSpansInTheTracksShape() throws {
        let drawing = try drawing([30, 60], .right, { _ in }, extras { $0.hasCover = true })
        #expect(drawing.elements.map(\.part) == [.track, .span(0, lap: 0), .cover, .thumb(0), .thumb(1)])
        #expect(figure(.cover, in: drawing) == figure(.track, in: drawing))
        #expect(SliderStyle().coats(of: drawing.elements[2]) == [], "it has paints of its own or none")
    }

    // MARK: Histogram

    @Test func barsStandOnTheTrackByTheirCount() throws {
        let drawing = try drawing([0, 100], .right, { _ in }, extras { $0.histogram = [1, 4, -2, .nan, 2] })
        let heights = (0..<5).map { index -> Double in
            guard case .line(let foot, let top, let width)? = figure(.bar(index), in: drawing) else { return -1 }
            #expect(foot == SIMD2(20 + 20 * Double(index), 47) && width == 19)
            return foot.y - top.y
        }
        #expect(heights == [10, 40, 0, 0, 20])
    }

    @Test func withoutCountsNoBarShows() throws {
        for counts in [[0.0, 0], [-1, .nan]] {
            let drawing = try drawing([0, 100], .right, { _ in }, extras { $0.histogram = counts })
            #expect(drawing.elements.prefix(2).filter(\.figure.isEmpty).count == 2)
        }
    }

    private func selected(_ values: [Double], _ neutral: Double? = nil, _ configure: (inout SliderConfiguration) -> Void = { _ in }) throws -> String {
        let drawing = try drawing(values, .arc(start: 0, sweep: 360), configure) {
            extras { $0.histogram = [Double](repeating: 1, count: 10) }(&$0)
            $0.neutralValue = neutral
        }
        return drawing.elements.prefix(10).map { $0.look.role == .bar(isSelected: true) ? "█" : "░" }.joined()
    }

    @Test func barsAreSelectedWhereTheirMiddleIs() throws {
        #expect(try selected([24, 61]) == "░░████░░░░")
        #expect(try selected([26, 61]) == "░░░███░░░░")
        #expect(try selected([10, 30, 60]) == "░█████░░░░", "between all thumbs")
        #expect(try selected([50]) == "█████░░░░░")
        #expect(try selected([30], 70) == "░░░████░░░", "from the neutral value")
        #expect(try selected([80, 20]) { $0.seam = .wrap } == "██░░░░░░██", "across the seam")
    }
}
