import Diagnostics
import SourceFormats
import TestSupport
import Testing

@Suite struct PropertyListReaderTests {
  @Test(arguments: [
    ("<string>a &amp; b</string>", "\"a & b\""), ("<string/>", "\"\""),
    ("<string> a\nb </string>", "\" a\nb \""), ("<integer>12</integer>", "12"),
    ("<integer>-3</integer>", "-3"), ("<integer> +5\n</integer>", "5"),
    ("<integer>0xFF</integer>", "255"), ("<integer>-0x10</integer>", "-16"),
    ("<integer>9223372036854775807</integer>", "9223372036854775807"),
    ("<integer>-9223372036854775808</integer>", "-9223372036854775808"),
    ("<real>1.5</real>", "1.5"), ("<real>-1e3</real>", "-1000.0"), ("<real>2</real>", "2.0"),
    ("<true/>", "true"), ("<false></false>", "false"), ("<data/>", "data[]"),
    ("<data>\n\tAQ\n\tI=\n</data>", "data[1, 2]"), ("<data></data>", "data[]"),
    ("<date>2025-01-31T23:59:59Z</date>", "<2025-01-31T23:59:59Z>"),
    ("<array/>", "[]"), ("<array>\n<true/><array/></array>", "[true, []]"), ("<dict/>", "{}"),
    ("<dict><key>b</key><true/><key></key><dict/></dict>", "{b: true, : {}}"),
    ("<!-- c --><dict><!-- d --></dict>", "{}"),
    ("<string><![CDATA[<a>]]></string>", "\"<a>\""),
  ])
  func readsValue(text: String, tree: String) {
    let reading = readPropertyList(text)
    #expect(reading.report == "")
    #expect(reading.tree?.line == tree)
  }

  /// The tag that property lists do not have is the wrong one of two that differ.
  @Test(arguments: [
    ("②<dct>①</dict>", "dct", "dict"), ("<array>②<stirng>a①</string></array>", "stirng", "string"),
  ])
  func namesTheMisspelledTag(marked: String, name: String, meant: String) {
    let source = MarkedSource(marked)
    let report = readPropertyList(source.text).report
    #expect(
      report.contains("There is no element '\(name)'") && report.contains("Write '<\(meant)>'"),
      "\(report)")
  }

  @Test func readsWhatXcodeWrites() {
    let source = MarkedSource(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      ①<dict>
      \t②<key>INEnums</key>
      \t③<array/>
      \t④<key>😀</key> ⑤<string>“${x}”</string>
      </dict>
      </plist>

      """)
    let reading = readPropertyList(source.bytes)
    #expect(reading.report == "")
    #expect(reading.tree?.line == "{INEnums: [], 😀: \"“${x}”\"}")
    #expect(reading.tree?.allPlaces == source.places)
  }

  @Test func keepsFirstOfDuplicateKeys() {
    let reading = readPropertyList(
      "<dict><key>a</key><true/><key>a</key><false/></dict>")
    #expect(reading.tree?.line == "{a: true}")
    #expect(
      reading.report == """
        1:33 duplicate-key: The key 'a' appears a second time
        note: 1:14 It appears here first; this value counts
        fix: Remove one of the two
        """)
  }

  @Test(arguments: [
    (
      "<dict>①<key>a</key></dict>", "The key 'a' has no value",
      "Write a value after the key, or remove it"
    ),
    (
      "<dict>①<key>a</key><key>b</key><true/></dict>", "The key 'a' has no value",
      "Write a value after the key, or remove it"
    ),
    (
      "<dict>①<true/></dict>", "A value in a 'dict' must follow its 'key'",
      "Write '<key>…</key>' before the value"
    ),
    ("①<key>a</key>", "A 'key' must be in a 'dict'", "Put a 'dict' around it"),
    ("<array>①<key>a</key></array>", "A 'key' must be in a 'dict'", "Put a 'dict' around it"),
    ("①<strnig/>", "Property lists have no element 'strnig'", "Write 'string'"),
    ("<dict>①<kye/></dict>", "Property lists have no element 'kye'", "Write 'key'"),
    (
      "①<foo/>", "Property lists have no element 'foo'",
      "Use one of 'dict', 'array', 'key', 'string', 'integer', 'real', 'true', 'false', 'data', "
        + "'date'"
    ),
    (
      "<array><true/> ①x</array>", "'array' must not contain text",
      "Remove the text, or put it into a 'string'"
    ),
    (
      "<dict><key>a</key>\n ①x<true/></dict>", "'dict' must not contain text",
      "Remove the text, or put it into a 'string'"
    ),
    (
      "<true>①x</true>", "'true' must not contain text",
      "Remove the text, or put it into a 'string'"
    ),
    (
      "<string>a①<b/></string>", "'string' must not contain other elements",
      "Move the element out of 'string'"
    ),
    (
      "<dict><key>①<b/></key><true/></dict>", "'key' must not contain other elements",
      "Move the element out of 'key'"
    ),
    (
      "<integer> ①9223372036854775808</integer>",
      "The integer '9223372036854775808' is too large", "Write a number that fits into 64 bits"
    ),
    ("<integer>①1.5</integer>", "The integer '1.5' is not a whole number", "Write digits only"),
    ("<integer>①0x</integer>", "The integer '0x' is not a whole number", "Write digits only"),
    ("<integer>①--1</integer>", "The integer '--1' is not a whole number", "Write digits only"),
    ("<integer>①१</integer>", "The integer '१' is not a whole number", "Write digits only"),
    ("①<integer/>", "The integer '' is not a whole number", "Write digits only"),
    ("<real>①nan</real>", "The real 'nan' is not a finite number", "Write a decimal number"),
    ("<real>①0x1p3</real>", "The real '0x1p3' is not a finite number", "Write a decimal number"),
    (
      "<data>\n①A?==</data>", "The data 'A?==' is not base64",
      "Write the bytes in base64, padded with '='"
    ),
    (
      "<data>①AQ</data>", "The data 'AQ' is not base64",
      "Write the bytes in base64, padded with '='"
    ),
    (
      "<date>①2025-01-31</date>", "The date '2025-01-31' is not a date",
      "Write '2025-01-31T23:59:59Z'"
    ),
    (
      "<date>①2025-13-31T00:00:00Z</date>", "The date '2025-13-31T00:00:00Z' is not a date",
      "Write '2025-01-31T23:59:59Z'"
    ),
    (
      "<true/>①<false/>", "A property list must have one value",
      "Put the values into an array or a dict"
    ),
  ])
  func namesPlaceAndFix(marked: String, message: String, fix: String) {
    let source = MarkedSource("<plist>\(marked)</plist>")
    #expect(
      readPropertyList(source.bytes).report
        == source.report("malformed-property-list: \(message)", fix: fix))
  }

  @Test(arguments: [
    ("", "empty-file: The file is empty", "Restore its content, or remove the file"),
    (" \n", "empty-file: The file has only white space", "Restore its content, or remove the file"),
    (
      "{ a = b; }",
      "malformed-property-list: The file is neither an XML property list nor a binary one",
      "Convert it with 'plutil -convert xml1'"
    ),
    (
      "\"a\" = \"b\";",
      "malformed-property-list: The file is neither an XML property list nor a binary one",
      "Convert it with 'plutil -convert xml1'"
    ),
    (
      "<dict/>",
      "malformed-property-list: The outermost element of a property list must be 'plist', not "
        + "'dict'", "Put '<plist version=\"1.0\">' around the value"
    ),
    (
      "<plist/>", "malformed-property-list: The property list has no value", "Write a value"
    ),
    (
      "<<<<<<< HEAD\n<plist/>",
      "merge-conflict: The file has conflict markers of an unfinished merge",
      "Resolve the conflict and remove the markers"
    ),
    (
      "<plist", "malformed-xml: The file ends before a tag is closed",
      "Restore the file: its end is missing"
    ),
  ])
  func refusesWhatIsNoPropertyList(text: String, message: String, fix: String) {
    #expect(readPropertyList(Array(text.utf8)).report == "1:1 \(message)\nfix: \(fix)")
  }
}
