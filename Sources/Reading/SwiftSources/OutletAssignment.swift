/// What a class sets as the text, or as the image, of one of its outlets.
package struct OutletAssignment: Hashable, Sendable {
  package let outlet: String
  /// What the outlet is reached through: `orderView` in `orderView.priceLabel.text`.
  package let receiver: String?
  /// The class whose method sets it.
  package let className: String
  package let kind: Kind
  /// The class of the intent whose values it holds; nil where the text does not tell.
  package let intent: String?
  /// What it is made of; nil where it comes from elsewhere.
  package let parts: [Part]?
  /// What a value from elsewhere is called: `price` for `order.price`.
  package let valueName: String?

  package enum Kind: Hashable, Sendable {
    case text, image
    /// Whether it is to be seen: `true` hides it.
    case hidden
  }

  package enum Part: Hashable, Sendable {
    case literal(String)
    /// The members that lead from the intent, or from its response, to a value.
    case value(isResponse: Bool, members: [String])
    /// A piece between others that comes from elsewhere.
    case elsewhere
  }
}

/// A text with the place where it is set.
struct PlacedText {
  let text: OutletAssignment
  let path: String
  let index: Int
  /// Which setting of all it belongs to: a variable has several places for one.
  let setting: Int
}

extension ControllerSources {
  /// What all classes of these files set of outlets, by class and in the order of the files.
  var placedTexts: [PlacedText] {
    var names: [String: SourceNames] = [:]
    var arguments: [String: CallArguments] = [:]
    var found: [PlacedText] = []
    var count = 0
    for (className, parts) in types.sorted(by: { $0.key < $1.key }) {
      for part in parts {
        let bodies = part.type.methods.compactMap(\.body) + part.type.properties.compactMap(\.body)
        let places = bodies.flatMap { body in part.code.settings(in: body) }
        guard !places.isEmpty else { continue }
        let known = names[part.code.path] ?? SourceNames(part.code)
        names[part.code.path] = known
        let expressions = WrittenExpression(part.code, known, of: part.type.properties)
        let calls = arguments[part.code.path] ?? CallArguments(part.code)
        arguments[part.code.path] = calls
        found += places.prefix(SourceCode.maximumPlaces).flatMap { one in
          count += 1
          let given = calls.values(of: one.value, in: part.type.methods)
          let settings =
            given.isEmpty ? part.code.branches(of: one, in: bodies) : given.map(one.with)
          return settings.map { (count, $0) }
        }.map { setting, place in
          let value: WrittenExpression.Value? =
            switch place.kind {
            case .text: expressions.text(place.value)
            case .image: expressions.imageName(place.value)
            case .hidden: part.code.isTrue(place.value).map { .init(parts: [.literal("\($0)")]) }
            }
          let text = OutletAssignment(
            outlet: place.outlet, receiver: place.receiver, className: className,
            kind: place.kind, intent: value?.intent, parts: value?.parts,
            valueName: value == nil && place.kind == .text
              ? part.code.members(place.value)?.last : nil)
          return PlacedText(
            text: text, path: part.code.path, index: place.value.lowerBound, setting: setting)
        }
      }
    }
    return found
  }
}

/// Where a text or an image is set.
private struct Setting {
  let outlet: String
  let receiver: String?
  let kind: OutletAssignment.Kind
  let value: Range<Int>

  func with(_ value: Range<Int>) -> Setting {
    Setting(outlet: outlet, receiver: receiver, kind: kind, value: value)
  }
}

extension SourceCode {
  /// A setting of a constant or a variable that gets its value in branches: one for each of them, and
  /// one for the value that a variable has at first.
  fileprivate func branches(of setting: Setting, in bodies: [Range<Int>]) -> [Setting] {
    let name = text(setting.value.lowerBound)
    guard setting.value.count == 1, let body = bodies.first(where: { $0.overlaps(setting.value) }),
      let declared = body.last(where: {
        $0 < setting.value.lowerBound && declaresLocal(name, at: $0)
      })
    else { return [setting] }
    let isNext = declared + 1..<setting.value.lowerBound
    let given = assignments(of: name, in: isNext).prefix(Self.maximumPlaces)
    let isChanged = isNext.contains {
      text($0) == name && ["+", "-"].contains(text($0 + 1)) && text($0 + 2) == "="
    }
    guard !given.isEmpty, !isChanged else { return [setting] }
    let first = text(declared + 1) == "=" ? [expression(from: declared + 2)] : []
    return (first + given.map(\.value)).map(setting.with)
  }

  /// Whether a word declares a constant or a variable in a method.
  private func declaresLocal(_ name: String, at index: Int) -> Bool {
    guard text(index) == name else { return false }
    if language == .swift { return ["let", "var"].contains(text(index - 1)) }
    return text(index - 1) == "*" && ["=", ";"].contains(text(index + 1))
  }

  fileprivate func settings(in body: Range<Int>) -> [Setting] {
    body.compactMap { index in
      guard let kind = Self.kinds[text(index)] else { return nil }
      guard text(index).hasPrefix("set") else {
        return text(index - 1) == "." && text(index + 1) == "=" && text(index + 2) != "="
          ? setting(endingAt: index - 2, kind, expression(from: index + 2)) : nil
      }
      guard language == .objectiveC, text(index + 1) == ":" else { return nil }
      var end = index + 2
      while end < body.upperBound, text(end) != "]" { end = after(end) }
      return setting(endingAt: index - 1, kind, (index + 2)..<end)
    }
  }

  private static let kinds: [String: OutletAssignment.Kind] = [
    "text": .text, "setText": .text, "attributedText": .text, "setAttributedText": .text,
    "image": .image, "setImage": .image,
    "isHidden": .hidden, "hidden": .hidden, "setHidden": .hidden,
  ]

  private func setting(
    endingAt end: Int, _ kind: OutletAssignment.Kind, _ value: Range<Int>
  ) -> Setting? {
    guard let outlet = word(endingAt: end), !value.isEmpty else { return nil }
    var receiver: Int?
    if text(outlet - 1) == "." { receiver = word(endingAt: outlet - 2) }
    let name = receiver.map { text($0) }
    return Setting(
      outlet: text(outlet), receiver: name.flatMap { Self.selfNames.contains($0) ? nil : $0 },
      kind: kind, value: value)
  }

  /// The word that ends at an index, before `?` and `!`.
  private func word(endingAt end: Int) -> Int? {
    var index = end
    while ["?", "!"].contains(text(index)) { index -= 1 }
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    return index
  }

  /// What the class itself is called in its methods.
  static let selfNames: Set = ["self", "weakSelf", "strongSelf", "welf"]
}
