internal import Diagnostics

extension AppIntents {
  /// Finds intents that two Intents UI extensions of an app support.
  ///
  /// Where no Xcode project says which extension belongs to which app, two belong to one if there
  /// is only one app, if their identifiers say so, or if they have the same name for people.
  func checkInterfaces(reporting diagnostics: inout [Diagnostic]) {
    let areOfOneApp = { (first: ExtensionInfo, other: ExtensionInfo) in
      self.areOfOneApp(first, other) {
        if first.bundle.literalIdentifier != nil, other.bundle.literalIdentifier != nil {
          return first.bundle.hasParent(of: other.bundle)
        }
        return onlyApp != nil || first.sharesName(with: other)
      }
    }
    for pair in supportedTwice(.intentsUI, where: areOfOneApp) {
      diagnostics.append(
        pair.finding(
          .drawnTwice, "Intents UI extensions", other: "The other one, which Cardproof uses"))
    }
  }

  /// The intents that an extension of a kind supports after another one of its app, by the two
  /// extensions.
  func supportedTwice(
    _ point: ExtensionInfo.Point, where areOfOneApp: (ExtensionInfo, ExtensionInfo) -> Bool
  ) -> [SharedIntents] {
    let infos = extensions.filter { $0.point == point }
    var pairs: [SharedIntents] = []
    for (index, later) in infos.enumerated() {
      let earlier = infos[..<index].filter { areOfOneApp($0, later) }
      for item in later.intentsSupported {
        guard
          let first = earlier.flatMap(\.intentsSupported).first(where: { $0.name == item.name })
        else { continue }
        if let index = pairs.firstIndex(where: { $0.joins(item, first) }) {
          pairs[index].others.append(item)
        } else {
          pairs.append(SharedIntents(name: item, first: first))
        }
      }
    }
    return pairs
  }
}

/// The intents that two extensions both support: one cause, however many intents it concerns.
struct SharedIntents {
  /// In the extension that comes later by path.
  let name: ExtensionInfo.ClassName
  /// The intent in the other extension.
  let first: ExtensionInfo.ClassName
  /// The further ones, in the later extension.
  var others: [ExtensionInfo.ClassName] = []

  func joins(_ item: ExtensionInfo.ClassName, _ other: ExtensionInfo.ClassName) -> Bool {
    name.location.file == item.location.file && first.location.file == other.location.file
  }

  func finding(_ rule: Rule, _ kind: String, other: String) -> Diagnostic {
    let more =
      others.isEmpty
      ? "is" : "and \(others.count) more \(others.count == 1 ? "intent" : "intents") are"
    return Diagnostic(
      rule, "'\(name.name)' \(more) supported by two \(kind)", at: name.location,
      notes: [.init(other, at: first.location)]
        + others.map { .init("'\($0.name)' too", at: $0.location) },
      fix:
        "Leave \(others.isEmpty ? "it" : "each") in one of them, unless they belong to different apps"
    )
  }
}
