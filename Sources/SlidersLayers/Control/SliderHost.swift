#if canImport(QuartzCore) && !os(tvOS) && !os(watchOS)
import CoreText
import QuartzCore
import SlidersCore

/// A control of a toolkit, which keeps a ``SliderController``. It resolves colors, fonts and images, keeps the views
/// of thumbs, end images and the typed value, and passes events on.
@MainActor
package protocol SliderHost: ThumbHost {
    // MARK: Surroundings

    /// What surrounds the control now. A layout pass asks once.
    var surroundings: SliderSurroundings { get }
    /// Whether the language runs from right to left.
    var isMirrored: Bool { get }
    /// Whether a press on the track of a straight slider brings a thumb unless the app says otherwise.
    var isOfMac: Bool { get }
    /// The least side of a target for what presses here, in points. It does not change.
    var leastTarget: CGFloat { get }
    /// The seconds of the animation that changes are part of; `nil` outside of one, and off the screen.
    var inheritedDuration: Double? { get }
    /// The font of a role's texts in the user's text size: the app's, or that of the style, where `nil` asks for the
    /// font of labels.
    func font(of role: Element.Role, _ font: TextFont?) -> CTFont
    /// The bitmap of an image, in its variant for the surroundings and tinted if it is a template.
    func bitmap(of image: AnyObject, tint: CGColor) -> SliderBitmap?

    // MARK: Layout

    /// The rectangle of the control, in its own coordinates.
    var bounds: CGRect { get }
    /// Asks for a layout.
    func setNeedsLayout()
    /// Asks for the intrinsic size anew.
    func invalidateIntrinsicContentSize()
    /// Gives the canvas of the layers a part of the control.
    func placeCanvas(in rect: CGRect)
    /// The rectangle of the drawn track, which an app may override.
    func trackRect(forBounds bounds: CGRect) -> CGRect
    /// The rectangle of a thumb, which an app may override.
    func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Double) -> CGRect
    /// The rectangle of the image before the start, which an app may override.
    func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect
    /// The rectangle of the image after the end, which an app may override.
    func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect
    /// Makes as many thumbs as there are values.
    func updateThumbs()
    /// Shows an image at an end of the track; `nil` shows none.
    func show(_ image: AnyObject?, at end: EndImage, in rect: CGRect)

    // MARK: Showing

    /// These thumbs are shown anew.
    func didShow(thumbs: Range<Int>)
    /// A layout pass is over.
    func didLayOut()

    // MARK: Events

    /// Whether ``decision(on:_:)`` is to be asked.
    var decides: Bool { get }
    /// Whether anything wants to know which thumbs changed, beside streams.
    var hears: Bool { get }
    /// What the app makes of values that an input is about to set.
    func decision(on values: [Double], _ reason: SliderChangeReason) -> SliderDecision
    /// A drag is about to move something.
    func willBegin(_ grip: SliderGrip)
    /// A drag begins to move something.
    func didBegin(_ grip: SliderGrip)
    /// Sends the action of a change, to an app that may interfere.
    func act(on ranks: Range<Int>, _ reason: SliderChangeReason)
    /// Values of these thumbs changed.
    func didChange(_ thumbs: [Int], _ reason: SliderChangeReason)
    /// A movement changed the overshoot and no value.
    func didOvershoot(_ grip: SliderGrip)
    /// A drag that began has ended.
    func didEnd(_ grip: SliderGrip, isCancelled: Bool)
    /// A pointer that presses nothing is over another value.
    func didHover(over value: Double?)

    /// Code set other values.
    func didSetValues()

    // MARK: Typing

    /// Shows a field over the read-out and gives it the keyboard.
    func showField(_ field: SliderField)
    /// Moves the field.
    func placeField(in area: CGRect)
    /// Takes the field away.
    func removeField()
}
#endif
