#if APPLE_UI
import SlidersCore

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The accessibility elements of the control, and the actions of assistive technology on them.
extension BaseSliderControl {
    /// The views of the thumbs of the control, then those of a playhead, which is a control in front of this one.
    var allThumbViews: [ThumbView] { thumbViews + (playheadSubview?.thumbViews ?? []) }

    /// The accessibility elements of all coordinates (the values of thumbs), in the order of the coordinates.
    var thumbElements: [ThumbElement] { thumbViews.flatMap(\.elements) }

    /// The accessibility elements of the control and of a playhead in front of it: those of the thumbs' coordinates
    /// (their values), and a text field in which a person types a value.
    var elements: [PlatformView] { allThumbViews.flatMap(\.elements) + fields }

    /// The visible text fields in which a person types a value, of the control and of a playhead in front of it.
    private var fields: [ValueField] { [valueField, playheadSubview?.valueField].compactMap(\.self) }

    /// Returns the accessibility element at a point of the canvas, or `nil` if there is none.
    ///
    /// A text field at the point comes first. Otherwise, it's the element of the nearest thumb whose target contains
    /// the point, or of the last of them if several are equally near. For a thumb with several coordinates (values),
    /// it's the element of the first coordinate.
    func element(at point: CGPoint) -> PlatformView? {
        // The elements of a playhead are among those of the control behind it.
        if let owner, superview === owner { return owner.element(at: point) }
        guard !isHidden, showsValues else { return nil }
        if let field = fields.first(where: { $0.frame.contains(point) }) { return field }
        let candidates = allThumbViews.filter { $0.control?.isHidden == false && $0.target.contains(point) }
        return candidates.reversed().min { $0.distance(to: point) < $1.distance(to: point) }?.elements.first
    }

    /// Whether the control is a group of several elements. The element of a single value has the control's own label.
    var isGroup: Bool { model.coordinatesPerThumb * allThumbViews.count > 1 }

    /// Returns the accessibility element of a coordinate, or `nil` if its thumb has no view.
    func element(of coordinate: Int) -> ThumbElement? {
        let thumb = model.thumb(ofCoordinate: coordinate)
        return thumbViews.indices.contains(thumb)
            ? thumbViews[thumb].element(onAxis: axis(ofCoordinate: coordinate)) : nil
    }

    /// Updates what assistive technology and the keyboard know of the thumbs. The elements of a playhead are among
    /// those of the control behind it, which is then updated.
    func invalidateElements() {
        if let owner, superview === owner {
            owner.invalidateElements()
        } else {
            updateElements()
        }
    }

    /// Returns whether a person can change the value of a coordinate, unless the control is read-only.
    func isAdjustable(coordinate: Int) -> Bool {
        let (state, thumb) = model.slider(of: coordinate)
        return !state.isDisabled(thumb: thumb)
    }

    /// Returns the accessibility actions of an element: one that resets its value, if a reset is possible, and two that
    /// move the span beside its thumb up and down by one increment, if a person can drag the span.
    func actions(of element: ThumbElement) -> [PlatformAccessibilityAction] {
        let coordinate = element.coordinate
        let (state, thumb) = model.slider(of: coordinate)
        var inputs: [(name: String, input: SliderInput)] = []
        // While the scale of a ruler moves after a flick, a reset stops it, even at the reset value.
        if state.canReset(thumb: thumb) || state.configuration.resetsOnDoubleTap && motion?.isAtRest == false {
            inputs.append((word("Reset"), .reset(thumb: coordinate)))
        }
        if state.canAdjustSpan(beside: thumb) {
            inputs.append((word("Move range up"), .adjustSpan(1, thumb: coordinate)))
            inputs.append((word("Move range down"), .adjustSpan(-1, thumb: coordinate)))
        }
        return inputs.map { name, input in
            PlatformAccessibilityAction(named: name) { [weak self, weak element] in
                if let self, let element { assist(input, from: element) } else { false }
            }
        }
    }

    // MARK: Obstacles

    /// A closure that returns what assistive technology reads when something holds a thumb back from where a key, an
    /// increment, or a typed value would move it. An empty text isn't read. If the closure or its result is `nil`, the
    /// text says the reason in the user's language, such as "Blocked by Maximum" or "At most 80".
    ///
    /// ```swift
    /// slider.obstacleFormatter = { obstacle in
    ///     if case .enabledRange(let value) = obstacle.kind { "Your plan ends at \(Int(value))" } else { nil }
    /// }
    /// ```
    /// Assistive technology reads the text once for each obstacle, after what it's reading. It reads no text for drags,
    /// for the wheel, and at the ends of the track. To change only words, use a strings table: see
    /// <doc:UsingUIKit#The-sliders-own-words>.
    public var obstacleFormatter: ((SliderObstacle) -> String?)? {
        get { texts.obstacleFormatter }
        set { texts.obstacleFormatter = newValue }
    }

    /// Asks assistive technology to read what holds a thumb back, after what it's reading.
    func read(_ obstacle: SliderObstacle) {
        let (state, thumb) = model.slider(of: obstacle.thumb)
        guard let reason = state.reason(of: obstacle, ofThumb: thumb) else { return }
        let text = texts.obstacleFormatter?(obstacle) ?? text(of: reason, coordinate: obstacle.thumb)
        if !text.isEmpty { announce(text, waits: true) }
    }

    /// Returns the control's own text of what holds a coordinate (a value of a thumb) back.
    private func text(of reason: SliderObstacle.Reason, coordinate: Int) -> String {
        switch reason {
        case .blocked(let thumb): word("Blocked by {thumb}", "{thumb}", name(ofCoordinate: thumb))
        case .leastDistance(let span):
            word("At least {distance} apart", "{distance}", text(ofDistance: span, coordinate: coordinate))
        case .mostDistance(let span):
            word("At most {distance} apart", "{distance}", text(ofDistance: span, coordinate: coordinate))
        case .least(let value): word("At least {value}", "{value}", text(of: value, coordinate: coordinate))
        case .most(let value): word("At most {value}", "{value}", text(of: value, coordinate: coordinate))
        case .notBetween(let low, let high):
            word("Not between {low} and {high}", "{low}", text(of: low, coordinate: coordinate))
                .replacingOccurrences(of: "{high}", with: text(of: high, coordinate: coordinate))
        }
    }

    @inline(never) private func text(ofDistance distance: Double, coordinate: Int) -> String {
        texts.distanceFormatter?(distance) ?? axisText(of: distance, coordinate: coordinate)
    }

    // MARK: A slider that SwiftUI makes one element

    /// Changes the value of the first thumb by a number of increments, as assistive technology does.
    package func adjustFirstThumb(by increments: Int) {
        guard let view = thumbViews.first, !model.isDisabled(thumb: 0) else { return }
        assist(.adjust(increments, thumb: view.coordinate), from: view)
    }

    /// Resets the value of the first thumb, as assistive technology does.
    package func resetFirstThumb() { handle(.reset(thumb: usedCoordinate(ofThumb: 0))) }

    /// Shows the text field for the value of the first thumb, as activating the thumb with assistive technology does.
    package func activateFirstThumb() { beginTyping(for: usedCoordinate(ofThumb: 0)) }
}
#endif
