import QuartzCore
import SlidersCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// Texts of ticks on the screen (§8).
@MainActor @Suite(.serialized)
struct TickLabelTests {
    /// What is written now, with the position of each text.
    private func texts(_ control: SliderControl) -> [(string: String, frame: CGRect)] {
        (control.canvas.layer.sublayers ?? []).compactMap { layer in
            guard let text = layer as? CATextLayer, let string = text.string as? String, !string.isEmpty, !text.isHidden
            else { return nil }
            return (string, text.frame)
        }
    }

    private func slider(_ direction: SliderDirection, _ ticks: Int, upTo upper: Double = 100) -> RangeSliderControl {
        let slider = RangeSliderControl.make([0, upper], in: 0...upper)
        slider.direction = direction
        slider.style.metrics.ticks = .count(ticks)
        slider.style.metrics.ticks.hasLabels = true
        return slider
    }

    @Test func numbersAreRoundedToAHundredthOfTheirDistance() {
        let slider = slider(.right, 4)
        let screen = Screen(slider, width: 400, height: 90)
        #expect(texts(slider).map(\.string) == ["0", "33.3", "66.7", "100"])
        slider.valueFormatter = { "\(Int($0)) %" }
        screen.window.layoutIfNeeded()
        #expect(texts(slider).map(\.string) == ["0 %", "33 %", "66 %", "100 %"], "the app writes them")
        slider.tickLabelFormatter = { $0 == 0 ? "low" : $0 == 100 ? "high" : "" }
        screen.window.layoutIfNeeded()
        #expect(texts(slider).map(\.string) == ["low", "high"])
    }

    @Test func textsThatWouldTouchAreLeftOutAndComeBack() {
        let slider = slider(.right, 11, upTo: 10_000)
        let screen = Screen(slider, width: 700, height: 90)
        #expect(texts(slider).count == 11)
        slider.frame.size.width = 300
        screen.window.layoutIfNeeded()
        #expect(texts(slider).map(\.string) == [0, 2000, 4000, 6000, 8000, 10_000].map { slider.text(of: $0) })
        slider.frame.size.width = 700
        screen.window.layoutIfNeeded()
        #expect(texts(slider).count == 11)
    }

    @Test(arguments: [SliderDirection.right, .left, .up, .down], [false, true])
    func theIntrinsicSizeHasRoomForEveryText(direction: SliderDirection, hasLabels: Bool) {
        for category in [UIContentSizeCategory.large, .accessibilityExtraExtraExtraLarge] {
            let slider = slider(direction, 3, upTo: 10_000)
            slider.style.metrics.hasLabels = hasLabels
            let screen = Screen(slider, width: 600, height: 600)
            screen.window.traits = UITraitCollection(category: category)
            screen.window.layoutIfNeeded()
            let size = slider.sizeThatFits(CGSize(width: 600, height: 600))
            slider.frame.size = size
            screen.window.layoutIfNeeded()
            let frames = texts(slider).map(\.frame)
            #expect(frames.count == (hasLabels ? 5 : 3))
            for (index, frame) in frames.enumerated() {
                #expect(CGRect(origin: .zero, size: size).insetBy(dx: -0.001, dy: -0.001).contains(frame))
                #expect(!frames[..<index].contains { $0.intersects(frame) })
                #expect(!slider.thumbViews.contains { $0.frame.intersects(frame) })
            }
        }
    }
}
