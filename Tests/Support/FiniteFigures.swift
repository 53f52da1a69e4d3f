import SlidersCore

extension SliderFigure {
    var isFinite: Bool {
        switch self {
        case .line(let from, let to, let width): (from + to).sum().isFinite && width.isFinite
        case .arc(let arc, let width): (arc.center.sum() + arc.radius + arc.start + arc.sweep + width).isFinite
        case .circle(let center, let radius): (center.sum() + radius).isFinite
        case .capsule(let center, let size, let turn): (center.sum() + size.sum() + turn).isFinite
        case .anchor(let point): point.sum().isFinite
        }
    }
}
