/// Records of peers that behave differently from our rules, and what our slider does. `docs/peers.md` lists them. A
/// difference that no longer exists is a fault, as is one that is not listed.
struct Difference {
    /// The part of docs/behavior.md that decides.
    var rule: String
    var reason: String
    /// What our slider does, as JSON, by record.
    var ours: [String: String]

    static let all = values + pointers + keys

    // MARK: Values

    private static let values: [Difference] = [
        Difference(
            rule: "§1.1", reason: "With equal bounds every fraction is 0; the peer spreads its thumbs over the track.",
            ours: ["v0266": "[0, 0, 0]"]),
        Difference(
            rule: "§1.4", reason: "The upper bound can always be reached, even by a shorter last step.",
            ours: [
                "v0016": "[73, 106]", "v1295": #"{"changed": true, "value": 10}"#,
                "v1303": #"{"changed": true, "value": 100}"#,
                "v1359": "100", "v1390": "14", "v1420": "5", "v1496": "108",
            ]),
        Difference(
            rule: "§1.4",
            reason: "The nearest allowed value is taken and ties go up, also at the end of a segment and at a bound.",
            ours: ["v0275": "100", "v0720": "100", "v0736": "1000", "v0913": "100", "v1421": "5"]),
        Difference(
            rule: "§9", reason: "No value lies outside the bounds; the peer's table of snapped percents exceeds 100.",
            ours: ["v0368": "100"]),
        Difference(
            rule: "§1.6",
            reason: "A minimum span that is no whole number of steps is solved together with the step, not refused.",
            ours: ["v1610": "true", "v1611": "true"]),
        Difference(
            rule: "§1.6",
            reason: "Spans are distances of neighbors; a single thumb has none, so that nothing is refused.",
            ours: ["v0183": "false", "v0184": "false"]),
        Difference(
            rule: "§1.9", reason: "A value outside the bounds is resolved, not refused.",
            ours: ["v1595": "true"]),
    ]

    // MARK: Pointers

    private static let pointers: [Difference] = [
        Difference(
            rule: "§4.2",
            reason:
                "A movement forward from a pile takes the highest thumb; the peer takes the first.",
            ours: ["v1696": #"{"positions": [0, 0, 0], "values": [1, 1, 1]}"#]),
        Difference(
            rule: "§4.6",
            reason:
                "A crossing thumb leaps to the nearer side of the forbidden stretch; the peer leaps half-way.",
            ours: [
                "v1464": #"{"activeThumb": 1, "swapped": true, "values": [80, 90]}"#,
                "v1469": #"{"activeThumb": 1, "swapped": false, "values": [25, 30]}"#,
            ]),
        Difference(
            rule: "§4.8", reason: "Marks attract within 8 points; the peer's within about 5.",
            ours: ["v1371": "20", "v1376": "20"]),
        Difference(
            rule: "§4.11",
            reason: "Escape cancels a drag: the value of the press is restored, and later movements do nothing.",
            ours: ["v1378": #"["input:70", "input:50"]"#]),
        Difference(
            rule: "§4.12",
            reason: "Two pointers hold two thumbs wherever they press in the targets; the peer misses one.",
            ours: ["v1259": "[40.080321285, 59.919678715]"]),
    ]

    // MARK: Keys and assistive technology

    private static let keys: [Difference] = [
        Difference(
            rule: "§6",
            reason: "Without steps a key moves 1 % of the track; the peers move 10 % of the track or of a segment.",
            ours: [
                "v0030": "145", "v0033": "96.25", "v0035": "125", "v0038": "480", "v1238": "51", "v1702": "0.49",
                "v1705": "0.46", "v1706": "0.45", "v1709": "0.42",
            ]),
        Difference(
            rule: "§6",
            reason:
                "Near the end of a stretch without steps the next value is the next stretch's step; the peer has none.",
            ours: ["v0124": "[false, 0.0057]"]),
        Difference(
            rule: "§6",
            reason:
                "A page is ten steps, and Page Down is always less; the peers move five steps, 10 % or a set amount.",
            ours: [
                "v1209": "40", "v1225": "40", "v1241": "60", "v1301": #"{"changed": true, "value": 100}"#,
                "v1302": #"{"changed": true, "value": 0}"#, "v1309": #"{"changed": true, "value": 1}"#,
                "v1310": #"{"changed": true, "value": 0}"#, "v1508": "30", "v1556": "20",
            ]),
        Difference(
            rule: "§6",
            reason: "Arrow up is always more, also on horizontal sliders and where values grow downward.",
            ours: ["v1314": #"{"changed": true, "value": 51}"#, "v1628": "51"]),
        Difference(
            rule: "§7", reason: "Assistive technology reads values in full precision; the peer rounds to one decimal.",
            ours: ["v1262": "0.25"]),
        Difference(
            rule: "§7",
            reason: "An increment of assistive technology without steps is 10 % of the track; the peer's is 5 %.",
            ours: ["v1648": #"{"end": [30, 40, 20], "start": [10, 20, 0]}"#]),
    ]
}
