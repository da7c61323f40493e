import Diagnostics
import Foundation
import SourceFormats
import TestSupport
import Testing

/// The formats that are read, each with a file as tools write it.
enum HostileFormat: CaseIterable {
  case xml, propertyList, binaryList, strings, plurals, yaml

  /// Whether it was read, and what was said.
  func read(_ bytes: [UInt8]) -> (isRead: Bool, diagnostics: [Diagnostic]) {
    switch self {
    case .xml: parts(readXML(bytes))
    case .propertyList, .binaryList: parts(readPropertyList(bytes))
    case .strings: parts(readStrings(bytes))
    case .plurals: parts(readPlurals(bytes))
    case .yaml:
      parts(
        Reading { diagnostics throws(Diagnostic) in
          try readYAML(
            SourceText(path: "sample", bytes: bytes), reporting: &diagnostics)
        })
    }
  }

  private func parts<Tree>(_ reading: Reading<Tree>) -> (Bool, [Diagnostic]) {
    (reading.tree != nil, reading.diagnostics)
  }

  var sample: [UInt8] {
    get throws {
      switch self {
      case .xml, .propertyList: return Array(Self.list.utf8)
      case .binaryList:
        let value = try unsafe PropertyListSerialization.propertyList(
          from: Data(Self.list.utf8), format: nil)
        return [UInt8](
          try PropertyListSerialization.data(fromPropertyList: value, format: .binary, options: 0))
      case .strings:
        return Array(
          "/* Größe */\n\"Ti0001\" = \"Tee \\\"extra\\\"\\n\\U00e9\";\nkey = 'x';\n".utf8)
      case .plurals:
        return Array(
          """
          <plist version="1.0"><dict><key>${count} teas</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>one</key><string>ein Tee</string><key>other</key><string>${count} Tees</string>
          </dict></dict></dict></plist>
          """.utf8)
      case .yaml:
        return Array("controller: C\nlayouts:\n  A: &a {label: \"é ${x}\"}\n  B: *a # b\n".utf8)
      }
    }
  }

  private static let list = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>INIntents</key><array><dict><key>INIntentName</key>
    <string>Brüh’ &amp; ‘${tea}’</string><key>n</key><integer>-17</integer><key>r</key><real>1.5</real>
    <key>b</key><true/><key>d</key><data>AQI=</data><key>e</key><date>2025-01-31T23:59:59Z</date>
    </dict></array><key></key><array/></dict></plist>
    """
}

@Suite(.onlyInFullLane) struct HostileFileTests {
  /// A file that is cut off is never read to its end in silence, save where what is left is whole.
  @Test(arguments: HostileFormat.allCases) func everyTruncatedFileEnds(format: HostileFormat) throws
  {
    let sample = try format.sample
    #expect(format.read(sample).diagnostics.isEmpty)
    for length in 0..<sample.count {
      let reading = format.read(Array(sample[..<length]))
      let mayBeWhole = format == .strings || format == .yaml
      #expect(!reading.diagnostics.isEmpty || (reading.isRead && mayBeWhole), "\(length)")
      if reading.isRead { continue }
      #expect(reading.diagnostics.count == 1)
    }
  }

  @Test(arguments: HostileFormat.allCases) func mutantsNeverTrap(format: HostileFormat) throws {
    let sample = try format.sample
    var random = FixedRandom(state: 2026)
    for _ in 0..<800 {
      let mutant = Mutation.mutant(of: sample, using: &random)
      let reading = format.read(mutant)
      #expect(reading.isRead || reading.diagnostics.count >= 1)
      #expect(reading.diagnostics.allSatisfy { $0.location != nil })
    }
  }

  /// What stands between a start and an end, so often that it makes ten megabytes.
  private func filled(_ start: String, _ part: String, _ end: String = "") -> [UInt8] {
    Array((start + String(repeating: part, count: 10_000_000 / part.utf8.count) + end).utf8)
  }

  @Test(arguments: HostileFormat.allCases)
  func tenMegabytesOfNestedCollectionsAreOneFinding(format: HostileFormat) {
    let bytes =
      switch format {
      case .xml, .propertyList, .plurals: filled("<plist>", "<array>")
      case .strings: filled("<plist>", "<dict><key>a</key>")
      case .yaml: filled("", "[")
      case .binaryList: nestedBinaryArrays(1_000_000)
      }
    let reading = format.read(bytes)
    #expect(!reading.isRead)
    #expect(reading.diagnostics.map(\.rule) == [.overLimit])
  }

  @Test func nestedDictionariesOfStringsAreOneFinding() {
    let reading = readStrings(filled("", "{"))
    #expect(reading.diagnostics.map(\.rule) == [.malformedStrings])
  }

  /// Each array holds the next one.
  private func nestedBinaryArrays(_ count: Int) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    let number = { (value: Int, size: Int) in
      (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * (size - 1 - $0))) }
    }
    for index in 0..<count { bytes += [0xA1] + number(min(index + 1, count - 1), 4) }
    let table = bytes.count
    for index in 0..<count { bytes += number(8 + 5 * index, 4) }
    return bytes + [0, 0, 0, 0, 0, 0, 4, 4] + number(count, 8) + number(0, 8) + number(table, 8)
  }

  @Test(arguments: [HostileFormat.propertyList, .plurals, .strings, .yaml])
  func aMillionKeysAreWithinTheLimitsOrOneFinding(format: HostileFormat) {
    let keys = (0..<1_000_000).lazy.map { String($0, radix: 36) }
    var text = ""
    switch format {
    case .strings: for key in keys { text += "\(key);" }
    case .yaml: for key in keys { text += "\(key):\n" }
    default:
      text = "<plist><dict>"
      for key in keys.prefix(600_000) { text += "<key>\(key)</key><true/>" }
      text += "</dict></plist>"
    }
    let reading = format.read(Array(text.utf8))
    #expect(reading.isRead == (format == .strings))
    #expect(reading.diagnostics.map(\.rule) == (format == .strings ? [] : [.overLimit]))
  }

  @Test(arguments: [HostileFormat.xml, .propertyList, .strings, .plurals])
  func entityBombsAreOneFinding(format: HostileFormat) {
    let laughs = (1...30).map { "<!ENTITY e\($0) '&e\($0 - 1);&e\($0 - 1);'>" }.joined()
    let blowUp = "<!ENTITY e '" + String(repeating: "x", count: 100_000) + "'>"
    let outside = "<!ENTITY e SYSTEM 'file:///etc/passwd'>"
    for (declarations, name) in [
      ("<!ENTITY e0 'ha'>\(laughs)", "e30"), (blowUp, "e"), (outside, "e"),
      ("<!ENTITY % p SYSTEM 'http://localhost/x'> %p;", "e"),
    ] {
      let use = String(repeating: "&\(name);", count: 100)
      let text =
        "<!DOCTYPE plist [\(declarations)]><plist><dict><key>a</key><string>\(use)</string></dict>"
        + "</plist>"
      let reading = format.read(Array(text.utf8))
      #expect(!reading.isRead && reading.diagnostics.map(\.rule) == [.malformedXML])
      #expect(!reading.diagnostics[0].message.contains("root:"))
    }
  }

  /// Lengths of a gigabyte and more, for each kind of value that has one.
  @Test(arguments: [0x4F, 0x5F, 0x6F, 0xAF, 0xDF] as [UInt8])
  func claimedLengthsOfABinaryListAreHeldAgainstTheFile(marker: UInt8) {
    for length in [
      [0x12, 0x40, 0, 0, 0], [0x12, 0xFF, 0xFF, 0xFF, 0xFF],
      [0x13, 0x7F] + [0xFF, 0xFF, 0xFF]
        + [0xFF, 0xFF, 0xFF, 0xFF], [0x13] + [UInt8](repeating: 0xFF, count: 8),
    ] as [[UInt8]] {
      let object = [marker] + length + [0, 0]
      let trailer: [UInt8] =
        [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 1] + [0, 0, 0, 0, 0, 0, 0, 0]
        + [0, 0, 0, 0, 0, 0, 0, UInt8(8 + object.count)]
      let reading = readPropertyList(Array("bplist00".utf8) + object + [8] + trailer)
      #expect(reading.tree == nil)
      #expect(reading.report.contains("damaged: a value reaches out of the file"))
    }
  }

  /// Counts and offsets in the trailer that no file of this size can have.
  @Test(arguments: [8, 16, 24]) func hugeNumbersInTheTrailerAreDamage(place: Int) throws {
    let sample = try HostileFormat.binaryList.sample
    for number in [0x7F, 0xFF, 0x80] as [UInt8] {
      var bytes = sample
      bytes[bytes.count - 32 + place] = number
      #expect(readPropertyList(bytes).report.contains("its header or its trailer is wrong"))
    }
  }

  @Test(arguments: HostileFormat.allCases, [[0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xE9]])
  func bytesThatAreNoUTF8AreNamedWithTheirPlace(format: HostileFormat, bytes: [UInt8]) {
    if format == .binaryList { return }
    let (start, end) =
      format == .yaml ? ("a: \nb: é", "") : ("<plist>\n<string>é", "</string></plist>")
    let reading = format.read(Array(start.utf8) + bytes + Array(end.utf8))
    #expect(!reading.isRead)
    let column = (start.split(separator: "\n").last?.count ?? 0) + 1
    #expect(
      reports(reading.diagnostics) == """
        2:\(column) unreadable-text: The file is not UTF-8 text
        fix: Save the file as UTF-8
        """)
  }

  @Test(arguments: [HostileFormat.xml, .propertyList, .strings, .plurals], [true, false])
  func halfACharacterOfUTF16IsNamedWithItsPlace(format: HostileFormat, isBigEndian: Bool) {
    let unit = { (unit: UInt16) -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    let text = "\u{FEFF}<plist>\n<dict>😀".utf16.flatMap(unit)
    for (bytes, column) in [
      (text + [0x3C], 8), (text + unit(0xDC00), 8), (text.dropLast(2) + unit(0x3C), 7),
      (text + unit(0xD800), 8),
    ] {
      let reading = format.read(bytes)
      #expect(
        reports(reading.diagnostics) == """
          2:\(column) unreadable-text: The file is not UTF-16 text
          fix: Save the file as UTF-8
          """)
    }
  }

  /// Old tools left the byte-order mark out.
  @Test(arguments: [true, false]) func stringsInUTF16NeedNoByteOrderMark(isBigEndian: Bool) {
    let bytes = "\"ключ\" = \"é😀\";\n".utf16.flatMap { unit -> [UInt8] in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return isBigEndian ? [high, low] : [low, high]
    }
    let reading = readStrings(bytes)
    #expect(reading.tree?.entries.map(\.text) == ["é😀"] && reading.report == "")
    let odd = readStrings(bytes + [0x22])
    #expect(odd.tree == nil && odd.diagnostics.map(\.rule) == [.unreadableText])
    #expect(odd.diagnostics[0].location == SourceLocation(file: "sample", line: 2, column: 1))
  }

  @Test func zeroBytesAndControlCharactersAreFindings() {
    for format in HostileFormat.allCases where format != .binaryList {
      for text in ["\u{0}", "\u{0}\u{0}\u{0}", "a\u{0}b", "\u{1}", "\u{FFFE}"] {
        let reading = format.read(Array(text.utf8))
        #expect(
          !reading.isRead && reading.diagnostics.count == 1, "\(format) \(text.debugDescription)")
      }
    }
  }
}
