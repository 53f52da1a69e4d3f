import Accessibility
import Foundation
@_spi(Double) import QuartzCore
import SlidersReplay
@_spi(Double) import UIKit

@testable import SlidersControls

/// What the tests of the base need of UIKit.
extension PlayedRecording { static let toolkit = "UIKit" }

extension Player {
    /// Makes a player that strikes keys as commands; `nil` if no control has the track.
    convenience init?(ofBase replay: Replay, _ data: Data) throws {
        try self.init(replay, data, UIWindow.KeyRoute.command)
    }
}

extension SliderControl { var baseLayer: CALayer? { layer } }

extension Screen {
    func darken() {
        control.overrideUserInterfaceStyle = .dark
        window.layoutIfNeeded()
    }

    func hand() -> Finger { finger() }
}

extension Finger { func drag(to point: CGPoint) { move(to: point) } }

extension AppLog {
    /// Listens to all control events, and from now on to notifications and haptics.
    func listen() {
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"), (.touchDragInside, "touchDragInside"),
            (.touchDragOutside, "touchDragOutside"), (.touchDragEnter, "touchDragEnter"),
            (.touchDragExit, "touchDragExit"), (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
            (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
            (.primaryActionTriggered, "primaryActionTriggered"), (.editingDidBegin, "editingDidBegin"),
            (.editingChanged, "editingChanged"), (.editingDidEnd, "editingDidEnd"),
            (.editingDidEndOnExit, "editingDidEndOnExit"),
        ]
        for (event, name) in events {
            control.addAction(UIAction { [weak self] _ in self?.noteAction(name) }, for: event)
        }
        _ = takeNotes()
    }

    /// The notifications and haptics since this was last called.
    func takeNotes() -> [String] {
        defer { (UIAccessibility.posts, UIFeedbackGenerator.felt) = ([], []) }
        let posts = UIAccessibility.posts.map { notification, argument in
            let name = notification == .layoutChanged ? "layoutChanged" : "announcement"
            let announcement = Announcement(argument).map { "“\($0.text)” of \($0.priority.rawValue)" }
            let element = (argument as? UIView)?.accessibilityIdentifier ?? announcement ?? ""
            return "posts \(name) \(element)"
        }
        return posts + UIFeedbackGenerator.felt.map { "plays \($0)" }
    }
}

extension SliderControl {
    /// The control as a container, and its elements.
    var assistiveElements: [[AppLog.Fact]] {
        let container = [
            AppLog.Fact(name: isAccessibilityElement ? "element" : "container", text: "\(accessibilityContainerType)"),
            AppLog.Fact(name: "label", text: "“\(accessibilityLabel ?? "")”"),
            AppLog.Fact(name: "frame", text: LayerTree.text(accessibilityFrame)),
        ]
        return [container] + (accessibilityElements ?? []).map { ($0 as? UIView)?.facts ?? [] }
    }
}

extension UIView {
    fileprivate var facts: [AppLog.Fact] {
        var found: [AppLog.Fact] = []
        let add = { (name: String, text: String?) in
            if let text, !text.isEmpty { found.append(AppLog.Fact(name: name, text: text)) }
        }
        let quoted = { (text: String?) in text.map { "“\($0)”" } }
        let kind = self is UITextField ? "text field" : "view"
        add(isAccessibilityElement ? "element" : "ignored", kind)
        add("identifier", accessibilityIdentifier)
        add("label", quoted(accessibilityLabel))
        add("value", quoted(accessibilityValue))
        add("hint", quoted(accessibilityHint))
        add("traits", traitNames)
        add("frame", LayerTree.text(accessibilityFrame))
        let center = CGPoint(x: accessibilityFrame.midX, y: accessibilityFrame.midY)
        let (point, middle) = (LayerTree.text(accessibilityActivationPoint), LayerTree.text(center))
        if point != middle { add("activation point", point) }
        if let path = accessibilityPath?.cgPath {
            let (box, frame) = (LayerTree.text(path.boundingBox), LayerTree.text(accessibilityFrame))
            add("path", "of \(path.elements.count) elements in \(box == frame ? "the frame" : box)")
        }
        add("input labels", (accessibilityUserInputLabels ?? []).map { "“\($0)”" }.joined(separator: " "))
        let contents = (self as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
        add("contents", contents.map { "“\($0.label)” “\($0.value)”" }.joined(separator: " "))
        add("actions", (accessibilityCustomActions ?? []).map { "“\($0.name)”" }.joined(separator: " "))
        if accessibilityElementsHidden { add("elements", "hidden") }
        if !accessibilityRespondsToUserInteraction { add("interaction", "none") }
        if canBecomeFocused { add("focus", isFocused ? "focused" : "possible") }
        if isFirstResponder { add("first", "responder") }
        return found
    }

    private var traitNames: String {
        let names: [(UIAccessibilityTraits, String)] = [
            (.adjustable, "adjustable"), (.button, "button"), (.notEnabled, "notEnabled"),
        ]
        let others = accessibilityTraits.subtracting([.adjustable, .button, .notEnabled])
        return
            (names.filter { accessibilityTraits.contains($0.0) }.map(\.1)
            + (others.isEmpty ? [] : ["\(others.rawValue)"])).joined(separator: " ")
    }
}
