/// A JSON object that is written member by member, in UTF-8.
package struct JSONObject {
  private var bytes = Array("{".utf8)

  package init() {}

  package mutating func add(_ name: String, _ text: String) {
    begin(name)
    appendJSONString(text, to: &bytes)
  }

  package mutating func add(_ name: String, _ texts: [String]) {
    add(
      name,
      written: texts.map { text in
        var value: [UInt8] = []
        appendJSONString(text, to: &value)
        return value
      })
  }

  package mutating func add(_ name: String, _ object: JSONObject) {
    begin(name)
    object.write(to: &bytes)
  }

  /// Adds a list of values that are JSON already.
  package mutating func add(_ name: String, written values: [[UInt8]]) {
    begin(name)
    bytes.append(UInt8(ascii: "["))
    for (index, value) in values.enumerated() {
      if index > 0 { bytes.append(contentsOf: ", ".utf8) }
      bytes.append(contentsOf: value)
    }
    bytes.append(UInt8(ascii: "]"))
  }

  /// Adds a member whose value is JSON already, such as a number.
  package mutating func add(_ name: String, written value: String) {
    begin(name)
    bytes.append(contentsOf: value.utf8)
  }

  /// The whole object, without room for more: a catalog keeps thousands of them.
  package func ended() -> [UInt8] {
    var whole: [UInt8] = []
    whole.reserveCapacity(bytes.count + 1)
    whole.append(contentsOf: bytes)
    whole.append(UInt8(ascii: "}"))
    return whole
  }

  /// Writes the whole object behind what is there.
  package func write(to lines: inout [UInt8]) {
    lines.append(contentsOf: bytes)
    lines.append(UInt8(ascii: "}"))
  }

  private mutating func begin(_ name: String) {
    if bytes.count > 1 {
      bytes.append(UInt8(ascii: ","))
      bytes.append(UInt8(ascii: " "))
    }
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.utf8)
    bytes.append(UInt8(ascii: "\""))
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
  }
}
