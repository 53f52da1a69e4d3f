// Checked against: developer.apple.com/documentation/swiftui/uiviewrepresentable (makeUIView once, then updateUIView;
// dismantleUIView), …/nsviewrepresentable (the same), …/state; OpenSwiftUIProject/OpenSwiftUI. SwiftUI knows a view by
// its type and its position.
import QuartzCore

/// A view at a position, with what lasts there: state, the view of the toolkit, and what its last run read.
@MainActor
final class Node {
    let part: Part
    unowned let stage: Stage
    private(set) var view: any View
    private(set) var environment = EnvironmentValues()
    private(set) var reads = Reads()
    private(set) var children: [Node] = []
    /// How often the body, or the update of the toolkit's view, ran.
    private(set) var runs = 0
    private(set) var shown: Shown?
    /// The animation of the view's modifier that is in progress.
    private(set) var animating: Animating?
    private var properties: [String: Any] = [:]

    /// A view of the toolkit that a representable made.
    struct Shown {
        let view: PlatformView
        let coordinator: Any
        let dismantle: () -> Void
    }

    init(_ part: Part, of stage: Stage) { (self.part, self.stage, view) = (part, stage, part.view) }

    /// The nodes of the views inside, each after its parent.
    var all: [Node] { [self] + children.flatMap(\.all) }

    /// What a dynamic property has at this position. It is made by the first view there.
    func property<Property>(at path: String, _ make: () -> Property) -> Property {
        if let known = properties[path] as? Property { return known }
        let property = make()
        properties[path] = property
        return property
    }

    /// The environment for a view that subscribes to what it reads of it.
    var readEnvironment: EnvironmentValues {
        var environment = environment
        environment.reads = (reads, stage.fields)
        return environment
    }

    // MARK: Updating

    /// Takes a view instead of the old one if it differs; `nil` keeps it. Runs what has to run.
    func update(_ new: (any View)?, _ environment: EnvironmentValues) {
        (new as? any ProxyingView)?.content.pass(to: self)
        let differs = new.map { !stage.fields.same($0, view) } ?? false
        if differs, let new {
            if let effect = (new as? any ModifiedView)?.anyModifier as? any GeometryEffect {
                let old = (view as? any ModifiedView)?.anyModifier as Any
                animating = effect.animating(from: old, animating, in: stage.currentTransaction)
            }
            view = new
        }
        self.environment = environment
        if runs == 0 || differs || reads.hasChanged(in: environment) {
            reads = Reads()
            runs += 1
            run(view)
        } else {
            for child in children { child.update(nil, inner) }
        }
    }

    /// The environment of the views inside.
    private var inner: EnvironmentValues {
        var inner = environment
        (view as? any Container)?.change(&inner)
        return inner
    }

    private func run<V: View>(_ view: V) {
        var view = view
        Fields.install(in: &view, on: self)
        if let container = view as? any Container {
            show(container.parts)
        } else if let representable = view as? any PlatformRepresentable {
            return represent(representable)
        } else {
            show([Part("body", view.body)])
        }
        reads.isOpen = false
    }

    private func show(_ parts: [Part]) {
        var old = children
        var new: [Node] = []
        for part in parts {
            if let index = old.firstIndex(where: { $0.part.key == part.key && type(of: $0.view) == type(of: part.view) }
            ) {
                let child = old.remove(at: index)
                new.append(child)
                child.update(part.view, inner)
            } else {
                let child = Node(part, of: stage)
                new.append(child)
                child.update(nil, inner)
            }
        }
        children = new
        for child in old { child.remove() }
    }

    private func represent<R: PlatformRepresentable>(_ view: R) {
        let transaction = stage.currentTransaction
        let coordinator = shown?.coordinator as? R.Coordinator ?? view.makeCoordinator()
        let context = R.Context(coordinator: coordinator, transaction: transaction, environment: readEnvironment)
        if shown == nil {
            let made = view.make(context)
            shown = Shown(view: made, coordinator: coordinator) { R.dismantle(made, coordinator) }
            stage.added(made)
        }
        stage.represent { [self] in
            if let shown { view.update(shown.view, context) }
            reads.isOpen = false
        }
    }

    /// Takes the view and those inside away.
    func remove() {
        for child in children { child.remove() }
        shown?.dismantle()
        shown?.view.removeFromSuperview()
    }

    // MARK: Layout

    /// The size that the representable answers to a proposal; `nil` if it leaves that to SwiftUI.
    @available(iOS 16, macOS 13, *)
    func size(for proposal: ProposedViewSize) -> CGSize? {
        (view as? any PlatformRepresentable).flatMap { size(of: $0, proposal) }
    }

    @available(iOS 16, macOS 13, *)
    private func size<R: PlatformRepresentable>(of view: R, _ proposal: ProposedViewSize) -> CGSize? {
        guard let shown, let coordinator = shown.coordinator as? R.Coordinator else { return nil }
        var view = view
        Fields.install(in: &view, on: self)
        let context = R.Context(coordinator: coordinator, transaction: Transaction(), environment: environment)
        return view.size(of: shown.view, for: proposal, context)
    }
}
