import Diagnostics
import TestSupport
import Testing
import Views

@testable import HostSimulation
@testable import Interactions
@testable import ControllerConfigurations

struct ElementReaderTests {
  private func read(_ text: String) -> Reading<View<BindingText>> {
    Reading(text) { root, diagnostics in
      diagnostics.adding { ElementReader($0).read(root, isLayout: true) }
    }
  }

  private func element(_ text: String) throws -> View<BindingText> {
    let reading = read(text)
    #expect(reading.report.isEmpty)
    return try #require(reading.value)
  }

  @Test func readsWhatAllElementsHaveInCommon() throws {
    let style = try element(
      """
      {label: a, width: 10, height: 20.5, insets: 4, cornerRadius: 6, background: red, border: 2,
       alpha: 0.5, id: x, accessibilityLabel: An a}
      """
    ).style
    #expect(style.width == 10 && style.height == Points(20.5) && style.cornerRadius == 6)
    #expect(style.insets == Insets(top: 4, leading: 4, bottom: 4, trailing: 4))
    #expect(style.background == .semantic(.red) && style.alpha == 0.5 && style.id == "x")
    #expect(style.border == Border(width: 2, color: .semantic(.separator)))
    #expect(style.accessibilityLabel == "An a")
  }

  @Test(arguments: [
    ("{horizontal: 3, vertical: 1}", [1, 3, 1, 3]),
    ("{top: 1, leading: 2, bottom: 3, trailing: 4}", [1, 2, 3, 4]),
    ("{vertical: 5, top: 1}", [1, 0, 5, 0]), ("0", [0, 0, 0, 0]),
  ])
  func readsInsets(text: String, sides: [Int]) throws {
    let insets = try element("{label: a, insets: \(text)}").style.insets
    let values = [insets.top, insets.leading, insets.bottom, insets.trailing]
    #expect(values.map { Int($0.value) } == sides)
  }

  @Test func readsLabels() throws {
    let content = try element(
      "{label: a, font: headline, color: secondary, lines: 0, lineBreak: charWrapping, "
        + "textAlignment: center}"
    ).content
    guard case .label(let label) = content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == .style(.headline) && label.color == .semantic(.secondary))
    #expect(label.lines == 0 && label.lineBreak == .charWrapping && label.alignment == .center)
  }

  @Test func labelsHaveTheirDefaults() throws {
    guard case .label(let label) = try element("{label: a}").content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == .style(.body) && label.color == .semantic(.label) && label.lines == 1)
    #expect(label.lineBreak == .truncatingTail && label.alignment == .natural)
  }

  @Test(arguments: [
    ("headline", FontRequest.style(.headline)),
    (
      "{size: 20, weight: bold, design: rounded}",
      .system(size: 20, weight: .bold, design: .rounded)
    ),
    ("{style: title2, weight: bold}", .styled(.title2, weight: .bold, design: .standard)),
    ("{style: caption1, design: serif}", .styled(.caption, weight: nil, design: .serif)),
    ("{size: 20}", .system(size: 20, weight: .regular, design: .standard)),
  ])
  func readsFonts(text: String, font: FontRequest) throws {
    guard case .label(let label) = try element("{label: a, font: \(text)}").content else {
      Issue.record("no label")
      return
    }
    #expect(label.font == font)
  }

  @Test(arguments: [
    ("red", ColorRequest.semantic(.red)), ("'#a1b2c3'", .hex(light: 0xA1B2C3, dark: 0xA1B2C3)),
    ("{light: '#ffffff', dark: '#000000'}", .hex(light: 0xFFFFFF, dark: 0x000000)),
    ("{light: '#ffffff'}", .hex(light: 0xFFFFFF, dark: 0xFFFFFF)),
  ])
  func readsColors(text: String, color: ColorRequest) throws {
    #expect(try element("{label: a, background: \(text)}").style.background == color)
  }

  @Test func readsStacksAndWhatTheyHold() throws {
    let template = try element(
      """
      stack: horizontal
      spacing: 8
      alignment: center
      distribution: fillEqually
      views: [{spacer: 4}, {separator: }, {image: tea, content: fill}, {custom: Chart}, {view: }]
      """)
    guard case .stack(let stack) = template.content else {
      Issue.record("no stack")
      return
    }
    let children = template.subviews
    #expect(stack.axis == .horizontal && stack.spacing == 8 && stack.alignment == .center)
    #expect(stack.distribution == .fillEqually && children.count == 5)
    #expect(children[0].content == .spacer(minimum: 4))
    #expect(children[1].content == .separator)
    #expect(children[3].content == .namedBox("Chart"))
  }

  @Test(arguments: [
    ("{①labl: a}", "missing-key: An element must have a kind", "Write 'label'"),
    (
      "①{label: a, image: b}", "wrong-type: An element must have one kind, not label and image",
      "Write two elements"
    ),
    ("①text", "wrong-type: An element must be a mapping", "Write for example {label: Hello}"),
    (
      "{label: a, width: ①wide}", "wrong-type: 'width' must be a number of points",
      "Write 0 or more"
    ),
    (
      "{label: a, height: ①-1}", "wrong-type: 'height' must be a number of points",
      "Write 0 or more"
    ),
    ("{label: a, height: ①20pt}", "wrong-type: 'height' must be a number of points", "Write 20"),
    (
      "{label: a, insets: ①20px}",
      "wrong-type: 'insets' must be a number of points, or a mapping of sides", "Write 20"
    ),
    (
      "{label: a, insets: ①wide}",
      "wrong-type: 'insets' must be a number of points, or a mapping of sides",
      "Write for example 20 or {horizontal: 20, vertical: 12}"
    ),
    (
      "{label: a, font: ①17}", "unknown-value: '17' is not a text style", "Write {size: 17}"
    ),
    (
      "{label: a, color: ①'0B7D6B'}", "unknown-value: '0B7D6B' is not a color",
      "Write \"#0B7D6B\""
    ),
    (
      "{label: ①'${intent.a:date(ful)}'}", "malformed-binding: 'date(ful)' is not a format",
      "Write 'date(medium)'"
    ),
    (
      "{label: ①'${intent.a:currency}'}", "malformed-binding: 'currency' is not a format",
      "Write 'currency(USD)'"
    ),
    (
      "{label: a, font: ①headlin}", "unknown-value: 'headlin' is not a text style",
      "Write 'headline'"
    ),
    (
      "{label: a, color: ①secondry}", "unknown-value: 'secondry' is not a color",
      "Write 'secondary'"
    ),
    (
      "{label: a, color: ①{light: red}}",
      "unknown-value: The colors of both appearances must be written \"#RRGGBB\"",
      "Write {light: \"#FFFFFF\", dark: \"#000000\"}"
    ),
    ("{label: a, ①colour: red}", "unknown-key: The key 'colour' is unknown here", "Write 'color'"),
    ("{label: ①'${intent.tea'}", "malformed-binding: A binding is not closed", "Add a '}'"),
    (
      "{label: ①'${intnet.tea}'}",
      "malformed-binding: 'intnet' is not the root of a binding", "Write 'intent'"
    ),
    (
      "{label: ①'${intent}'}", "malformed-binding: A binding needs a path",
      "Write for example ${intent.soup}"
    ),
    (
      "{image: ①'${}'}", "malformed-binding: A binding needs a path",
      "Write for example ${intent.soup}"
    ),
    (
      "{stack: ①diagonal}",
      "wrong-type: 'stack' must be one of 'vertical', 'horizontal', not 'diagonal'",
      "Write one of these words"
    ),
    (
      "{stack: vertical, views: ①{label: a}}", "wrong-type: 'views' must be a list, not a mapping",
      "Start each item with '- '"
    ),
    (
      "{stack: vertical, views: [{label: a}, {①imag: b}]}",
      "missing-key: An element must have a kind", "Write 'image'"
    ),
  ])
  func saysWhereAMistakeIsAndWhatToWrite(marked: String, message: String, fix: String) {
    let sample = MarkedSource(marked)
    #expect(read(sample.text).report == sample.report(message, fix: fix))
  }

  @Test(arguments: [
    "number(2)", "currency", "currency(US)", "currency(EURO)", "date(tiny)", "date(medium", "sum",
    "percent()",
  ])
  func unknownFormatsAreFindings(format: String) {
    let reading = read("{label: '${intent.a:\(format)}'}")
    #expect(reading.diagnostics.map(\.rule) == [.malformedBinding])
  }

  @Test(arguments: [
    ("{①storyboard: Maim, scene: Soup}", "There is no storyboard or xib 'Maim'", "Write 'Main'"),
    (
      "{①storyboard: Main.storyboard, scene: Soup}",
      "There is no storyboard or xib 'Main.storyboard'", "Remove the ending: 'Main'"
    ),
    ("{storyboard: Main, ①scene: Suop}", "'Main' has no scene 'Suop'", "Write 'Soup'"),
  ])
  func whatAStoryboardDoesNotHaveIsAFindingAtItsKey(
    marked: String, message: String, fix: String
  ) {
    let sample = MarkedSource(marked)
    let place = SourceLocation(file: "Main.storyboard")
    let view = View<String>(
      .container(.view), object: SceneObject(id: "a", frame: nil), at: place)
    let scene = InterfaceScene(
      path: place.file, names: ["Soup"], isInitial: true, view: view, outlets: [], at: place)
    let reading = Reading(sample.text) { root, diagnostics in
      diagnostics.adding { findings in
        let scenes = SceneTemplateReader(
          catalog: SceneCatalog([scene]), extensionName: nil, findings: findings)
        return ElementReader(findings, scenes: scenes).read(root, isLayout: true)
      }
    }
    #expect(reading.report == sample.report("unknown-scene: " + message, fix: fix))
  }

  @Test(arguments: [
    ("{label: a, ①padding: 4}", "unknown-key: The key 'padding' is unknown here", "Write 'insets'"),
    (
      "{label: a, ①views: [{label: b}]}", "unknown-key: The key 'views' is unknown here",
      "Only stacks contain views: put the element into a stack with them"
    ),
    ("{①label:Hello}", "missing-key: An element must have a kind", "Write a space after ':'"),
    (
      "{label: a, ①lines:2}", "unknown-key: The key 'lines:2' is unknown here",
      "Write a space after ':'"
    ),
  ])
  func keysOfOtherKindsSayWhatToDo(marked: String, message: String, fix: String) {
    let sample = MarkedSource(marked)
    #expect(read(sample.text).report == sample.report(message, fix: fix))
  }

  @Test func aStoryboardThatIsNotThereIsABoxWithAName() {
    let reading = read("{storyboard: Main, scene: Soup}")
    #expect(reading.diagnostics.map(\.rule) == [.unknownScene])
    #expect(reading.value?.content == .namedBox("storyboard Soup"))
  }

  @Test func saysWhatElseIsWrongOfAMisspeltElement() {
    let report = read("{stack: vertical, views: [{labl: a, colr: red, width: wide}]}").report
    for words in ["An element must have a kind", "'colr'", "'width' must be a number"] {
      #expect(report.contains(words), "\(words): \(report)")
    }
  }
}
