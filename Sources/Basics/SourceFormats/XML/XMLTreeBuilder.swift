import Diagnostics
internal import TextTools

/// Builds the tree of an XML document from expat's events, within limits.
struct XMLTreeBuilder {
  /// The builder's own objection; nothing more is taken once there is one.
  private(set) var fault: Diagnostic?
  private(set) var root: XMLElement?
  private(set) var places: PlaceCursor
  /// The names of the format; empty where any name will do.
  let elementNames: [String]
  private var open: [OpenElement] = []
  private var hasDocumentType = false
  private var budget: ReadingBudget

  private struct OpenElement {
    let name: String
    let attributes: [XMLElement.Attribute]
    let location: SourceLocation
    var children: [XMLElement.Child] = []
    /// Text that the next element or the end of this one completes.
    var text = ""
    var textLocation: SourceLocation?

    mutating func finishText() {
      guard !text.isEmpty else { return }
      children.append(.text(text))
      text = ""
    }
  }

  init(places: PlaceCursor, elementNames: [String], limits: ReadingLimits) {
    self.places = places
    self.elementNames = elementNames
    self.budget = ReadingBudget(limits)
  }

  /// The innermost element that has not been closed, and where it began.
  var innermost: (name: String, location: SourceLocation)? {
    open.last.map { ($0.name, $0.location) }
  }

  mutating func start(_ name: String, attributes: [XMLElement.Attribute], at byte: Int) {
    let location = places.place(atByte: byte)
    do throws(Diagnostic) {
      try budget.take(.collection, depth: open.count, at: location)
      for _ in attributes { try budget.take(at: location) }
      open.append(OpenElement(name: name, attributes: attributes, location: location))
    } catch {
      fault = error
    }
    if hasDocumentType, let entity = unknownEntity(inTagAt: byte, of: places.bytes) {
      skippedEntity(entity.name, at: entity.byte)
    }
  }

  mutating func end() {
    guard var element = open.popLast() else { return }
    element.finishText()
    let finished = XMLElement(
      name: element.name, attributes: element.attributes, children: element.children,
      at: element.location, textAt: element.textLocation)
    guard !open.isEmpty else {
      root = finished
      return
    }
    open[open.count - 1].finishText()
    open[open.count - 1].children.append(.element(finished))
  }

  /// Takes a piece of text; expat gives line breaks and references as pieces of their own.
  mutating func append(_ text: String, at byte: Int) {
    guard !open.isEmpty else { return }
    let last = open.count - 1
    if open[last].textLocation == nil,
      let offset = text.utf8.enumerated().first(where: { !isWhiteSpace($0.element) })?.offset
    {
      open[last].textLocation = places.place(atByte: byte + offset)
    }
    open[last].text += text
  }

  mutating func documentType(hasOwnDeclarations: Bool, at byte: Int) {
    hasDocumentType = true
    guard hasOwnDeclarations else { return }
    fault = Diagnostic(
      .malformedXML, "The DOCTYPE contains declarations, which Cardproof does not read",
      at: places.place(atByte: byte), fix: "Remove the part in brackets from the DOCTYPE")
  }

  /// Refuses an entity that expat leaves out, since an unread document type might declare it.
  mutating func skippedEntity(_ name: String, at byte: Int) {
    let place = places.place(atByte: byte)
    fault = Diagnostic(
      .malformedXML, XMLFault.unknownEntityMessage(name), at: place, fix: XMLFault.entityFix)
  }
}
