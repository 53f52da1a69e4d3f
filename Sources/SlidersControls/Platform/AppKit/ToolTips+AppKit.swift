#if APPLE_UI && !canImport(UIKit)
import AppKit

/// The tool tip of a thumb. AppKit asks for its text when it is shown.
extension ThumbView: NSViewToolTipOwner {
    /// Updates the tool tip, which has the size of the thumb, if the app asked for it.
    func updateToolTip() {
        if let toolTipTag { removeToolTip(toolTipTag) }
        toolTipTag = nil
        guard control?.hasValueToolTips == true, !bounds.isEmpty else { return }
        toolTipTag = addToolTip(bounds, owner: self, userData: nil)
    }

    func view(
        _ view: NSView, stringForToolTip tag: NSView.ToolTipTag, point: NSPoint, userData data: UnsafeMutableRawPointer?
    ) -> String { control?.text(ofThumb: index) ?? "" }
}
#endif
