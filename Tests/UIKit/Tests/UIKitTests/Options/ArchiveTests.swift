import Foundation
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Copies through an archive, as `NSCoder` makes them.
@MainActor @Suite(.serialized)
struct ArchiveTests {
    private func archive(_ control: SliderControl) -> Data {
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        control.encode(with: archive)
        archive.finishEncoding()
        return archive.encodedData
    }

    private func copy<Control: SliderControl>(_ control: Control) throws -> Control {
        try unarchived(from: archive(control))
    }

    private func unarchived<Control: SliderControl>(from data: Data) throws -> Control {
        let archive = try NSKeyedUnarchiver(forReadingFrom: data)
        // Views have no secure coding.
        archive.requiresSecureCoding = false
        return try #require(Control(coder: archive))
    }

    @Test func aStraightSliderKeepsValuesAndOptions() throws {
        let slider = RangeSliderControl.make([20, 40, 70], in: 10...90, step: 2.5)
        slider.direction = .up
        slider.collision = .push
        slider.minimumSpan = 5
        slider.maximumSpan = 60
        slider.minimumSeparation = 12
        slider.enabledRange = 15...80
        slider.thumbLimits = [nil, 30...50]
        slider.disabledThumbs = [2]
        slider.detents = [33, 66]
        slider.barDrag = .all
        slider.accessibilityStep = 7
        slider.pressTarget = .anywhere
        (slider.isContinuous, slider.snapsWhileDragging, slider.hasFineControl) = (false, false, true)
        (slider.delaysTrackTouches, slider.targetSize, slider.allowsTextEntry) = (false, 70, false)
        (slider.respondsToScrollWheel, slider.reportsHover, slider.hasHaptics) = (true, true, false)
        (slider.respondsToScrollWheelOverThumbs, slider.glidesToTaps, slider.hasTappableTicks) = (true, true, true)
        (slider.neutralValue, slider.clipsSpanViews) = (50, true)
        let copy = try copy(slider)
        #expect(copy.neutralValue == 50 && copy.clipsSpanViews)
        #expect(copy.respondsToScrollWheelOverThumbs && copy.glidesToTaps && copy.hasTappableTicks)
        #expect(copy.configuration == slider.configuration)
        #expect(copy.values == [20, 40, 70] && copy.thumbViews.count == 3 && copy.direction == .up)
        #expect(!copy.delaysTrackTouches && copy.targetSize == 70 && !copy.allowsTextEntry)
        #expect(copy.respondsToScrollWheel && copy.reportsHover && !copy.hasHaptics)
    }

    @Test func everyOptionOfTheEngineIsKept() throws {
        var options = SliderConfiguration(bounds: 10...90)
        (options.scale, options.step) = (.power(2), .every(2.5))
        (options.minimumSpan, options.maximumSpan, options.minimumSeparation) = (5, 60, 12)
        (options.enabledRange, options.thumbLimits, options.disabledThumbs) = (15...80, [nil, 30...50], [2])
        options.forbiddenRanges = [20...22, 60...66]
        (options.resetsOnDoubleTap, options.resetValues) = (true, [30, 40, 50])
        (options.isReadOnly, options.isExact, options.collision, options.wraps) = (true, true, .push, true)
        (options.pressTarget, options.barDrag, options.hasFineControl, options.dragsVertically) = (
            .anywhere, .all, true, true
        )
        (options.detents, options.snapsWhileDragging, options.isContinuous) = ([33, 66], false, false)
        options.detentDistance = 12
        (options.arrowSteps, options.pageSteps, options.accessibilityStep) = (2, 5, 7)
        // The control has a property of its own.
        let others = ["isEnabled"]
        for (option, plain) in zip(
            Mirror(reflecting: options).children, Mirror(reflecting: SliderConfiguration()).children)
        where !others.contains(option.label ?? "") {
            #expect("\(option.value)" != "\(plain.value)", "\(option.label ?? "") is not tested here")
        }
        let slider = RangeSliderControl.make([20, 40, 70])
        slider.configuration = options
        #expect(try copy(slider).configuration == options)
    }

    @Test func aRoundSliderKeepsItsRange() throws {
        let clock = CircularSliderControl.make([0], in: 0...24)
        clock.wraps = true
        (clock.startAngle, clock.dragsVertically) = (90, true)
        clock.setRange(start: 22, length: 24, animated: false)
        let copy = try copy(clock)
        #expect(copy.start == 22 && copy.length == 24 && copy.startAngle == 90 && copy.sweep == 360)
        #expect(copy.configuration == clock.configuration && copy.pressTarget == .anywhere)
        copy.dragsVertically = false
        #expect(copy.pressTarget == .barAndTrack, "A default stays one.")
    }

    @Test(arguments: [
        SliderScale.logarithmic, .power(2), .list([1, 2, 5, 10]),
        .piecewise([
            SliderScale.Stop(fraction: 0, value: 1, step: 0.5), SliderScale.Stop(fraction: 0.25, value: 4),
            SliderScale.Stop(fraction: 1, value: 10),
        ]),
    ]) func everyScaleIsKept(_ scale: SliderScale) throws {
        let slider = ValueSliderControl()
        (slider.minimumValue, slider.maximumValue, slider.scale) = (1, 10, scale)
        slider.value = 5
        let copy = try copy(slider)
        #expect(copy.scale == scale && copy.value == 5 && copy.configuration == slider.configuration)
    }

    @Test func anArchiveWithoutOptionsOrWithOthersIsRepaired() throws {
        let plain = NSKeyedArchiver(requiringSecureCoding: false)
        plain.finishEncoding()
        let slider: RangeSliderControl = try unarchived(from: plain.encodedData)
        #expect(slider.configuration == RangeSliderControl().configuration && slider.values == [0, 1])
        let strange: [String: Any] = [
            "step": "much", "collision": ["explode"], "enabledRange": [5.0, 1.0], "detents": [0.5, "half"],
            "thumbLimits": [Double.nan, .nan, 9, 4, 0.25, 0.5, 3], "maximumSpan": [0.5], "startAngle": 1e300,
            "scale": ["crooked"], "targetSize": -3,
        ]
        let data = try PropertyListSerialization.data(fromPropertyList: strange, format: .binary, options: 0)
        for options in [data, Data([1, 2, 3])] {
            let archive = NSKeyedArchiver(requiringSecureCoding: false)
            archive.encode(options, forKey: "sliders.options")
            archive.finishEncoding()
            let dial: CircularSliderControl = try unarchived(from: archive.encodedData)
            #expect(dial.detents.isEmpty && dial.step == 0 && dial.collision == .stop && dial.enabledRange == nil)
            #expect(dial.startAngle == 0 && dial.scale == .linear && dial.targetSize == 44 && dial.values == [0])
            #expect(dial.thumbLimits == (options == data ? [nil, nil, 0.25...0.5] : []))
            #expect(dial.maximumSpan == (options == data ? 0.5 : .infinity))
        }
    }

    @Test func aCopyHasNoViewsOfTheArchivedControl() throws {
        let slider = RangeSliderControl.make([20, 80])
        slider.minimumValueImage = .named("low", 20, 20)
        _ = Screen(slider)
        slider.addSubview(UIImageView(image: .named("own", 5, 5)))
        #expect(slider.subviews.count == 3)
        let copy = try copy(slider)
        _ = Screen(copy)
        #expect(copy.subviews.count == 2 && copy.subviews.filter { $0 is SliderCanvas }.count == 1)
        #expect(copy.subviews.filter { $0 is UIImageView }.count == 1, "An app's view stays.")
    }
}
