import SlidersLookImages
import SlidersLooks

/// The style sheet of planes with looks: what a host paints, as far as CSS has it.
///
/// The node of a thumb paints nothing then; its `::after` has the coats. Each state of a thumb sets custom properties,
/// from which one rule makes that node. No selector is more specific than `::part()`, so that the page's rules win.
enum PlaneLooks {
    /// The looks that planes have: those that paint thumbs.
    static let all = SliderLook.all.filter { PlaneLook($0).hasThumbs }

    /// The rules for browsers whose colors follow the scheme. In forced colors planes have no looks.
    static var sheet: String {
        let plain = all.flatMap { PlaneLook($0).rules }
        let contrasting = all.flatMap { PlaneLook($0, hasMoreContrast: true).rules }
        let differing = zip(plain, contrasting).filter { $0 != $1 }.map { $1 }
        return """
            @supports (color: light-dark(#000, #fff)) {
            @media (forced-colors: none) {
            \((shared + plain.joined()).joined(separator: "\n"))
            }
            @media (forced-colors: none) and (prefers-contrast: more) {
            :where(\(plane))::part(base) { --focus: currentcolor }
            \(differing.joined().joined(separator: "\n"))
            }
            }
            """
    }

    private static var plane: String {
        "plane-slider:is(\(all.map { "[look=\($0.name)]" }.joined(separator: ", ")))"
    }

    /// What all looks have.
    private static var shared: [String] {
        [
            """
            :where(\(plane))::part(thumb) { background: none; box-shadow: none; filter: none; \
            \(PlaneLook.plainCoats.joined(separator: "; ")) }
            """,
            """
            :where(\(plane))::part(thumb)::after { content: ""; position: absolute; inset: var(--look-inset); \
            padding: var(--look-padding); border-radius: var(--look-radius); background: var(--look-paint); \
            box-shadow: var(--look-shadow); scale: var(--look-scale) }
            """,
        ]
    }
}
