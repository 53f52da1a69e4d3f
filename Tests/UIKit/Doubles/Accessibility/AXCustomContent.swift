// Checked against: developer.apple.com/documentation/accessibility/axcustomcontent and …/axcustomcontentprovider;
// madsmtm/objc2 `objc2-accessibility`; dotnet/macios src/accessibility.cs.
@_exported import Foundation

@available(iOS 14, *)
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable {
        case `default` = 0
        case high = 1
    }

    public convenience init(label: String, value: String) {
        self.init()
        (text, content) = (label, value)
    }
    private var text = "", content = ""
    open var label: String { text }
    open var value: String { content }
    open var importance = Importance.default
}

@available(iOS 14, *)
public protocol AXCustomContentProvider: NSObjectProtocol {
    var accessibilityCustomContent: [AXCustomContent]! { get set }
}
