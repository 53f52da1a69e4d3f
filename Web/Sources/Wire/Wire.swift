/// The types whose numbers Swift and JavaScript share. `Web/build` prints them as `wire.ts`, where the page finds each
/// number by its name; see the target WirePrinter. The order of the cases determines the numbers. JavaScript uses the
/// names, so search Web/elements before you rename one. `EventKind.none` must be 0. `Generated` has those of options.

/// A record of numbers in the buffer. The cases name its numbers in their order.
public protocol Record: RawRepresentable<Int>, CaseIterable {}

// MARK: - What the page asks

/// The kind of a person's input: the first argument of `propose`.
public enum InputKind: Int32, CaseIterable {
    case press, waitingPress, drag, fineDrag, rest, release, secondRelease, cancel
    case arrow, pageArrow, step, page, minimum, maximum, reset, adjust, wheel, type, choose
}

/// The page's answer to a proposal: accept it, use the values in the buffer instead, or reject it.
public enum Answer: Int32, CaseIterable { case take, replace, reject }

/// The kind of number that `list` writes for each thumb.
public enum ListKind: Int32, CaseIterable { case value, proposedValue, isHeld, fraction }

/// The path of a control's track.
public enum Path: Int32, CaseIterable { case right, left, up, down, arc }

/// The kind of a recording's track, which is given by its points.
public enum TrackKind: Int32, CaseIterable { case line, arc }

// MARK: - What the engine answers

/// Facts of the slider as a whole.
public enum Facts: Int, Record {
    case count, spanCount, outerCount, laps, isWrapped, overshoot, error, lower, upper, hasSteps
}

/// A thumb: its center, the point of its text, its value, the limits of a drag, and those that assistive technology
/// reads.
public enum ThumbFacts: Int, Record {
    case x, y, value, low, high, isHeld, isDisabled, adjustableLow, adjustableHigh
}

/// A tick: the ends of its line, its value, the number of decimals of the value's text, its fraction of the track, its
/// ``TickKind``, and whether it is in the filled part of the track.
public enum TickFacts: Int, Record { case x, y, toX, toY, value, decimals, fraction, kind, isSelected }

/// The kind of a tick, with the numbers that noUiSlider uses.
public enum TickKind: Int, CaseIterable { case minor, large, small }

/// A straight piece of track.
public enum LineFigure: Int, Record { case fromX, fromY, toX, toY }

/// A piece of a round track; angles in degrees, clockwise from north.
public enum ArcFigure: Int, Record { case x, y, radius, start, sweep }

/// The size of the text of some thumbs, from `low` to before `high`.
public enum TextSize: Int, Record { case low, high, width, height }
/// The position of the text of some thumbs, from `low` to before `high`.
public enum TextPosition: Int, Record { case low, high, x, y }

/// A change: the thumbs to draw again, the first thumb that its pointer holds, and the thumb that gets the focus after
/// a key; -1 for none.
public enum ChangeFacts: Int, Record { case redrawsFrom, redrawsTo, held, focus }

/// The kind of an event.
public enum EventKind: Int32, CaseIterable { case none, began, changed, overshot, blocked, ended, cancelled }

/// An event: its thumb, or the first thumb of its span; its reason; and the number of changed thumbs, which follow.
public enum EventFacts: Int, Record { case thumb, isSpan, reason, count }

/// What holds a thumb back: its ``ObstacleKind``, the thumb, the other thumb, and a value, or the ends of a range; NaN
/// for what a kind has not.
public enum ObstacleFacts: Int, Record { case kind, thumb, from, value, upper }

/// The kind of an obstacle, in the order of the engine's numbers. If nothing holds a thumb back, it is `none`, and the
/// rest of the record isn't written.
public enum ObstacleKind: Int, CaseIterable {
    case none, neighbor, heldThumb, minimumSpan, maximumSpan, minimumSeparation, disabledThumb, forbiddenRange, bound
    case limit, enabledRange
}

/// A line with a width: a straight one between two points, or an arc with a radius about the first point. It's in the
/// area of a plane, or shows what holds a thumb back; the width is then 0 if nothing does.
public enum WideLine: Int, Record { case x, y, toX, toY, radius, start, sweep, width }

/// The reason of a change of values.
public enum Reason: Int, CaseIterable { case pointer, key, accessibility, wheel, reset, cancel }

/// The option that cannot be satisfied. Errors that no page can cause are `other`.
public enum ErrorCode: Int, CaseIterable {
    case none, other
    case boundsNotFinite, boundsReversed, boundsBesideScale
    case logarithmNeedsPositiveBounds, powerOutOfRange, stopsIncomplete, stopsNotIncreasing, listNotIncreasing
    case minimumNegative, maximumNegative, minimumSpanTooLarge, maximumSpanTooSmall
    case enabledRangeOutsideBounds, limitsOutsideBounds, limitsAgainstOrder, forbiddenRangesLeaveNoValue, noSuchThumb
    case wrapNeedsFullCircle, crossOnWrappingCircle, enabledRangeOnWrappingCircle, limitsOnWrappingCircle
}

// MARK: - Planes

/// The part of a plane that an option belongs to: an axis, or the whole plane.
public enum PlanePart: Int32, CaseIterable { case x, y, whole }

/// The shape of a plane.
public enum PlaneShape: Int32, CaseIterable { case rectangle, disc }

/// The plane as a whole: the number of its points, and the box of its area.
public enum PlaneFacts: Int, Record { case count, error, left, top, width, height }

/// An axis of a plane.
public enum AxisFacts: Int, Record { case error, lower, upper, hasSteps, overshoot }

/// A point of a plane: its center.
public enum PointFacts: Int, Record { case x, y, isHeld, isDisabled }

/// A coordinate of a point: its value, and the limits that assistive technology reads.
public enum CoordinateFacts: Int, Record { case value, low, high }

// MARK: - Rulers

/// The path of a ruler's scale: straight in a direction of the screen, or bent around a center below the mark.
public enum RulerPath: Int32, CaseIterable { case right, left, up, down, clockwise, counterclockwise }

/// The options that rulers have in addition to those of sliders, named as their attributes. Flags are 1 and 0.
public enum RulerOption: Int32, CaseIterable {
    case pixelsPerUnit, tickSpacing, tickDistance, majorInterval, minimumMajorDistance, minimumDistance
    case majorLength, minorLength, tickWidth, centersTicks, tickLabels, labelDistance, markWidth, markLength, labels
    case fade, decelerationRate
}

/// Facts of the ruler as a whole: the ``Facts`` of a slider with one thumb, whether a pointer holds the scale, whether
/// the scale moves without a pointer, and whether the value is being edited, by a pointer or by the motion after it.
public enum RulerFacts: Int, Record {
    case count, overshoot, error, lower, upper, hasSteps, isHeld, isMoving, isEditing
}

/// The sizes of ticks and of the mark, and the middle of the mark's text.
public enum RulerSizes: Int, Record { case tickWidth, markWidth, markHeight, textX, textY }

/// A visible tick: the index of its node, the ends of its line, and its opacity.
public enum RulerTick: Int, Record { case slot, x, y, toX, toY, isMajor, isSelected, opacity }

/// The text of a visible tick: the index of its node, its middle, and its value.
public enum RulerText: Int, Record { case slot, x, y, value, isSelected, opacity }

// MARK: - Looks

/// The roles of parts.
public enum Role: Int, CaseIterable {
    case face, histogram, selectedHistogram, track, enabledRange, span, minorTick, tick, tickLabel, reading, needle
    case obstacle, thumb, label, readout, cover, before, after, forbiddenRange
    case selectedMinorTick, selectedTick, selectedTickLabel
}

/// The states of parts.
public enum PartState: Int, CaseIterable { case normal, hovered, held, focused, disabled }

/// The measures of a style.
public enum Measure: Int32, CaseIterable {
    case thumbSize, thumbLength, thumbRoundness, heldThumbScale, thickness, inset, ends
    case thumbPlacement, thumbOffset, turnsThumbs, thumbVisibility, heldTrackScale
    case minorTicks, tickLabels, tickSide, tickDistance, tickLength, minorTickLength, tickWidth, tickLabelDistance
    case minimumTickDistance
    case labels, labelPlacement, labelOverlap, labelDistance, labelSpacing
    case face, needle, needleWidth, readout
    case histogram, histogramHeight, histogramGap, readings, readingOverhang, readingWidth, showEnabledRange
    case showObstacles, cover
}

// MARK: The words of measures

public enum EndsWord: Int, CaseIterable { case centers, edges }

// MARK: Styles from the page. A missing number or color is NaN.

/// Whether the page is dark, whether the person wants more contrast, whether held thumbs are opaque, the scale of the
/// page's texts, and the options of a look: numbers, then colors of four numbers each, the color of texts, and that of
/// the page.
public enum LookNumbers: Int, Record {
    case isDark, hasMoreContrast, isOpaque, textScale, roundness, borderWidth, cornerRadius, lookHeight
}
public enum LookColors: Int, CaseIterable {
    case trackColor, selectedColor, selectedEndColor, thumbColor, borderColor, textColor, pageColor
}

/// The colors of a style for forced colors.
public enum PlainColors: Int, CaseIterable { case track, accent, thumb, text }

/// The parts and states that a paint is for; its coats follow.
public enum PaintHead: Int, Record { case role, lap, state, thumb, isDark }

public enum FontNumbers: Int, Record { case size, weight, isCondensed }

/// The kinds of a coat's fill.
public enum FillKind: Int, CaseIterable { case color, gradient, alongTrack, image }

public enum GradientNumbers: Int, Record { case fromX, fromY, toX, toY, isOfControl }
public enum ImageNumbers: Int, Record { case id, width, height, top, left, bottom, right }
public enum ColorNumbers: Int, Record { case red, green, blue, alpha }
public enum ShadowNumbers: Int, Record { case x, y, blur }
public enum GlowNumbers: Int, Record { case from, to, steps }
public enum CoatNumbers: Int, Record { case inset, roundness, isFlush, offset, width, isClipped }

// MARK: Drawings from the engine

/// The metrics of a style for a control: sizes, the scale of a held track's thickness, the look's path, whether the
/// style shows which thumb has the focus, and whether thumbs rotate to follow the track. Then how many times as large
/// lenses show what lies under them, 0 for no lenses, and the springs of held thumbs: the damping ratios and responses
/// with which thumbs grow and shrink, the time in which their paint fades, and the response with which it returns.
public enum LookMetrics: Int, Record {
    case thumbSize, thumbSide, thickness, heldTrackScale, start, sweep, showsFocus, turnsThumbs, opacity
    case magnification, growth, growthTime, shrinkage, shrinkageTime, clearing, returning
}

/// An element of a drawing; its shapes follow. The value is that of a tick's text.
public enum ElementHead: Int, Record {
    case index, role, number, lap, isHeld, isFocused, isLens, isMagnified, value, count
}

public enum FormKind: Int, CaseIterable { case box, arc, text }
public enum BoxForm: Int, Record { case x, y, width, height, corner, turn }
public enum ArcForm: Int, Record { case x, y, radius, start, sweep, width, isRound }
public enum TextForm: Int, Record { case x, y }

public enum GradientEnds: Int, Record { case fromX, fromY, toX, toY }
public enum ImageFacts: Int, Record { case id, width, height, count }
/// A piece of an image, and where it is drawn.
public enum SliceFacts: Int, Record { case left, top, across, down, toX, toY, toWidth, toHeight }
