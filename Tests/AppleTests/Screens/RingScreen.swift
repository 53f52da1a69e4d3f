import SlidersControls
import SlidersCore
import UIKit

/// A ring with a readout that can be typed, on a screen where a tap dismisses the keyboard.
@MainActor
final class RingScreen: UIView {
    private let log = EventLog(frame: CGRect(x: 40, y: 120, width: 300, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(log)
        let ring = CircularSliderControl(frame: CGRect(x: 40, y: 200, width: 300, height: 300))
        ring.maximumValue = 100
        ring.value = 40
        ring.step = 1
        ring.allowsTextEntry = true
        var dial = SliderDial()
        dial.hasReadout = true
        ring.style.metrics.dial = dial
        ring.accessibilityIdentifier = "ring"
        log.follow(ring) { [weak ring] in "\(ring?.value ?? .nan)" }
        addSubview(ring)
        // What forms do to dismiss the keyboard.
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: NSSelectorFromString("endEditing:")))
    }

    required init?(coder: NSCoder) { nil }
}
