import SlidersCore
import SlidersPlane
import SlidersWebBase
import Wire

/// Writes ``PlaneFacts`` of the plane.
@_expose(wasm, "facts") @c(slider_facts)
public func facts(_ handle: Handle) { handle.plane.pointee.writeFacts() }

/// Writes ``AxisFacts`` of the horizontal axis, or of the vertical one.
@_expose(wasm, "axis") @c(slider_axis)
public func axis(_ handle: Handle, _ axis: Int32) { handle.plane.pointee.writeAxis(SliderPlane.Axis(axis)) }

/// Writes ``PointFacts`` of a point.
@_expose(wasm, "point") @c(slider_point)
public func point(_ handle: Handle, _ point: Int32) { handle.plane.pointee.writePoint(Int(point)) }

/// Writes ``CoordinateFacts`` of a coordinate.
@_expose(wasm, "coordinate") @c(slider_coordinate)
public func coordinate(_ handle: Handle, _ coordinate: Int32) {
    handle.plane.pointee.writeCoordinate(SliderPlane.Axis(coordinate & 1), of: Int(coordinate >> 1))
}

/// Writes one number for each coordinate, of a ``ListKind``, those of the first point first.
@_expose(wasm, "list") @c(slider_list)
public func list(_ handle: Handle, _ kind: Int32) {
    handle.plane.pointee.writeList(ListKind(rawValue: kind) ?? .value)
}

/// Writes each ``WideLine`` of the grid, or those that mark where points can't be. Returns how many there are.
@_expose(wasm, "areaLines") @c(slider_areaLines)
public func areaLines(_ handle: Handle, _ ofGrid: Int32) -> Int32 { handle.plane.pointee.writeLines(ofGrid != 0) }

/// Writes the ``WideLine`` that shows what holds back the point that a pointer pulls.
@_expose(wasm, "obstacleLine") @c(slider_obstacleLine)
public func obstacleLine(_ handle: Handle) {
    WrittenRecord<WideLine>().write(handle.plane.pointee.layout.obstacle(of: handle.plane.pointee.core.model))
}

extension SliderPlane.Axis {
    init(_ number: Int32) { self = number == 0 ? .x : .y }
}

extension PlaneControl {
    func writeFacts() {
        let record = WrittenRecord<PlaneFacts>()
        record[.count] = Double(core.model.count)
        record[.error] = Double((core.model.configurationError?.wire ?? .none).rawValue)
        let (low, high) = corners
        record[.left] = low.x
        record[.top] = low.y
        record[.width] = high.x - low.x
        record[.height] = high.y - low.y
    }

    /// The top left and the bottom right corner of the box around the area.
    private var corners: (SIMD2<Double>, SIMD2<Double>) {
        switch core.model.area {
        case .rectangle(let from, let to):
            (SIMD2(min(from.x, to.x), min(from.y, to.y)), SIMD2(max(from.x, to.x), max(from.y, to.y)))
        case .disc(let arc): (arc.center - arc.radius, arc.center + arc.radius)
        }
    }

    func writeAxis(_ axis: SliderPlane.Axis) {
        let slider = core.model.slider(axis, ofThumb: 0)
        let bounds = slider.bounds
        let record = WrittenRecord<AxisFacts>()
        record[.error] = Double((slider.configurationError?.wire ?? .none).rawValue)
        record[.lower] = bounds.lowerBound
        record[.upper] = bounds.upperBound
        record[.hasSteps] = Double((axis == .x ? x : y).hasSteps)
        record[.overshoot] = core.model.overshoot[axis.rawValue]
    }

    func writePoint(_ point: Int) {
        let location = core.model.location(ofThumb: point)
        let record = WrittenRecord<PointFacts>()
        record[.x] = location.x
        record[.y] = location.y
        record[.isHeld] = Double(core.model.isHeld(thumb: point))
        record[.isDisabled] = Double(core.model.isDisabled(thumb: point))
    }

    func writeCoordinate(_ axis: SliderPlane.Axis, of point: Int) {
        let slider = core.model.slider(axis, ofThumb: point)
        let limits = slider.adjustableLimits(of: 0)
        let record = WrittenRecord<CoordinateFacts>()
        record[.value] = slider.value(of: 0)
        record[.low] = limits.lowerBound
        record[.high] = limits.upperBound
    }

    func writeList(_ kind: ListKind) {
        _ = room(Int32(2 * core.model.count))
        for point in 0..<core.model.count {
            let pair =
                switch kind {
                case .value: core.model.value(ofThumb: point)
                case .proposedValue: core.model.proposedValue(ofThumb: point)
                case .isHeld: SIMD2(repeating: Double(core.model.isHeld(thumb: point)))
                case .fraction: fractions(ofThumb: point)
                }
            (buffer[2 * point], buffer[2 * point + 1]) = (pair.x, pair.y)
        }
    }

    private func fractions(ofThumb point: Int) -> SIMD2<Double> {
        let (x, y) = (core.model.slider(.x, ofThumb: point), core.model.slider(.y, ofThumb: point))
        return SIMD2(x.fraction(of: x.value(of: 0)), y.fraction(of: y.value(of: 0)))
    }

    func writeLines(_ ofGrid: Bool) -> Int32 {
        let lines = ofGrid ? layout.gridLines(of: core.model) : layout.unreachableParts(of: core.model)
        let fields = WideLine.allCases.count
        _ = room(Int32(fields * lines.count))
        for index in lines.indices { WrittenRecord<WideLine>(at: fields * index).write(lines[index]) }
        return Int32(lines.count)
    }
}
