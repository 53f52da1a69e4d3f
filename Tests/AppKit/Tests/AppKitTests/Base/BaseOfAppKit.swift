@_spi(Double) import AppKit
import Foundation
@_spi(Double) import QuartzCore
import SlidersReplay

@testable import SlidersControls

/// What the tests of the base need of AppKit.
extension PlayedRecording { static let toolkit = "AppKit" }

extension Player {
    /// Makes a player; `nil` if no control has the track.
    convenience init?(ofBase replay: Replay, _ data: Data) throws { try self.init(replay, data, .mouse) }
}

extension SliderControl { var baseLayer: CALayer? { layer } }

extension Screen {
    func darken() {
        window.appearance = NSAppearance(named: .darkAqua)
        window.update()
    }

    func hand() -> Mouse { mouse }
}

extension AppLog {
    /// Becomes the target of the action, and listens to notifications and haptics from now on.
    func listen() {
        control.target = self
        control.action = NSSelectorFromString("sliderChanged:")
        NSApplication.performer = { action, target, _ in
            guard action.name == "sliderChanged:", let log = target as? AppLog else { return false }
            log.noteAction("action in \(NSApp.currentEvent.map { "\($0.type)" } ?? "no event")")
            return true
        }
        _ = takeNotes()
    }

    /// The notifications and haptics since this was last called.
    func takeNotes() -> [String] {
        defer { (NSAccessibility.posts, NSHapticFeedbackManager.played) = ([], []) }
        let posts = NSAccessibility.posts.map { post in
            let announcement = post.announcement.map { "“\($0)” of priority \(post.priority?.rawValue ?? 0)" }
            let element = (post.element as? NSView)?.accessibilityIdentifier() ?? announcement ?? ""
            return "posts \(post.notification.rawValue) \(element)"
        }
        return posts + NSHapticFeedbackManager.played.map { "plays \($0)" }
    }
}

extension SliderControl {
    /// The control as a group, and its elements.
    var assistiveElements: [[AppLog.Fact]] {
        [facts] + (accessibilityChildren() ?? []).map { ($0 as? NSView)?.facts ?? [] }
    }
}

extension NSView {
    fileprivate var facts: [AppLog.Fact] {
        var found: [AppLog.Fact] = []
        let add = { (name: String, text: String?) in
            if let text, !text.isEmpty { found.append(AppLog.Fact(name: name, text: text)) }
        }
        let quoted = { (text: String?) in text.map { "“\($0)”" } }
        add(isAccessibilityElement() ? "element" : "ignored", self is NSTextField ? "text field" : "view")
        add("role", accessibilityRole()?.rawValue)
        add("identifier", accessibilityIdentifier())
        add("label", quoted(accessibilityLabel()))
        add("value", text(ofAssistive: accessibilityValue()))
        add("description", quoted(accessibilityValueDescription()))
        add("least", text(ofAssistive: accessibilityMinValue()))
        add("greatest", text(ofAssistive: accessibilityMaxValue()))
        if accessibilityOrientation() != .unknown { add("orientation", "\(accessibilityOrientation())") }
        if !isAccessibilityEnabled() { add("enabled", "no") }
        if isAccessibilityFocused() { add("focused", "yes") }
        if canBecomeKeyView { add("key view", "possible") }
        add("frame", LayerTree.text(accessibilityFrame()))
        add("input labels", (accessibilityUserInputLabels() ?? []).map { "“\($0)”" }.joined(separator: " "))
        add("actions", (accessibilityCustomActions() ?? []).map { "“\($0.name)”" }.joined(separator: " "))
        add("tool tip", quoted(toolTip))
        return found
    }

    private func text(ofAssistive value: Any?) -> String? {
        switch value {
        case let number as NSNumber: AppLog.text(number.doubleValue)
        case let text as String: "“\(text)”"
        default: nil
        }
    }
}
