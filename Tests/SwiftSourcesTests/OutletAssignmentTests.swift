import SwiftSources
import Diagnostics
import Testing

/// What a class sets of its outlets, as far as its text tells.
struct WrittenTextTests {
  private func texts(_ source: String, file: String = "Tea.swift") -> [OutletAssignment] {
    let entry = ControllerSources.Entry(
      className: "TeaController", location: SourceLocation(file: "Main.storyboard"),
      isPrincipal: false, hasModule: true)
    return ControllerSources(
      [.init(path: file, bytes: Array(source.utf8))], start: .entry(entry), intents: []
    ).written?.texts ?? []
  }

  private func swift(_ body: String, members: String = "") -> [OutletAssignment] {
    texts("class TeaController: UIViewController {\n\(members)\nfunc show() {\n\(body)\n}\n}")
  }

  private func line(_ text: OutletAssignment) -> String {
    let parts = text.parts?.map { part in
      switch part {
      case .literal(let text): text
      case .elsewhere: "?"
      case .value(let isResponse, let members):
        "{\(isResponse ? "response" : "intent").\(members.joined(separator: "."))}"
      }
    }
    return parts?.joined() ?? "?"
  }

  /// A class may have its constants behind its methods; what a variable holds later is not known.
  @Test func constantsOfTheClassAreTexts() {
    let source = """
      class TeaController: UIViewController {
        func show() {
          teaLabel.text = heading
          cupLabel.text = "\\(greeting), \\(name)"
        }
        let greeting = "Hello"
        let heading: String = "Today"
        var name = "you"
      }
      """
    #expect(texts(source).map { line($0) } == ["Today", "Hello, ?"])
  }

  @Test(arguments: [
    ("teaLabel.text = intent.tea", "{intent.tea}"),
    ("self.teaLabel?.text = intent.tea!.displayString", "{intent.tea.displayString}"),
    ("teaLabel.text = \"Tea: \\(intent.tea ?? \"-\")!\"", "Tea: {intent.tea}!"),
    ("teaLabel.text = \"In \\(response.minutes) min\"", "In {response.minutes} min"),
    ("let cups = intent.cups\nteaLabel.text = String(describing: cups!)", "{intent.cups}"),
    ("teaLabel.text = \"For \" + response.name + \".\"", "For {response.name}."),
    ("teaLabel.text = intent.guests?.first?.displayName", "{intent.guests.first.displayName}"),
    ("teaLabel.text = intent.guests?[0].displayName.uppercased()", "{intent.guests.displayName}"),
    ("teaLabel.text = (interaction.intent as? BrewTeaIntent)?.tea", "?"),
    ("if let tea = intent.tea, !tea.isEmpty { teaLabel.text = tea }", "{intent.tea}"),
    ("guard let tea = intent.tea else { return }\nteaLabel.text = tea", "{intent.tea}"),
    ("teaLabel.text = \"Cups: \\(store.cups) of \\(intent.cups)\"", "Cups: ? of {intent.cups}"),
    ("teaLabel.text = \"Ready\"", "Ready"), ("teaLabel.text = store.tea", "?"),
    ("teaLabel.text = \"\\(intent.cups * 2)\"", "?"),
    ("var tea = \"Tea\"\ntea += more\nteaLabel.text = tea", "?"),
    ("teaLabel.text = intent.guests.map { $0.name }.joined()", "{intent.guests.map}"),
    ("teaLabel.text = intent.guests?.count", "?"),
    ("teaLabel.text = format(intent.tea)", "{intent.tea}"),
    ("teaLabel.text = self.words(for: intent.cups!)", "{intent.cups}"),
    ("teaLabel.text = \"At \\(formatter.string(from: intent.time!))\"", "At {intent.time}"),
    ("teaLabel.text = store.name(for: intent.tea)", "?"),
    ("teaLabel.text = format(intent.tea, intent.cups)", "?"),
    ("teaLabel.text = format(\"tea\")", "?"), ("teaLabel.text = \"\"", ""),
    ("teaLabel.text = intent.value(forKey: \"tea\") as? String", "{intent.tea}"),
    (
      "let data = interaction.intentResponse?.userActivity?.userInfo\n"
        + "let teas = data?[\"teas\"] as? [String]\nteaLabel.text = teas?.joined() ?? \"None\"",
      "{response.userActivity.userInfo.teas}"
    ),
    ("teaLabel.text = store[\"tea\"]", "?"),
    ("let a = b\nlet b = a\nteaLabel.text = a", "?"), ("teaLabel.text = \"\\(\"", "?"),
    ("teaLabel.text = \"${intent.tea}\"", "?"), ("teaLabel.text =", ""),
    ("teaLabel.text = NSLocalizedString(\"Ready!\", comment: \"\")", "Ready!"),
    ("teaLabel.text = \"Ready\".localized", "Ready"),
    ("teaLabel.text = \"Ready\".localized(in: bundle)", "Ready"),
    ("teaLabel.text = \"Ready\".uppercased()", "?"),
    (
      "teaLabel.text = String(format: \"%d cups, %@\", intent.cups, store.tea)",
      "{intent.cups} cups, ?"
    ),
    (
      "teaLabel.text = String(format: NSLocalizedString(\"%@!\", comment: \"\"), intent.tea!)",
      "{intent.tea}!"
    ),
    ("teaLabel.text = String.localizedStringWithFormat(\"%d%%\", intent.cups)", "{intent.cups}%"),
    ("teaLabel.text = String(format: \"\\(a)\", intent.cups)", "?"),
    // `??` binds weaker than `+`, so that it stands in parentheses.
    ("teaLabel.text = \"Tea: \" + (intent.tea ?? \"none\")", "Tea: {intent.tea}"),
    ("teaLabel.text = (\"Tea: \\(intent.tea ?? \"\")\")", "Tea: {intent.tea}"),
    ("teaLabel.text = String(format: store.format, intent.cups)", "?"),
    (
      "teaLabel.attributedText = NSAttributedString(string: intent.tea!, attributes: bold)",
      "{intent.tea}"
    ),
  ]) func followsAnExpression(body: String, expected: String) {
    let members =
      "let intent: BrewTeaIntent\nvar response: BrewTeaIntentResponse?\nvar store = Store()"
    #expect(swift(body, members: members).map(line).first ?? "" == expected)
  }

  @Test func namesTheIntentThatACastNames() {
    let found = swift(
      """
      if let intent = interaction.intent as? BrewTeaIntent { teaLabel.text = intent.tea }
      else if let intent = interaction.intent as? PourTeaIntent { teaLabel.text = intent.pot }
      guard let response = interaction.intentResponse as? BrewTeaIntentResponse else { return }
      orderView.minutesLabel.text = response.minutes
      """)
    #expect(found.map(line) == ["{intent.tea}", "{intent.pot}", "{response.minutes}"])
    #expect(found.map(\.intent) == ["BrewTeaIntent", "PourTeaIntent", "BrewTeaIntent"])
    #expect(found.map(\.receiver) == [nil, nil, "orderView"])
    #expect(found.allSatisfy { $0.className == "TeaController" && $0.kind == .text })
  }

  /// What is kept in the user activity is of no other intent, whatever it is cast to.
  @Test func aCastToAnotherTypeNamesNoIntent() {
    let found = swift(
      """
      let kept = interaction.intentResponse?.userActivity?.userInfo
      let teas = kept?["teas"] as? [String]
      let tea = kept?["tea"] as? String
      teaLabel.text = teas?.joined(separator: ", ") ?? "None"
      potLabel.text = tea
      """)
    #expect(found.map(\.intent) == [nil, nil])
  }

  @Test func readsParametersOfOtherMethodsAndImages() {
    let found = texts(
      """
      class TeaController: UIViewController {
        func show(_ soup: PourTeaIntent, name: String) {
          potLabel.text = soup.pot
          nameLabel.text = name
          potView.image = UIImage(named: "pot")
          cupView.image = UIImage(data: data)
        }
      }
      """)
    #expect(found.map(line) == ["{intent.pot}", "?", "pot", "?"])
    #expect(found.map(\.kind) == [.text, .text, .image, .image])
    #expect(found.first?.intent == "PourTeaIntent")
  }

  /// Many declare the name first, and look at the class of the intent later.
  @Test func followsANameThatGetsItsValueLater() {
    let found = texts(
      """
      @implementation TeaController
      - (void)configureWithInteraction:(INInteraction *)interaction
          context:(INUIHostedViewContext)context completion:(void (^)(CGSize))completion {
        BrewTeaIntent *intent;
        if ([interaction.intent isKindOfClass:[BrewTeaIntent class]]) {
          intent = (BrewTeaIntent *)(interaction.intent);
        }
        NSString *guest = intent.guests.lastObject.displayName;
        self.guestLabel.text = guest;
        NSUserActivity *activity = interaction.intentResponse.userActivity;
        self.faultLabel.text = activity.userInfo[@"failure"];
      }
      @end
      """, file: "Tea.m")
    #expect(
      found.map(line) == [
        "{intent.guests.lastObject.displayName}", "{response.userActivity.userInfo.failure}",
      ])
    #expect(found.first?.intent == "BrewTeaIntent")
  }

  @Test(arguments: [
    ("self.teaLabel.text = intent.tea;", "{intent.tea}"),
    ("[self.teaLabel setText:[intent tea]];", "{intent.tea}"),
    (
      "self.teaLabel.text = [[intent guests] firstObject].name;", "{intent.guests.firstObject.name}"
    ),
    ("self.teaLabel.text = @\"Ready\";", "Ready"),
    ("self.teaLabel.text = [interaction.intent valueForKey:@\"tea\"];", "{intent.tea}"),
    (
      "self.teaLabel.text = [NSString stringWithFormat:@\"%ld of %@ (100%%)\", intent.cups, tea];",
      "{intent.cups} of {intent.tea} (100%)"
    ),
    ("self.teaLabel.text = [NSString stringWithFormat:@\"%@ %@\", tea];", "?"),
    ("self.teaLabel.text = [self textFor:intent];", "?"),
  ]) func followsObjectiveC(body: String, expected: String) {
    let found = texts(
      """
      @implementation TeaController
      - (void)show:(INInteraction *)interaction {
        BrewTeaIntent *intent = (BrewTeaIntent *)(interaction.intent);
        NSString *tea = intent.tea;
        \(body)
      }
      @end
      """, file: "Tea.m")
    #expect(found.map(line) == [expected])
    if body.contains("intent.") && !body.contains("valueForKey") && expected != "?" {
      #expect(found.first?.intent == "BrewTeaIntent")
    }
  }

  /// A text that a method is called with is known by its calls.
  @Test func followsWhatAMethodIsCalledWith() {
    let found = swift(
      """
      update(color: .red, status: "Brewed", intent.tea)
      if late { self.update(color: .blue, status: store.status, "No tea") }
      other(name: "Tea")
      """,
      members: """
        let intent: BrewTeaIntent
        func update(color: UIColor, status: String, _ tea: String, more: Int = 0) {
          statusLabel.text = status
          teaLabel.text = tea
          moreLabel.text = more
          let tea = color.name
          colorLabel.text = tea
        }
        func other(name: String = "Pot") { nameLabel.text = name }
        func rest() { other() }
        """)
    func texts(_ outlet: String) -> [String] { found.filter { $0.outlet == outlet }.map(line) }
    #expect(texts("statusLabel") == ["Brewed", "?"])
    #expect(texts("moreLabel") == ["?"] && texts("nameLabel") == ["?"])
    #expect(texts("teaLabel") == ["?"] && texts("colorLabel") == ["?"])
  }

  @Test func followsTheSameTextToEachCall() {
    let found = swift(
      "show(intent.tea)\nshow(\"No tea\")",
      members: "let intent: BrewTeaIntent\nfunc show(_ tea: String) { teaLabel.text = tea }")
    #expect(found.map(line) == ["{intent.tea}", "No tea"])
  }
}
