#if APPLE_UI
import SlidersCore

/// The model of a control: a slider of the engine, its drawing, and the events that it reports.
///
/// A control uses its model only through this protocol, so that it doesn't depend on the kind of slider: a track, a
/// plane, or a ruler. See ``SliderModel`` for the members that are forwarded to the slider.
@MainActor
package protocol ControlModel: AnyObject {
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
    /// What holds back the thumb that a person moved last; `nil` if nothing does.
    var obstacle: SliderObstacle? { get }
    /// The obstacle of the last event `blocked`.
    var reportedObstacle: SliderObstacle? { get }
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
    /// Commits a proposal as the app decided, and updates the drawing. Returns the parts that were redrawn, or `nil` if
    /// the app has removed thumbs in the meantime, so that everything has to be redrawn.
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
    /// Draws all parts again, in the layout of the last layout pass.
    func redraw()
}

/// A model with a slider of one kind.
@MainActor
package final class Model<State: SliderModel>: ControlModel {
    /// The slider: values, options, and the pointers that hold thumbs.
    package var state: State
    /// The parts of the slider that are drawn, and their positions in the last layout pass.
    package var drawing: State.Drawing
    /// Puts the events of reports into the order in which the app receives them.
    private var reporter = SliderReporter()

    /// Whether code can't change the number of thumbs.
    private let hasFixedCount: Bool

    /// Creates a model for a slider that hasn't been laid out yet.
    package init(_ state: State, in layout: State.Drawing.Layout, hasFixedCount: Bool = false) {
        self.hasFixedCount = hasFixedCount
        (self.state, drawing) = (state, State.Drawing(of: state, in: layout, highlight: SliderHighlight()))
    }

    /// Calls a closure with the slider in place. Reading the property would copy the slider, which is too slow during a
    /// drag. The slider must not be accessed already, so members that an app's formatters can call don't use this.
    private func withState<Result>(_ body: (inout State) -> Result) -> Result { body(&state) }

    package var count: Int { state.count }
    package var coordinatesPerThumb: Int { State.coordinatesPerThumb }
    package var coordinates: [Double] { state.coordinates }
    package var proposedCoordinates: [Double] { (0..<state.coordinateCount).map { state.proposedValue(of: $0) } }
    package func value(of coordinate: Int) -> Double { state.value(of: coordinate) }
    package func slider(of coordinate: Int) -> (state: SliderState, thumb: Int) { state.slider(of: coordinate) }
    package func isChanged(thumb: Int) -> Bool { withState { $0.isChanged(thumb: thumb) } }
    package func landing(of coordinate: Int) -> SliderHaptics { withState { $0.landing(of: coordinate) } }
    package func overshoot(on axis: Int) -> Double { state.overshoot(on: axis) }
    package var obstacle: SliderObstacle? { state.obstacle }
    package var reportedObstacle: SliderObstacle? { reporter.obstacle }
    package func assign(coordinates: [Double]) -> [SliderState.Report]? {
        assignValues { state throws(SliderError) in try state.assign(coordinates: coordinates) }
    }
    package func assign(_ value: Double, of coordinate: Int) -> [SliderState.Report]? {
        try? state.assign(value, of: coordinate)
    }
    package var restorationValues: [Double] { state.restorationValues }
    package func restore(_ restorationValues: [Double]) -> [SliderState.Report]? {
        assignValues { state throws(SliderError) in try state.restore(restorationValues) }
    }

    /// Sets values with a closure. Returns `nil` and keeps the old values if the closure throws, or if it changes the
    /// number of thumbs of a slider that has a fixed number.
    private func assignValues(
        _ body: (inout State) throws(SliderError) -> [SliderState.Report]
    ) -> [SliderState.Report]? {
        var newState = state
        guard let reports = try? body(&newState), !hasFixedCount || newState.count == state.count else { return nil }
        state = newState
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

    /// Notifies the reporter of a proposal, because it may begin a drag, and returns the proposal. Call this for each
    /// proposal before the app decides about it.
    package func note(_ proposal: SliderState.Proposal) -> SliderState.Proposal {
        reporter.note(proposal)
        return proposal
    }

    package func changesValues(_ proposal: SliderState.Proposal) -> Bool { withState { $0.changesValues(proposal) } }

    package func commit(_ proposal: SliderState.Proposal, _ decision: SliderDecision)
        -> (change: SliderState.Change, update: SliderDrawing.Update?)
    {
        withState { state in
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
        withState { reporter.nextEvent(of: &report, in: $0) }
    }
    package func changedThumbs(of report: SliderState.Report) -> [Int] { state.changedThumbs(of: report) }

    package var anyPointer: Int? { state.anyPointer }
    package var isDragged: Bool { state.isDragged }
    package func isHeld(thumb: Int) -> Bool { state.isHeld(thumb: thumb) }
    package func isHeldAlone(thumb: Int) -> Bool { state.isHeldAlone(thumb: thumb) }
    package func isDown(pointer: Int) -> Bool { withState { $0.isDown(pointer: pointer) } }
    package func waits(pointer: Int) -> Bool { state.waits(pointer: pointer) }
    package var targetSide: Double {
        get { state.targetSide }
        set { state.targetSide = newValue }
    }
    package func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool {
        withState { $0.turnsFar(to: point, pointer: pointer) }
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
        // An `inout` access doesn't copy the drawing.
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

    /// Draws all parts again, in another layout.
    package func redraw(in layout: State.Drawing.Layout) {
        drawing = State.Drawing(of: state, in: layout, highlight: drawing.highlight)
    }
}

extension ControlModel {
    /// Returns the index of the thumb that has a coordinate, which is one value of a thumb.
    package func thumb(ofCoordinate coordinate: Int) -> Int { coordinate / coordinatesPerThumb }

    /// Returns the indices of a thumb's coordinates: two for a point of a plane, otherwise one.
    package func coordinates(ofThumb thumb: Int) -> Range<Int> {
        coordinatesPerThumb * thumb..<coordinatesPerThumb * (thumb + 1)
    }

    /// Returns whether all coordinates (values) of a thumb are disabled.
    func isDisabled(thumb: Int) -> Bool {
        coordinates(ofThumb: thumb).allSatisfy { coordinate in
            let (state, thumb) = slider(of: coordinate)
            return state.isDisabled(thumb: thumb)
        }
    }

    /// Returns whether a key can change a coordinate (a value) of thumbs.
    func accepts(_ key: SliderKey) -> Bool {
        coordinates(ofThumb: 0).contains { slider(of: $0).state.responds(to: key) }
    }
}

/// The parts of a slider's drawing that layers show, for any kind of slider.
package struct DrawnParts {
    /// The parts, from back to front.
    let elements: [SliderElement]
    /// The layout in which paints are positioned.
    let layout: SliderLayout
    /// The factor by which the track is thicker now than while no pointer holds a thumb.
    let trackScale: Double
}
#endif
