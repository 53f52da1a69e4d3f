import AppKit
import SlidersControls
import SwiftUI

/// The slider of the article about AppKit, in a view of its own.
struct PriceInAppKit: NSViewRepresentable {
    func makeNSView(context: Context) -> NSView {
        let view = Row()
        let slider = RangeSliderControl()
        slider.maximumValue = 100
        slider.step = 5
        slider.minimumSpan = 10
        slider.range = 20...80
        view.addSubview(slider)
        // The double runs on no version of macOS.
        slider.setLook(.macGlass)
        return view
    }

    func updateNSView(_ nsView: NSView, context: Context) {}

    @available(macOS 13, *)
    func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSView, context: Context) -> CGSize? {
        CGSize(width: proposal.width ?? 320, height: nsView.subviews.first?.intrinsicContentSize.height ?? 20)
    }
}

/// A view that its only subview fills.
private final class Row: NSView {
    override func layout() {
        super.layout()
        subviews.first?.frame = bounds
    }
}
