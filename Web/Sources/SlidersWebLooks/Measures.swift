import Sliders

/// Changes a measure of the style. The buffer holds a word's number and then `count` numbers.
@_expose(wasm, "measure") @c(slider_measure)
public func measure(_ handle: PainterHandle, _ key: Int32, _ count: Int32) {
    handle.painter.pointee.style.measure(key, integer(buffer[0]), numbers(count))
}

extension SliderStyle {
    /// The order of the page's names.
    mutating func measure(_ key: Int32, _ word: Int, _ list: [Double]) {
        let number = list.first ?? 0
        switch key {
        case 0: metrics.thumbSize = max(0, number)
        case 1: metrics.thickness = max(0, number)
        case 2: metrics.inset = list.first
        case 3: metrics.ends = word == 0 ? .centers : .edges
        case 4: metrics.ticks.minor = max(0, min(1000, integer(number)))
        case 5: metrics.ticks.hasLabels = word != 0
        case 6: metrics.ticks.side = word == 0 ? .below : .above
        case 7: metrics.ticks.distance = number
        case 8: metrics.ticks.length = number
        case 9: metrics.ticks.minorLength = number
        case 10: metrics.ticks.width = number
        case 11: metrics.ticks.labelDistance = number
        case 12: metrics.ticks.leastDistance = number
        case 13: metrics.hasLabels = word != 0
        case 14: metrics.labels = word == 0 ? .above : word == 1 ? .below : .inside
        case 15: labelMeeting = word == 0 ? .apart : word == 1 ? .merge : .overlap
        case 16...19: measureDial(key, word, list)
        default: measureExtras(key, word, list)
        }
    }

    private mutating func measureDial(_ key: Int32, _ word: Int, _ list: [Double]) {
        var dial = metrics.dial ?? Dial()
        let number = list.first ?? 0
        switch key {
        case 16: dial.face = max(0, number)
        case 17: dial.needle = list.count > 1 && list[0] <= list[1] ? list[0]...list[1] : nil
        case 18: dial.needleWidth = max(0, number)
        default: dial.hasReadout = word != 0
        }
        metrics.dial = dial
    }

    private mutating func measureExtras(_ key: Int32, _ word: Int, _ list: [Double]) {
        var extras = metrics.extras ?? TrackExtras()
        let number = list.first ?? 0
        switch key {
        case 20: extras.histogram = list
        case 21: extras.histogramHeight = max(0, number)
        case 22: extras.histogramGap = number
        case 23: extras.marks = list
        case 24: extras.markOverhang = number
        case 25: extras.markWidth = max(0, number)
        case 26: extras.showsSelectable = word != 0
        case 27: extras.hasCover = word != 0
        default: break
        }
        metrics.extras = extras
    }
}
