import SlidersLooks
import SlidersUIKit
@_spi(Double) import SwiftUI
import Testing
@_spi(Double) import UIKit

@testable import GalleryApp

/// The sliders of the example app, without the app around them.
@MainActor @Suite(.serialized, .eachComparison)
struct GalleryTests {
    private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

    @Test func theAppHasTheImagesOfAllLooks() {
        for image in LookImage.allCases {
            let size = LookImage.all[image.rawValue]?.size
            #expect(size == CGSize(width: image.size.x, height: image.size.y), "\(image.name)")
        }
    }

    @Test func everySliderOfUIKitCanBeDragged() {
        for slider in UIKitSlider.all {
            let control = slider.make()
            let before: [Double]
            control.frame = CGRect(x: 0, y: 0, width: slider.height > 200 ? slider.height : 360, height: slider.height)
            window.addSubview(control)
            window.layoutIfNeeded()
            #expect(control.fault == nil, "\(slider.title)")
            before = control.values
            let finger = Finger(window)
            let start = control.point(of: before[0])
            let length = control.maximumValue - control.minimumValue
            finger.press(at: start)
            finger.move(to: control.point(of: before[0] + 0.1 * length))
            finger.lift()
            #expect(control.values != before, "\(slider.title)")
            control.removeFromSuperview()
        }
    }

    @Test func theSlidersOfSwiftUIShow() {
        let stage = Stage(on: window)
        stage.show(SwiftUISliders())
        let controls = stage.views.compactMap { $0 as? SliderControl }
        #expect(controls.map(\.values) == [[20, 80], [18, 65], [0.2, 0.5, 0.8], [1.25], [0.4], [22, 6]])
        #expect(controls.allSatisfy { $0.fault == nil })
        #expect(controls.last?.thumbName(0) == "Bedtime")
    }

    @Test func theReferenceControlsOfSwiftUIShow() {
        let stage = Stage(on: window)
        stage.show(SwiftUIClassics())
        let controls = stage.views.compactMap { $0 as? SliderControl }
        #expect(controls.map(\.values) == [[0, 0.7], [300], [0.2, 0.8], [2, 8], [2, 8]])
        #expect(controls.allSatisfy { $0.fault == nil && !$0.style.paints.isEmpty })
        #expect(controls.map { $0.images.count } == [16, 0, 0, 16, 0])
    }
}
