// Checked against: developer.apple.com/documentation/uikit/uikeycommand, …/uicommand,
// …/uikeycommand/wantspriorityoversystembehavior, …/uikeycommand/allowsautomaticmirroring (no default there; the double
// takes the one that can do harm), …/uimenuelement/repeatbehavior, …/uimenuleaf/repeatbehavior;
// madsmtm/objc2 `objc2-ui-kit` UIKeyCommand.rs. A command that is held fires again and again: the page of
// repeatBehavior ("by holding down their keyboard shortcut"), and before iOS 26 rdar 32972223 and 42509034.

@available(iOS 13, *) @MainActor open class UICommand: UIMenuElement {}

@MainActor open class UIKeyCommand: UICommand {
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init()
        (self.input, self.modifierFlags, self.action) = (input, modifierFlags, action)
    }
    open private(set) var input: String?
    open private(set) var modifierFlags: UIKeyModifierFlags = []
    open private(set) var action: Selector?
    @available(iOS 15, *) open var wantsPriorityOverSystemBehavior: Bool {
        get { hasPriority }
        set { hasPriority = newValue }
    }
    private var hasPriority = false
    @available(iOS 15, *) open var allowsAutomaticMirroring: Bool {
        get { isMirrored }
        set { isMirrored = newValue }
    }
    private var isMirrored = true
    @available(iOS 26, *) open var repeatBehavior: UIMenuElement.RepeatBehavior {
        get { repeats }
        set { repeats = newValue }
    }
    private var repeats = UIMenuElement.RepeatBehavior.automatic

    nonisolated public class var inputUpArrow: String { "UIKeyInputUpArrow" }
    nonisolated public class var inputDownArrow: String { "UIKeyInputDownArrow" }
    nonisolated public class var inputLeftArrow: String { "UIKeyInputLeftArrow" }
    nonisolated public class var inputRightArrow: String { "UIKeyInputRightArrow" }
    @available(iOS 8, *) nonisolated public class var inputPageUp: String { "UIKeyInputPageUp" }
    @available(iOS 8, *) nonisolated public class var inputPageDown: String { "UIKeyInputPageDown" }
    @available(iOS 13.4, *) nonisolated public class var inputHome: String { "UIKeyInputHome" }
    @available(iOS 13.4, *) nonisolated public class var inputEnd: String { "UIKeyInputEnd" }

    /// Calls a method by its name, as the Objective-C runtime does.
    @_spi(Double) public static var performer: ((Selector, UIResponder, UIKeyCommand) -> Void)?

    /// Whether it is the command of a key, in an interface that may run from right to left.
    func matches(_ key: UIKey, _ direction: UITraitEnvironmentLayoutDirection) -> Bool {
        let swaps = isMirrored && direction == .rightToLeft
        let swapped = [Self.inputLeftArrow: Self.inputRightArrow, Self.inputRightArrow: Self.inputLeftArrow]
        let fired = swaps ? input.flatMap { swapped[$0] } ?? input : input
        let inputs: [UIKeyboardHIDUsage: String] = [
            .keyboardUpArrow: Self.inputUpArrow, .keyboardDownArrow: Self.inputDownArrow,
            .keyboardLeftArrow: Self.inputLeftArrow, .keyboardRightArrow: Self.inputRightArrow,
            .keyboardPageUp: Self.inputPageUp, .keyboardPageDown: Self.inputPageDown,
            .keyboardHome: Self.inputHome, .keyboardEnd: Self.inputEnd,
        ]
        return fired == inputs[key.keyCode] ?? key.characters && modifierFlags == key.modifierFlags
    }

    func perform(on responder: UIResponder) {
        if let action { Self.performer?(action, responder, self) }
    }
}
