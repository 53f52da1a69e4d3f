@_spi(Double) import UIKit

@testable import SlidersControls

extension SliderControl {
    /// Whether every size, position and value is finite.
    var isSound: Bool {
        let intrinsic = intrinsicContentSize
        let point = point(forValue: 0.5)
        var numbers = [intrinsic.width, intrinsic.height, point.x, point.y]
        let views =
            [canvas] + (thumbViews as [UIView]) + (endImageViews.elements.map(\.value) as [UIView])
        for view in views {
            numbers += [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        }
        return numbers.allSatisfy(\.isFinite) && values.allSatisfy(\.isFinite)
    }
}
