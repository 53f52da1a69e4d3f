/// The values that a slider can take: the steps that an app sets.
public enum SliderStep: Equatable, Sendable {
    /// Every value.
    case none
    /// The lower bound plus multiples of a step, and the upper bound. A step of 0, a negative step, and NaN count as
    /// `none`; a step larger than the difference of the bounds leaves only the two bounds.
    case every(Double)
    /// These values, in any order; those outside the bounds are left out.
    case values([Double])
}
