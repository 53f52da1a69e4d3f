import QuartzCore
import Testing
@_spi(Double) import UIKit

@testable import SlidersControls

/// What holds a thumb back is shown, felt, and sent to streams (docs/behavior.md §4.19).
@MainActor @Suite(.serialized)
struct ObstacleTests {
    /// A slider in a look that shows obstacles or not. The system's look, which is the default, shows none.
    private func screen(showsObstacles: Bool = true) -> Screen<RangeSliderControl> {
        let screen = Screen(RangeSliderControl.make([20, 60]))
        screen.control.style.metrics.extras.showsObstacles = showsObstacles
        screen.window.layoutIfNeeded()
        return screen
    }

    private func layers(_ control: BaseSliderControl) -> [CALayer] { control.canvas.layer.sublayers ?? [] }

    @Test func aLayerShowsWhatHoldsAThumbBack() {
        let screen = screen()
        let others = layers(screen.control)
        let count = others.count
        let finger = screen.finger()
        finger.press(at: screen.point(of: 20))
        finger.move(to: screen.point(of: 40))
        #expect(layers(screen.control).count == count)
        finger.move(to: screen.point(of: 80))
        #expect(screen.control.obstacle != nil && layers(screen.control).count == count + 1)
        // The wall, in one layer.
        let wall = layers(screen.control).first { layer in !others.contains { $0 === layer } } as? CAShapeLayer
        #expect(wall?.isHidden == false && wall?.lineWidth == 4 && wall?.path != nil && wall?.strokeColor != nil)
        finger.move(to: screen.point(of: 50))
        #expect(screen.control.obstacle == nil && layers(screen.control).count == count)
        finger.move(to: screen.point(of: 80))
        finger.lift()
        #expect(layers(screen.control).count == count)
    }

    @Test(arguments: [(100.0, true), (0, false)]) func noLayerShowsTheEndOrAnythingIfItIsOff(
        _ value: Double, _ showsObstacles: Bool
    ) {
        let screen = screen(showsObstacles: showsObstacles)
        let count = layers(screen.control).count
        let finger = screen.finger()
        finger.press(at: screen.point(of: 60))
        let point = screen.point(of: value)
        finger.move(to: CGPoint(x: point.x + (value > 0 ? 60 : 0), y: point.y))
        #expect(screen.control.obstacle != nil && layers(screen.control).count == count)
        finger.lift()
    }

    @Test func obstaclesPlayHapticsOnce() {
        let screen = Screen(RangeSliderControl.make([20, 60]))
        screen.control.haptics = .obstacles
        UIFeedbackGenerator.felt = []
        screen.drag(from: 20, to: 50, 70, 80, 90)
        #expect(UIFeedbackGenerator.felt == ["impact"])
        UIFeedbackGenerator.felt = []
        // The end has haptics of its own, and keys have none.
        screen.drag(from: 60, to: 120)
        screen.control.thumbViews[1].accessibilityIncrement()
        #expect(UIFeedbackGenerator.felt.isEmpty)
        // A step that a thumb lands on plays, and nothing else with it.
        (screen.control.step, screen.control.haptics) = (10, [.steps, .obstacles])
        screen.control.values = [50, 60]
        UIFeedbackGenerator.felt = []
        screen.drag(from: 50, to: 80)
        #expect(UIFeedbackGenerator.felt == ["selection"])
    }

    @Test func aStreamHasEachObstacleAndItsEnd() async {
        var screen: Screen? = Screen(RangeSliderControl.make([20, 60]))
        let stream = screen?.control.obstacles()
        screen?.drag(from: 20, to: 70, 80)
        screen?.control.removeFromSuperview()
        screen = nil
        var obstacles: [SliderObstacle?] = []
        if let stream { for await obstacle in stream { obstacles.append(obstacle) } }
        #expect(obstacles.map(\.?.kind) == [.neighbor(1), nil])
    }
}
