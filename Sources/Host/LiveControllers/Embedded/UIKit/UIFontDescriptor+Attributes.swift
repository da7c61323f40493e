extension UIFontDescriptor {
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    let size = Double(cardproofAny: attributes[.size]) ?? 17
    let made = UIFontDescriptor(
      fields: ["size": .number(size), "weight": "regular", "design": "default"], pointSize: size
    ).addingAttributes(attributes)
    self.init(fields: made.fields, pointSize: made.pointSize)
  }

  /// The descriptor with other properties; of the features of a typeface only digits of one width are known.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var (changed, size) = (fields, pointSize)
    if let number = Double(cardproofAny: attributes[.size]) {
      size = number
      changed["size"] = .number(number)
    }
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      changed["name"] = .string(name)
    }
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      let own = traits[.weight] as? UIFont.Weight
      if let weight = own
        ?? Double(cardproofAny: traits[.weight]).map({ UIFont.Weight(CGFloat($0)) })
      {
        changed["weight"] = .string(weight.cardproofName)
      }
    }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Int]] ?? [] {
      if feature[.type] == kNumberSpacingType, feature[.selector] == kMonospacedNumbersSelector {
        changed["design"] = "monospacedDigit"
      } else {
        Session.noteMissing("UIFontDescriptor.AttributeName.featureSettings", changesLook: true)
      }
    }
    return UIFontDescriptor(fields: changed, pointSize: size)
  }
}

extension UIFontDescriptor.FeatureKey {
  // The names before iOS 15.
  public static let featureIdentifier = type
  public static let typeIdentifier = selector
}

// The numbers of features (documented).
public let kNumberSpacingType = 6
public let kMonospacedNumbersSelector = 0
public let kProportionalNumbersSelector = 1
public let kNumberCaseType = 21
public let kUpperCaseNumbersSelector = 1
public let kLowerCaseType = 37
public let kLowerCaseSmallCapsSelector = 1
public let kUpperCaseType = 38
public let kUpperCaseSmallCapsSelector = 1
public let kStylisticAlternativesType = 35
public let kFractionsType = 11
public let kDiagonalFractionsSelector = 2
