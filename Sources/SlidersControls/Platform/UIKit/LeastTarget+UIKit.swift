#if APPLE_UI && canImport(UIKit)
import UIKit

extension BaseSliderControl {
    /// The least side of a target for fingers or eyes.
    static var leastTarget: CGFloat {
        #if os(visionOS)
        60
        #else
        44
        #endif
    }
}
#endif
