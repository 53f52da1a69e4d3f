/// Which values a slider may take, as an app asks for it.
public enum SliderStep: Equatable, Sendable {
    /// Every value.
    case none
    /// The lower bound plus multiples of this, and the upper bound. 0, a negative number and NaN count as `none`; a
    /// step longer than the bounds leaves just the bounds.
    case every(Double)
    /// These values, in any order; those outside the bounds are left out.
    case values([Double])
}
