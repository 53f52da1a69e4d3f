import Foundation

// Checked against: developer.apple.com/documentation/uikit/uiappearance, …/uiappearancecontainer; UIAppearance.h of iOS
// 16.5. Which of its own methods a view gets before the values of its class, and which after, isn't documented.

@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer {
    /// UIKit returns an object that records messages. This one is a view that is in no window, because nothing on Linux
    /// records calls.
    public class func appearance() -> Self {
        if let proxy = AppearanceProxy.all[ObjectIdentifier(self)]?.proxy as? Self { return proxy }
        guard let proxy = blank(), let new = blank() else { preconditionFailure("no view decodes nothing") }
        AppearanceProxy.all[ObjectIdentifier(self)] = AppearanceProxy(proxy: proxy, new: new)
        return proxy
    }

    private class func blank() -> Self? {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.finishEncoding()
        return (try? NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)).flatMap { Self(coder: $0) }
    }

    /// Takes the values that its class and those above it have, unless it has a value already.
    func takeAppearance() {
        let classes = sequence(first: Mirror(reflecting: self), next: \.superclassMirror).map(\.subjectType)
        for type in classes {
            guard let proxy = AppearanceProxy.all[ObjectIdentifier(type)] else { continue }
            for member in AppearanceMember.all { member.apply(proxy, self) }
        }
    }
}

/// What a class has for its views, and a view that has nothing of it.
@MainActor
struct AppearanceProxy {
    let proxy: UIView
    let new: UIView
    static var all: [ObjectIdentifier: AppearanceProxy] = [:]
}

/// A property that the proxy of a class sets. In UIKit, that's one that is dynamic and exposed to Objective-C; setting
/// another one isn't a message, and ends the app.
@_spi(Double) @MainActor
public struct AppearanceMember {
    let apply: @MainActor (AppearanceProxy, UIView) -> Void
    /// The properties that a test sets. Setting them forgets the values that classes have.
    public static var all: [AppearanceMember] = [] { didSet { AppearanceProxy.all = [:] } }

    public init<View: UIView, Value: Equatable>(_ property: ReferenceWritableKeyPath<View, Value>) {
        apply = { appearance, view in
            guard let proxy = appearance.proxy as? View, let new = appearance.new as? View, let view = view as? View,
                proxy[keyPath: property] != new[keyPath: property], view[keyPath: property] == new[keyPath: property]
            else { return }
            view[keyPath: property] = proxy[keyPath: property]
        }
    }
}
