import UIKit

/// What happened on a screen, for UI tests to read as the label of the element `log`.
@MainActor
final class EventLog: UIView {
    private var lines: [String] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityIdentifier = "log"
    }

    required init?(coder: NSCoder) { nil }

    /// Adds a line.
    func note(_ line: String) {
        lines.append(line)
        accessibilityLabel = lines.joined(separator: "; ")
    }

    /// Notes the control events of a control, with a text of its state.
    func follow(_ control: UIControl, _ state: @escaping @MainActor () -> String) {
        let names: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchUpInside, "up inside"), (.touchUpOutside, "up outside"),
            (.touchCancel, "cancelled"), (.valueChanged, "changed"), (.primaryActionTriggered, "primary"),
            (.editingDidBegin, "begin"), (.editingDidEnd, "end"),
        ]
        for (event, name) in names {
            control.addAction(UIAction { [weak self] _ in self?.note("\(name) \(state())") }, for: event)
        }
    }
}
