#if APPLE_UI && !canImport(UIKit)
import AppKit

/// The events of tracking and of changes, by the numbers of `NSControl.Events`, which only the SDK of macOS 27
/// declares. A change is `valueChanged` and `primaryActionTriggered`.
struct ControlEvents: OptionSet {
    let rawValue: UInt
    static let began = Self(rawValue: 1 << 0), repeated = Self(rawValue: 1 << 1)
    static let inside = Self(rawValue: 1 << 2), outside = Self(rawValue: 1 << 3)
    static let entered = Self(rawValue: 1 << 4), exited = Self(rawValue: 1 << 5)
    static let endedInside = Self(rawValue: 1 << 6), endedOutside = Self(rawValue: 1 << 7)
    static let canceled = Self(rawValue: 1 << 8)
    static let change = Self(rawValue: 1 << 12 | 1 << 13)
}

/// Targets with actions for events. `NSControl` keeps them too, but no method of it sends their actions.
struct ControlTargets {
    private struct Entry {
        weak var target: AnyObject?
        /// Whether the action goes up the responder chain.
        let hasNoTarget: Bool
        let action: Selector
        var events: ControlEvents
    }
    private var entries: [Entry] = []

    /// Adds events to those of a target and an action. Forgets targets that are gone.
    mutating func add(_ target: Any?, _ action: Selector, for events: ControlEvents) {
        let target = target.map { $0 as AnyObject }
        entries.removeAll { $0.target == nil && !$0.hasNoTarget }
        if let index = entries.firstIndex(where: { $0.target === target && $0.action == action }) {
            entries[index].events.formUnion(events)
        } else {
            entries.append(Entry(target: target, hasNoTarget: target == nil, action: action, events: events))
        }
    }

    /// Removes events from those of a target and an action; `nil` stands for all.
    mutating func remove(_ target: Any?, _ action: Selector?, for events: ControlEvents) {
        let target = target.map { $0 as AnyObject }
        for (index, entry) in entries.enumerated() {
            guard target == nil || entry.target === target, action == nil || entry.action == action else { continue }
            entries[index].events.subtract(events)
        }
        entries.removeAll { $0.events.isEmpty }
    }

    /// The actions for at least one of the events, in the order in which they were added.
    func actions(for events: ControlEvents) -> [(action: Selector, target: AnyObject?)] {
        entries.filter { !$0.events.isDisjoint(with: events) && ($0.hasNoTarget || $0.target != nil) }.map {
            ($0.action, $0.target)
        }
    }
}

extension BaseSliderControl {
    /// Sends the actions for events, once each.
    func sendActions(for events: ControlEvents) {
        for (action, target) in targets.actions(for: events) {
            // `sendAction(_:to:)` passes the sender alone, and an action may also take the event.
            if NSStringFromSelector(action).filter({ $0 == ":" }).count < 2 {
                sendAction(action, to: target)
            } else if let target = (target ?? NSApp.target(forAction: action)) as? any NSObjectProtocol {
                _ = target.perform(action, with: self, with: NSApp.currentEvent)
            }
        }
    }
}
#endif
