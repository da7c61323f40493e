/// The coder that gives objects of Interface Builder their content.
@MainActor final class InterfaceCoder: NSCoder {
  let value: JSONValue
  let loader: InterfaceLoader

  init(_ value: JSONValue, loader: InterfaceLoader) {
    self.value = value
    self.loader = loader
    super.init()
  }

  override nonisolated func decodeObject(forKey key: String) -> Any? { nil }
  override nonisolated func containsValue(forKey key: String) -> Bool { false }
  override nonisolated var allowsKeyedCoding: Bool { true }
  override nonisolated func decodeBool(forKey key: String) -> Bool { false }
  override nonisolated func decodeInteger(forKey key: String) -> Int { 0 }
  override nonisolated func decodeDouble(forKey key: String) -> Double { 0 }
  override nonisolated func decodeFloat(forKey key: String) -> Float { 0 }

  /// Values of the view in the file, with the texts in the language of the ask: those are in a table of the file's name.
  private var localizedValues: JSONValue {
    guard case .object(var values)? = value["values"] else { return [:] }
    guard let id = value["scene"]?.text, let texts = Session.ask["strings"]?[loader.file] else {
      return .object(values)
    }
    for (key, property) in [
      ("text", "text"), ("title", "normalTitle"), ("placeholder", "placeholder"),
    ] {
      if let text = texts["\(id).\(property)"]?.text { values[key] = .string(text) }
    }
    return .object(values)
  }

  /// Gives a view what the file tells about it, with everything in it.
  func restore(_ view: UIView) {
    loader.add(view, for: value)
    for name in value["missing"]?.elements ?? [] {
      if let name = name.text { Session.noteMissing(name, changesLook: true) }
    }
    UIView.cardproofReading {
      view.storedFrame = CGRect(cardproofValue: value["frame"]) ?? .zero
      view.tag = value["tag"]?.int ?? 0
      view.translatesAutoresizingMaskIntoConstraints = false
      view.cardproofRead(localizedValues)
    }
    for child in value["subviews"]?.elements ?? [] { view.addSubview(loader.view(of: child)) }
    for child in value["arranged"]?.elements ?? [] {
      let arranged = loader.view(of: child)
      UIView.cardproofReading { (view as? UIStackView)?.addArrangedSubview(arranged) }
    }
    for edge in value["edges"]?.elements ?? [] {
      guard let table = view as? UITableView, let root = edge["root"] else { continue }
      if edge["key"]?.text == "tableHeaderView" {
        table.tableHeaderView = loader.view(of: root)
      } else {
        table.tableFooterView = loader.view(of: root)
      }
    }
    (view as? UITableView)?.takeSections(value["sections"]?.elements ?? [], from: loader)
    (view as? PrototypeHolder)?.takePrototypes(value["cells"]?.elements ?? [], from: loader)
  }
}

/// Views that make cells from prototypes of a file.
@MainActor protocol PrototypeHolder {
  func takePrototypes(_ prototypes: [JSONValue], from loader: InterfaceLoader)
}
