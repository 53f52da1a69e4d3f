import Foundation
import Testing

@testable import SlidersCore

/// The engine's own mathematics: the same bits on every host, and as exact as the C library's.
@Suite struct MathTests {
    // MARK: Known bits

    @Test func sinesAndCosinesHaveTheirKnownBits() {
        let known: [(degrees: Double, sine: UInt64, cosine: UInt64)] = [
            (0, 0, 0x3ff0_0000_0000_0000),
            (30, 0x3fdf_ffff_ffff_ffff, 0x3feb_b67a_e858_4cab),
            (45, 0x3fe6_a09e_667f_3bcd, 0x3fe6_a09e_667f_3bcc),
            (60, 0x3feb_b67a_e858_4cab, 0x3fdf_ffff_ffff_ffff),
            (90, 0x3ff0_0000_0000_0000, 0x8000_0000_0000_0000),
            (120, 0x3feb_b67a_e858_4cab, 0xbfdf_ffff_ffff_ffff),
            (135, 0x3fe6_a09e_667f_3bcc, 0xbfe6_a09e_667f_3bcd),
            (180, 0x8000_0000_0000_0000, 0xbff0_0000_0000_0000),
            (225, 0xbfe6_a09e_667f_3bcd, 0xbfe6_a09e_667f_3bcc),
            (270, 0xbff0_0000_0000_0000, 0),
            (315, 0xbfe6_a09e_667f_3bcc, 0x3fe6_a09e_667f_3bcd),
            (360, 0, 0x3ff0_0000_0000_0000),
            (-45, 0xbfe6_a09e_667f_3bcc, 0x3fe6_a09e_667f_3bcd),
            (-90, 0xbff0_0000_0000_0000, 0),
            (-1, 0xbf91_df0b_2b89_dd1e, 0x3fef_fec0_97f5_af8a),
            (1e-9, 0x3db3_30aa_445b_e654, 0x3ff0_0000_0000_0000),
            (0.5, 0x3f81_df37_c495_4c21, 0x3fef_ffb0_2599_c9cd),
            (57.29577951308232, 0x3fea_ed54_8f09_0cee, 0x3fe1_4a28_0fb5_068b),
            (123.456, 0x3fea_b2a9_b25a_9ab9, 0xbfe1_a438_70d3_71f9),
            (1234.5678, 0x3fdb_7bfd_632b_463b, 0xbfec_e625_93ed_21ea),
            (-98765.4321, 0xbfea_12de_00e5_4e36, 0xbfe2_8d36_327d_bc3a),
            (1e9, 0xbfef_838b_8c81_1c17, 0x3fc6_3a1a_7e0b_7389),
        ]
        for (degrees, sine, cosine) in known {
            let result = sineAndCosine(degrees: degrees)
            #expect(result.sine.bitPattern == sine && result.cosine.bitPattern == cosine, "\(degrees): \(result)")
        }
    }

    @Test func directionsHaveTheirKnownBits() {
        let known: [(vector: SIMD2<Double>, degrees: UInt64)] = [
            ([0, -1], 0),
            ([1, -1], 0x4046_8000_0000_0000),
            ([1, 0], 0x4056_8000_0000_0000),
            ([1, 1], 0x4060_e000_0000_0000),
            ([0, 1], 0x4066_8000_0000_0000),
            ([-1, 1], 0x406c_2000_0000_0000),
            ([-1, 0], 0x4070_e000_0000_0000),
            ([-1, -1], 0x4073_b000_0000_0000),
            ([3, -4], 0x4042_6f58_ce59_e23c),
            ([-4, 3], 0x406d_2429_cc69_8771),
            ([1, -1000], 0x3fad_55de_b25c_05c6),
            ([1000, 1], 0x4056_83aa_bbd6_4b81),
            ([-1e-9, -1], 0x4076_7fff_fff0_9eaa),
            ([0.4375, -1], 0x4037_a11e_e622_0071),
            ([0.6875, -1], 0x4041_4117_4800_a666),
            ([0.5, 0.6], 0x4061_8638_c2f9_03c7),
            ([1e300, 1e300], 0x4060_e000_0000_0000),
            ([1e-300, -3e-300], 0x4032_6f58_ce59_e23c),
            ([123.456, -78.9], 0x404c_b573_bc13_b9ea),
            ([-0.001, 1e9], 0x4066_8000_0000_07e0),
            ([0, 0], 0),
            ([-1e-300, -1], 0),
        ]
        for (vector, degrees) in known {
            #expect(direction(of: vector).bitPattern == degrees, "\(vector): \(direction(of: vector))")
        }
    }

    @Test func exponentialsHaveTheirKnownBits() {
        let known: [(x: Double, result: UInt64)] = [
            (0, 0x3ff0_0000_0000_0000),
            (1, 0x4005_bf0a_8b14_576a),
            (-1, 0x3fd7_8b56_362c_ef38),
            (0.5, 0x3ffa_6129_8e1e_069c),
            (-0.5, 0x3fe3_68b2_fc6f_960a),
            (2, 0x401d_8e64_b8d4_ddae),
            (10, 0x40d5_829d_cf95_0560),
            (-10, 0x3f07_cd79_b564_7c9a),
            (0.34657359027997264, 0x3ff6_a09e_667f_3bcc),
            (-0.34657359027997264, 0x3fe6_a09e_667f_3bcc),
            (1e-9, 0x3ff0_0000_0044_b830),
            (-1e-300, 0x3ff0_0000_0000_0000),
            (100, 0x48f3_494a_9b17_1bf5),
            (-100, 0x36ea_8c1f_14e2_af5d),
            (709, 0x7fdd_422d_2be5_dc9b),
            (709.782712893384, 0x7ff0_0000_0000_0000),
            (710, 0x7ff0_0000_0000_0000),
            (-708.4, 0x000f_f15b_469e_df89),
            (-745, 0x0000_0000_0000_0001),
            (-745.2, 0),
            (3.141592653589793, 0x4037_2404_6eb0_9339),
            (1.0000000000000002, 0x4005_bf0a_8b14_576b),
            (.infinity, 0x7ff0_0000_0000_0000),
            (-.infinity, 0),
        ]
        for (x, result) in known { #expect(exponential(x).bitPattern == result, "\(x): \(exponential(x))") }
    }

    @Test func logarithmsHaveTheirKnownBits() {
        let known: [(x: Double, result: UInt64)] = [
            (1, 0),
            (2, 0x3fe6_2e42_fefa_39ef),
            (0.5, 0xbfe6_2e42_fefa_39ef),
            (10, 0x4002_6bb1_bbb5_5516),
            (1e-9, 0xc034_b927_f32b_ffb8),
            (2.718281828459045, 0x3ff0_0000_0000_0000),
            (1.4142135623730951, 0x3fd6_2e42_fefa_39f0),
            (1.414213562373095, 0x3fd6_2e42_fefa_39ee),
            (0.7071067811865476, 0xbfd6_2e42_fefa_39ee),
            (0.99999999999, 0xbda5_fd80_0000_78e5),
            (1.0000000000000002, 0x3caf_ffff_ffff_ffff),
            (3, 0x3ff1_93ea_7aad_030a),
            (1e300, 0x4085_9634_47f8_7fb5),
            (1e-300, 0xc085_9634_47f8_7fb5),
            (1.7976931348623157e308, 0x4086_2e42_fefa_39ef),
            (2.2250738585072014e-308, 0xc086_232b_dd7a_bcd2),
            (Double(bitPattern: 0x000f_ffff_ffff_ffff), 0xc086_232b_dd7a_bcd2),
            (.leastNonzeroMagnitude, 0xc087_4385_446d_71c3),
            (1440, 0x401d_16ef_9aae_4908),
            (123456.789, 0x4027_7281_cad8_a844),
            (0.0001, 0xc022_6bb1_bbb5_5515),
            (7, 0x3fff_2272_ae32_5a57),
        ]
        for (x, result) in known { #expect(logarithm(x).bitPattern == result, "\(x): \(logarithm(x))") }
    }

    // MARK: Edge cases

    @Test func sinesAndCosinesOfRightAnglesAreExact() {
        for quarter in -400...400 {
            let (sine, cosine) = sineAndCosine(degrees: Double(quarter) * 90)
            let known = [(0.0, 1.0), (1, 0), (0, -1), (-1, 0)][((quarter % 4) + 4) % 4]
            #expect(sine == known.0 && cosine == known.1, "\(quarter) quarters")
        }
    }

    @Test func finiteReplacesOverflowsByTheGreatestNumber() {
        #expect(finite(.infinity) == .greatestFiniteMagnitude && finite(-.infinity) == -.greatestFiniteMagnitude)
        #expect(finite(12.5) == 12.5)
    }

    // MARK: Laws

    /// Whether two numbers differ by at most four last places of a number of this size. The radians of the C library
    /// are rounded too.
    private func isNear(_ a: Double, _ b: Double, _ size: Double) -> Bool { abs(a - b) <= 4 * size.ulp }

    @Test func sinesAndCosinesAgreeWithTheCLibrary() {
        var generator = Generator(seed: 91)
        for _ in 0..<20_000 {
            let degrees = generator.double(-180...180)
            let (sine, cosine) = sineAndCosine(degrees: degrees)
            let radians = degrees * .pi / 180
            #expect(isNear(sine, sin(radians), 1) && isNear(cosine, cos(radians), 1), "\(degrees)")
            #expect((sine * sine + cosine * cosine).isNear(1, within: 1e-15))
        }
    }

    @Test func directionsAgreeWithTheCLibrary() {
        var generator = Generator(seed: 92)
        for _ in 0..<20_000 {
            let vector = SIMD2(generator.double(-1000...1000), generator.double(-1000...1000))
            let degrees = direction(of: vector)
            let known = atan2(vector.x, -vector.y) * 180 / .pi
            #expect(isNear(degrees, known < 0 ? known + 360 : known, 360), "\(vector)")
            #expect(degrees >= 0 && degrees < 360)
        }
    }

    @Test func exponentialsAndLogarithmsAgreeWithTheCLibrary() {
        var generator = Generator(seed: 93)
        for _ in 0..<20_000 {
            let x = generator.double(-700...700)
            #expect(isNear(exponential(x), exp(x), exp(x)), "\(x)")
            let y = exp(generator.double(-700...700))
            #expect(isNear(logarithm(y), log(y), max(1, abs(log(y)))), "\(y)")
            #expect(logarithm(exponential(x)).isNear(x, within: 1e-12), "\(x)")
        }
    }
}
