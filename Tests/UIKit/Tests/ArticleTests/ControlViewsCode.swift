import Foundation
import SlidersControls
import SwiftUI
import UIKit

struct PriceInUIKit: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let view = Row()
        let slider = RangeSliderControl()
        (slider.maximumValue, slider.step) = (100, 5)
        slider.values = [20, 80]
        slider.accessibilityLabel = "Price"
        slider.setThumbName("Lowest price", for: 0)
        slider.setThumbName("Highest price", for: 1)
        view.addSubview(slider)
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    @available(iOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: 44)
    }
}

/// The slider of the storyboard in the article about Interface Builder.
struct FlatPrice: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView {
        let path = "../../../../Sources/SlidersControls/SlidersControls.docc/InterfaceBuilder.md"
        let article = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent(path)
        let text = (try? String(contentsOf: article, encoding: .utf8)) ?? ""
        let xml = text.firstMatch(of: /```xml\n([\s\S]*?)```/).map { String($0.1) } ?? ""
        let view = Row()
        guard let object = Storyboard(xml)?.objects.first,
            let slider = try? Storyboard.make(object.className, object.attributes)
        else { return view }
        view.addSubview(slider)
        return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {}

    @available(iOS 16, *)
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
        CGSize(width: 44, height: 300)
    }
}

/// A view that its only subview fills.
private final class Row: UIView {
    override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = bounds
    }
}
