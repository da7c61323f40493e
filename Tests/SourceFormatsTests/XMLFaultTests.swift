import Diagnostics
import TestSupport
import Testing

@Suite struct XMLFaultTests {
  @Test(arguments: [
    ("①", "empty-file: The file is empty"),
    ("① \n\t\n", "empty-file: The file has only white space"),
  ])
  func namesEmptyFile(marked: String, message: String) {
    expect(marked, message, fix: "Restore its content, or remove the file")
  }

  @Test(arguments: [
    "①<<<<<<< HEAD\n<a/>\n=======\n<b/>\n>>>>>>> branch\n",
    "<a>\n①=======\n<b/>\n>>>>>>> branch\n</a>",
  ])
  func namesFirstConflictMarker(marked: String) {
    expect(
      marked, "merge-conflict: The file has conflict markers of an unfinished merge",
      fix: "Resolve the conflict and remove the markers")
  }

  @Test(arguments: [
    ("<a>\n  ②<b>text①", "b", "'<b>'"), ("②<a>\n  ①<b x=", "a", "a tag"),
    ("②<a>①</a", "a", "a tag"), ("②<a>①<!-- x", "a", "a comment"),
    ("②<a>①<?pi x", "a", "an instruction"), ("②<a><![CDATA[ x①", "a", "a CDATA section"),
    ("②<a>①&am", "a", "an entity"), ("②<a><b/>\n①", "a", "'<a>'"),
  ])
  func namesWhatACutOffFileLeavesOpen(marked: String, open: String, what: String) {
    expect(
      marked, "malformed-xml: The file ends before \(what) is closed",
      note: "'<\(open)>' begins here", fix: "Restore the file: its end is missing")
  }

  @Test(arguments: [
    ("<a>\n  ②<b>\n①</a>", "a", "b"), ("②<a>①</b>", "b", "a"), ("<a>é😀②<b>①</c >", "c", "b"),
  ])
  func namesBothOfMismatchedTags(marked: String, found: String, expected: String) {
    expect(
      marked, "malformed-xml: '</\(found)>' appears where '</\(expected)>' is expected",
      note: "'<\(expected)>' begins here", fix: "Write '</\(expected)>'")
  }

  @Test(arguments: [
    "<a>①&foo;</a>", "<!DOCTYPE a><a>①&foo;</a>", "<!DOCTYPE a SYSTEM 'x'><a>①&foo;</a>",
    "<!DOCTYPE a SYSTEM 'x'><a>\n<b c='>' d='é①&foo;'/></a>", "<a b='①&foo;'/>",
  ])
  func refusesUnknownEntity(marked: String) {
    expect(
      marked, "malformed-xml: The entity '&foo;' is unknown",
      fix: "Write the character itself, or '&amp;' for '&'")
  }

  @Test(arguments: [
    "<!DOCTYPE a ①[<!ENTITY x 'y'>]><a>&x;</a>",
    "<!DOCTYPE a ①[<!ENTITY x SYSTEM 'file:///etc/hostname'>]><a>&x;</a>",
    "<!DOCTYPE a ①[<!ENTITY % x SYSTEM 'http://localhost/'> %x;]><a/>",
    "<!DOCTYPE a ①[<!ATTLIST a b CDATA 'c'>]><a/>",
  ])
  func refusesDeclarationsInDocumentType(marked: String) {
    expect(
      marked, "malformed-xml: The DOCTYPE contains declarations, which Cardproof does not read",
      fix: "Remove the part in brackets from the DOCTYPE")
  }

  @Test(arguments: [
    ("①x<a/>", "XML must start with '<'", "Remove everything before the first tag"),
    (
      "<a/>①<b/>", "The file goes on after its outermost element has ended",
      "Remove what follows, or move it into the element"
    ),
    ("<!-- c -->①", "The file has no element", "Restore its content, or remove the file"),
    ("<a x='1' ①x='2'/>", "An attribute appears twice in a tag", "Remove one of the two"),
    ("<a>①& b</a>", "A '&' must begin an entity", "Write '&amp;'"),
    ("<a>①&</a>", "A '&' must begin an entity", "Write '&amp;'"),
    ("<a>1 ①< 2</a>", "A '<' must begin a tag", "Write '&lt;'"),
    ("<a>①]]></a>", "']]>' is not allowed in text", "Write ']]&gt;'"),
    (
      "<a ①<b/></a>", "A '<' is not allowed inside a tag",
      "Close the tag before it with '>', or write '&lt;'"
    ),
    ("<a>①&#0;</a>", "The reference is not a character of XML", "Remove the reference"),
    ("<a>é①\u{0}</a>", "The control character U+0000 is not allowed", "Remove the character"),
    ("<a>①\u{1B}</a>", "The control character U+001B is not allowed", "Remove the character"),
    ("<a b=①1/>", "'1' is not allowed here in XML", "Correct the text at this place"),
    (
      "\n①<?xml version='1.0'?><a/>", "The XML declaration must come first",
      "Remove everything before '<?xml'"
    ),
  ])
  func namesPlaceAndFix(marked: String, message: String, fix: String) {
    expect(marked, "malformed-xml: \(message)", fix: fix)
  }

  /// Expects one diagnostic at `①`, with a note at `②` if there is one.
  private func expect(
    _ marked: String, _ message: String, note: String? = nil, fix: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked)
    #expect(
      readXML(source.bytes).report == source.report(message, note: note, fix: fix),
      sourceLocation: sourceLocation)
  }
}
