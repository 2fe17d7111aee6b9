import FoundationXML

/// One element of an Interface Builder document.
final class NibElement {
    let name: String
    let attributes: [String: String]
    private(set) var children: [NibElement] = []
    private(set) var text = ""
    weak var parent: NibElement?

    init(name: String, attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    func add(_ child: NibElement) {
        child.parent = self
        children.append(child)
    }
    func add(text: String) { self.text += text }

    subscript(_ attribute: String) -> String? { attributes[attribute] }
    var id: String? { attributes["id"] }

    /// The first child of a name.
    func child(_ name: String) -> NibElement? { children.first { $0.name == name } }
    /// The child that is the value of a property.
    func value(_ key: String) -> NibElement? { children.first { $0["key"] == key } }
    /// The children of the child of a name.
    func list(_ name: String) -> [NibElement] { child(name)?.children ?? [] }

    func number(_ attribute: String) -> CGFloat? { attributes[attribute].flatMap { Double($0) }.map { CGFloat($0) } }
    func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

    /// This element and all below, top down.
    func forEach(_ body: (NibElement) -> Void) {
        body(self)
        for child in children { child.forEach(body) }
    }
}

/// Reads an Interface Builder document, and says where it is not well-formed.
final class NibParser: NSObject, XMLParserDelegate {
    private var stack: [NibElement] = []
    private var root: NibElement?
    private var problem: (line: Int, text: String)?

    /// The root element of a file. Ends the process when the file is not well-formed, naming file and line.
    static func read(_ url: URL) -> NibElement {
        guard let data = try? Data(contentsOf: url) else {
            raise(.invalidArgumentException, "Could not read the Interface Builder document \(url.path)")
        }
        let reader = NibParser()
        let parser = XMLParser(data: data)
        parser.delegate = reader
        let succeeded = parser.parse()
        if let root = reader.root, succeeded, reader.problem == nil { return root }
        let line = reader.problem?.line ?? parser.lineNumber
        let text = reader.problem?.text ?? "the document is empty"
        raise(.invalidArgumentException, "\(url.path):\(line): the Interface Builder document is malformed: \(text)")
    }

    func parser(
        _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
        qualifiedName qName: String?, attributes attributeDict: [String: String]
    ) {
        let element = NibElement(name: elementName, attributes: attributeDict)
        stack.last?.add(element)
        if root == nil { root = element }
        stack.append(element)
    }

    func parser(
        _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
        stack.removeLast()
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { stack.last?.add(text: string) }

    func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
        guard problem == nil else { return }
        problem = (parser.lineNumber, Self.description(of: (parseError as NSError).code))
    }

    /// The commonest of `XMLParser.ErrorCode` in words: Foundation on Linux has a number for each.
    private static func description(of code: Int) -> String {
        switch code {
        case 4: "it is empty"
        case 5: "it ends too early"
        case 39, 40, 41: "an attribute is not written as name=\"value\""
        case 73: "a tag is not closed by '>'"
        case 76: "an end tag does not fit the start tag before it"
        default: "XML error \(code)"
        }
    }
}
