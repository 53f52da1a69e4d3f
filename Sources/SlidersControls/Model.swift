#if APPLE_UI
import SlidersCore

/// The slider of a control, whatever its kind: a ``SliderModel`` with its picture, and what it reports.
///
/// A control asks its model by this protocol, and never asks what kind it is.
@MainActor
package protocol HeldModel: AnyObject {
    // Values
    var count: Int { get }
    var coordinatesPerThumb: Int { get }
    var coordinates: [Double] { get }
    var proposedCoordinates: [Double] { get }
    func value(of coordinate: Int) -> Double
    func slider(of coordinate: Int) -> (state: SliderState, thumb: Int)
    func isChanged(thumb: Int) -> Bool
    func landing(of coordinate: Int) -> SliderHaptics
    func overshoot(on axis: Int) -> Double
    func assign(coordinates: [Double]) -> [SliderState.Report]?
    func assign(_ value: Double, of coordinate: Int) -> [SliderState.Report]?
    var restorationValues: [Double] { get }
    func restore(_ restorationValues: [Double]) -> [SliderState.Report]?

    // Options
    var configuration: any SliderModelConfiguration { get }
    var configurationError: SliderError? { get }
    /// Sets options. Returns `nil` if they are the same as before.
    func configure(_ configuration: any SliderModelConfiguration) -> [SliderState.Report]?

    // Inputs
    func propose(_ input: SliderInput) -> SliderState.Proposal
    func changesValues(_ proposal: SliderState.Proposal) -> Bool
    /// Commits what the app decided about a proposal, and draws it. Returns which parts that rewrote; `nil` if the app
    /// has taken thumbs away, so that everything must be drawn.
    func commit(_ proposal: SliderState.Proposal, _ decision: SliderDecision)
        -> (change: SliderState.Change, update: SliderDrawing.Update?)
    func cancelAll() -> [SliderState.Report]
    func nextEvent(of report: inout SliderState.Report) -> SliderState.Change.Event?
    func changedThumbs(of report: SliderState.Report) -> [Int]

    // Pointers
    var targetSide: Double { get set }
    var anyPointer: Int? { get }
    var isDragged: Bool { get }
    func isHeld(thumb: Int) -> Bool
    func isHeldAlone(thumb: Int) -> Bool
    func isDown(pointer: Int) -> Bool
    func waits(pointer: Int) -> Bool
    func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool

    // Points
    func location(ofThumb thumb: Int) -> SIMD2<Double>
    func part(under point: SIMD2<Double>) -> SliderElement.Part?
    func acceptsPress(at point: SIMD2<Double>) -> Bool
    func reaches(_ point: SIMD2<Double>) -> Bool
    var fillsControl: Bool { get }
    var fillsBounds: Bool { get }
    func resets(doubleTappedAt point: SIMD2<Double>) -> Bool
    func dragDirection(at point: SIMD2<Double>) -> SIMD2<Double>?
    var dragsAnywhere: Bool { get }

    // Layout
    func path(ofCoordinate coordinate: Int) -> SliderPath
    func targetSize(side: Double, breadth: Double?, in size: SIMD2<Double>) -> SIMD2<Double>

    // Picture
    var parts: DrawnParts { get }
    var highlight: SliderHighlight { get }
    func highlight(_ highlight: SliderHighlight) -> SliderDrawing.Update
    func fraction(ofPart part: SliderElement.Part) -> Double
    /// Draws everything where the parts were.
    func redraw()
}

/// A model of one kind.
@MainActor
package final class Model<State: SliderModel>: HeldModel {
    /// The values, and the pointers that hold thumbs.
    package var state: State
    /// The parts that are shown, and where they are as of the last layout pass.
    package var drawing: State.Drawing
    /// Puts the events of changes in order.
    private var reporter = SliderReporter()

    /// Whether code can't change the number of thumbs.
    private let hasFixedCount: Bool

    /// Holds a slider that is not laid out yet.
    package init(_ state: State, in layout: State.Drawing.Layout, hasFixedCount: Bool = false) {
        self.hasFixedCount = hasFixedCount
        (self.state, drawing) = (state, State.Drawing(of: state, in: layout, highlight: SliderHighlight()))
    }

    /// Asks the slider in its place, for what a drag asks: any other question copies it, which costs more than most
    /// answers. Nothing comes here while the slider is read, such as what texts of an app may ask.
    private func ask<Answer>(_ question: (inout State) -> Answer) -> Answer { question(&state) }

    package var count: Int { state.count }
    package var coordinatesPerThumb: Int { State.coordinatesPerThumb }
    package var coordinates: [Double] { state.coordinates }
    package var proposedCoordinates: [Double] { (0..<state.coordinateCount).map { state.proposedValue(of: $0) } }
    package func value(of coordinate: Int) -> Double { state.value(of: coordinate) }
    package func slider(of coordinate: Int) -> (state: SliderState, thumb: Int) { state.slider(of: coordinate) }
    package func isChanged(thumb: Int) -> Bool { ask { $0.isChanged(thumb: thumb) } }
    package func landing(of coordinate: Int) -> SliderHaptics { ask { $0.landing(of: coordinate) } }
    package func overshoot(on axis: Int) -> Double { state.overshoot(on: axis) }
    package func assign(coordinates: [Double]) -> [SliderState.Report]? {
        change { state throws(SliderError) in try state.assign(coordinates: coordinates) }
    }
    package func assign(_ value: Double, of coordinate: Int) -> [SliderState.Report]? {
        try? state.assign(value, of: coordinate)
    }
    package var restorationValues: [Double] { state.restorationValues }
    package func restore(_ restorationValues: [Double]) -> [SliderState.Report]? {
        change { state throws(SliderError) in try state.restore(restorationValues) }
    }

    /// Changes values. Returns `nil` if the slider can't have them, and then keeps its own.
    private func change(_ body: (inout State) throws(SliderError) -> [SliderState.Report]) -> [SliderState.Report]? {
        var changed = state
        guard let reports = try? body(&changed), !hasFixedCount || changed.count == state.count else { return nil }
        state = changed
        return reports
    }

    package var configuration: any SliderModelConfiguration { state.configuration }
    package var configurationError: SliderError? { state.configurationError }
    package func configure(_ configuration: any SliderModelConfiguration) -> [SliderState.Report]? {
        (configuration as? State.Configuration).flatMap(configure)
    }

    /// Sets options. Returns `nil` if they are the same as before.
    func configure(_ configuration: State.Configuration) -> [SliderState.Report]? {
        configuration == state.configuration ? nil : state.configure(configuration)
    }

    package func propose(_ input: SliderInput) -> SliderState.Proposal { note(state.propose(input)) }

    /// Notes that a proposal may begin a drag. Each proposal must come here before the app is asked about it.
    package func note(_ proposal: SliderState.Proposal) -> SliderState.Proposal {
        reporter.note(proposal)
        return proposal
    }

    package func changesValues(_ proposal: SliderState.Proposal) -> Bool { ask { $0.changesValues(proposal) } }

    package func commit(_ proposal: SliderState.Proposal, _ decision: SliderDecision)
        -> (change: SliderState.Change, update: SliderDrawing.Update?)
    {
        ask { state in
            let change =
                switch decision {
                case .accept: state.commit(proposal)
                case .reject: proposal.change
                case .adjust(let coordinates): state.commit(proposal, coordinates: coordinates)
                }
            guard change.redraws.upperBound <= state.count else { return (change, nil) }
            return (change, drawing.update(for: change, in: state))
        }
    }

    package func cancelAll() -> [SliderState.Report] { state.cancelAll() }
    package func nextEvent(of report: inout SliderState.Report) -> SliderState.Change.Event? {
        ask { reporter.nextEvent(of: &report, in: $0) }
    }
    package func changedThumbs(of report: SliderState.Report) -> [Int] { state.changedThumbs(of: report) }

    package var anyPointer: Int? { state.anyPointer }
    package var isDragged: Bool { state.isDragged }
    package func isHeld(thumb: Int) -> Bool { state.isHeld(thumb: thumb) }
    package func isHeldAlone(thumb: Int) -> Bool { state.isHeldAlone(thumb: thumb) }
    package func isDown(pointer: Int) -> Bool { ask { $0.isDown(pointer: pointer) } }
    package func waits(pointer: Int) -> Bool { state.waits(pointer: pointer) }
    package var targetSide: Double {
        get { state.targetSide }
        set { state.targetSide = newValue }
    }
    package func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        ask { $0.turnsFar(to: point, pointer: pointer) }
    }

    package func location(ofThumb thumb: Int) -> SIMD2<Double> { state.location(ofThumb: thumb) }
    package func part(under point: SIMD2<Double>) -> SliderElement.Part? { state.part(under: point) }
    package func acceptsPress(at point: SIMD2<Double>) -> Bool { state.acceptsPress(at: point) }
    package var fillsControl: Bool { State.fillsControl }
    package var fillsBounds: Bool { state.fillsBounds }
    package func reaches(_ point: SIMD2<Double>) -> Bool { state.reaches(point) }
    package func resets(doubleTappedAt point: SIMD2<Double>) -> Bool { state.resets(doubleTappedAt: point) }
    package func dragDirection(at point: SIMD2<Double>) -> SIMD2<Double>? { state.dragDirection(at: point) }
    package var dragsAnywhere: Bool { state.dragsAnywhere }

    package func path(ofCoordinate coordinate: Int) -> SliderPath {
        drawing.layout.path(ofAxis: coordinate % State.coordinatesPerThumb)
    }
    package func targetSize(side: Double, breadth: Double?, in size: SIMD2<Double>) -> SIMD2<Double> {
        drawing.layout.targetSize(side: side, breadth: breadth, in: size)
    }

    package var parts: DrawnParts {
        let parts = { (drawing: inout State.Drawing) in
            DrawnParts(elements: drawing.elements, layout: drawing.paintedTrack, trackScale: drawing.trackScale)
        }
        return parts(&drawing)
    }
    package var highlight: SliderHighlight { drawing.highlight }
    package func highlight(_ highlight: SliderHighlight) -> SliderDrawing.Update {
        drawing.highlight(highlight, in: state)
    }
    package func fraction(ofPart part: SliderElement.Part) -> Double { state.fraction(ofPart: part) }
    package func redraw() { redraw(in: drawing.layout) }

    /// Draws everything in a layout.
    package func redraw(in layout: State.Drawing.Layout) {
        drawing = State.Drawing(of: state, in: layout, highlight: drawing.highlight)
    }
}

extension HeldModel {
    /// The index of the thumb that has a coordinate.
    package func thumb(ofCoordinate coordinate: Int) -> Int { coordinate / coordinatesPerThumb }

    /// The numbers of a thumb's coordinates.
    package func coordinates(ofThumb thumb: Int) -> Range<Int> {
        coordinatesPerThumb * thumb..<coordinatesPerThumb * (thumb + 1)
    }

    /// Whether no coordinate of a thumb can be changed.
    func isDisabled(thumb: Int) -> Bool {
        coordinates(ofThumb: thumb).allSatisfy { coordinate in
            let (state, thumb) = slider(of: coordinate)
            return state.isDisabled(thumb: thumb)
        }
    }

    /// Whether a key means something to a thumb.
    func accepts(_ key: SliderKey) -> Bool {
        coordinates(ofThumb: 0).contains { slider(of: $0).state.responds(to: key) }
    }
}

/// What layers show of the drawing of a slider, of whatever kind.
package struct DrawnParts {
    /// The parts, in the order of drawing.
    let elements: [SliderElement]
    /// The layout that paints go by.
    let layout: SliderLayout
    /// How many times thicker than at rest the track is drawn.
    let trackScale: Double
}
#endif
