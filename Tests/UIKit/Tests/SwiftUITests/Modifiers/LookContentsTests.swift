@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import SlidersSwiftUI
@testable import SlidersUIKit

/// Images and texts that styles leave to the app.
@MainActor @Suite(.serialized)
struct LookContentsTests: Showing {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    @Test func imagesAndTextsReachTheControl() throws {
        let hours = Box(8.0)
        let image = try #require(UIImage(named: "moon"))
        let slider = CircularSlider(value: hours.binding, in: 0...24) { Text("Sleep") }
        let control = try show(
            slider.sliderImages([15: image]).sliderReadout { "\(Int($0[0])) h" }.sliderTickLabels {
                $0 == 0 ? "midnight" : "\(Int($0))"
            },
            on: Stage(on: window), width: 300, height: 300)
        #expect(control.images[15] === image)
        #expect(control.readoutText == "8 h")
        #expect(control.controller.tickText(of: 0) == "midnight")
        #expect(control.text(of: 8) == "8")
    }

    @Test func theLatestTextsCountAndCanBeTakenBack() throws {
        let stage = Stage(on: window)
        let hours = Box(8.0)
        let slider = CircularSlider(value: hours.binding, in: 0...24) { Text("Sleep") }
        let control = try show(slider.sliderReadout { "\(Int($0[0])) h" }, on: stage, width: 300, height: 300)
        stage.show(slider.sliderReadout { "\(Int($0[0])) hours" })
        #expect(control.readoutText == "8 hours")
        stage.show(slider)
        #expect(control.readoutFormatter == nil)
        #expect(control.images.isEmpty)
    }
}
