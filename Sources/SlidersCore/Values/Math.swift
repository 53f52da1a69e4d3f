// Natively, `rounded(.down)` and `squareRoot()` may become calls of floor and sqrt; this import lets them link.
#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Returns the value itself, or the nearest finite number if it's infinite.
func finite(_ value: Double) -> Double { min(.greatestFiniteMagnitude, max(-.greatestFiniteMagnitude, value)) }

/// Returns the sine and the cosine of an angle in degrees, exact at every multiple of 90.
///
/// With IEEE additions, multiplications, and divisions only, the results have the same bits on every platform. The
/// method is reduction to ±45 degrees, and then the minimax polynomials of fdlibm's `k_sin` and `k_cos`.
@inline(never) package func sineAndCosine(degrees: Double) -> (sine: Double, cosine: Double) {
    let quarter = (degrees / 90 + 0.5).rounded(.down)
    let x = (degrees - quarter * 90) * (.pi / 180)
    let z = x * x
    let s5 = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10
    let s3 = -1.98412698298579493134e-04 + z * (2.75573137070700676789e-06 + z * s5)
    let sine = x + x * z * (-1.66666666666666324348e-01 + z * (8.33333333332248946124e-03 + z * s3))
    let c5 = 2.08757232129817482790e-09 + z * -1.13596475577881948265e-11
    let c3 = 2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07 + z * c5)
    let cosine = 1 - (0.5 * z - z * z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03 + z * c3)))
    return switch quarter - 4 * (quarter / 4).rounded(.down) {
    case 0: (sine, cosine)
    case 1: (cosine, -sine)
    case 2: (-sine, -cosine)
    default: (-cosine, sine)
    }
}

/// Returns the direction of a vector in degrees clockwise from north, in 0..<360; 0 for the zero vector. The y axis
/// points down.
package func direction(of vector: SIMD2<Double>) -> Double {
    let width = abs(vector.x)
    let height = abs(vector.y)
    guard width > 0 || height > 0 else { return 0 }
    let angleFromVertical = width <= height ? arcTangent(width / height) : 90 - arcTangent(height / width)
    let angle =
        switch (vector.x >= 0, vector.y < 0) {
        case (true, true): angleFromVertical
        case (true, false): 180 - angleFromVertical
        case (false, false): 180 + angleFromVertical
        case (false, true): 360 - angleFromVertical
        }
    return angle < 360 ? angle : 0
}

/// Returns the arc tangent of a ratio in 0…1, in degrees. The method is fdlibm's `atan`, with reduction around 0, ½,
/// and 1.
private func arcTangent(_ ratio: Double) -> Double {
    let (base, x) =
        switch ratio {
        case ..<0.4375: (0.0, ratio)
        case ..<0.6875: (4.63647609000806093515e-01, (2 * ratio - 1) / (2 + ratio))
        default: (7.85398163397448278999e-01, (ratio - 1) / (ratio + 1))
        }
    let z = x * x
    let w = z * z
    let odd4 = 6.66107313738753120669e-02 + w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02)
    let odd =
        z
        * (3.33333333333329318027e-01 + w * (1.42857142725034663711e-01 + w * (9.09088713343650656196e-02 + w * odd4)))
    let even3 = -7.69187620504482999495e-02 + w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02)
    let even = w * (-1.99999999998764832476e-01 + w * (-1.11111104054623557880e-01 + w * even3))
    return (base - (x * (odd + even) - x)) * (180 / .pi)
}

// The next two functions aren't inlined: the compiler would run their first instructions for all scales, even those
// that need neither.

/// Returns e raised to `x`. The method is fdlibm's `exp`.
@inline(never)
package func exponential(_ x: Double) -> Double {
    guard x < 709.782712893384 else { return .infinity }
    guard x > -745.133219101941 else { return 0 }
    let k = (x * 1.44269504088896338700 + 0.5).rounded(.down)
    let high = x - k * 6.93147180369123816490e-01
    let low = k * 1.90821492927058770002e-10
    let r = high - low
    let t = r * r
    let p3 = 6.61375632143793436117e-05 + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)
    let c = r - t * (1.66666666666666019037e-01 + t * (-2.77777777770155933842e-03 + t * p3))
    let result = 1 - ((low - r * c / (2 - c)) - high)
    let half = (k / 2).rounded(.down)
    return result * powerOfTwo(half) * powerOfTwo(k - half)
}

/// Returns the natural logarithm of a positive, finite `x`. The method is fdlibm's `log`.
@inline(never)
package func logarithm(_ x: Double) -> Double {
    var k = 0.0
    var x = x
    if x < 0x1p-1022 { (k, x) = (-54, x * 0x1p54) }
    var fraction = x.bitPattern & 0x000f_ffff_ffff_ffff
    k += Double(Int64(x.bitPattern >> 52) - 1023)
    // The significand is taken from √½…√2, so that the polynomial's argument stays small.
    let isUpperHalf = fraction > 0x0006_a09e_667f_3bcd
    fraction |= isUpperHalf ? 0x3fe0_0000_0000_0000 : 0x3ff0_0000_0000_0000
    if isUpperHalf { k += 1 }
    let f = Double(bitPattern: fraction) - 1
    let s = f / (2 + f)
    let z = s * s
    let w = z * z
    let even = w * (3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01))
    let odd3 = 2.857142874366239149e-01 + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01)
    let odd = z * (6.666666666666735130e-01 + w * odd3)
    let half = 0.5 * f * f
    return k * 6.93147180369123816490e-01 - ((half - (s * (half + even + odd) + k * 1.90821492927058770002e-10)) - f)
}

/// Returns 2 raised to a whole number from −1022 to 1023.
private func powerOfTwo(_ exponent: Double) -> Double {
    Double(bitPattern: UInt64(Int64(exponent) + 1023) << 52)
}
