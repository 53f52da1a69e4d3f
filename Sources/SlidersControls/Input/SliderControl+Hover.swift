#if APPLE_UI
import QuartzCore
import SlidersCore

/// The value under a pointer that presses nothing.
extension SliderControl {
    /// Reports the value at a point of the canvas, if it changed; `nil` means no point.
    func report(hoverAt point: CGPoint?) {
        guard reportsHover else { return }
        let value = point.flatMap { slider.value(under: $0.vector) }
        guard value != hoveredValue else { return }
        hoveredValue = value
        delegate?.sliderControl(self, didHoverOver: value)
    }
}
#endif
