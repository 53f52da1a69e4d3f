/// One movement: the thumbs that move together, the values that are requested for them, and what can stop them.
struct Movement: Sendable {
    /// The indices of the thumbs that move together.
    let movingThumbs: Range<Int>
    /// The cause of the movement, which determines the thumbs that stop it.
    var kind = Kind.drag
    /// The pointer that moves the thumbs, if any. Thumbs that other pointers hold don't move.
    var pointer: Int?
    /// The requested value of each thumb, by index, before `shift` is added; in a drag, the values at the press. Can be
    /// empty in a drag of a single thumb, whose requested value is passed separately.
    var requestedValues: [ThumbValue] = []
    /// The offset that is added to all requested values, in value units.
    var shift = 0.0
    /// Whether the moving thumbs may be between steps during a drag.
    var ignoresSteps: Bool
    /// The origin that the moved values get; `nil` keeps the origin of each requested value.
    var origin: ThumbValue.Origin?

    /// The cause of a movement.
    enum Kind: Sendable {
        /// A pointer, a key, or `move(_:to:)` moves thumbs. The collision rule determines what their neighbors do.
        case drag
        /// A cancel restores the values at the press. Only disabled thumbs and those of other pointers stop it.
        case restore
        /// Code sets all values. No thumb stops it.
        case assign
    }

    /// Creates a drag of several thumbs.
    init(
        of movingThumbs: Range<Int>, by pointer: Int? = nil, from requestedValues: [ThumbValue] = [],
        ignoresSteps: Bool = false, origin: ThumbValue.Origin? = .user
    ) {
        self.movingThumbs = movingThumbs
        self.pointer = pointer
        self.requestedValues = requestedValues
        self.ignoresSteps = ignoresSteps
        self.origin = origin
    }

    /// Creates a drag of one thumb.
    init(of thumb: Int, by pointer: Int? = nil) { self.init(of: thumb..<thumb + 1, by: pointer) }

    /// Whether the movement is a drag of a single thumb.
    var isSingleThumbDrag: Bool { kind == .drag && movingThumbs.count == 1 }
}

/// What a person requested last: the value of a thumb or span, whether it can go there or not.
struct MovementRequest: Equatable, Sendable {
    /// The unwrapped value that is requested for the lowest moving thumb.
    var value: Double
    /// The direction in which the value has to be from the present one; 0 if it doesn't matter, as in a drag.
    var direction = 0
    /// Whether there are fewer values in that direction than steps were requested.
    var exceedsValues = false
    /// The indices of the thumbs that move together, after the movement.
    var thumbs = 0..<0
    /// The pointer that moves the thumbs, if any.
    var pointer: Int?
    /// Whether the thumbs may be between steps.
    var ignoresSteps = false
}
