// Checked against: developer.apple.com/documentation/swiftui/uihostingcontroller (a root view fills the screen).
import QuartzCore

/// A view of SwiftUI on a screen: laid out, drawn, and touched.
@_spi(Double) @MainActor
public final class Screen {
    public let window: PlatformWindow
    private let stage: Stage
    private var environment: EnvironmentValues
    /// What was drawn, from the lowest to the topmost, where it would be if nothing were scrolled.
    public private(set) var items: [ScreenItem] = []
    /// How much more height the scroll views need.
    private var excess: CGFloat = 0
    public var faults: [String] { stage.faults }
    public var height: CGFloat { window.host.bounds.height }

    /// Shows a view. A screen without a height is as high as the content is, at least 300 points.
    public init(
        _ view: some View, width: CGFloat = 390, height: CGFloat? = nil,
        environment: EnvironmentValues = EnvironmentValues()
    ) {
        window = .make(CGSize(width: width, height: height ?? 300))
        stage = Stage(on: window)
        self.environment = environment
        stage.layOut = { [unowned self] in layOut($0) }
        stage.show(view, environment)
        settle()
        if height == nil {
            window.resize(to: CGSize(width: width, height: 300 + excess))
            stage.surround(with: self.environment)
        }
        // Controls report what they laid out.
        flush()
    }

    /// Shows what a touch changed.
    public func flush() {
        stage.flush()
        settle()
    }

    /// Shows what controls report after an update, which tasks on the main actor pass on.
    public func rest() async {
        for _ in 0..<4 {
            await Task.yield()
            flush()
        }
    }

    private func layOut(_ root: Node) {
        window.surround(with: environment.colorScheme)
        let pass = LayoutPass(root, on: window.host)
        (items, excess) = (pass.items, pass.excess)
    }

    /// Shows the views in the scheme that they prefer.
    private func settle() {
        guard let scheme = stage.root?.said(PreferredScheme.self)?.scheme, scheme != environment.colorScheme else {
            return
        }
        environment.colorScheme = scheme
        stage.surround(with: environment)
    }
}

/// Something that a screen shows.
@_spi(Double)
public struct ScreenItem: Equatable, Sendable {
    public enum Kind: Equatable, Sendable {
        case text(String)
        case control
    }
    public let kind: Kind
    /// Where it is on the screen if nothing is scrolled.
    public let frame: CGRect
    /// Views of one plane must not overlap; an overlay, a background and each view of a pile is a plane of its own.
    public let plane: Int
}
