#if canImport(UIKit)
import SlidersControls
import UIKit

/// A square that turns while its thumb is held.
final class Diamond: UIView, SliderThumbView {
    func update(with thumb: SliderThumbConfiguration) {
        alpha = thumb.isEnabled ? 1 : 0.5
        UIView.animate(withDuration: 0.2) {
            self.transform = thumb.isHeld ? CGAffineTransform(rotationAngle: .pi / 4) : .identity
            self.backgroundColor = thumb.isHeld ? .red : .systemBlue
        }
    }
}

/// Sliders with views in place of thumbs.
@MainActor
enum ThumbViews {
    static func diamonds() -> SliderControl {
        let slider = RangeSliderControl()
        slider.values = [0.2, 0.8]
        slider.thumbViewProvider = { _ in
            Diamond(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
        }
        return slider
    }

    /// An image for the end of the night alone.
    static func night(_ sun: UIImage) -> SliderControl {
        let slider = CircularSliderControl()
        slider.maximumValue = 24
        slider.wraps = true
        slider.setRange(start: 22, length: 8, animated: false)
        slider.thumbViewProvider = { $0 == 1 ? UIImageView(image: sun) : nil }
        return slider
    }
}
#endif
