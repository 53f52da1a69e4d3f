import SlidersControls
import UIKit

/// Two straight sliders. With `-removes YES` the first goes half a second after a touch goes down on it, with
/// `-wheel YES` it follows the wheel.
@MainActor
final class LineScreen: UIView {
    private let log = EventLog(frame: CGRect(x: 40, y: 120, width: 300, height: 20))

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(log)
        let first = make("Price", y: 200)
        let second = make("Weight", y: 300)
        (first.accessibilityIdentifier, second.accessibilityIdentifier) = ("first", "second")
        first.respondsToScrollWheel = UserDefaults.standard.bool(forKey: "wheel")
        guard UserDefaults.standard.bool(forKey: "removes") else { return }
        let removal = UIAction { [weak first, log] _ in
            Task { @MainActor in
                try? await Task.sleep(nanoseconds: 500_000_000)
                first?.removeFromSuperview()
                log.note("removed")
            }
        }
        first.addAction(removal, for: .touchDown)
    }

    required init?(coder: NSCoder) { nil }

    private func make(_ name: String, y: CGFloat) -> TrackedSlider {
        let slider = TrackedSlider(frame: CGRect(x: 40, y: y, width: 300, height: 44))
        slider.maximumValue = 100
        slider.step = 5
        slider.values = [20, 80]
        slider.accessibilityLabel = name
        slider.log = log
        log.follow(slider) { [weak slider] in "\(slider?.values ?? [])" }
        addSubview(slider)
        return slider
    }
}

/// A slider that notes its tracking and the focus.
final class TrackedSlider: RangeSliderControl {
    weak var log: EventLog?

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        log?.note("beginTracking")
        return super.beginTracking(touch, with: event)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        log?.note("endTracking")
        super.endTracking(touch, with: event)
    }

    override func cancelTracking(with event: UIEvent?) {
        log?.note("cancelTracking")
        super.cancelTracking(with: event)
    }

    override func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {
        super.didUpdateFocus(in: context, with: coordinator)
        let next = context.nextFocusedView
        let isOurs = next?.isDescendant(of: self) ?? false
        log?.note("focus \(isOurs ? "on" : "off") \(accessibilityLabel ?? "") \(next?.accessibilityLabel ?? "none")")
    }
}
