// Checked against: OpenSwiftUIProject/OpenSwiftUI (GraphHost.asyncTransaction: a write joins the transaction that was
// last to wait if both are equal, and otherwise waits as another one; flushTransactions: views are updated once for
// each, in order), and its StateCompatibilityTests (nestedStateUpdate), which run on SwiftUI. That representables are
// updated for each, too, and laid out after all, is documented nowhere.
import QuartzCore

/// Shows a view as SwiftUI does, at the moments that a test chooses.
@_spi(Double) @MainActor
public final class Stage {
    nonisolated let fields: Fields
    private(set) var root: Node?
    private let window: PlatformWindow?
    private var pending: [Pending] = []
    /// The updates of representables that the bodies of an update asked for.
    private var representables: [() -> Void] = []
    private(set) var currentTransaction = Transaction()
    /// The animation of the last update.
    public var animation: Animation? { currentTransaction.animation }

    /// What waits to be shown together.
    private struct Pending {
        let transaction: Transaction
        var writes: [() -> Void]
    }

    /// Lays out the views after updates; `nil` leaves the positions of the toolkit's views to a test.
    var layOut: ((Node) -> Void)?

    /// The transaction of updates that no write with one of its own asked for.
    public var transaction = Transaction()
    /// The number of views of the toolkit that were made.
    public private(set) var made = 0
    /// What views did during updates that they must not.
    public private(set) var faults: [String] = []

    /// Compares closures as its task says. A test must say it, so that no view is tested with one alone.
    public init(on window: PlatformWindow? = nil) {
        guard let closures = ClosureComparison.current else { preconditionFailure("closures are compared in two ways") }
        (fields, self.window) = (Fields(closures: closures), window)
    }

    // MARK: Updating

    /// Shows a root view, the first or another. A view of another type is another view, with state of its own.
    public func show<V: View>(_ view: V, _ environment: EnvironmentValues = EnvironmentValues()) {
        updatePending()
        update(Transaction()) {
            if let root, type(of: root.view) == V.self { return root.update(view, environment) }
            root?.remove()
            let root = Node(Part("root", view), of: self)
            self.root = root
            root.update(nil, environment)
        }
        layOutViews()
    }

    /// Shows the views in another environment.
    func surround(with environment: EnvironmentValues) {
        updatePending()
        update(Transaction()) { root?.update(nil, environment) }
        layOutViews()
    }

    /// Shows what state changed since views were last updated.
    public func flush() {
        for _ in 0..<20 where !pending.isEmpty && root != nil {
            updatePending()
            layOutViews()
        }
        if !pending.isEmpty, root != nil { faults.append("updates do not end") }
    }

    /// Notes a write for the update of its transaction.
    func write(_ transaction: Transaction, _ write: @escaping () -> Void) {
        if pending.last?.transaction == transaction {
            pending[pending.count - 1].writes.append(write)
        } else {
            pending.append(Pending(transaction: transaction, writes: [write]))
        }
    }

    /// Updates views once for each transaction that waits, in order.
    private func updatePending() {
        let waiting = pending
        pending = []
        for next in waiting {
            for write in next.writes { write() }
            if let root { update(next.transaction) { root.update(nil, root.environment) } }
        }
    }

    private func update(_ transaction: Transaction, _ body: () -> Void) {
        currentTransaction = transaction.or(self.transaction)
        faults += ViewUpdate.run {
            body()
            let updates = UpdateOrder.current == .reversed ? representables.reversed() : representables
            representables = []
            for update in updates { update() }
        }
        root?.checkModifiers()
    }

    private func layOutViews() {
        if let root { layOut?(root) }
        window?.layOut()
    }

    /// Runs the update of a representable in its order.
    func represent(_ update: @escaping () -> Void) {
        if UpdateOrder.current == .withBodies { update() } else { representables.append(update) }
    }

    func added(_ view: PlatformView) {
        made += 1
        window?.host.addSubview(view)
    }

    // MARK: Acting

    /// Taps the button with a title, and shows what that changes.
    public func tap(_ title: String) {
        let button = button(title)
        if button.environment.isEnabled { (button.view as? any Tapped)?.action() }
        flush()
    }

    private func button(_ title: String) -> Node {
        let buttons = nodes.filter { $0.view is any Tapped && $0.texts == [title] }
        precondition(buttons.count == 1, "there are \(buttons.count) buttons \(title)")
        return buttons[0]
    }

    // MARK: Asking

    /// Whether the button with a title can be tapped.
    public func isEnabled(_ title: String) -> Bool { button(title).environment.isEnabled }

    var nodes: [Node] { root?.all ?? [] }

    /// The views of the toolkit, in the order in which they are shown.
    public var views: [PlatformView] { nodes.compactMap(\.shown?.view) }

    /// How often the bodies of views of a type ran, or the updates of a representable, one number for each position.
    public func runs(of type: String) -> [Int] {
        nodes.filter { "\(Swift.type(of: $0.view))".prefix { $0 != "<" } == type }.map(\.runs)
    }

    /// How often bodies of views ran, and updates of representables.
    public var runs: Int { nodes.map(\.runs).reduce(0, +) }

    /// The size that a representable answers to a proposal, by its number on the stage.
    @available(iOS 16, macOS 13, *)
    public func size(of number: Int = 0, for proposal: ProposedViewSize) -> CGSize? {
        let shown = nodes.filter { $0.shown != nil }
        return shown.indices.contains(number) ? shown[number].size(for: proposal) : nil
    }
}

/// When the representables of an update are updated, which is documented nowhere.
@_spi(Double)
public enum UpdateOrder: CaseIterable, Sendable {
    /// Each where its body would run.
    case withBodies
    /// After all bodies, the last one first.
    case reversed

    /// How the updates of this task run.
    @TaskLocal public static var current = UpdateOrder.withBodies
}
