import Diagnostics
import Foundation
import SourceFormats
import Testing

@Suite struct BinaryPropertyListTests {
  private let sample = """
    <dict><key>a</key><array><true/><false/><integer>-1</integer><integer>70000</integer>\
    <integer>255</integer><integer>256</integer><real>1.5</real><string>text</string>\
    <string>é😀</string><data>AQI=</data><date>2025-01-31T23:59:59Z</date><string/><data></data></array>\
    <key>b</key><dict><key>ü</key><string>a text of more than fifteen characters</string></dict>\
    <key>c</key><integer>9223372036854775807</integer><key>d</key>\
    <integer>-9223372036854775808</integer><key>e</key><array/></dict>
    """

  @Test func readsTheSameAsFromXML() throws {
    let reading = readPropertyList(try binary(sample))
    #expect(reading.report == "")
    #expect(reading.tree?.line == readPropertyList(sample).tree?.line)
    #expect(reading.tree?.allPlaces.allSatisfy { ($0.line, $0.column) == (1, 1) } == true)
  }

  @Test func sortsKeys() throws {
    let text = "<dict>" + (0..<30).map { "<key>\(99 - $0)</key><true/>" }.joined() + "</dict>"
    let keys = readPropertyList(try binary(text)).tree?.entries?.map(\.key)
    #expect(keys == (70...99).map(String.init))
  }

  @Test(
    arguments: [
      ([0x09], 0, "true"), ([0x13, 0, 0, 0, 0, 0, 0, 0, 5], 0, "5"),
      ([0x22, 0x3F, 0xC0, 0, 0], 0, "1.5"),
      ([0x14] + [UInt8](repeating: 0xFF, count: 16), 0, "-1"),
      ([0x33, 0, 0, 0, 0, 0, 0, 0, 0], 0, "<2001-01-01T00:00:00Z>"),
      ([0x33, 0xBF, 0xE0, 0, 0, 0, 0, 0, 0], 0, "<2000-12-31T23:59:59Z>"),
      ([0x5F, 0x10, 0x02, 0x61, 0x62], 0, "\"ab\""),
    ] as [([UInt8], Int, String)])
  func readsObject(object: [UInt8], root: Int, line: String) {
    #expect(readPropertyList(list([object], root: root)).tree?.line == line)
  }

  @Test(
    arguments: [
      ([[0xA1, 0]], 0, "a value contains itself"),
      ([[0xA1, 1], [0xA1, 0]], 0, "a value contains itself"),
      ([[0xD1, 1, 0], [0x51, 0x61]], 0, "a value contains itself"),
      ([[0xA1, 7]], 0, "it refers to a value that does not exist"),
      ([[0x09]], 1, "its header or its trailer is wrong"),
      (
        [[0xAF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 0,
        "a value reaches out of the file"
      ),
      (
        [[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]], 0,
        "a value reaches out of the file"
      ),
      ([[0x5F, 0x51, 0x01]], 0, "a value has no size"),
      ([[0x5F]], 0, "a value reaches out of the file"),
      ([[0x13, 0]], 0, "a value reaches out of the file"),
      ([[0xD1, 1, 1], [0x09]], 0, "a key is not a text"),
      ([[0x80, 1]], 0, "it has a value of an unknown kind"),
      ([[0x00]], 0, "it has a value of an unknown kind"),
      (
        [[0x14] + [UInt8](repeating: 0x7F, count: 16)], 0, "a whole number is too large for 64 bits"
      ),
      (
        [[0x14] + [UInt8](repeating: 0, count: 8) + [UInt8](repeating: 0xFF, count: 8)], 0,
        "a whole number is too large for 64 bits"
      ),
      ([[0x23, 0x7F, 0xF0, 0, 0, 0, 0, 0, 0]], 0, "a number is not finite"),
      ([[0x33, 0x7F, 0xF8, 0, 0, 0, 0, 0, 0]], 0, "a date is out of range"),
      ([[0x33, 0x7E, 0, 0, 0, 0, 0, 0, 0]], 0, "a date is out of range"),
      ([[0x51, 0xC3]], 0, "a text is not ASCII"),
      ([[0x61, 0xD8, 0x00]], 0, "a text is not UTF-16"),
    ] as [([[UInt8]], Int, String)])
  func namesDamage(objects: [[UInt8]], root: Int, damage: String) {
    #expect(
      readPropertyList(list(objects, root: root)).report == """
        1:1 malformed-property-list: The binary property list is damaged: \(damage)
        fix: Restore the file, or save the list as XML
        """)
  }

  @Test func reportsDuplicateKeys() {
    let reading = readPropertyList(list([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0x09], [0x08]]))
    #expect(reading.tree?.line == "{a: true}")
    #expect(reading.diagnostics.map(\.rule.id) == ["duplicate-key"])
  }

  @Test func refusesBillionLaughs() {
    let objects = (1...40).map { [0xA8] + [UInt8](repeating: $0, count: 8) } + [[0x09]]
    #expect(
      readPropertyList(list(objects)).report.hasPrefix(
        "1:1 over-limit: The file has more than 1000000 values"))
  }

  @Test func refusesDeepNesting() {
    let objects = (1...200).map { [0xA1, UInt8($0)] } + [[0x09]]
    #expect(
      readPropertyList(list(objects)).report.hasPrefix(
        "1:1 over-limit: Values nest more than 128 levels deep"))
  }

  @Test func countsLongTextAsOftenAsItIsUsed() {
    let text: [UInt8] = [0x5F, 0x12, 0, 1, 0, 0] + [UInt8](repeating: 0x61, count: 65536)
    let array: [UInt8] = [0xAF, 0x11, 2, 0] + [UInt8](repeating: 1, count: 512)
    #expect(
      readPropertyList(list([array, text])).report.hasPrefix(
        "1:1 over-limit: The texts of the file have more than 16777216 bytes"))
  }

  @Test func survivesEveryTruncation() throws {
    let bytes = try binary(sample)
    for count in 6..<bytes.count {
      #expect(readPropertyList(Array(bytes.prefix(count))).tree == nil)
    }
  }

  @Test func survivesEveryChangedByte() throws {
    let bytes = try binary(sample)
    for index in bytes.indices.dropFirst(6) {
      for value in [0, 0x0F, 0x7F, 0x80, 0xAF, 0xD1, 0xFF] as [UInt8] {
        var changed = bytes
        changed[index] = value
        let reading = readPropertyList(changed)
        #expect(reading.tree != nil || reading.diagnostics.count == 1)
      }
    }
  }

  /// A list of objects with offsets and references of one byte, or offsets of four where needed.
  private func list(_ objects: [[UInt8]], root: Int = 0) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += withBigEndian(UInt64(bytes.count)).suffix(4)
      bytes += object
    }
    let table = bytes.count
    bytes += offsets + [0, 0, 0, 0, 0, 0, 4, 1]
    return bytes + withBigEndian(UInt64(objects.count)) + withBigEndian(UInt64(root))
      + withBigEndian(UInt64(table))
  }

  private func withBigEndian(_ number: UInt64) -> [UInt8] {
    stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: number >> UInt64($0)) }
  }

  /// What Foundation writes for the value inside a list in XML.
  private func binary(_ value: String) throws -> [UInt8] {
    let list = try unsafe PropertyListSerialization.propertyList(
      from: Data("<plist>\(value)</plist>".utf8), format: nil)
    return Array(
      try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))
  }
}
