import AppKit
import SlidersControls

/// The code for AppKit of docs/manual.md and of the articles.
@MainActor
final class Prices: NSObject {
    func makeSlider(in view: NSView = NSView()) -> RangeSliderControl {
        let slider = RangeSliderControl()
        slider.maximumValue = 100
        slider.step = 5
        slider.minimumSpan = 10
        slider.range = 20...80
        view.addSubview(slider)
        slider.target = self
        #if canImport(ObjectiveC)
        slider.action = #selector(priceChanged(_:))
        #endif
        slider.respondsToScrollWheel = true  // the wheel moves the focused thumb
        slider.respondsToScrollWheelOverThumbs = true  // and the thumb under the pointer
        slider.hasValueToolTips = true  // the value of a thumb at rest; in a drag, labels show it
        slider.haptics = [.detents, .ends]  // alignment feedback there; `.all` has steps, too
        slider.controlSize = .small
        slider.trackFillColor = .systemBlue
        slider.thumbNames = ["Lowest price"]
        slider.setAccessibilityLabel("Price")
        return slider
    }

    #if canImport(ObjectiveC)
    @objc private func priceChanged(_ slider: RangeSliderControl) {}
    #endif

    #if canImport(ObjectiveC) && compiler(>=6.4)
    @available(macOS 27, *)
    func addTargets(to slider: RangeSliderControl) {
        slider.addTarget(self, action: #selector(priceChanged(_:)), for: .valueChanged)
        slider.addTarget(self, action: #selector(dragBegan), for: .trackingBegan)
        slider.addTarget(
            self, action: #selector(dragEnded), for: [.trackingEndedInside, .trackingEndedOutside, .trackingCancelled])
    }
    @objc private func dragBegan() {}
    @objc private func dragEnded() {}
    #endif
}
