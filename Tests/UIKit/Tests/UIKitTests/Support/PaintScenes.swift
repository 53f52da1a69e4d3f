import SlidersCore

@testable import SlidersControls

extension PaintScene {
    private static let violet = SliderPaint.Gradient(.init(0, 0, 1), .init(1, 0, 1), isOfControl: true)
    private static let across = SliderPaint.Gradient(
        [.init(0, .init(1, 0.8, 0)), .init(1, .init(0.8, 0, 0.3))], from: SIMD2(0, 0.5), to: SIMD2(1, 0.5))
    private static let slanted = SliderPaint.Gradient(
        [.init(0, .init(1, 0.8, 0)), .init(0.5, .init(0, 0.6, 0.2)), .init(1, .init(0.8, 0, 0.3))], from: SIMD2(0, 0),
        to: SIMD2(1, 1))
    private static let rainbow: [SliderPaint.Stop] = [
        .init(0, .init(0, 0.7, 0.3)), .init(0.5, .init(1, 0.8, 0)), .init(1, .init(0.9, 0.1, 0.1)),
    ]
    private static let inner = SliderPaint.Shadow(.init(white: 0.3), offset: SIMD2(0, 2), blur: 1.5)
    private static let soft = SliderPaint.Shadow(.init(white: 0, alpha: 0.6), offset: SIMD2(1, 3), blur: 3)

    static func named(_ name: String) -> PaintScene { all.first { $0.name == name } ?? all[0] }

    static let all: [PaintScene] = [
        PaintScene("square") { style in
            (style.metrics.thickness, style.metrics.ends) = (12, .centers)
            style.paints = .roles(.track, .span) {
                SliderCoat(SliderPaint(.color($0)), roundness: 0.4, isFlush: true)
            }
            style.paints.append(
                SliderPartPaint(
                    .thumb,
                    [
                        SliderCoat(
                            SliderPaint(.color(.init(0.2, 0.4, 0.9)), outline: .init(.init(0, 0, 0.4), width: 3)),
                            inset: 2,
                            roundness: 0.3)
                    ]))
        },
        PaintScene("square-ring") { style in
            style.metrics.thickness = 16
            style.paints = .roles(.track, .span) {
                SliderCoat(SliderPaint(.color($0), outline: .init(.init(0, 0, 0.4), width: 2)), inset: 2, roundness: 0)
            }
        }.round(),
        PaintScene("offsets") { style in
            style.metrics.thickness = 14
            let light = { (side: Double) in
                SliderCoat(SliderPaint(.color(.init(white: 1, alpha: 0.6))), offset: side * 6, width: 1)
            }
            style.paints = [
                SliderPartPaint(
                    .span, [SliderCoat(SliderPaint(.color(.init(0.1, 0.5, 0.4)))), light(1), light(-1)])
            ]
        },
        PaintScene("ring-offsets") { style in
            style.metrics.thickness = 24
            let light = { (side: Double) in
                SliderCoat(SliderPaint(.color(.init(white: 0, alpha: 0.6))), offset: side * 11, width: 1)
            }
            style.paints = [
                SliderPartPaint(
                    .span,
                    [SliderCoat(SliderPaint(.color(.init(0.1, 0.7, 0.6))), isFlush: true), light(1), light(-1)])
            ]
        }.round(90, -360, [30]),
        PaintScene("gradients") { style in
            style.metrics.thickness = 16
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.gradient(slanted))),
                SliderPartPaint(.span, SliderPaint(.gradient(across))),
                SliderPartPaint(
                    .thumb, SliderPaint(.gradient(.init(.init(white: 1), .init(white: 0.4))), shadow: soft)),
            ]
        },
        PaintScene("gradients-of-control") { style in
            style.metrics.thickness = 16
            var control = across
            control.isOfControl = true
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.gradient(violet))),
                SliderPartPaint(.span, SliderPaint(.gradient(control))),
                SliderPartPaint(.thumb, SliderPaint(.gradient(control), outline: .init(.init(white: 1), width: 2))),
            ]
        },
        PaintScene("ring-gradients") { style in
            style.metrics.thickness = 20
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.gradient(slanted))),
                SliderPartPaint(.span, SliderPaint(.gradient(violet), shadow: soft)),
            ]
        }.round(),
        PaintScene("along") { style in
            style.metrics.thickness = 10
            style.paints = [
                SliderPartPaint(
                    .span, SliderPaint(.alongTrack(rainbow), outline: .init(.init(white: 0.2), width: 1))),
                SliderPartPaint(.thumb, SliderPaint(.alongTrack(rainbow))),
            ]
        },
        PaintScene("along-ring") { style in
            style.metrics.thickness = 20
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.alongTrack(rainbow))),
                SliderPartPaint(
                    .span,
                    SliderPaint(
                        .alongTrack(rainbow.reversed().enumerated().map { .init(Double($0) / 2, $1.color) }),
                        shadow: soft)),
            ]
        }.round(0, 360, [20, 60]),
        PaintScene("along-turns") { style in
            style.metrics.thickness = 20
            style.paints = [
                SliderPartPaint(.span, SliderPaint(.alongTrack(rainbow))),
                SliderPartPaint(.span(lap: 1), [SliderCoat(SliderPaint(.alongTrack(rainbow)), inset: 5)]),
            ]
        }.round(0, 720, [80]),
        PaintScene("glow") { style in
            style.metrics.thickness = 40
            style.metrics.thumbSize = 40
            style.metrics.inset = 60
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.color(.init(white: 0)))),
                SliderPartPaint(
                    .span,
                    [SliderCoat(SliderPaint(.gradient(violet), glow: .init(from: 0, to: 18, steps: 18)), isFlush: true)]
                ),
                SliderPartPaint(
                    .thumb, SliderPaint(.color(.init(white: 1, alpha: 0.7)), shadow: .init(.init(white: 0), blur: 3))),
            ]
        }.round(90, -360, [60]),
        PaintScene("glow-of-boxes") { style in
            style.metrics.thickness = 10
            style.paints = [
                SliderPartPaint(.span, SliderPaint(.gradient(across), glow: .init(4))),
                SliderPartPaint(.thumb, SliderPaint(.color(.init(0.9, 0.3, 0)), glow: .init(from: 1, to: 6))),
            ]
        },
        PaintScene("shadows") { style in
            style.metrics.thickness = 10
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.color(.init(white: 0.9)), shadow: soft)),
                SliderPartPaint(.span, SliderPaint(.gradient(across), shadow: soft)),
                SliderPartPaint(
                    .thumb,
                    [
                        SliderCoat(
                            SliderPaint(
                                .color(.init(white: 1, alpha: 0.7)), shadow: soft,
                                outline: .init(.init(white: 0), width: 2)), roundness: 0.5)
                    ]),
            ]
        },
        PaintScene("inner-shadow") { style in
            (style.metrics.thickness, style.metrics.thumbSize) = (18, 36)
            style.paints = [
                SliderPartPaint(
                    .track,
                    SliderPaint(
                        .color(.init(white: 0.9)), innerShadow: inner, outline: .init(.init(white: 0), width: 1))),
                SliderPartPaint(
                    .span,
                    [
                        SliderCoat(
                            SliderPaint(.color(.init(0.4, 0.8, 1)), innerShadow: inner), roundness: 0, isClipped: true)
                    ]),
                SliderPartPaint(
                    .thumb, [SliderCoat(SliderPaint(.color(.init(white: 1)), innerShadow: inner), roundness: 0.5)]),
            ]
        },
        PaintScene("ring-inner-shadow") { style in
            style.metrics.thickness = 24
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.color(.init(white: 0.9)), innerShadow: inner)),
                SliderPartPaint(.span, SliderPaint(.color(.init(0.4, 0.8, 1)), innerShadow: inner)),
            ]
        }.round(),
        PaintScene("closed-ring-inner-shadow") { style in
            style.metrics.thickness = 24
            style.paints = [
                SliderPartPaint(.track, SliderPaint(.color(.init(white: 0.9)), innerShadow: inner)),
                SliderPartPaint(
                    .span,
                    [SliderCoat(SliderPaint(.color(.init(0.4, 0.8, 1)), innerShadow: inner), isFlush: true)]),
            ]
        }.round(0, -360, [60]),
        PaintScene("gloss") { style in
            (style.metrics.thickness, style.metrics.thumbSize) = (18, 36)
            let light = SliderPaint.Gloss(.init(white: 1, alpha: 0.4), inset: 3)
            style.paints = [
                SliderPartPaint(
                    .track,
                    SliderPaint(.color(.init(white: 0.7)), outline: .init(.init(white: 0), width: 0.5), gloss: light)),
                SliderPartPaint(.span, SliderPaint(.color(.init(0, 0.45, 0.94)), gloss: light)),
                SliderPartPaint(.thumb, SliderPaint(.gradient(across), shadow: soft, gloss: light)),
            ]
        },
        PaintScene("ring-gloss") { style in
            style.metrics.thickness = 24
            style.paints = [
                SliderPartPaint(
                    .span, SliderPaint(.color(.init(0, 0.45, 0.94)), gloss: .init(.init(white: 1, alpha: 0.4))))
            ]
        }.round(),
        PaintScene("clipped") { style in
            (style.metrics.thickness, style.metrics.thumbSize) = (24, 20)
            style.paints = [
                SliderPartPaint(.track, [SliderCoat(SliderPaint(.color(.init(white: 0.8))), roundness: 0.5)]),
                SliderPartPaint(
                    .span, [SliderCoat(SliderPaint(.color(.init(0, 0.45, 0.94))), inset: -4, isClipped: true)]),
                SliderPartPaint(
                    .thumb,
                    [SliderCoat(SliderPaint(.color(.init(0.9, 0.3, 0)), shadow: soft), inset: -8, isClipped: true)]),
            ]
        }.with([0, 70], dragged: [10]),
        PaintScene("images") { style in
            style.metrics.thickness = 24
            let bar = SliderPaint(
                .image(.init(3, size: SIMD2(32, 32), caps: .init(top: 10, left: 10, bottom: 10, right: 10))))
            style.paints = [
                SliderPartPaint(.track, [SliderCoat(bar)]),
                SliderPartPaint(.thumb, SliderPaint(.image(.init(1, size: SIMD2(32, 32))))),
                SliderPartPaint(.thumb, SliderPaint(.image(.init(2, size: SIMD2(32, 32)))), in: .held),
            ]
        },
        PaintScene("dial") { style in
            style.metrics.thickness = 8
            var dial = SliderDial()
            var extras = SliderTrackExtras()
            dial.face = 0.7
            dial.needle = 0.2...0.65
            dial.needleWidth = 4
            dial.hasReadout = true
            (extras.readings, extras.readingWidth) = ([62], 4)
            (style.metrics.dial, style.metrics.extras) = (dial, extras)
            style.metrics.ticks = SliderTicks(.count(11))
            style.metrics.ticks.minor = 3
            style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 30, weight: 700))]
            style.paints = [
                SliderPartPaint(
                    .face, SliderPaint(.gradient(.init(.init(white: 0.95), .init(white: 0.75))), shadow: soft)),
                SliderPartPaint(.needle, [SliderCoat(SliderPaint(.color(.init(0.8, 0.1, 0.1))), isFlush: true)]),
            ]
        }.round(225, 270, [37]),
        PaintScene("histogram") { style in
            var extras = SliderTrackExtras()
            extras.histogram = (0..<24).map { Double(($0 * 7) % 11 + 1) }
            extras.histogramHeight = 20
            extras.readingOverhang = 6
            extras.readings = [90]
            style.metrics.extras = extras
            style.metrics.ticks = .count(5)
            style.metrics.ticks.hasLabels = true
        }.with([20, 70], height: 90),
        PaintScene("capsules") { style in
            (style.metrics.thumbSize, style.metrics.thumbLength, style.metrics.heldThumbScale) = (24, 37, 1.55)
        },
        PaintScene("capsules-across") { style in
            (style.metrics.thumbSize, style.metrics.thumbLength, style.metrics.heldThumbScale) = (40, 12, 1.2)
            style.paints = [
                SliderPartPaint(
                    .thumb,
                    [
                        SliderCoat(SliderPaint(.gradient(across), shadow: soft)),
                        SliderCoat(SliderPaint(.color(.init(white: 1))), inset: 4),
                    ])
            ]
        },
        PaintScene("image-of-a-capsule") { style in
            (style.metrics.thumbSize, style.metrics.thumbLength) = (24, 50)
            style.paints = [SliderPartPaint(.thumb, SliderPaint(.image(.init(1, size: SIMD2(32, 32)))))]
        },
        PaintScene("states") { style in
            style.paints = [
                SliderPartPaint(
                    .thumb,
                    [
                        SliderCoat(SliderPaint(.color(.init(white: 1)), shadow: soft)),
                        SliderCoat(SliderPaint(.color(.init(0, 0.5, 0.2))), inset: 9),
                    ]),
                SliderPartPaint(
                    .thumb, [SliderCoat(SliderPaint(.color(.init(0, 0.5, 0.2)), shadow: soft), inset: -3)], in: .held),
                SliderPartPaint(
                    .thumb, [SliderCoat(SliderPaint(.color(.init(0.8, 0.2, 0.2))), roundness: 0)], thumb: 1),
            ]
        },
        PaintScene("states-of-all-thumbs") { style in
            style.metrics.thickness = 10
            var dial = SliderDial()
            (dial.face, dial.hasReadout) = (0.55, true)
            style.metrics.dial = dial
            style.metrics.ticks = SliderTicks(.count(11))
            style.metrics.ticks.minor = 1
            style.fonts = [SliderPartFont(.readout, SliderTextFont(size: 20, weight: 700))]
            let (red, green) = (SliderPaint(.color(.init(0.8, 0.1, 0.1))), SliderPaint(.color(.init(0, 0.5, 0.2))))
            let roles: [SlidersCore.SliderElement.Role] = [
                .track, .tick(isSelected: false), .minorTick(isSelected: false), .face, .readout,
            ]
            for role in roles {
                let normal = role == .face ? SliderPaint(.color(.init(white: 0.9))) : green
                let held = role == .face ? SliderPaint(.color(.init(white: 0.7))) : red
                style.paints += [SliderPartPaint(role, normal), SliderPartPaint(role, held, in: .held)]
            }
        }.round(225, 270, [37]),
    ]
}

extension [SliderPartPaint] {
    /// Paints of roles in the colors of a plain look, with other coats.
    fileprivate static func roles(_ roles: SlidersCore.SliderElement.Role..., coat: (SliderPaint.Color) -> SliderCoat)
        -> [SliderPartPaint]
    {
        roles.map { SliderPartPaint($0, [coat($0 == .track ? .init(white: 0.8) : .init(0, 0.48, 1))]) }
    }
}
