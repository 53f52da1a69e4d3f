#if APPLE_UI && !canImport(UIKit)
import AppKit

/// Raw values of `NSControl.Events`, which only the SDK of macOS 27 declares.
enum ControlEvent {
    static let trackingBegan: UInt = 1 << 0, trackingBeganRepeatedly: UInt = 1 << 1
    static let trackingInside: UInt = 1 << 2, trackingOutside: UInt = 1 << 3
    static let trackingEntered: UInt = 1 << 4, trackingExited: UInt = 1 << 5
    static let trackingEndedInside: UInt = 1 << 6, trackingEndedOutside: UInt = 1 << 7, trackingCancelled: UInt = 1 << 8
    /// Both `valueChanged` and `primaryActionTriggered`.
    static let valueChanged: UInt = 1 << 12 | 1 << 13
}

/// A target and its action for some events. `NSControl` also stores them, but has no method that sends the actions.
final class ControlTarget {
    weak var target: AnyObject?
    /// Whether the action was added without a target, and is sent along the responder chain.
    let usesResponderChain: Bool
    let action: Selector
    var events: UInt

    init(_ target: AnyObject?, _ action: Selector, _ events: UInt) {
        (self.target, usesResponderChain, self.action, self.events) = (target, target == nil, action, events)
    }
}

extension BaseSliderControl {
    /// Adds events for a target and an action, and removes entries of targets that no longer exist.
    func add(_ target: Any?, _ action: Selector, for events: UInt) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { $0.events == 0 || $0.target == nil && !$0.usesResponderChain }
        for entry in targets where entry.target === target && entry.action == action {
            entry.events |= events
            return
        }
        targets.append(ControlTarget(target, action, events))
    }

    /// Removes events of a target and an action; `nil` stands for every target or every action.
    func remove(_ target: Any?, _ action: Selector?, for events: UInt) {
        let target = target.map { $0 as AnyObject }
        for entry in targets where target == nil || entry.target === target {
            if action == nil || entry.action == action { entry.events &= ~events }
        }
    }

    /// Sends the action of each target that was added for any of the events, in the order of addition.
    func sendActions(for events: UInt) {
        for entry in targets where entry.events & events != 0 {
            let target = entry.target
            guard target != nil || entry.usesResponderChain else { continue }
            let parameterCount = NSStringFromSelector(entry.action).components(separatedBy: ":").count - 1
            // `sendAction(_:to:)` passes only the sender, but an action with two parameters also gets the event.
            if parameterCount <= 1 {
                sendAction(entry.action, to: target)
            } else if let receiver = (target ?? NSApp.target(forAction: entry.action)) as? any NSObjectProtocol,
                receiver.responds(to: entry.action)
            {
                _ = receiver.perform(entry.action, with: self, with: pointers.currentEvent ?? NSApp.currentEvent)
            }
        }
    }
}
#endif
