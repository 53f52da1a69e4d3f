/// What a person does to a slider. Hosts translate: points in the control's coordinates, keys into intents.
public enum Input: Equatable, Sendable {
    /// A pointer goes down. Pointers are told apart by a number of the host's choice.
    case press(at: SIMD2<Double>, pointer: Int)
    /// A pointer that is down moves. `isFine` asks for a quarter of the movement, where fine control is on (Shift).
    case drag(to: SIMD2<Double>, pointer: Int, isFine: Bool = false)
    /// A pointer goes up, and its values stay.
    case release(pointer: Int)
    /// A pointer is taken away, and the values of its press come back.
    case cancel(pointer: Int)
    /// An intent on the focused thumb.
    case key(Intent, thumb: Int)
    /// So many increments (negative: decrements) of an assistive technology.
    case adjust(Int, thumb: Int)
    /// So many notches of the wheel over the focused thumb; up is more.
    case wheel(Int, thumb: Int)
    /// A value typed for a thumb. The host parses; here it is clamped and snapped, and ignored when not finite.
    case type(Double, thumb: Int)
}

/// What a key means, whatever the platform calls it.
public enum Intent: Equatable, Sendable {
    /// An arrow key, in screen directions with y down. Up is always more; right is more except where the line runs left.
    case arrow(dx: Int, dy: Int)
    /// So many steps up, or down if negative; without steps 1 % of the track each, on a linear scale in decimal numbers.
    case step(Int)
    /// So many pages of ten steps; without steps 10 % of the track each.
    case page(Int)
    /// The lowest value that the thumb may take now.
    case minimum
    /// The highest value that the thumb may take now.
    case maximum
}

/// What a pointer holds.
public enum Grip: Equatable, Sendable {
    case thumb(Int)
    /// The bar between the first and the last of these thumbs.
    case bar(Range<Int>)

    var ranks: Range<Int> {
        switch self {
        case .thumb(let rank): rank..<rank + 1
        case .bar(let ranks): ranks
        }
    }
}

/// Why values changed.
public enum Reason: Equatable, Sendable {
    case pointer, key, accessibility, wheel, cancel
}
