#if APPLE_UI
import QuartzCore
import SlidersCore

/// A playhead: another slider in front of this one, on the same track.
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
            let previousPlayhead = playheadSubview
            newValue?.owner?.playhead = nil
            if let newValue { addSubview(newValue) }
            link(newValue)
            previousPlayhead?.removeFromSuperview()
        }
    }

    /// Makes another slider the playhead of this one, without adding it as a subview; `nil` ends the link to the
    /// current playhead.
    package func link(_ playhead: SliderControl?) {
        guard playhead !== linkedPlayhead else { return }
        if let linkedPlayhead {
            linkedPlayhead.cancelInput()
            linkedPlayhead.owner = nil
            linkedPlayhead.slider.defaultEnabledRange = nil
            linkedPlayhead.invalidateSize()
        }
        linkedPlayhead = playhead
        playhead?.owner = self
        didDraw = playhead.map { _ in { [weak self] in self?.limitPlayhead() } }
        limitPlayhead()
        invalidateElements()
        setNeedsLayout()
    }

    /// Ends the links to the owner and to the playhead.
    package func unlink() {
        owner?.link(nil)
        link(nil)
    }

    /// Returns whether a press at a point of the canvas belongs to this slider, a playhead, rather than to its owner.
    func ownsPress(at point: CGPoint) -> Bool {
        guard let owner else { return false }
        return isEnabled && slider.acceptsPress(at: point.vector, before: owner.slider)
    }

    // MARK: Layout

    /// Lays out the playhead on the track that this slider has just laid out.
    func layOutPlayhead() {
        guard let linkedPlayhead else { return }
        if let playheadSubview, playheadSubview.frame != bounds { playheadSubview.frame = bounds }
        linkedPlayhead.layOut()
    }

    /// Returns the placement of this slider as a playhead: on the track of its owner.
    func playheadPlacement(of style: SliderStyle, on owner: SliderControl, in bounds: CGRect) -> SliderPlacement {
        SliderPlacement(of: playheadStyle(from: style, on: owner), in: owner.canvas.frame, bounds: bounds)
            .moved(onto: owner.drawing.layout.track)
    }

    /// Returns the style for a playhead: only the thumb and its text are visible, and the track is as thick as the
    /// owner's.
    private func playheadStyle(from style: SliderStyle, on owner: SliderControl) -> SliderStyle {
        var style = style
        (style.metrics.fill, style.metrics.ticks, style.metrics.extras) = (.none, .none, .init())
        style.metrics.thickness = owner.drawing.layout.metrics.thickness
        style.paints.removeAll { $0.role == .track }
        style.paints.append(SliderPartPaint(.track, []))
        return style
    }

    /// Limits the playhead to the range from the first to the last value of this slider, unless the playhead has an
    /// ``enabledRange`` of its own.
    func limitPlayhead() {
        let range = showsValues ? slider.rangeOfValues : nil
        guard let linkedPlayhead, linkedPlayhead.slider.defaultEnabledRange != range else { return }
        linkedPlayhead.slider.defaultEnabledRange = range
        linkedPlayhead.redraw(glide: nil)
    }
}
#endif
