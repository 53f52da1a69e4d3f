// Checked against: developer.apple.com/documentation/uikit/uidevice, …/uiuserinterfaceidiom; madsmtm/objc2
// `objc2-ui-kit` UIDevice.rs.

public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    @available(iOS 14, *) case mac = 5
    @available(iOS 17, *) case vision = 6
}

@MainActor
open class UIDevice: NSObject {
    public class var current: UIDevice { device }
    private static let device = UIDevice()
    nonisolated override init() { super.init() }

    open var systemVersion: String { Self.version }
    /// The version that the device answers.
    @_spi(Double) nonisolated(unsafe) public static var version = "18.0"

    open var userInterfaceIdiom: UIUserInterfaceIdiom { Self.idiom }
    /// The idiom that the device answers.
    @_spi(Double) public static var idiom = UIUserInterfaceIdiom.phone
}
