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
            rule: "§1.1",
            reason: "If both bounds are equal, every fraction is 0; the peer spreads its thumbs over the track.",
            ours: ["v0266": "[0, 0, 0]"]),
        Difference(
            rule: "§1.4", reason: "Thumbs can always reach the upper bound, even if the last step is shorter.",
            ours: [
                "v0016": "[73, 106]", "v1295": #"{"changed": true, "value": 10}"#,
                "v1303": #"{"changed": true, "value": 100}"#,
                "v1359": "100", "v1390": "14", "v1420": "5", "v1496": "108",
            ]),
        Difference(
            rule: "§1.4",
            reason:
                "A value snaps to the nearest allowed value, even at a bound or the end of a segment; a tie goes up.",
            ours: ["v0275": "100", "v0720": "100", "v0736": "1000", "v0913": "100", "v1421": "5"]),
        Difference(
            rule: "§9",
            reason: "No value is outside the bounds; the peer snaps a place near the upper bound to a step beyond it.",
            ours: ["v0368": "100"]),
        Difference(
            rule: "§1.6",
            reason: "A minimum span doesn't have to be a multiple of the step; the peer throws an error if it isn't.",
            ours: ["v1610": "true", "v1611": "true"]),
        Difference(
            rule: "§1.6",
            reason: "A minimum or maximum span has no effect on a single thumb; the peer throws an error.",
            ours: ["v0183": "false", "v0184": "false"]),
        Difference(
            rule: "§1.9",
            reason: "A value outside the bounds moves to the nearest allowed value; the peer throws an error.",
            ours: ["v1595": "true"]),
    ]

    // MARK: Pointers

    private static let pointers: [Difference] = [
        Difference(
            rule: "§4.2",
            reason: "A drag toward higher values takes the highest thumb of a pile; the peer takes the first.",
            ours: ["v1696": #"{"positions": [0, 0, 0], "values": [1, 1, 1]}"#]),
        Difference(
            rule: "§4.6",
            reason: "A thumb that crosses another stays a minimum span away from it; the peer moves the other thumb.",
            ours: [
                "v1464": #"{"activeThumb": 1, "swapped": true, "values": [80, 90]}"#,
                "v1469": #"{"activeThumb": 1, "swapped": false, "values": [25, 30]}"#,
            ]),
        Difference(
            rule: "§4.8", reason: "Detents attract thumbs within 8 points; in the peer, within about 5.",
            ours: ["v1371": "20", "v1376": "20"]),
        Difference(
            rule: "§4.11",
            reason:
                "Escape cancels a drag and restores the value from before the press; in the peer, the drag continues.",
            ours: ["v1378": #"["input:70", "input:50"]"#]),
        Difference(
            rule: "§4.12",
            reason:
                "Two pointers can hold two thumbs, wherever they press in the targets; the peer ignores the second.",
            ours: ["v1259": "[40.080321285, 59.919678715]"]),
    ]

    // MARK: Keys and assistive technology

    private static let keys: [Difference] = [
        Difference(
            rule: "§6",
            reason:
                "Without steps, a key moves a thumb by 1% of the track; in the peers, by 10% of the track or segment.",
            ours: [
                "v0030": "145", "v0033": "96.25", "v0035": "125", "v0038": "480", "v1238": "51", "v1702": "0.49",
                "v1705": "0.46", "v1706": "0.45", "v1709": "0.42",
            ]),
        Difference(
            rule: "§6",
            reason:
                "Near the end of a segment without steps, the next value is in the next segment; the peer has none.",
            ours: ["v0124": "[false, 0.0057]"]),
        Difference(
            rule: "§6",
            reason: "Page Up and Page Down move ten steps, and Page Down decreases the value; the peers' keys differ.",
            ours: [
                "v1209": "40", "v1225": "40", "v1241": "60", "v1301": #"{"changed": true, "value": 100}"#,
                "v1302": #"{"changed": true, "value": 0}"#, "v1309": #"{"changed": true, "value": 1}"#,
                "v1310": #"{"changed": true, "value": 0}"#, "v1508": "30", "v1556": "20",
            ]),
        Difference(
            rule: "§6",
            reason: "↑ increases the value; in the peers, it does nothing, or decreases a value that grows downward.",
            ours: ["v1314": #"{"changed": true, "value": 51}"#, "v1628": "51"]),
        Difference(
            rule: "§7",
            reason: "Assistive technology reads values in full precision; the peer rounds them to one decimal place.",
            ours: ["v1262": "0.25"]),
        Difference(
            rule: "§7",
            reason: "Without steps, assistive technology moves a thumb by 10% of the track; in the peer, by 5%.",
            ours: ["v1648": #"{"end": [30, 40, 20], "start": [10, 20, 0]}"#]),
    ]
}
