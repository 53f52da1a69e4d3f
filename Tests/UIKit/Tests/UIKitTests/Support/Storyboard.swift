import Foundation
@_spi(Double) import QuartzCore
import SlidersControls

#if canImport(FoundationXML)
import FoundationXML
#endif
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// The sliders of a storyboard or a nib, as Xcode writes it.
struct Storyboard {
    /// An object with a class of its own.
    struct Object {
        let className: String
        var attributes: [Attribute] = []
    }

    /// A user-defined runtime attribute.
    struct Attribute {
        let key: String
        let value: Any?
    }

    let objects: [Object]

    init?(_ xml: String) {
        let reader = StoryboardReader()
        let parser = XMLParser(data: Data(xml.utf8))
        parser.delegate = reader
        guard parser.parse() else { return nil }
        objects = reader.objects
    }

    /// Makes a control as a nib does: it decodes it, sets its attributes, and awakes it.
    @MainActor
    static func make(_ className: String, _ attributes: [Attribute] = []) throws -> BaseSliderControl? {
        tellSetters()
        let archive = NSKeyedArchiver(requiringSecureCoding: false)
        archive.finishEncoding()
        let coder = try NSKeyedUnarchiver(forReadingFrom: archive.encodedData)
        let control: BaseSliderControl? =
            switch className {
            case "RangeSliderControl": RangeSliderControl(coder: coder)
            case "ValueSliderControl": ValueSliderControl(coder: coder)
            case "CircularSliderControl": CircularSliderControl(coder: coder)
            case "PlaneSliderControl": PlaneSliderControl(coder: coder)
            case "RulerSliderControl": RulerSliderControl(coder: coder)
            default: nil
            }
        for attribute in attributes { control?.setValue(attribute.value, forKeyPath: attribute.key) }
        control?.awakeFromNib()
        return control
    }
}

private final class StoryboardReader: NSObject, XMLParserDelegate {
    var objects: [Storyboard.Object] = []
    private var attribute: (type: String, key: String)?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        if let className = attributes["customClass"] { objects.append(.init(className: className)) }
        if name == "userDefinedRuntimeAttribute" {
            let (type, key) = (attributes["type"] ?? "", attributes["keyPath"] ?? "")
            attribute = (type, key)
            switch type {
            case "string": add(attributes["value"])
            case "boolean": add(NSNumber(value: attributes["value"] == "YES"))
            case "nil": add(nil)
            default: break
            }
        } else if attribute != nil, attributes["key"] == "value" {
            switch name {
            case "integer": add(attributes["value"].flatMap { Int($0) }.map { NSNumber(value: $0) })
            case "real": add(attributes["value"].flatMap { Double($0) }.map { NSNumber(value: $0) })
            case "color":
                let parts = ["red", "green", "blue", "alpha"].map { CGFloat(Double(attributes[$0] ?? "") ?? 0) }
                add(
                    SliderControl.PlatformColor(
                        cgColor: .init(srgbRed: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])))
            default: break
            }
        }
    }

    private func add(_ value: Any?) {
        guard let key = attribute?.key, let object = objects.indices.last else { return }
        objects[object].attributes.append(.init(key: key, value: value))
        attribute = nil
    }
}
