import Diagnostics
import TestSupport
import Testing

@Suite struct YAMLFaultTests {
  @Test(arguments: [
    ("①", "empty-file: The file is empty"),
    ("① \n\t\n", "empty-file: The file has only white space"),
    ("①# only\n# comments\n", "empty-file: The file has only comments"),
  ])
  func namesEmptyFile(marked: String, message: String) {
    expect(marked, message, fix: "Restore its content, or remove the file")
  }

  @Test(arguments: [
    "a: 1\n①<<<<<<< HEAD\nb: 2\n=======\nc: 3\n>>>>>>> branch\n",
    "a: 1\n①=======\r\nc: 3\n>>>>>>> branch\n",
    "①=======",
    "a: 1\n①>>>>>>> branch\n",
  ])
  func namesFirstConflictMarker(marked: String) {
    expect(
      marked, "merge-conflict: The file has conflict markers of an unfinished merge",
      fix: "Resolve the conflict and remove the markers")
  }

  @Test(arguments: [
    "a: |\n  <<<<<<< HEAD\n  =======\n", "a: <<<<<<<", "a: 1 # =======",
  ])
  func takesNoIndentedMarkerForConflict(text: String) {
    #expect(readYAML(text).report == "")
  }

  @Test(arguments: [
    "a:\n①\tb: 1", "a: 1\n①\tb: 2", "a:\n  b: 1\n①\tc: 2", "- a\n①\t- b", "a: |\n①\ttext",
  ])
  func refusesTabInIndentation(marked: String) {
    expect(marked, "malformed-yaml: A tab cannot indent YAML", fix: "Indent with spaces")
  }

  @Test(arguments: [
    ("②a:\n  b: 1\n ①c: 2", "mapping", "Indent the line like the keys of its mapping"),
    ("②a: 1\n①- b", "mapping", "Indent the line like the keys of its mapping"),
    ("②- a\n①b: 1", "list", "Start the item with '- ', indented like the items before it"),
  ])
  func namesCollectionThatLineDoesNotFit(marked: String, what: String, fix: String) {
    expect(
      marked, "malformed-yaml: The indentation of the line does not fit its \(what)",
      note: "The \(what) begins here", fix: fix)
  }

  @Test(arguments: ["a: ②'x\nb: 2①", "a: ②\"x①", "a: ②'x\n①---\n"])
  func namesOpeningOfUnclosedQuote(marked: String) {
    expect(
      marked, "malformed-yaml: A quote is never closed", note: "It is opened here",
      fix: "Close the quote")
  }

  @Test(arguments: [
    ("a: ②[1, 2①", "list", "The list has no closing ']'", "]"),
    ("a: ②{b: 1①", "mapping", "The mapping has no closing '}'", "}"),
    ("a: ②{①", "mapping", "The mapping has no closing '}'", "}"),
    ("a: ②[1, 2\nb①: 3", "list", "A ',' or ']' is missing in the list", "]"),
    ("a: {b: ②[1, 2①}", "list", "A ',' or ']' is missing in the list", "]"),
    ("a: ②{b: 1, c: 2①]", "mapping", "A ',' or '}' is missing in the mapping", "}"),
    ("- ②[\n①- 1\n", "list", "A value or ']' is missing in the list", "]"),
  ])
  func namesOpeningOfUnclosedBracket(
    marked: String, what: String, message: String, close: String
  ) {
    expect(
      marked, "malformed-yaml: \(message)", note: "The \(what) is opened here",
      fix: "Write '\(close)' where the \(what) ends")
  }

  @Test(arguments: [
    ("a: 1\n①---\nb: 2", "The file has more than one document", "Keep one document a file"),
    (
      "a: 1\n...\n①b: 2", "The document already ended before this line",
      "Indent the line like the others, and keep one document a file"
    ),
    ("a: ①!x 1", "Tags such as '!x' are not supported", "Remove the tag"),
    ("①!!map\na: 1", "Tags such as '!!map' are not supported", "Remove the tag"),
    ("①!!str a: 1", "Tags such as '!!str' are not supported", "Remove the tag"),
    ("①%TAG ! x\n---\na: 1", "Tag directives are not supported", "Remove the line"),
    ("①%YAML 3.0\n---\na: 1", "The version of YAML must be 1.1 or 1.2", "Remove the line"),
    ("%YAML 1.2\n①%YAML 1.2\n---\na", "YAML has no such directive", "Remove the line"),
    ("①<<: {a: 1}", "Merge keys ('<<') are not supported", "Write the keys out"),
    ("{①[a]: 1}", "A key must be text", "Write the key as plain or quoted text"),
    ("? ①{a: b}\n: 1", "A key must be text", "Write the key as plain or quoted text"),
    ("a: &x y\n①*x : 1", "A key must be text", "Write the key as plain or quoted text"),
    ("①: 1", "A key is missing before ':'", "Write the key"),
    ("{①: 1}", "A key is missing before ':'", "Write the key"),
    (
      "a: ①*x", "No value above has the anchor '&x'",
      "Mark the value above with '&x'"
    ),
    (
      "a: &name 1\nb: ①*nome", "No value above has the anchor '&nome'",
      "Write '*name'"
    ),
    (
      "a: &x [①*x]", "The alias '*x' is inside the value that it refers to", "Write the value out"
    ),
    ("a: ①@x", "A plain value cannot start with '@'", "Put quotes around the value"),
    ("a: ①`x`", "A plain value cannot start with '`'", "Put quotes around the value"),
    (
      "a: b①: c", "A ':' is not allowed here",
      "Put quotes around a value that contains ': ', or indent the key like its neighbors"
    ),
    (
      "parameters:\n  soup: clam\n   ①quantity: 1",
      "'quantity' is indented by 3, and 'soup' above it by 2",
      "Indent it by 2"
    ),
    (
      "- soup: clam\n\n    ①cups: 1", "'cups' is indented by 4, and 'soup' above it by 2",
      "Indent it by 2"
    ),
    ("a: ①- b", "A list item is not allowed here", "Start the list on a new line"),
    ("a: ①? b", "A key is not allowed here", "Indent the key like its neighbors"),
    ("a: *①", "A name must follow '&' or '*'", "Put quotes around the text"),
    ("a: 'x' ①y", "The value already ended before this text", "Put quotes around the whole value"),
    (
      "a: >①0\n b", "The first line of the block of text is wrong",
      "Write '|' or '>' as the last thing on its line"
    ),
    ("a: ①]", "A value is missing here", "Write the value"),
    ("é😀: x①\u{0}y", "Control characters are not allowed in YAML", "Remove the character"),
    ("a: ①\u{7}", "Control characters are not allowed in YAML", "Remove the character"),
  ])
  func namesPlaceAndFix(marked: String, message: String, fix: String) {
    expect(marked, "malformed-yaml: \(message)", fix: fix)
  }

  @Test(arguments: [
    ("- {label: ①${response.trend}}", "${response.trend}"),
    ("- {a: 1, label: ①Now ${response.trend} mg, b: 2}", "Now ${response.trend} mg"),
    ("a: [x, ①${a} or ${b}]", "${a} or ${b}"),
    ("a:\n  - {image: x}\n  - {label: ①${intent.tea:uppercase}}\n", "${intent.tea:uppercase}"),
  ])
  func saysThatABindingInBracesNeedsQuotes(marked: String, text: String) {
    expect(
      marked, "malformed-yaml: A text with '${' needs quotes here",
      fix: "Put quotes around it: \"\(text)\"")
  }

  /// What a word processor wrote for quotes would be drawn.
  @Test(arguments: ["- {label: ①“${intent.tea}”}", "- {label: ①„${intent.tea}“, lines: 2}"])
  func saysThatQuotesAreStraight(marked: String) {
    expect(
      marked, "malformed-yaml: A text with '${' needs quotes here",
      fix: "Put straight quotes around it: \"${intent.tea}\"")
  }

  @Test(arguments: [
    "a: {tint: ①#0B7D6B}", "- {label: \"#1\", tint: ①#0B7D6B}\n- {label: b}\n",
    "a: {b: {tint: ①#0B7D6B, c: 1}}\nd: 2\n", "a: {b: [1, 2], tint: ①#0B7D6B }\nd: e\n",
  ])
  func saysThatANumberSignBeginsAComment(marked: String) {
    expect(
      marked,
      "malformed-yaml: '#' begins a comment, so Cardproof does not read the rest of the line",
      fix: "Put quotes around it: \"#0B7D6B\"")
  }

  @Test func leavesCommentsInBracesAlone() {
    expect(
      "a: ②{b: 1, # one\n c: # two\n 2①", "malformed-yaml: The mapping has no closing '}'",
      note: "The mapping is opened here", fix: "Write '}' where the mapping ends")
  }

  @Test(arguments: [
    "interaction①:Tea\nintent: Brew\n", "intent: Brew\ninteraction①:Tea\nstages: []\n",
    "intent: Brew\ninteraction①:Tea\n", "# Tea\ninteraction①:Tea\n\nintent: Brew\n",
    "a:\n  interaction①:Tea\n  b: 1\n",
  ])
  func saysThatASpaceFollowsAColon(marked: String) {
    expect(
      marked, "malformed-yaml: A space must follow the ':' of a key",
      fix: "Write 'interaction: Tea'")
  }

  @Test func namesUnknownEscapeAndKeyWithoutColon() {
    expect(
      "a: ②\"①\\q\"", "malformed-yaml: The escape after the backslash is unknown",
      note: "The text begins here", fix: "Write two backslashes, or use single quotes")
    expect(
      "a: 1\n②b\n①c: 2", "malformed-yaml: A ':' is missing after the key",
      note: "The key begins here", fix: "Write 'key: value' on one line")
  }

  /// Expects one diagnostic at `①`, with a note at `②` if there is one.
  private func expect(
    _ marked: String, _ message: String, note: String? = nil, fix: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let source = MarkedSource(marked)
    let reading = readYAML(source.text)
    #expect(
      reading.report == source.report(message, note: note, fix: fix),
      sourceLocation: sourceLocation)
    #expect(reading.tree == nil, sourceLocation: sourceLocation)
  }

  /// A colour without quotes is a comment, and the key is left without a value.
  @Test(arguments: [
    ("a: 1\n①tint: #ff0000\nb: 2", "\"#ff0000\""), ("x:\n  - ①color: #0B7\n", "\"#0B7\""),
    ("①tint:   #FF00AA80 # red", "\"#FF00AA80\""),
  ])
  func namesValueThatIsAComment(marked: String, quoted: String) {
    let key = marked.contains("tint") ? "tint" : "color"
    let source = MarkedSource(marked)
    #expect(
      readYAML(source.text).report
        == source.report(
          "wrong-type: '#' begins a comment, so '\(key)' has no value", fix: "Write \(quoted)"))
  }

  @Test func findsItBehindAMarkOfByteOrder() {
    #expect(readYAML("\u{FEFF}tint: #ff0000").report.hasPrefix("1:1 wrong-type: '#' begins"))
  }

  @Test(arguments: [
    "tint: \"#ff0000\"", "a: #12", "a: # ff0000", "a: #section one", "a: 1 #ff0000",
    "a: #ff0000\n  b: 1", "a: '' #ff0000",
  ])
  func takesNoCommentForAValue(text: String) {
    #expect(readYAML(text).report == "")
  }
}
