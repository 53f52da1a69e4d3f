// Checked against: developer.apple.com/documentation/uikit/uiview (addSubview, willMove, registerForTraitChanges).

extension UIView {
    func add(_ view: UIView, at index: Int) {
        view.removeFromSuperview()
        // A subview that is added again was among them.
        let index = min(index, subviews.count)
        let arrives = window
        view.willMove(toSuperview: self)
        if let arrives { view.eachDown { $0.willMove(toWindow: arrives) } }
        subviews.insert(view, at: index)
        view.superview = self
        let above = index + 1 < subviews.count ? subviews[index + 1].layer : nil
        if let above { layer.insertSublayer(view.layer, below: above) } else { layer.addSublayer(view.layer) }
        view.didMoveToSuperview()
        if arrives != nil { view.eachDown { $0.didMoveToWindow() } }
        view.traitsChanged(from: nil)
        view.tintColorDidChange()
        setNeedsLayout()
    }

    func drop(_ view: UIView) {
        let leaves = window != nil
        view.willMove(toSuperview: nil)
        if leaves { view.eachDown { $0.willMove(toWindow: nil) } }
        subviews.removeAll { $0 === view }
        view.superview = nil
        view.layer.removeFromSuperlayer()
        view.didMoveToSuperview()
        if leaves { view.eachDown { $0.didMoveToWindow() } }
        setNeedsLayout()
    }

    private func eachDown(_ body: (UIView) -> Void) {
        body(self)
        for view in subviews { view.eachDown(body) }
    }

    func traitsChanged(from previous: UITraitCollection?) {
        eachDown { view in
            view.traitCollection.performAsCurrent {
                view.traitCollectionDidChange(previous)
                for handler in view.traitHandlers { handler(previous ?? view.traitCollection) }
            }
        }
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
