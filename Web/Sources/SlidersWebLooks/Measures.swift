import SlidersCore
import SlidersWebBase
import Wire

/// Sets a ``Measure`` of the style; its size is then fixed and doesn't scale with the control. The buffer holds the
/// index of a word and then `count` numbers.
@_expose(wasm, "measure") @c(slider_measure)
public func measure(_ handle: PainterHandle, _ measure: Int32, _ count: Int32) {
    guard let measure = Measure(rawValue: measure) else { return }
    handle.painter.pointee.style.fixedMeasures.insert(measure.fixed)
    handle.painter.pointee.style.set(measure, wholePart(buffer[0]), numbers(count))
}

extension Measure {
    /// The fixed measure for a length; none for a measure that isn't a length.
    fileprivate var fixed: SliderFixedMeasures {
        switch self {
        case .thumbSize: .thumbSize
        case .thumbLength: .thumbLength
        case .thumbOffset: .thumbOffset
        case .thickness: .thickness
        case .inset: .inset
        case .tickDistance: .tickDistance
        case .tickLength: .tickLength
        case .minorTickLength: .minorTickLength
        case .tickWidth: .tickWidth
        case .tickLabelDistance: .tickLabelDistance
        case .needleWidth: .needleWidth
        case .histogramHeight: .histogramHeight
        case .histogramGap: .histogramGap
        case .readingOverhang: .readingOverhang
        case .readingWidth: .readingWidth
        case .thumbPlacement, .turnsThumbs, .thumbVisibility, .heldTrackScale,
            .thumbRoundness, .heldThumbScale, .ends, .minorTicks, .tickLabels, .tickSide, .minimumTickDistance, .labels,
            .labelPlacement, .labelOverlap, .labelDistance, .labelSpacing,
            .face, .needle, .readout, .histogram, .readings, .showEnabledRange, .showObstacles, .cover:
            []
        }
    }
}

extension SliderStyle {
    fileprivate mutating func set(_ measure: Measure, _ word: Int, _ list: [Double]) {
        let number = list.first ?? 0
        let isOn = word != 0
        switch measure {
        case .thumbSize: metrics.thumbSize = max(0, number)
        case .thumbLength: metrics.thumbLength = max(0, number)
        case .thumbRoundness: metrics.thumbRoundness = number
        case .heldThumbScale: metrics.heldThumbScale = max(0, number)
        case .heldTrackScale: metrics.heldTrackScale = max(0, number)
        case .thumbPlacement:
            metrics.thumbPlacement = word == ThumbPlacementWord.outside.rawValue ? .outside : .centered
        case .thumbOffset: metrics.thumbOffset = number
        case .turnsThumbs: metrics.turnsThumbs = isOn
        case .thumbVisibility:
            metrics.thumbVisibility = SliderThumbVisibility(ThumbVisibilityWord(rawValue: word) ?? .visible)
        case .thickness: metrics.thickness = max(0, number)
        case .inset: metrics.inset = list.first
        case .ends: metrics.ends = word == EndsWord.edges.rawValue ? .edges : .centers
        case .labels: metrics.hasLabels = isOn
        case .labelPlacement: metrics.labels = SliderLabelPlacement(LabelPlacementWord(rawValue: word) ?? .above)
        case .labelOverlap: labelOverlap = SliderLabelOverlap(LabelOverlapWord(rawValue: word) ?? .apart)
        case .labelDistance: metrics.labelDistance = number
        case .labelSpacing: metrics.labelSpacing = max(0, number)
        case .minorTicks, .tickLabels, .tickSide, .tickDistance, .tickLength, .minorTickLength, .tickWidth,
            .tickLabelDistance, .minimumTickDistance:
            metrics.ticks.set(measure, word, number)
        case .face, .needle, .needleWidth, .readout:
            var dial = metrics.dial ?? SliderDial()
            dial.set(measure, isOn, list)
            metrics.dial = dial
        case .histogram, .histogramHeight, .histogramGap, .readings, .readingOverhang, .readingWidth,
            .showEnabledRange, .showObstacles, .cover:
            metrics.extras.set(measure, isOn, list)
        }
    }
}

extension SliderTicks {
    fileprivate mutating func set(_ measure: Measure, _ word: Int, _ number: Double) {
        switch measure {
        case .minorTicks: minor = max(0, min(1000, wholePart(number)))
        case .tickLabels: hasLabels = word != 0
        case .tickSide: side = word == TickSideWord.above.rawValue ? .above : .below
        case .tickDistance: distance = number
        case .tickLength: length = number
        case .minorTickLength: minorLength = number
        case .tickWidth: width = number
        case .tickLabelDistance: labelDistance = number
        case .minimumTickDistance: minimumDistance = number
        default: break
        }
    }
}

extension SliderDial {
    fileprivate mutating func set(_ measure: Measure, _ isOn: Bool, _ list: [Double]) {
        let number = max(0, list.first ?? 0)
        switch measure {
        case .face: face = number
        case .needle: needle = list.count > 1 && list[0] <= list[1] ? list[0]...list[1] : nil
        case .needleWidth: needleWidth = number
        case .readout: hasReadout = isOn
        default: break
        }
    }
}

extension SliderTrackExtras {
    fileprivate mutating func set(_ measure: Measure, _ isOn: Bool, _ list: [Double]) {
        let number = list.first ?? 0
        switch measure {
        case .histogram: histogram = list
        case .histogramHeight: histogramHeight = max(0, number)
        case .histogramGap: histogramGap = number
        case .readings: readings = list
        case .readingOverhang: readingOverhang = number
        case .readingWidth: readingWidth = max(0, number)
        case .showEnabledRange: showsEnabledRange = isOn
        case .showObstacles: showsObstacles = isOn
        case .cover: hasCover = isOn
        default: break
        }
    }
}

extension SliderThumbVisibility {
    fileprivate init(_ word: ThumbVisibilityWord) {
        switch word {
        case .visible: self = .visible
        case .hidden: self = .hidden
        case .held: self = .held
        }
    }
}

extension SliderLabelPlacement {
    fileprivate init(_ word: LabelPlacementWord) {
        switch word {
        case .above: self = .above
        case .below: self = .below
        case .inside: self = .inside
        case .alternating: self = .alternating
        }
    }
}
