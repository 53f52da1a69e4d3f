import SlidersCore
import Wire

/// The keys of the engine as pages name them, and what each means: the arguments of `propose`.
enum KeyNames {
    static let all: [(name: String, key: SliderKey)] = [
        ("ArrowRight", .rightArrow), ("ArrowLeft", .leftArrow), ("ArrowUp", .upArrow), ("ArrowDown", .downArrow),
        ("PageUp", .pageUp), ("PageDown", .pageDown), ("Home", .home), ("End", .end), ("Delete", .delete),
        ("Backspace", .delete),
    ]

    /// The kind of input and its two numbers, as a list of JavaScript.
    static func input(_ key: SliderKey, isShifted: Bool) -> String {
        let (kind, x, y): (InputKind, Int, Int) =
            switch key.intent(isShifted: isShifted) {
            case .arrow(let dx, let dy): (.arrow, dx, dy)
            case .pageArrow(let dx, let dy): (.pageArrow, dx, dy)
            case .step(let count): (.step, count, 0)
            case .page(let count): (.page, count, 0)
            case .minimum: (.minimum, 0, 0)
            case .maximum: (.maximum, 0, 0)
            case .reset: (.reset, 0, 0)
            }
        return "[\(kind.rawValue), \(x), \(y)]"
    }
}
