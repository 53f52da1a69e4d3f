#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// Options that only AppKit has, in an archive. A control with a cell would leave some of them to the cell.
extension BaseSliderControl {
    func writePlatformOptions(to options: inout ArchivedOptions) {
        options["isEnabled"] = isEnabled
        options["tag"] = tag
        options["controlSize"] = Int(controlSize.rawValue)
        options["hasValueToolTips"] = hasValueToolTips
        options["refusesFirstResponder"] = refusesFirstResponder
        options["actionMask"] = Int(truncatingIfNeeded: cellValues.actionMask.rawValue)
    }

    func readPlatformOptions(from options: ArchivedOptions) {
        isEnabled = options["isEnabled"] ?? isEnabled
        tag = options["tag"] ?? tag
        controlSize = ControlSize(rawValue: UInt(clamping: options["controlSize"] ?? 0)) ?? .regular
        options.read("hasValueToolTips", &hasValueToolTips)
        refusesFirstResponder = options["refusesFirstResponder"] ?? refusesFirstResponder
        if let mask: Int = options["actionMask"] { sendAction(on: .init(rawValue: UInt64(UInt(bitPattern: mask)))) }
    }
}

extension SliderControl {
    /// Does nothing: a Mac has no touches.
    func writeTouchOptions(to options: inout ArchivedOptions) {}
    /// Does nothing.
    func readTouchOptions(from options: ArchivedOptions) {}
}
#endif
