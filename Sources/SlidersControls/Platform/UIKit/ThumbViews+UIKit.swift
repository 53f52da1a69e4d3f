#if APPLE_UI && canImport(UIKit)
import UIKit

/// The layer of each thumb is the layer of its view.
extension BaseSliderControl {
    /// Makes as many thumb views as there are values. Views of thumbs that stay are kept.
    func updateThumbs() {
        guard thumbViews.count != model.count else { return }
        while thumbViews.count > model.count { thumbViews.removeLast().remove() }
        while thumbViews.count < model.count {
            let view = ThumbView(index: thumbViews.count, of: self)
            thumbViews.append(view)
            canvas.addSubview(view)
            provideThumbView(for: view)
        }
        for view in thumbViews { view.addCoordinateElements() }
        observer?.updateThumbs(count: thumbViews.count)
        invalidateElements()
    }

    /// Tells assistive technology which thumbs there are.
    func updateElements() {
        accessibilityElements = showsValues ? elements : []
        accessibilityContainerType = isGroup ? .semanticGroup : .none
    }

    /// The layer of a thumb's view.
    func layer(ofThumb index: Int) -> CAShapeLayer { thumbViews[index].shape }

    /// Moves a thumb's view. It is called only if the box differs, in a transaction without actions.
    ///
    /// - Parameter glide: the path that the layer takes there on the screen, by an animation that is added to it; `nil`
    ///   means at once.
    func move(thumb index: Int, to box: ThumbBox, _ glide: ThumbGlide?) {
        let view = thumbViews[index]
        let turn: CGAffineTransform = isReplaced(thumb: index) ? .identity : box.transform
        if view.bounds.size != box.size {
            view.bounds = CGRect(origin: .zero, size: box.size)
            view.placeContent()
        }
        if view.center != box.center { view.center = box.center }
        if view.isHidden != box.isHidden { view.isHidden = box.isHidden }
        if view.transform != turn { view.transform = turn }
        if view.content != nil { view.turnContent(by: box.turn ?? 0) }
        view.moveGlass()
        if hasOuterThumbs, !bounds.isEmpty { observer?.thumbDidMove(index, to: box, glide) }
    }

    /// Where a thumb is.
    func thumbBox(_ index: Int) -> ThumbBox {
        ThumbBox(center: thumbViews[index].center, size: thumbViews[index].bounds.size)
    }

    /// Notifies SwiftUI's views that thumbs are where they were last placed.
    func stopGliding() { if hasOuterThumbs { observer?.stopGliding() } }
}
#endif
