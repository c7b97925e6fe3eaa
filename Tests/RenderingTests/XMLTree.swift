import Foundation
import FoundationXML
import Testing

/// An XML document as a tree, read by a parser that is not the program's own.
final class XMLTree {
  /// With its prefix, as written.
  let name: String
  let attributes: [String: String]
  private(set) var children: [XMLTree] = []
  private(set) var text = ""

  private init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Fails on what is not well-formed.
  static func parse(_ xml: String?) throws -> XMLTree {
    let parser = XMLParser(data: Data(try #require(xml).utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return try #require(reader.root)
  }

  func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The text of the one child of that name; fails when there is none or are several.
  func one(_ name: String) throws -> String {
    let found = all(name)
    #expect(found.count == 1, "\(found.count) of \(name) in \(self.name)")
    return try #require(found.first).text
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLTree(name, attributes)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
