/// A slider of any kind: a track, a plane, or a ruler.
///
/// What a person presses and sees is a *thumb*: on a plane, it's a point, and on a ruler, the mark. Each value of a
/// thumb is a *coordinate*. A thumb of a track and the mark of a ruler have one coordinate; a point of a plane has two,
/// `x` and `y`. Coordinates are numbered thumb by thumb; see ``coordinates(ofThumb:)``. A pointer
/// holds a thumb. Keys, assistive technology, the wheel, and typed values change a coordinate, whose number is the
/// `thumb` of the ``SliderInput``. In a ``SliderState/Change`` and a ``SliderState/Proposal``, `focus` is a coordinate,
/// and all other indices are thumbs.
package protocol SliderModel: Equatable, Sendable {
    /// The options.
    associatedtype Configuration: SliderModelConfiguration
    /// The picture.
    associatedtype Drawing: SliderModelDrawing where Drawing.Model == Self

    // MARK: Values

    /// The number of values that each thumb has: 2 on a plane, and otherwise 1.
    static var coordinatesPerThumb: Int { get }
    /// The number of thumbs.
    var count: Int { get }
    /// Returns the value of a coordinate.
    func value(of coordinate: Int) -> Double
    /// Returns the value of a coordinate in the proposal that hasn't been committed yet, or its current value if there
    /// is none.
    func proposedValue(of coordinate: Int) -> Double
    /// Returns the slider that has the value of a coordinate, and the index of its thumb there. The slider knows the
    /// limits of the value, its next and previous values, and whether it can be reset.
    func slider(of coordinate: Int) -> (state: SliderState, thumb: Int)
    /// Returns whether the last change reported a new value of a thumb.
    func isChanged(thumb: Int) -> Bool
    /// Returns what the value of a coordinate has come to rest on, for haptics: a step, a detent, an end, several of
    /// these, or none.
    func landing(of coordinate: Int) -> SliderHaptics
    /// Returns the distance by which the current drag exceeds what it can reach, in value units, on the axis of the
    /// first or of the second coordinate of its thumb.
    func overshoot(on axis: Int) -> Double
    /// What holds back the thumb that a person moved last; `nil` if nothing does.
    var obstacle: SliderObstacle? { get }
    /// Whether there may be an obstacle, so that it has to be looked up.
    var mayHaveObstacle: Bool { get }

    // MARK: Setting options and values

    /// The options as they were set, including those that can't be met now.
    var configuration: Configuration { get }
    /// The first error of the configuration that's being repaired, or `nil` if the slider meets all of it.
    var configurationError: SliderError? { get }
    /// Sets options, and keeps the requested values. Returns a report for each drag that this ends.
    @discardableResult
    mutating func configure(_ configuration: Configuration) -> [SliderState.Report]
    /// Sets options and the value of each coordinate together. Returns a report for each drag that this ends.
    ///
    /// - Throws: `valueNotFinite` or `noValues`; nothing changes in these cases.
    @discardableResult
    mutating func configure(
        _ configuration: Configuration, coordinates: [Double]
    ) throws(SliderError) -> [SliderState.Report]
    /// Sets the value of each coordinate. If the number of values differs from ``coordinateCount``, the number of
    /// thumbs changes, if the kind of slider allows that. Returns a report for each drag that this ends.
    ///
    /// - Throws: `valueNotFinite` or `noValues`; nothing changes in these cases.
    @discardableResult
    mutating func assign(coordinates: [Double]) throws(SliderError) -> [SliderState.Report]
    /// Sets the value of one coordinate, and keeps the requested values of the others.
    ///
    /// - Throws: `valueNotFinite`; nothing changes then.
    @discardableResult
    mutating func assign(_ value: Double, of coordinate: Int) throws(SliderError) -> [SliderState.Report]
    /// The numbers that restore the values: those of all coordinates and, on a track, the spans between them.
    var restorationValues: [Double] { get }
    /// Sets the values that ``restorationValues`` had.
    ///
    /// - Throws: `valueNotFinite` or `noValues`; nothing changes in these cases.
    @discardableResult
    mutating func restore(_ restorationValues: [Double]) throws(SliderError) -> [SliderState.Report]
    /// Lays the slider out. Returns a report for each drag that this ends.
    ///
    /// - Parameters:
    ///   - layout: where the parts are.
    ///   - targetSide: the side of the square around a thumb in which a press holds it, in points.
    @discardableResult
    mutating func layOut(in layout: Drawing.Layout, targetSide: Double) -> [SliderState.Report]

    // MARK: Inputs

    /// Computes the effect of an input. Holds and the overshoot change immediately; values change only with
    /// ``commit(_:)``.
    mutating func propose(_ input: SliderInput) -> SliderState.Proposal
    /// Returns whether a proposal can still be committed, and changes a value. Hosts ask their app only about such a
    /// proposal.
    func changesValues(_ proposal: SliderState.Proposal) -> Bool
    /// Commits a change. If another input or assignment came after the proposal, no value changes.
    @discardableResult
    mutating func commit(_ proposal: SliderState.Proposal) -> SliderState.Change
    /// Commits a change with other values, which are resolved like any assignment. If a value isn't finite, or there
    /// isn't one for each coordinate, commits the proposal as it is.
    @discardableResult
    mutating func commit(_ proposal: SliderState.Proposal, coordinates: [Double]) -> SliderState.Change
    /// Proposes an input, and commits the proposal.
    @discardableResult
    mutating func handle(_ input: SliderInput) -> SliderState.Change
    /// Cancels every drag, as Escape does, and returns a report for each.
    @discardableResult
    mutating func cancelAll() -> [SliderState.Report]
    /// Returns whether the app has ended the drag of a report. The app has then already received the end, so the rest
    /// of the report is dropped.
    func isOver(_ report: SliderState.Report) -> Bool

    // MARK: Pointers

    /// The side of the square around a thumb in which a press holds it, in points, until the next layout. Drags don't
    /// depend on it.
    var targetSide: Double { get set }
    /// A pointer that's down, or `nil` if there is none.
    var anyPointer: Int? { get }
    /// A Boolean value that indicates whether a pointer is down and isn't waiting; see ``waits(pointer:)``.
    var isDragged: Bool { get }
    /// Returns whether a pointer holds a thumb, alone or with others.
    func isHeld(thumb: Int) -> Bool
    /// Returns whether a pointer holds the thumb itself, and not the span between two thumbs.
    func isHeldAlone(thumb: Int) -> Bool
    /// Returns whether a pointer is down and either holds something, or waits.
    func isDown(pointer: Int) -> Bool
    /// Returns whether a pointer is down, and waits because it may begin a scroll. Only touches of a track wait.
    func waits(pointer: Int) -> Bool
    /// Returns whether a pointer that moves to a point turns so far around a center that it might have turned in the
    /// opposite direction. If a host knows intermediate points, it should send those first.
    func turnsFar(to point: SIMD2<Double>, pointer: Int) -> Bool

    // MARK: Points

    /// Returns the center of a thumb, in points.
    func location(ofThumb thumb: Int) -> SIMD2<Double>
    /// Returns the part under a point, if a press there would hold it.
    func part(under point: SIMD2<Double>) -> SliderElement.Part?
    /// Returns whether a press at a point would hold something, or move a thumb there.
    func acceptsPress(at point: SIMD2<Double>) -> Bool
    /// A Boolean value that indicates whether the only thumb accepts presses everywhere in the control, as the mark of
    /// a ruler does.
    static var fillsControl: Bool { get }
    /// A Boolean value that indicates whether all presses in the bounds of the control belong to the slider, as with a
    /// straight track. Otherwise, only presses at points that it reaches belong to it; see ``reaches(_:)``.
    var fillsBounds: Bool { get }
    /// Returns whether a point belongs to the slider: a press there would have an effect if all thumbs could move.
    func reaches(_ point: SIMD2<Double>) -> Bool
    /// Returns whether a double tap at a point resets a thumb.
    func resets(doubleTappedAt point: SIMD2<Double>) -> Bool
    /// Returns the direction of drags near a point, as a vector of length 1; `nil` where drags go in every direction,
    /// or in none.
    func dragDirection(at point: SIMD2<Double>) -> SIMD2<Double>?
    /// A Boolean value that indicates whether a drag follows every movement, in whichever direction it goes.
    var dragsAnywhere: Bool { get }
    /// Returns the fraction of the scale at a part, for paints that depend on it; 1 for parts without a value.
    func fraction(ofPart part: SliderElement.Part) -> Double
}

/// The options that sliders of every kind have.
package protocol SliderModelConfiguration: Equatable, Sendable {
    /// A Boolean value that indicates whether a person can move thumbs.
    var isEnabled: Bool { get set }
    /// A Boolean value that indicates whether only code can change values.
    var isReadOnly: Bool { get set }
    /// A Boolean value that indicates whether a drag reports every change. If `false`, it reports one change, before it
    /// ends.
    var isContinuous: Bool { get set }
    /// A Boolean value that indicates whether a dragged thumb stays on steps. If `false`, it snaps to steps on release.
    var snapsWhileDragging: Bool { get set }
    /// A Boolean value that indicates whether a thumb moves a quarter as far as the pointer while the host asks for
    /// fine control.
    var hasFineControl: Bool { get set }
    /// The options of each axis: two on a plane, and otherwise these options themselves.
    var axes: [SliderConfiguration] { get set }
}

/// Where the parts of a slider of any kind are.
package protocol SliderModelLayout: Equatable, Sendable {
    /// Returns the path along which the values of a coordinate increase: the first or the second of its thumb.
    func path(ofAxis axis: Int) -> SliderPath
    /// Returns the size of the box around a thumb in which a press holds it, in points.
    ///
    /// - Parameters:
    ///   - side: the side that the host asks for.
    ///   - breadth: the minimum length of the box across a straight track, where the control is narrower than `side`;
    ///     `nil` if boxes are squares even there.
    ///   - size: the size of the control.
    func targetSize(side: Double, breadth: Double?, in size: SIMD2<Double>) -> SIMD2<Double>
    /// Returns a style with the paints and measures that suit this layout.
    func fitting(_ style: SliderStyle) -> SliderStyle
}

extension SliderModelLayout {
    /// Returns the style itself, which suits a layout that was made for it.
    package func fitting(_ style: SliderStyle) -> SliderStyle { style }
}

/// The picture of a slider of any kind: a flat list of elements, back to front.
///
/// Law: after any sequence of updates and highlights, the drawing equals a new one.
package protocol SliderModelDrawing: Equatable, Sendable {
    /// The kind of slider.
    associatedtype Model: SliderModel
    /// Where the parts are.
    associatedtype Layout: SliderModelLayout

    /// Creates a drawing of a slider that was laid out in a layout.
    init(of model: Model, in layout: Layout, highlight: SliderHighlight)
    /// The parts, back to front.
    var elements: [SliderElement] { get }
    /// The layout that positions the parts.
    var layout: Layout { get }
    /// The layout of the track that determines gradients and clipping. On a plane, the track covers the area.
    var paintedTrack: SliderLayout { get }
    /// The thickness of the drawn track, as a multiple of its thickness at rest.
    var trackScale: Double { get }
    /// The hovered part, and the focused thumb.
    var highlight: SliderHighlight { get }
    /// Rewrites the elements that a change affects, and returns their ranges. Allocates no memory.
    @discardableResult
    mutating func update(for change: SliderState.Change, in model: Model) -> SliderDrawing.Update
    /// Shows which parts are hovered and focused now, and returns the ranges that it rewrote.
    @discardableResult
    mutating func highlight(_ highlight: SliderHighlight, in model: Model) -> SliderDrawing.Update
}

extension SliderModel {
    /// Returns the numbers of a thumb's coordinates.
    package static func coordinates(ofThumb thumb: Int) -> Range<Int> {
        coordinatesPerThumb * thumb..<coordinatesPerThumb * (thumb + 1)
    }

    /// Returns the index of the thumb that has a coordinate.
    package static func thumb(ofCoordinate coordinate: Int) -> Int { coordinate / coordinatesPerThumb }

    /// The number of coordinates.
    package var coordinateCount: Int { Self.coordinatesPerThumb * count }

    /// The values of all coordinates.
    package var coordinates: [Double] { (0..<coordinateCount).map { value(of: $0) } }

    /// Returns whether a pointer holds a thumb, for kinds of sliders without spans.
    package func isHeldAlone(thumb: Int) -> Bool { isHeld(thumb: thumb) }

    /// Sets the value of one coordinate, and keeps the values of the others.
    @discardableResult
    package mutating func assign(_ value: Double, of coordinate: Int) throws(SliderError) -> [SliderState.Report] {
        var coordinates = coordinates
        guard coordinates.indices.contains(coordinate) else { return [] }
        coordinates[coordinate] = value
        return try assign(coordinates: coordinates)
    }

    /// The values of all coordinates.
    package var restorationValues: [Double] { coordinates }

    /// Sets the value of each coordinate.
    @discardableResult
    package mutating func restore(_ restorationValues: [Double]) throws(SliderError) -> [SliderState.Report] {
        try assign(coordinates: restorationValues)
    }
}

extension SliderConfiguration: SliderModelConfiguration {
    /// An array of only these options, because there is one axis.
    package var axes: [SliderConfiguration] {
        get { [self] }
        set { if let options = newValue.first { self = options } }
    }
}

extension SliderState: SliderModel {
    /// The picture.
    package typealias Drawing = SliderDrawing

    /// Each thumb has one value.
    package static var coordinatesPerThumb: Int { 1 }
    /// `false`: no thumb accepts presses everywhere in the control.
    package static var fillsControl: Bool { false }
    /// A Boolean value that indicates whether the track is straight, or a press counts anywhere.
    package var fillsBounds: Bool { if case .arc = track { pressTarget.includesAll } else { true } }

    /// Returns ``overshoot``, because there is one axis.
    package func overshoot(on axis: Int) -> Double { overshoot }

    /// Returns this slider, and the thumb.
    package func slider(of coordinate: Int) -> (state: SliderState, thumb: Int) { (self, coordinate) }

    /// Sets options and all values; see ``configure(_:values:spans:)``.
    @discardableResult
    package mutating func configure(
        _ configuration: SliderConfiguration, coordinates: [Double]
    ) throws(SliderError) -> [SliderState.Report] {
        try configure(configuration, values: coordinates)
    }

    /// Sets all values; see ``assign(_:spans:)``.
    @discardableResult
    package mutating func assign(coordinates: [Double]) throws(SliderError) -> [SliderState.Report] {
        try assign(coordinates)
    }

    /// Sets the value of a thumb; see ``assign(_:for:)``.
    @discardableResult
    package mutating func assign(_ value: Double, of coordinate: Int) throws(SliderError) -> [SliderState.Report] {
        try assign(value, for: coordinate)
        return []
    }

    /// The values, and the spans between them, which distinguish an empty range of a circle from a full turn.
    package var restorationValues: [Double] { values + spans.prefix(count - 1) }

    /// Sets the values and the spans between them.
    @discardableResult
    package mutating func restore(_ restorationValues: [Double]) throws(SliderError) -> [SliderState.Report] {
        let count = restorationValues.count / 2 + 1
        return try assign(
            Array(restorationValues.prefix(count)), spans: Array(restorationValues.dropFirst(count)))
    }

    /// Lays the slider out on the track of a layout, with its thickness, its offset of thumbs, and its neutral value,
    /// to which a thumb can be reset.
    @discardableResult
    package mutating func layOut(in layout: SliderLayout, targetSide: Double) -> [SliderState.Report] {
        defaultResetValue = layout.metrics.neutralValue
        return layOut(
            on: layout.track, targetSide: targetSide, thickness: layout.metrics.thickness,
            thumbOffset: layout.thumbOffset)
    }

    /// Commits a change with other values; see ``commit(_:values:spans:)``.
    @discardableResult
    package mutating func commit(_ proposal: SliderState.Proposal, coordinates: [Double]) -> SliderState.Change {
        commit(proposal, values: coordinates)
    }

    /// Returns whether the app has ended the drag of a report.
    package func isOver(_ report: SliderState.Report) -> Bool {
        report.change.pointer.map { !isDown(pointer: $0) } ?? false
    }

    /// Returns whether a double tap at a point resets a thumb, which requires that a press there would hold one, or
    /// that a pointer is down.
    package func resets(doubleTappedAt point: SIMD2<Double>) -> Bool {
        guard configuration.resetsOnDoubleTap else { return false }
        if case .thumb? = grip(under: point) { return true }
        return anyPointer != nil
    }

    /// A Boolean value that indicates whether the track is an arc, along which a drag follows every movement.
    package var dragsAnywhere: Bool { if case .arc = track { true } else { false } }
}

extension SliderDrawing: SliderModelDrawing {
    /// The layout of the track.
    package var paintedTrack: SliderLayout { layout }
}

extension SliderLayout: SliderModelLayout {
    /// Returns the path of the track.
    package func path(ofAxis axis: Int) -> SliderPath { metrics.path }

    /// Returns the size of a thumb's target: a square that covers the drawn thumb. In a narrow control with a straight
    /// track, the target is narrower, too, but at least as wide as `breadth` and the drawn thumb, so that sliders can
    /// be side by side.
    package func targetSize(side: Double, breadth: Double?, in size: SIMD2<Double>) -> SIMD2<Double> {
        let (thumbBox, isUpright) = (metrics.thumbBox, track.isUpright)
        let side = max(side, thumbBox.max())
        guard let breadth, case .line = track else { return SIMD2(repeating: side) }
        let across = min(side, max(breadth, isUpright ? max(size.x, thumbBox.x) : max(size.y, thumbBox.y)))
        return isUpright ? SIMD2(across, side) : SIMD2(side, across)
    }
}
