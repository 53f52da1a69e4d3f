@_spi(Double) import CoreText
@_spi(Double) import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Texts of thumbs, ticks and readouts.
@MainActor @Suite(.serialized)
struct TextFormatsTests {
    private func screen(_ values: [Double], _ meeting: SliderLabelOverlap = .apart) -> Screen<RangeSliderControl> {
        let slider = RangeSliderControl.make(values)
        slider.style.metrics.hasLabels = true
        slider.style.labelOverlap = meeting
        return Screen(slider, height: 88)
    }

    private func labels(_ control: SliderControl) -> [CATextLayer] {
        (control.canvas.layer.sublayers ?? []).compactMap { $0 as? CATextLayer }
    }

    private func texts(_ control: SliderControl) -> [String] { labels(control).compactMap { $0.string as? String } }

    @Test func textsThatWouldTouchBecomeOne() {
        let screen = screen([20, 70], .merge)
        #expect(texts(screen.control) == ["20", "70"])
        screen.control.values = [20, 24]
        #expect(texts(screen.control) == ["20 – 24", ""])
        let middle = (screen.control.point(forValue: 20).x + screen.control.point(forValue: 24).x) / 2
        #expect(abs(labels(screen.control)[0].position.x - middle) < 1e-9)
        screen.control.values = [22, 22]
        #expect(texts(screen.control) == ["22", ""])
        screen.control.mergedLabelFormatter = { "\($0.count) at \($0[0])" }
        screen.window.layoutIfNeeded()
        #expect(texts(screen.control) == ["2 at 22.0", ""])
        screen.control.values = [10, 90]
        #expect(texts(screen.control) == ["10", "90"])
    }

    @Test func aFormatterOfThumbsGetsTheirIndices() {
        let screen = screen([20, 70], .merge)
        let control = screen.control
        control.style.metrics.ticks = .count(2)
        control.thumbValueFormatter = { "\($1 == 0 ? "from" : "to") \(Int($0))" }
        screen.window.layoutIfNeeded()
        #expect(texts(control) == ["0", "100", "from 20", "to 70"], "ticks have no index")
        #expect(control.text(of: 20) == "20")
        #expect(control.thumbViews.map(\.accessibilityValue) == ["from 20", "to 70"])
        #expect(control.thumbViews[1].accessibilityCustomContent.map(\.value) == ["to 20"])
        control.values = [20, 24]
        #expect(texts(control) == ["0", "100", "from 20 – to 24", ""])
        control.thumbValueFormatter = nil
        screen.window.layoutIfNeeded()
        #expect(texts(control) == ["0", "100", "20 – 24", ""])
    }

    /// Its text goes with the index, as limits do (§1.2).
    @Test func aThumbThatCrossesHasTheTextOfItsNewIndex() {
        let screen = screen([20, 70])
        screen.control.collision = .cross
        screen.control.thumbValueFormatter = { "\(["low", "high"][$1]) \(Int($0))" }
        screen.drag(from: 20, to: 90, lifts: false)
        #expect(texts(screen.control) == ["low 70", "high 90"])
    }

    @Test func textsOfAllThumbsMakeTheReadoutAndTheWidth() {
        let dial = CircularSliderControl.make([20, 70])
        dial.thumbValueFormatter = { "\($1): \(Int($0))" }
        #expect(dial.readoutText == "0: 20 – 1: 70")
        let upright = screen([20, 70]).control
        upright.direction = .up
        upright.thumbValueFormatter = { $1 == 0 ? "\(Int($0))" : "the highest is \(Int($0))" }
        let wide = upright.intrinsicContentSize.width
        upright.thumbValueFormatter = { value, _ in "\(Int(value))" }
        #expect(wide > upright.intrinsicContentSize.width + 50)
    }

    @Test func textsMoveApartAndStayInside() {
        let screen = screen([48, 50, 52])
        let control = screen.control
        let frames = { labels(control).map(\.frame) }
        #expect(frames()[0].maxX <= frames()[1].minX && frames()[1].maxX <= frames()[2].minX)
        screen.drag(from: 52, to: 53, lifts: false)
        #expect(frames()[0].maxX <= frames()[1].minX && frames()[1].maxX <= frames()[2].minX)
        control.values = [0, 0.001, 100]
        #expect(frames().allSatisfy { $0.minX >= -1e-9 && $0.maxX <= control.bounds.width + 1e-9 })
    }

    @Test func alternatingLabelsStandOnBothSides() {
        let screen = screen([48, 50, 52])
        let control = screen.control
        control.style.metrics.labels = .alternating
        screen.window.layoutIfNeeded()
        let y = control.thumbViews[0].layer.position.y
        #expect(labels(control).map { $0.position.y < y } == [true, false, true])
        let positions = labels(control).map(\.frame)
        #expect(positions[0].maxX <= positions[2].minX)
        #expect(abs(positions[1].midX - control.point(forValue: 50).x) < 1, "nothing moves the only one below")
        #expect(positions[0].minY >= 0 && positions[1].maxY <= control.bounds.height)
        control.style.labelOverlap = .merge
        screen.window.layoutIfNeeded()
        #expect(texts(control) == ["48", "50", "52"])
        screen.drag(from: 48, to: 20, lifts: false)
        #expect(texts(control) == ["20", "50", "52"])
        #expect(labels(control).map { $0.position.y < y } == [true, false, true])
    }

    /// §8: the control asks for room on both sides, and more for larger texts.
    @Test func alternatingLabelsHaveRoomOnBothSides() {
        let screen = screen([20, 70])
        let control = screen.control
        let height = { control.intrinsicContentSize.height }
        let above = height()
        control.style.metrics.labels = .alternating
        let both = height()
        #expect(both > above)
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        #expect(height() > both)
    }

    @Test func textsInThumbsAreAboveThem() {
        let screen = screen([20, 70])
        screen.control.style.metrics.labels = .inside
        screen.window.layoutIfNeeded()
        let label = labels(screen.control)[0]
        let thumb = screen.control.thumbViews[0].layer
        #expect(label.position == thumb.position && label.zPosition > thumb.zPosition)
    }

    @Test func fontsComeFromTheStyleAndGrow() throws {
        let screen = screen([20, 70])
        screen.control.style.fonts = [SliderPartFont(.label, SliderTextFont(size: 20, weight: 700, isCondensed: true))]
        screen.window.layoutIfNeeded()
        let font = try #require(labels(screen.control)[0].font as? CTFont)
        #expect(font.size == 20 && font.descriptor.cssWeight == 700 && font.descriptor.isCondensed)
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        #expect(labels(screen.control)[0].fontSize == 33 && (labels(screen.control)[0].font as? CTFont)?.size == 33)
    }

    @Test func aNewTextDoesNotFadeIn() {
        let screen = screen([20, 70])
        screen.drag(from: 20, to: 31, lifts: false)
        screen.control.values = [5, 100]
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        #expect(texts(screen.control) == ["5", "100"] && LayerLog.texts > 2)
        #expect(LayerLog.implicitAnimations == 0 && LayerLog.animations.isEmpty)
    }

    @Test func ticksAndReadOutsHaveTextsOfTheirOwn() {
        let slider = CircularSliderControl.make([25])
        var dial = SliderDial()
        dial.hasReadout = true
        slider.style.metrics.dial = dial
        slider.style.metrics.ticks = SliderTicks(.fractions([0, 0.5]))
        slider.style.metrics.ticks.hasLabels = true
        slider.tickLabelFormatter = { $0 == 0 ? "N" : "S" }
        slider.readoutFormatter = { "\($0[0])°" }
        let screen = Screen(slider, width: 200, height: 200)
        #expect(texts(slider) == ["N", "S", "25.0°"])
        screen.control.value = 30
        #expect(texts(slider) == ["N", "S", "30.0°"])
    }

    @Test func labelsAreMeasuredOnlyIfTheirTextChanges() {
        let slider = RangeSliderControl.make([20, 80], step: 10)
        slider.style.metrics.hasLabels = true
        slider.style.metrics.ticks = .count(3)
        let screen = Screen(slider, height: 120)
        let texts = { (slider.canvas.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.string as? String } }
        #expect(texts() == ["0", "50", "100", "20", "80"])
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 22))
        LayerLog.clear()
        finger.move(to: screen.point(of: 24))
        #expect(LayerLog.texts == 0)
        finger.move(to: screen.point(of: 31))
        #expect(LayerLog.texts == 1 && texts() == ["0", "50", "100", "30", "80"])
        LayerLog.clear()
        screen.window.traits = UITraitCollection(category: .accessibilityMedium)
        screen.window.layoutIfNeeded()
        let sizes = (slider.canvas.layer.sublayers ?? []).compactMap { ($0 as? CATextLayer)?.fontSize }
        #expect(sizes == [20, 20, 20, 20, 20])
    }
}
