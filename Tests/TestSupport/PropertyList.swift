/// A property list that a test writes as a literal; its keys keep their order.
package indirect enum PropertyList: Sendable {
  case string(String)
  case integer(Int)
  case real(Double)
  case boolean(Bool)
  /// `<data></data>`, which Xcode writes where there is no limit.
  case emptyData
  case array([PropertyList])
  case dictionary([(String, PropertyList)])

  /// The list as Xcode would write it.
  package var file: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
    "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    \(xml)
    </plist>

    """
  }

  private var xml: String {
    switch self {
    case .string(let text): "<string>\(PropertyList.escaped(text))</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .real(let number): "<real>\(number)</real>"
    case .boolean(let flag): flag ? "<true/>" : "<false/>"
    case .emptyData: "<data></data>"
    case .array(let items): "<array>\n" + items.map { $0.xml + "\n" }.joined() + "</array>"
    case .dictionary(let entries):
      "<dict>\n"
        + entries.map { "<key>\(PropertyList.escaped($0))</key>\n\($1.xml)\n" }.joined()
        + "</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}

extension PropertyList: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .integer(value) }
  package init(floatLiteral value: Double) { self = .real(value) }
  package init(booleanLiteral value: Bool) { self = .boolean(value) }
  package init(arrayLiteral elements: PropertyList...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, PropertyList)...) {
    self = .dictionary(elements)
  }
}
