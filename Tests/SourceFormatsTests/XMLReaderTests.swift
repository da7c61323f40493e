import Diagnostics
import SourceFormats
import TestSupport
import Testing

@Suite struct XMLReaderTests {
  @Test(arguments: [
    ("<a/>", "<a></a>"),
    (
      "<?xml version='1.0'?>\n<!-- c --><a b='1' c=\"2\">x<d/>y</a>\n",
      "<a b=\"1\" c=\"2\">x<d></d>y</a>"
    ),
    ("<a>&lt;&amp;&#233;<![CDATA[<b>]]></a>", "<a><&é<b></a>"),
    ("<a>one<!-- c -->two<?pi x?></a>", "<a>onetwo</a>"),
    ("<a b='&quot;&#10;'/>", "<a b=\"\"\n\"></a>"),
    ("<a>x\r\ny</a>", "<a>x\ny</a>"),
    ("<x:a xmlns:x='u'/>", "<x:a xmlns:x=\"u\"></x:a>"),
    ("<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>", "<a>é</a>"),
    (
      "<!DOCTYPE a PUBLIC 'p' 'http://localhost/x.dtd'><a b='&amp;&#9;'>&gt;</a>",
      "<a b=\"&\t\">></a>"
    ),
    ("<a>\n=======\n</a>", "<a>\n=======\n</a>"),
  ])
  func readsDocument(text: String, tree: String) {
    let reading = readXML(text)
    #expect(reading.report == "")
    #expect(reading.tree?.line == tree)
  }

  @Test func joinsNeighbouringText() {
    let children = readXML("<a>one\n&amp; <!-- c --> two<b/>\n</a>").tree?.children
    #expect(children?.count == 3)
    #expect(children?.first == .text("one\n&  two"))
  }

  @Test(arguments: [
    "①<a>②<b/>③<c>④<d/></c></a>",
    "<?xml version='1.0'?>\n①<a>\n\t②<b/>\n</a>",
    "①<a>é😀②<b x='é😀'/>e\u{301}③<c/></a>",
    "①<a>\r\n②<b/>\r\n</a>",
    "①<a>x\ry②<b/></a>",
    "①<a\n  b='1'\n>②<c/></a>",
    "①<a>&amp;&#x1F600;②<c/><![CDATA[\n]]>③<d/></a>",
  ])
  func countsPlacesInScalars(marked: String) {
    let source = MarkedSource(marked)
    #expect(readXML(source.bytes).tree?.allPlaces == source.places)
    #expect(readXML([0xEF, 0xBB, 0xBF] + source.bytes).tree?.allPlaces == source.places)
    #expect(readXML(utf16(source.text, isBigEndian: true)).tree?.allPlaces == source.places)
    #expect(readXML(utf16(source.text, isBigEndian: false)).tree?.allPlaces == source.places)
  }

  @Test(arguments: [
    "<a>①x</a>", "<a>\n\t ①é</a>", "<a><b/> <!-- c -->\n  ①x<b/>y</a>", "<a> &#32; ①&amp;</a>",
  ])
  func placesFirstCharacterOfText(marked: String) {
    let source = MarkedSource(marked)
    #expect(readXML(source.bytes).tree?.textLocation == source.places[0])
  }

  @Test func placesNoTextWhereThereIsOnlyWhiteSpace() {
    #expect(readXML("<a> \n<b/>\t</a>").tree?.textLocation == nil)
  }

  @Test func readsEveryPlaceOfOneLongLineOnce() {
    let text = "<a>" + String(repeating: "<b/>", count: 300_000) + "</a>"
    #expect(readXML(text).tree?.elements.last?.location.column == 1_200_000)
  }

  @Test(
    arguments: [
      ([0x3C, 0x61, 0x0A, 0xC3, 0xFF], "2:1 unreadable-text: The file is not UTF-8 text"),
      ([0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xD8], "1:2 unreadable-text: The file is not UTF-16 text"),
      ([0xFE, 0xFF, 0x00, 0x3C, 0x00], "1:2 unreadable-text: The file is not UTF-16 text"),
    ] as [([UInt8], String)])
  func namesFirstPlaceThatIsNoText(bytes: [UInt8], message: String) {
    #expect(readXML(bytes).report == message + "\nfix: Save the file as UTF-8")
  }

  private func utf16(_ text: String, isBigEndian: Bool) -> [UInt8] {
    ("\u{FEFF}" + text).utf16.flatMap { unit in
      let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
      return isBigEndian ? bytes : bytes.reversed()
    }
  }
}
