// Checked against: developer.apple.com/documentation/swiftui/button (its action runs when a tap ends on it).
import UIKit

/// What a tap on a drawn view does. It lies over the view, and a scroll view takes touches from it.
final class TapView: UIView {
    var action: (() -> Void)?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else { return }
        action?()
    }
}

extension LayoutPass {
    /// Lets taps on a frame run an action of the view at a node.
    func takeTaps(_ node: Node, in frame: CGRect, _ action: @escaping () -> Void) {
        let view = node.property(at: "taps") { TapView(frame: frame) }
        view.action = node.environment.isEnabled ? action : nil
        show(view, in: frame)
    }
}

/// A view that reacts to taps.
@MainActor protocol Tapped { var action: () -> Void { get } }
