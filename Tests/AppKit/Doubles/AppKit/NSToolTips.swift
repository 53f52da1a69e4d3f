// Checked against: developer.apple.com/documentation/appkit/nsview/addtooltip(_:owner:userdata:),
// …/nsview/removetooltip(_:), …/nsview/tooltiptag, …/nsviewtooltipowner; madsmtm/objc2 `objc2-app-kit` NSView.rs.

@MainActor
public protocol NSViewToolTipOwner: NSObjectProtocol {
    func view(
        _ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint, userData data: UnsafeMutableRawPointer?
    ) -> String
}

/// The tool tips of a view, whose rectangles do not follow its size.
struct ToolTips {
    struct One {
        let tag: Int, rect: CGRect
        /// The view keeps no owner.
        weak var owner: (any NSViewToolTipOwner)?
    }
    var all: [One] = []
    var last = 0
}

extension NSView {
    public typealias ToolTipTag = Int

    public func addToolTip(
        _ rect: NSRect, owner: Any, userData data: UnsafeMutableRawPointer?
    ) -> NSView.ToolTipTag {
        toolTips.last += 1
        toolTips.all.append(.init(tag: toolTips.last, rect: rect, owner: owner as? any NSViewToolTipOwner))
        return toolTips.last
    }
    public func removeToolTip(_ tag: NSView.ToolTipTag) { toolTips.all.removeAll { $0.tag == tag } }

    /// The text of the tool tip at a point of the window: that of the view in front, or of a view around it.
    @_spi(Double) public func toolTip(atWindow position: CGPoint) -> String? {
        for view in subviews.reversed() where !view.isHidden {
            if let text = view.toolTip(atWindow: position) { return text }
        }
        let point = convert(position, from: nil)
        if let tip = toolTips.all.last(where: { $0.rect.contains(point) }) {
            return tip.owner?.view(self, stringForToolTip: tip.tag, point: point, userData: nil)
        }
        return bounds.contains(point) ? toolTip : nil
    }
}
