// Checked against: developer.apple.com/documentation/swiftui/text (a text is wrapped to the width that is proposed),
// …/text/init(_:format:).
@_spi(Double) import CoreText
@_spi(Double) import QuartzCore

extension Text {
    @available(iOS 15, macOS 12, *) nonisolated public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }
}

extension Text: Laid {
    func size(for proposal: Proposal, of node: Node, in pass: LayoutPass) -> CGSize {
        let set = SetText(string, node.environment, width: proposal.width)
        return CGSize(width: set.width, height: set.lineHeight * CGFloat(set.lines.count))
    }

    func position(in frame: CGRect, of node: Node, in pass: LayoutPass) {
        let set = SetText(string, node.environment, width: frame.width)
        let color = node.environment.foreground ?? .primary
        let alignment: HorizontalAlignment =
            switch node.environment.multilineTextAlignment {
            case .leading: .leading
            case .center: .center
            case .trailing: .trailing
            }
        pass.note(.text(string), frame)
        for (index, line) in set.lines.enumerated() {
            let layer = CATextLayer()
            let width = set.width(of: line)
            let x = frame.minX + alignment.fraction(isMirrored: node.isMirrored) * (frame.width - width)
            layer.string = String(line)
            layer.font = CTFontCreateWithFontDescriptor(
                CTFontDescriptor(cssWeight: set.weight, isCondensed: false), set.size, nil)
            layer.fontSize = set.size
            layer.foregroundColor = color.color.resolvedColor(in: node.environment)
            let y = frame.minY + set.lineHeight * CGFloat(index)
            pass.draw(layer, in: CGRect(x: x, y: y, width: width, height: set.lineHeight))
        }
    }
}

/// A text in its lines.
private struct SetText {
    let size: CGFloat
    let weight: Int
    let lines: [Substring]

    init(_ text: String, _ environment: EnvironmentValues, width: CGFloat?) {
        let font = environment.font ?? .body
        let size = font.points(in: environment.dynamicTypeSize)
        (self.size, weight) = (size, font.weight.css)
        lines = Letters.lines(of: text, width: width.map { $0 / size } ?? .infinity, isBold: weight >= 600)
    }

    var lineHeight: CGFloat { (size * 1.2).rounded(.up) }
    var width: CGFloat { lines.map(width).max() ?? 0 }
    func width(of line: Substring) -> CGFloat { (Letters.width(of: line, isBold: weight >= 600) * size).rounded(.up) }
}
