import SlidersControls
import UIKit
import XCTest

/// The system that the host names, whose look new sliders have.
@MainActor
final class HostSystemTests: XCTestCase {
    func testWhichSystemTheHostNames() async {
        let system = SliderSystem.current
        let device = UIDevice.current
        let sdk = Bundle.main.infoDictionary?["DTSDKName"] as? String ?? "none"
        let design = system.requiresCompatibilityDesign ? " in the old design" : ""
        answer(
            "host-system",
            "version \(device.systemVersion), idiom \(device.userInterfaceIdiom.rawValue), SDK \(sdk): "
                + "\(system.family) \(system.version)\(design), so \(system.look)")
        XCTAssertEqual(RangeSliderControl().style, SliderLook.system.style(on: system))
        #if canImport(ObjectiveC)
        if #available(iOS 26, visionOS 26, *) {
            XCTAssertGreaterThanOrEqual(system.version, 26)
        } else {
            XCTAssertLessThan(system.version, 26)
        }
        #endif
    }
}
