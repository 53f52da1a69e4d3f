@_spi(Double) import QuartzCore
import SlidersControls
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import ControlsSnippets
@testable import SwiftUISnippets

/// The code of views instead of thumbs.
@MainActor @Suite(.serialized, .eachComparison)
struct ThumbViewsTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    private func show(_ control: SliderControl) -> [[UIView]] {
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 328)
        window.addSubview(control)
        window.layoutIfNeeded()
        return (control.accessibilityElements ?? []).compactMap { ($0 as? UIView)?.subviews }
    }

    @Test func diamondsTurnWhileTheyAreHeld() throws {
        let control = ThumbViews.diamonds()
        let diamonds = show(control).compactMap { $0.first as? Diamond }
        #expect(diamonds.count == 2 && diamonds.allSatisfy { $0.transform.isIdentity })
        Finger(window).press(at: control.convert(control.point(forValue: 0.2), to: nil), on: control)
        #expect(diamonds.map(\.transform.isIdentity) == [false, true])
    }

    @Test func oneThumbHasAnImageAndTheOtherItsPaint() {
        let sun = UIImage(cgImage: CGImage(name: "sun", width: 20, height: 20), scale: 1, orientation: .up)
        #expect(show(ThumbViews.night(sun)).map { $0.map { $0 is UIImageView } } == [[], [true]])
    }

    private func settle(_ stage: Stage) async {
        for _ in 0..<9 { await Task.yield() }
        stage.flush()
    }

    @Test func pricesFollowTheirThumbs() async throws {
        let stage = Stage(on: window)
        stage.show(PriceTags())
        let control = try #require(stage.views.first as? SliderControl)
        control.frame = CGRect(x: 0, y: 0, width: 328, height: 44)
        window.layoutIfNeeded()
        await settle(stage)
        #expect(
            stage.middles() == [
                control.text(of: 20): control.point(forValue: 20), control.text(of: 80): control.point(forValue: 80),
            ])
        let finger = Finger(window)
        finger.press(at: control.point(forValue: 20), on: control)
        finger.move(to: control.point(forValue: 50))
        stage.flush()
        #expect(
            stage.middles()[control.text(of: control.values[0])] == control.point(forValue: control.values[0])
                && stage.faults.isEmpty)
    }

    @Test func aModifierIsForAllSlidersInside() async {
        let stage = Stage(on: window)
        stage.show(Mixer())
        await settle(stage)
        #expect(stage.runs(of: "Knob") == [1, 1] && stage.faults.isEmpty)
    }
}
