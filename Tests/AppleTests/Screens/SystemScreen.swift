#if canImport(ObjectiveC)
import UIKit

/// The system's slider, with a log of its value and of the sizes of its layers while it is held. The double has none.
@MainActor
final class SystemScreen: UIView {
    private let log = EventLog(frame: CGRect(x: 40, y: 120, width: 300, height: 20))
    private let slider = UISlider(frame: CGRect(x: 40, y: 200, width: 300, height: 44))
    private var link: CADisplayLink?
    private var start: CFTimeInterval = 0
    private var shown = ""

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(log)
        slider.value = 0.5
        slider.accessibilityIdentifier = "slider"
        addSubview(slider)
        log.follow(slider) { [weak self] in self?.state ?? "" }
        slider.addAction(UIAction { [weak self] _ in self?.watch() }, for: .touchDown)
    }

    required init?(coder: NSCoder) { nil }

    private var state: String { "\(slider.value) \(slider.isTracking ? "tracking" : "")" }

    /// Notes what changes in the layers from now on, for two seconds.
    private func watch() {
        guard link == nil else { return }
        start = CACurrentMediaTime()
        let link = CADisplayLink(target: self, selector: #selector(frameShown(_:)))
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    @objc private func frameShown(_ link: CADisplayLink) {
        let time = CACurrentMediaTime() - start
        let sizes = self.sizes(slider.layer).joined(separator: " ")
        if sizes != shown { log.note("\(Int(time * 1000)) ms: \(sizes)") }
        shown = sizes
        guard time > 2 else { return }
        link.invalidate()
        self.link = nil
    }

    /// The sizes and opacities of the shown layers that are no longer than a thumb.
    private func sizes(_ layer: CALayer) -> [String] {
        let shown = layer.presentation() ?? layer
        let (width, height) = (shown.frame.width, shown.frame.height)
        let own =
            width < 100 && width > 10
            ? ["\(Int(width * 10))/\(Int(height * 10))/\(Int(shown.opacity * 100))"] : []
        return own + (layer.sublayers ?? []).flatMap(sizes)
    }
}
#endif
