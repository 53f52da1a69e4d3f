@_spi(Double) import UIKit

@testable import SlidersControls

/// Runs a body in which gesture recognizers call their targets by name, as the Objective-C runtime does.
@MainActor
func withRecognizers(_ body: () -> Void) {
    UIGestureRecognizer.performer = { selector, target, recognizer in
        guard let control = target as? SliderControl else { return }
        switch (selector.name, recognizer) {
        case ("slidersWheelTurned:", let pan as UIPanGestureRecognizer): control.wheelTurned(pan)
        case ("slidersPointerHovered:", let hover as UIHoverGestureRecognizer): control.pointerHovered(hover)
        default: break
        }
    }
    defer { UIGestureRecognizer.performer = nil }
    body()
}

extension UIKeyCommand {
    /// Lets commands call thumbs by name, as the Objective-C runtime does.
    @MainActor static func reachThumbs() {
        performer = { selector, responder, command in
            if selector.name == "slidersPerformKeyCommand:" { (responder as? ThumbView)?.performKeyCommand(command) }
        }
    }
}
