extension UIView {
  /// Sets the values that a file has for key paths, and names those that nothing takes.
  func cardproofSet(_ attributes: [JSONValue]) {
    for attribute in attributes {
      guard let path = attribute["path"]?.text, let value = attribute["value"] else { continue }
      // The host draws it, and code may read it, or give it a color.
      if path == "layer.borderWidth", let width = value.double {
        UIView.cardproofReading { layer.borderWidth = width }
      }
      let isSet = Self.values(value).contains { value in
        Registry.shared.outlets.contains { $0(self, path, value) }
      }
      if !isSet, !layer.cardproofSet(path, to: value), attribute["isDrawn"]?.flag != true {
        Session.noteMissing("the runtime attribute \(path)", changesLook: true)
      }
    }
  }

  /// A value of a file in the types that properties may have for it.
  private static func values(_ value: JSONValue) -> [Any] {
    if let flag = value.flag { return [flag] }
    if let number = value.double {
      return [CGFloat(number), number, Float(number), Int(number.rounded())]
    }
    if let text = value.text { return [text] }
    if let color = UIColor(cardproofToken: value["color"]) { return [color] }
    if let name = value["image"]?.text { return UIImage(named: name).map { [$0] } ?? [] }
    func parts(_ names: String...) -> [CGFloat]? {
      let parts = names.compactMap { value[$0]?.double.map { CGFloat($0) } }
      return parts.count == names.count ? parts : nil
    }
    if let rect = parts("x", "y", "width", "height") {
      return [CGRect(x: rect[0], y: rect[1], width: rect[2], height: rect[3])]
    }
    if let point = parts("x", "y") { return [CGPoint(x: point[0], y: point[1])] }
    return parts("width", "height").map { [CGSize(width: $0[0], height: $0[1])] } ?? []
  }
}

extension CALayer {
  /// Sets a shadow's property by its key path; false for another path or kind of value.
  fileprivate func cardproofSet(_ path: String, to value: JSONValue) -> Bool {
    switch path {
    case "layer.shadowOpacity": value.double.map { shadowOpacity = Float($0) } != nil
    case "layer.shadowRadius": value.double.map { shadowRadius = $0 } != nil
    case "layer.shadowOffset":
      value["width"]?.double.map {
        shadowOffset = CGSize(width: $0, height: value["height"]?.double ?? 0)
      } != nil
    default: false
    }
  }
}
