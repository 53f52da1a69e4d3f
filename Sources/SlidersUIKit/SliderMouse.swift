#if canImport(UIKit)
import UIKit

/// The recognisers of a mouse or trackpad, there only while they are asked for.
struct SliderMouse {
    var wheel: UIPanGestureRecognizer?
    var hover: UIHoverGestureRecognizer?
    var reports = false
    /// How far the wheel was at its last notch.
    var turned: CGFloat = 0
    var value: Double?
}

extension SliderControl {
    /// Whether the wheel of a mouse over the control moves the thumb that has the focus, one step per notch.
    @IBInspectable public var followsWheel: Bool {
        get { mouse.wheel != nil }
        set {
            guard newValue != followsWheel else { return }
            if let wheel = mouse.wheel { removeGestureRecognizer(wheel) }
            mouse.wheel = nil
            guard newValue else { return }
            let wheel = UIPanGestureRecognizer(target: self, action: Selector(("slidersWheelTurned:")))
            wheel.allowedScrollTypesMask = .discrete
            wheel.maximumNumberOfTouches = 0
            wheel.allowedTouchTypes = []
            mouse.wheel = wheel
            addGestureRecognizer(wheel)
        }
    }

    /// Whether the delegate hears of the value under a pointer that presses nothing.
    @IBInspectable public var reportsHover: Bool {
        get { mouse.reports }
        set {
            mouse.reports = newValue
            if !newValue { mouse.value = nil }
            keepHover()
        }
    }

    /// Follows the pointer where someone hears of it, or sees it.
    func keepHover() {
        let isWanted = mouse.reports || showsHover
        guard isWanted != (mouse.hover != nil) else { return }
        if let hover = mouse.hover { removeGestureRecognizer(hover) }
        mouse.hover = nil
        hover(over: nil)
        guard isWanted else { return }
        let hover = UIHoverGestureRecognizer(target: self, action: Selector(("slidersPointerHovered:")))
        hover.cancelsTouchesInView = false
        mouse.hover = hover
        addGestureRecognizer(hover)
    }

    /// The value under a pointer that presses nothing, where ``reportsHover`` asks for it.
    public var hoveredValue: Double? { mouse.value }

    /// The thumb that keys and wheel move.
    var focusedThumb: ThumbView? { thumbViews.first { $0.isFocused || $0.isFirstResponder } }

    #if canImport(ObjectiveC)
    @objc(slidersWheelTurned:)
    #endif
    func wheelTurned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: mouse.turned = 0
        case .changed, .ended: break
        default: return
        }
        let way = recognizer.translation(in: self).y - mouse.turned
        mouse.turned += way
        guard way != 0, let view = focusedThumb else { return }
        follow(handle(.wheel(way > 0 ? 1 : -1, thumb: view.rank)), from: view)
    }

    #if canImport(ObjectiveC)
    @objc(slidersPointerHovered:)
    #endif
    func pointerHovered(_ recognizer: UIHoverGestureRecognizer) {
        let isOver = recognizer.state == .began || recognizer.state == .changed
        let place = isOver ? recognizer.location(in: self) : nil, value = place.flatMap(value(at:))
        hover(over: place)
        guard mouse.reports, value != mouse.value else { return }
        mouse.value = value
        delegate?.sliderControl(self, didHoverOver: value)
    }
}
#endif
