#if APPLE_UI && !canImport(UIKit)
import AppKit

/// The numbers of `NSControl.Events`, which only the SDK of macOS 27 declares.
enum ControlEvent {
    static let began: UInt = 1 << 0, repeated: UInt = 1 << 1
    static let inside: UInt = 1 << 2, outside: UInt = 1 << 3, entered: UInt = 1 << 4, exited: UInt = 1 << 5
    static let endedInside: UInt = 1 << 6, endedOutside: UInt = 1 << 7, canceled: UInt = 1 << 8
    /// `valueChanged` and `primaryActionTriggered`.
    static let changed: UInt = 1 << 12 | 1 << 13
}

/// A target with an action for events. `NSControl` keeps these, too, but no method of it sends their actions.
final class ControlTarget {
    weak var target: AnyObject?
    /// Whether the action goes up the responder chain.
    let hasNoTarget: Bool
    let action: Selector
    var events: UInt

    init(_ target: AnyObject?, _ action: Selector, _ events: UInt) {
        (self.target, hasNoTarget, self.action, self.events) = (target, target == nil, action, events)
    }
}

extension BaseSliderControl {
    /// Adds events to those of a target and an action. Forgets targets that are gone.
    func add(_ target: Any?, _ action: Selector, for events: UInt) {
        let target = target.map { $0 as AnyObject }
        targets.removeAll { $0.events == 0 || $0.target == nil && !$0.hasNoTarget }
        for known in targets where known.target === target && known.action == action {
            known.events |= events
            return
        }
        targets.append(ControlTarget(target, action, events))
    }

    /// Removes events from those of a target and an action; `nil` stands for all.
    func remove(_ target: Any?, _ action: Selector?, for events: UInt) {
        let target = target.map { $0 as AnyObject }
        for known in targets where target == nil || known.target === target {
            if action == nil || known.action == action { known.events &= ~events }
        }
    }

    /// Sends the actions for events, once each, in the order in which they were added.
    func sendActions(for events: UInt) {
        for known in targets where known.events & events != 0 {
            let target = known.target
            guard target != nil || known.hasNoTarget else { continue }
            // `sendAction(_:to:)` passes the sender alone, and an action may also take the event.
            if NSStringFromSelector(known.action).components(separatedBy: ":").count <= 2 {
                sendAction(known.action, to: target)
            } else if let target = (target ?? NSApp.target(forAction: known.action)) as? any NSObjectProtocol,
                target.responds(to: known.action)
            {
                _ = target.perform(known.action, with: self, with: pointers.event ?? NSApp.currentEvent)
            }
        }
    }
}
#endif
