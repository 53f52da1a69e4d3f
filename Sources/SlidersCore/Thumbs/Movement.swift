/// One movement of thumbs: which move together, where they want to be, and what gives way to them.
struct Movement: Sendable {
    /// The indices that move together.
    let moving: Range<Int>
    /// What gives way; see ``Kind``.
    var kind = Kind.drag
    /// The pointer that moves them; thumbs that other pointers hold are walls.
    var pointer: Int?
    /// The wished value of each thumb, by index, before `shift` is added; in a drag the values at the press. Empty if
    /// only the leader has a wish.
    var requested: [ThumbValue] = []
    /// What is added to all wishes, in value units.
    var shift = 0.0
    /// Whether the moving thumbs may be off the steps in a drag.
    var isFree: Bool
    /// The origin that the moved thumbs get; `nil` keeps the origin of each wish.
    var origin: ThumbValue.Origin?

    /// Which thumbs stop a movement, and which follow it.
    enum Kind: Sendable {
        /// A leader moves and the collision rule says what follows: pointers, keys, `move(_:to:)`.
        case drag
        /// Values of a press come back. Only disabled thumbs and those of other pointers stop them.
        case restore
        /// Values set from code. No thumb stops them.
        case assign
    }

    /// A drag of these thumbs.
    init(
        of moving: Range<Int>, by pointer: Int? = nil, from requested: [ThumbValue] = [], isFree: Bool = false,
        origin: ThumbValue.Origin? = .person
    ) {
        self.moving = moving
        self.pointer = pointer
        self.requested = requested
        self.isFree = isFree
        self.origin = origin
    }

    /// A drag of one thumb.
    init(of thumb: Int, by pointer: Int? = nil) { self.init(of: thumb..<thumb + 1, by: pointer) }

    /// Whether one thumb moves, so that the collision rule says what the others do.
    var isOfOneThumb: Bool { kind == .drag && moving.count == 1 }
}
