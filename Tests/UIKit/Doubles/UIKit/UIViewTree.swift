// Checked against: developer.apple.com/documentation/uikit/uiview (addSubview, willMove, registerForTraitChanges).

extension UIView {
    func add(_ view: UIView, at index: Int) {
        // A view that stays in its window isn't notified of the window.
        let isOfAnotherWindow = view.window !== window
        if isOfAnotherWindow, view.window != nil { view.resignInside() }
        view.willMove(toSuperview: self)
        if isOfAnotherWindow { view.eachDown { $0.willMove(toWindow: window) } }
        view.superview?.take(view)
        // A subview that is added again was among them.
        let index = min(index, subviews.count)
        subviews.insert(view, at: index)
        view.superview = self
        let above = index + 1 < subviews.count ? subviews[index + 1].layer : nil
        if let above { layer.insertSublayer(view.layer, below: above) } else { layer.addSublayer(view.layer) }
        view.didMoveToSuperview()
        if isOfAnotherWindow, window != nil { view.eachDown { $0.takeAppearance() } }
        if isOfAnotherWindow { view.eachDown { $0.didMoveToWindow() } }
        view.traitsChanged(from: nil)
        view.tintColorDidChange()
        setNeedsLayout()
    }

    func drop(_ view: UIView) {
        let leaves = window != nil
        if leaves { view.resignInside() }
        view.willMove(toSuperview: nil)
        if leaves { view.eachDown { $0.willMove(toWindow: nil) } }
        take(view)
        view.didMoveToSuperview()
        if leaves { view.eachDown { $0.didMoveToWindow() } }
    }

    private func take(_ view: UIView) {
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.layer.removeFromSuperlayer()
        setNeedsLayout()
    }

    /// Asks the first responder to resign, if it is this view or in it.
    private func resignInside() {
        guard let first = window?.firstResponder as? UIView, first.isDescendant(of: self) else { return }
        first.resignFirstResponder()
    }

    private func eachDown(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.eachDown(body) }
    }

    func traitsChanged(from previous: UITraitCollection?) {
        eachDown { view in
            view.traitCollection.performAsCurrent {
                view.traitCollectionDidChange(previous)
            }
            view.traitsBefore = view.traitsBefore ?? previous ?? view.traitCollection
        }
    }

    /// Notifies handlers of changed traits, which iOS 17 does at an update, before the layout.
    func updateTraits() {
        guard let previous = traitsBefore else { return }
        traitsBefore = nil
        traitCollection.performAsCurrent { for handler in traitHandlers { handler(previous) } }
    }
}

@available(iOS 17, *)
private final class Registration: NSObject, UITraitChangeRegistration {}

@available(iOS 17, *)
extension UIView: UITraitChangeObservable {
    @discardableResult
    public func registerForTraitChanges<TraitEnvironment>(
        _ traits: [UITrait], handler: @escaping (TraitEnvironment, UITraitCollection) -> Void
    ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment {
        let values = { [unowned self] in traits.map { self.traitCollection.value(of: $0) } }
        var known = values()
        traitHandlers.append { [weak self] previous in
            let present = values()
            guard present != known, let view = self as? TraitEnvironment else { return }
            known = present
            handler(view, previous)
        }
        return Registration()
    }
}
