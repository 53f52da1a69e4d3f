#if APPLE_UI && DEBUG
import Foundation
import SlidersControls
import SlidersCore

/// The function that prints a warning in the console of a debug build. Tests replace it.
@MainActor var printSliderWarning: (String) -> Void = { NSLog("%@", $0) }

extension SliderCoordinator {
    /// Prints a warning, once each, for every option that the slider can't follow: the method, the problem, and what is
    /// used instead.
    func warn(_ settings: SliderSettings, _ control: BaseSliderControl) {
        let error = control.model.configurationError?.warning
        for warning in settings.warnings + settings.ignoredTints(by: control) + [error].compactMap(\.self)
        where warnings.insert(warning).inserted {
            printSliderWarning("swift-sliders: \(warning)")
        }
    }
}

extension SliderSettings {
    /// Warnings of limits, names, reset values, zone colors, and calendar steps that have no effect.
    fileprivate var warnings: [String] {
        guard arguments.count == 1, count > 0 else { return [] }
        let thumbs = count == 1 ? "there is 1 thumb" : "there are \(count) thumbs"
        var warnings = arguments[0].thumbLimits.keys.sorted().filter { !(0..<count).contains($0) }.map {
            "limits(_:ofThumb: \($0)): \(thumbs), and they count from 0. The limits have no effect."
        }
        for (method, number) in [
            ("thumbNames(_:)", arguments[0].names.count), ("resetValues(_:)", arguments[0].resetValues.count),
        ] where number > count {
            warnings.append("\(method): \(thumbs). The last \(number - count) of \(number) have no effect.")
        }
        if let step = arguments[0].calendarStep, arguments[0].allowedValues.isEmpty {
            warnings.append(
                "step(.\(step.component), count: \(step.count)): the count must be above 0, the component a length of"
                    + " time, and the dates at most 10,000. Until then, `step:` counts.")
        }
        let (colors, zones) = (arguments[0].marks.zoneColors.count, state.zoneCount)
        if colors > 0, colors != zones {
            warnings.append("zoneColors(_:): \(thumbs), and \(zones) zones for \(colors) colors.")
        }
        return warnings
    }

    /// Returns warnings of tints that have no effect, because the style paints their parts in every state, light and
    /// dark.
    @MainActor fileprivate func ignoredTints(by control: BaseSliderControl) -> [String] {
        guard let control = control as? SliderControl else { return [] }
        let tints: [(part: TintedPart, role: SliderElement.Role, method: String, name: String)] = [
            (.selected, .span, "sliderTint(_:)", "spans"), (.track, .track, "sliderTrackTint(_:)", "the track"),
            (.thumb, .thumb, "sliderThumbTint(_:)", "thumbs"),
        ]
        return tints.compactMap { part, role, method, name in
            let isPainted = [false, true].allSatisfy { isDark in
                control.style.paints.contains {
                    $0.role == role && $0.state == nil && $0.thumb == nil && ($0.isDark ?? isDark) == isDark
                }
            }
            guard options.tints[part] != nil, isPainted else { return nil }
            return "\(method): the look paints \(name). The tint has no effect there; use the options of the look."
        }
    }
}

extension SliderError {
    /// The warning of an error in a method or an argument: its name, the problem, and what is used instead; `nil` for
    /// errors of other options.
    fileprivate var warning: String? {
        let (source, repair): (String, String)
        switch self {
        case .valueNotFinite: (source, repair) = ("value:", "the last values stay")
        case .boundsNotFinite: (source, repair) = ("in:", "the slider is disabled")
        case .stepValuesUnusable: (source, repair) = ("values(only:)", "there are no steps")
        case .minimumNegative: (source, repair) = ("span(atLeast:)", "there is no minimum")
        case .maximumNegative: (source, repair) = ("span(atMost:)", "there is no maximum")
        case .minimumSpanTooLarge: (source, repair) = ("span(atLeast:)", "the minimum is that number")
        case .maximumSpanTooSmall: (source, repair) = ("span(atMost:)", "the maximum is that number")
        case .enabledRangeOutsideBounds, .enabledRangeOnWrappingCircle:
            (source, repair) = ("enabledBounds:", "all of the bounds are enabled")
        case .limitsOutsideBounds, .limitsAgainstOrder, .limitsOnWrappingCircle:
            (source, repair) = ("limits(_:ofThumb:)", "thumbs have no limits")
        case .forbiddenRangesLeaveNoValue: (source, repair) = ("values(excluding:)", "no values are excluded")
        case .detentNotFinite: (source, repair) = ("detents(_:)", "this detent has no effect")
        case .crossOnWrappingCircle: (source, repair) = ("sliderCollision(_:)", "thumbs stop")
        default: return nil
        }
        return "\(source): \(self). Until then, \(repair)."
    }
}
#endif
