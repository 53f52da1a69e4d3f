import SlidersControls
import SwiftUI
import UIKit

struct PriceInUIKit: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = Row()
        let slider = RangeSliderControl()
        (slider.maximumValue, slider.step) = (100, 5)
        slider.range = 20...80
        slider.accessibilityLabel = "Price"
        slider.thumbNames = ["Lowest price", "Highest price"]
        view.addSubview(slider)
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    @available(iOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: 44)
    }
}

/// A view that its only subview fills.
final class Row: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
    }
}
