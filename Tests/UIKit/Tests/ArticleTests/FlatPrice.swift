import Foundation
import SlidersControls
import SwiftUI
import UIKit

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
