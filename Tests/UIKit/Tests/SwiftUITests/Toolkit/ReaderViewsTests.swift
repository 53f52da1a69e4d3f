@_spi(Double) import SwiftUI
import Testing

@testable import ArticleViews
@testable import SlidersControls
@testable import SlidersSwiftUI

/// What the article about buttons and text beside a slider says of its code.
@MainActor @Suite(.serialized, .eachComparison)
struct ReaderViewsTests: Showing {
    let window = TestWindow.make()

    private func shown(_ view: some View) async throws -> (Stage, SliderControl) {
        let stage = Stage(on: window)
        let control = try #require(try sliders(in: view, on: stage).first)
        await settle(stage)
        return (stage, control)
    }

    private func sliders(in view: some View, on stage: Stage) throws -> [SliderControl] {
        stage.show(view)
        let controls = stage.views.compactMap { $0 as? SliderControl }
        for control in controls { control.frame = CGRect(x: 0, y: 0, width: 328, height: 44) }
        window.layOut()
        return controls
    }

    @Test func buttonsSetTheNextValueAndAreDisabledAtTheLimit() async throws {
        let (stage, control) = try await shown(PlaybackSpeed())
        #expect(stage.isEnabled("−") && !stage.isEnabled("+"))
        for speed in [1.75, 1.5, 1.25, 1, 0.75, 0.5] {
            stage.tap("−")
            await settle(stage)
            #expect(control.values == [speed])
        }
        #expect(!stage.isEnabled("−") && stage.isEnabled("+"))
        stage.tap("+")
        await settle(stage)
        #expect(control.values == [0.75] && stage.isEnabled("−") && stage.faults.isEmpty)
    }

    @Test func theTextIsInTheFormatOfTheSlider() async throws {
        let (stage, control) = try await shown(VolumeText())
        #expect(stage.texts.first == "40%")
        drag(control, from: 0.4, to: 0.7)
        await settle(stage)
        #expect(stage.texts.first == "70%")
    }

    @Test func aDragCanBeCanceledWhileItLasts() async throws {
        let (stage, control) = try await shown(CancelablePrice())
        #expect(!stage.isEnabled("Cancel"))
        let finger = Pointer(window)
        finger.press(control, at: 20)
        finger.move(to: 40)
        await settle(stage)
        #expect(stage.isEnabled("Cancel") && control.values == [40, 80])
        stage.tap("Cancel")
        await settle(stage)
        #expect(!stage.isEnabled("Cancel") && control.values == [20, 80])
        finger.lift()
    }

    @Test func anErrorSaysWhichOptionConflicts() async throws {
        #expect(try await shown(CheckedPrice()).0.texts.isEmpty)
        let (stage, control) = try await shown(CheckedPrice(minimumSpan: 120))
        #expect(stage.texts == [SliderError.minimumSpanTooLarge(largest: 100).description])
        #expect(control.values == [0, 100])
    }
}
