import SlidersRender
import Testing

@testable import SlidersCore
@testable import SlidersPlane

/// What points can't enter, shaded (§10.5 of docs/behavior.md).
@Suite struct PlaneRangeTests {
    private typealias Configuration = SliderPlane.Configuration
    private let across = SliderPlaneMetrics.Shape.rectangle()
    private let disc = SliderPlaneMetrics.Shape.disc()

    /// A plane of 0…100 on both axes in an area of 200 × 100 points, or on a disc with a radius of 50.
    private func scene(
        _ shape: SliderPlaneMetrics.Shape, shows: Bool = true, _ change: (inout Configuration) -> Void
    ) -> (plane: SliderPlane, drawing: SliderPlaneDrawing) {
        var metrics = SliderPlaneMetrics(shape)
        (metrics.thumbSize, metrics.xTicks, metrics.showsEnabledRange) = (0, .count(3), shows)
        let layout = SliderPlaneLayout(metrics, size: SIMD2(200, 100))
        var configuration = Configuration()
        (configuration.x.bounds, configuration.y.bounds) = (0...100, 0...100)
        change(&configuration)
        let plane = SliderPlane(repairing: configuration, values: [SIMD2(50, 50)], in: layout.area)
        return (plane, SliderPlaneDrawing(of: plane, in: layout))
    }

    /// What is shaded of a rectangle: the left, top, right, and lower edge of each band.
    private func bands(
        _ shape: SliderPlaneMetrics.Shape, _ change: (inout Configuration) -> Void
    ) -> [[Double]] {
        forms(of: scene(shape, change).drawing).compactMap { form in
            guard case .box(let center, let size, 0, 0) = form else { return nil }
            let (low, high) = (center - size / 2, center + size / 2)
            return [low.x, low.y, high.x, high.y].map { ($0 * 1e6).rounded() / 1e6 }
        }
    }

    /// What is shaded of a disc: the angles and the radii of each sector or ring.
    private func sectors(_ shape: SliderPlaneMetrics.Shape, _ change: (inout Configuration) -> Void) -> [[Double]] {
        forms(of: scene(shape, change).drawing).compactMap { form in
            guard case .arc(let arc, let width, isRound: false) = form else { return nil }
            let (start, end) = (arc.start, arc.start + arc.sweep)
            return [start, end, arc.radius - width / 2, arc.radius + width / 2].map { ($0 * 1e6).rounded() / 1e6 }
        }
    }

    private func forms(
        of drawing: SliderPlaneDrawing, _ style: SliderStyle = SliderStyle()
    ) -> [SliderPaintedShape.Form] {
        let elements = drawing.elements.filter { $0.role == .forbiddenRange }
        let style = drawing.layout.fitting(style)
        let shapes = elements.flatMap { drawing.layout.track.shapes(of: $0, in: style) { _ in 1 } }
        #expect(shapes.allSatisfy { $0.isClipped }, "to the corners of the area")
        return shapes.map(\.form)
    }

    @Test func itIsAboveTheGridAndBelowThePoints() {
        let limit = { (configuration: inout Configuration) in
            (configuration.x.enabledRange, configuration.y.forbiddenRanges) = (20...90, [30...50])
        }
        let parts = scene(across, limit).drawing.elements.map(\.part)
        #expect(
            parts == [
                .track, .minorTick(0), .forbiddenRange(0), .forbiddenRange(1), .forbiddenRange(2), .thumb(0),
            ])
        #expect(!scene(across, shows: false, limit).drawing.elements.contains { $0.role == .forbiddenRange })
    }

    @Test func inARectangleBandsCrossTheArea() {
        let range = bands(across) { $0.x.enabledRange = 20...90 }
        #expect(range == [[0, 0, 40, 100], [180, 0, 200, 100]])
        let forbidden = bands(across) { $0.y.forbiddenRanges = [-10...5, 30...50, 95...100] }
        #expect(forbidden == [[0, 50, 200, 70], [0, 0, 200, 5], [0, 95, 200, 100]])
        let both = bands(across) { ($0.x.enabledRange, $0.x.forbiddenRanges) = (20...100, [10...30, 60...70]) }
        #expect(both == [[120, 0, 140, 100], [0, 0, 60, 100]], "nothing is shaded twice")
    }

    @Test func bandsFollowTheDirectionsAndTheScale() {
        let limit = { (configuration: inout Configuration) in
            (configuration.x.enabledRange, configuration.y.enabledRange) = (20...100, 10...100)
        }
        #expect(bands(across, limit) == [[0, 0, 40, 100], [0, 90, 200, 100]])
        #expect(bands(.rectangle(runsLeft: true), limit) == [[160, 0, 200, 100], [0, 90, 200, 100]])
        #expect(bands(.rectangle(runsDown: true), limit) == [[0, 0, 40, 100], [0, 0, 200, 10]])
        let decade = bands(across) {
            ($0.x.bounds, $0.x.scale, $0.x.enabledRange) = (1...100, .logarithmic, 10...100)
        }
        #expect(decade == [[0, 0, 100, 100]])
    }

    @Test func onADiscSectorsAndRingsDo() {
        let shaded = sectors(disc) { ($0.x.enabledRange, $0.y.enabledRange) = (25...75, 20...90) }
        #expect(shaded == [[0, 90, 0, 50], [270, 360, 0, 50], [0, 360, 0, 10], [0, 360, 45, 50]])
        let half = sectors(.disc(start: 90, sweep: -180)) { $0.x.forbiddenRanges = [50...100] }
        #expect(half == [[0, -90, 0, 50]])
    }

    @Test func aWrappingAngleHasOneSectorAcrossTheSeam() {
        let sectors = { (wraps: Bool, ranges: [ClosedRange<Double>]) in
            self.sectors(self.disc) {
                ($0.x.bounds, $0.x.wraps) = (0...360, wraps)
                $0.x.forbiddenRanges = ranges
            }
        }
        #expect(sectors(true, [330...390, 100...110]) == [[100, 110, 0, 50], [330, 390, 0, 50]])
        #expect(sectors(false, [330...390, 100...110]) == [[100, 110, 0, 50], [330, 360, 0, 50]])
        #expect(sectors(true, [300...360]) == [[300, 360, 0, 50]])
    }

    @Test func whatRestrictsNoAxisShadesNothing() {
        let changes: [(inout Configuration) -> Void] = [
            { _ in },
            { $0.x.enabledRange = -10...110 },
            { $0.x.enabledRange = 200...300 },
            { $0.x.forbiddenRanges = [-20 ... -10, 120...130] },
            { $0.x.forbiddenRanges = [-10...110] },
            { $0.x.thumbLimits = [20...30] },
            { ($0.x.bounds, $0.x.enabledRange) = (0...Double.infinity, 0.5...0.6) },
            { ($0.x.bounds, $0.x.enabledRange) = (50...50, 50...50) },
        ]
        for (index, change) in changes.enumerated() {
            for shape in [across, disc] {
                let drawing = scene(shape, change).drawing
                #expect(!drawing.elements.contains { $0.role == .forbiddenRange }, "\(index)")
            }
        }
    }

    /// A coat that is wider than its part would cross the center of a disc.
    @Test func paintsOfAnAppEndAtTheValuesToo() {
        let red = SliderCoat(SliderPaint(.color(.init(1, 0, 0))), inset: -4)
        var style = SliderStyle()
        style.paints = [SliderPartPaint(.forbiddenRange, [red])]
        let limit = { (configuration: inout Configuration) in configuration.x.enabledRange = 0...50 }
        let half = SliderTrack.Arc(center: SIMD2(100, 50), radius: 25, start: 180, sweep: 180)
        #expect(forms(of: scene(disc, limit).drawing, style) == [.arc(half, width: 50, isRound: false)])
        let box = SliderPaintedShape.Form.box(center: SIMD2(150, 50), size: SIMD2(100, 100), corner: 0, turn: 0)
        #expect(forms(of: scene(across, limit).drawing, style) == [box])
    }

    @Test func anSVGShowsItClippedToTheArea() {
        let (plane, drawing) = scene(across) { $0.x.enabledRange = 20...100 }
        let svg = SVG.text(of: drawing, in: SliderStyle(), plane)
        let band = "<rect x=\"0\" y=\"0\" width=\"40\" height=\"100\" fill=\"#ffffff\" fill-opacity=\"0.8\"/>"
        #expect(svg.contains(band) && svg.contains("<mask "))
    }

    @Test func aDragRewritesOnlyItsPoint() {
        var (plane, drawing) = scene(across) { ($0.x.enabledRange, $0.y.forbiddenRanges) = (20...90, [30...50]) }
        drawing.update(for: plane.handle(.press(at: plane.location(ofThumb: 0), pointer: 0)), in: plane)
        let drag = plane.handle(.drag(to: SIMD2(195, 100), pointer: 0))
        #expect(plane.values == [SIMD2(90, 0)])
        let update = drawing.update(for: drag, in: plane)
        #expect(update.back.isEmpty && update.scale.isEmpty && update.thumbs == 5..<6)
        #expect(drawing == SliderPlaneDrawing(of: plane, in: drawing.layout))
    }
}
