#if APPLE_UI
import QuartzCore
import SlidersCore

/// A slider above another, on its track.
extension SliderControl {
    /// Another slider with one thumb in front of this one, on the same track, such as the playhead of a trimmer, or
    /// `nil`, the default, for none.
    ///
    /// ```swift
    /// let playhead = ValueSliderControl()
    /// (playhead.minimumValue, playhead.maximumValue) = (slider.minimumValue, slider.maximumValue)
    /// playhead.accessibilityLabel = "Playhead"
    /// slider.playhead = playhead
    /// ```
    /// The thumbs of the two sliders don't collide. A playhead is a complete slider, with its own values, options,
    /// style, accessibility element, focus, and events; give it the same bounds and scale as this slider. Only the
    /// playhead's thumb and text are visible. Unless the playhead has an ``enabledRange``, it stays between the values
    /// of this slider. If the playhead's ``pressTarget`` is `track`, a tap on the track moves it; if
    /// ``BaseSliderControl/isReadOnly`` is `true`, it only shows a value.
    ///
    /// The control adds the playhead as a subview. When the control is decoded from an archive, a slider among its
    /// subviews becomes the playhead. A slider that has a playhead, or already is one, can't be a playhead.
    public var playhead: SliderControl? {
        get { linkedPlayhead }
        set {
            guard newValue !== linkedPlayhead, newValue !== self, newValue?.linkedPlayhead == nil, owner == nil else {
                return
            }
            let last = ownPlayhead
            newValue?.owner?.playhead = nil
            if let newValue { addSubview(newValue) }
            link(newValue)
            last?.removeFromSuperview()
        }
    }

    /// The playhead, if it is a subview.
    var ownPlayhead: SliderControl? { frontSubview as? SliderControl }

    /// The slider in front of this one; see ``playhead``.
    var linkedPlayhead: SliderControl? { front as? SliderControl }

    /// The slider whose playhead this one is.
    var owner: SliderControl? { back as? SliderControl }

    /// Lays another slider over this one, wherever its view is; `nil` removes it.
    package func link(_ playhead: SliderControl?) {
        guard playhead !== linkedPlayhead else { return }
        if let linkedPlayhead {
            linkedPlayhead.cancelInput()
            linkedPlayhead.back = nil
            linkedPlayhead.slider.defaultEnabledRange = nil
            linkedPlayhead.invalidateSize()
        }
        front = playhead
        if let playhead {
            playhead.back = self
            playhead.ownsPress = { [unowned playhead, unowned self] point in
                playhead.isEnabled && playhead.slider.acceptsPress(at: point.vector, before: slider)
            }
        }
        didDraw = playhead.map { _ in { [weak self] in self?.limitPlayhead() } }
        limitPlayhead()
        invalidateElements()
        setNeedsLayout()
    }

    /// Removes the links to the slider below and to the playhead.
    package func unlink() {
        owner?.link(nil)
        link(nil)
    }

    // MARK: Layout

    /// Lays out the playhead on the track of the last layout.
    func layOutPlayhead() {
        guard let linkedPlayhead else { return }
        if let ownPlayhead, ownPlayhead.frame != bounds { ownPlayhead.frame = bounds }
        linkedPlayhead.layOut()
    }

    /// The placement of a playhead in bounds: on the track of the slider below.
    func placement(of style: SliderStyle, above owner: SliderControl, in bounds: CGRect) -> SliderPlacement {
        SliderPlacement(of: styleOfPlayhead(style, on: owner), in: owner.canvas.frame, bounds: bounds)
            .moved(onto: owner.drawing.layout.track)
    }

    /// The style of a playhead: it has no parts but its thumb and its texts, and the thickness of the track below.
    private func styleOfPlayhead(_ style: SliderStyle, on owner: SliderControl) -> SliderStyle {
        var style = style
        (style.metrics.fill, style.metrics.ticks, style.metrics.extras) = (.none, .none, .init())
        style.metrics.thickness = owner.drawing.layout.metrics.thickness
        style.paints.removeAll { $0.role == .track }
        style.paints.append(SliderPartPaint(.track, []))
        return style
    }

    /// Keeps the playhead between the values.
    func limitPlayhead() {
        let range = showsValues ? slider.rangeOfValues : nil
        guard let linkedPlayhead, linkedPlayhead.slider.defaultEnabledRange != range else { return }
        linkedPlayhead.slider.defaultEnabledRange = range
        linkedPlayhead.redraw(glide: nil)
    }
}
#endif
