#if APPLE_UI && !canImport(UIKit)
import AppKit

/// Notifies a control of changes around it for which a view has no method: the key window, the accent color, and the
/// accessibility settings. It ends with the control.
@MainActor
final class SurroundingsObservers {
    private weak var control: BaseSliderControl?
    private let system = Tokens()
    private var windows = Tokens()

    init(of control: BaseSliderControl) {
        self.control = control
        observe(
            NSWorkspace.accessibilityDisplayOptionsDidChangeNotification, of: nil,
            in: NSWorkspace.shared.notificationCenter, system)
        observe(NSColor.systemColorsDidChangeNotification, of: nil, in: .default, system)
    }

    /// Observes the window that the control is in now; `nil` is none.
    func observe(_ window: NSWindow?) {
        windows = Tokens()
        guard let window else { return }
        observe(NSWindow.didBecomeKeyNotification, of: window, in: .default, windows)
        observe(NSWindow.didResignKeyNotification, of: window, in: .default, windows)
    }

    private func observe(
        _ name: Notification.Name, of object: AnyObject?, in center: NotificationCenter, _ tokens: Tokens
    ) {
        let token = center.addObserver(forName: name, object: object, queue: nil) { [weak control] _ in
            // Any thread may post. What the main queue posts is handled at once.
            if DispatchQueue.getSpecific(key: Self.mainQueue.isCurrent) == true {
                MainActor.assumeIsolated { control?.surroundingsDidChange() }
            } else {
                Task { @MainActor [weak control] in control?.surroundingsDidChange() }
            }
        }
        tokens.all.append((center, token))
    }

    /// Marks the main queue, which isn't always run by the main thread.
    private struct MainQueue: @unchecked Sendable {
        let isCurrent = DispatchSpecificKey<Bool>()

        init() { DispatchQueue.main.setSpecific(key: isCurrent, value: true) }
    }
    nonisolated private static let mainQueue = MainQueue()

    /// Observes as long as it exists.
    private final class Tokens {
        var all: [(center: NotificationCenter, token: any NSObjectProtocol)] = []
        deinit { for (center, token) in all { center.removeObserver(token) } }
    }
}
#endif
