import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport
import Testing

/// What `init` takes from the text of a controller's class.
struct ScaffoldSourceTests {
  @Test func takesFromTheSourceWhatTheClassImplements() async throws {
    var project = SampleProject()
    project["TeaIntentsUI/Info.plist"] =
      Sample.info(ui: true, supports: ["INStartWorkoutIntent"]).file
    project["TeaIntentsUI/MainInterface.storyboard"] = storyboard([
      ("titleLabel", "label text=\"Label\"")
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling,
        INUIHostedViewSiriProviding {
        var displaysMap: Bool { true }
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) {
          titleLabel.text = interaction.intent.description
          completion(CGSize(width: 320, height: 72))
        }
      }
      """
    let file = try #require(project.starter.files.first { $0.path.hasSuffix(".controller.yml") })
    #expect(
      file.text.contains(
        """
        displaysMap: true
        configure:
          - when: {intent: INStartWorkoutIntent}
            show: INStartWorkoutIntent
            size: {height: 72}
        layouts:
        """), "\(file.text)")
    #expect(try await project.newFindings().filter { $0.rule.id != "low-contrast" }.isEmpty)
  }

  /// What the class sets is known better than what names are like.
  @Test func takesFromTheSourceWhatOutletsShow() async throws {
    var project = teaHouse([
      ("label", "label text=\"Label\""), ("resultLabel", "label text=\"Result\""),
      ("teaNameLabel", "label text=\"Label\""),
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          guard let intent = interaction.intent as? BrewTeaIntent, let cups = intent.cups else {
            return completion(false, [], .zero)
          }
          label.text = "\\(cups) cups of \\(intent.tea!)"
          resultLabel.text = Store.shared.lastResult
          teaNameLabel.text = "Served: \\(Store.shared.name)."
          completion(true, parameters, size)
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(
      text.hasSuffix(
        """
              label: {text: "${intent.cups} cups of ${intent.tea}"}
              resultLabel: {}  # as the file has it: Result
              teaNameLabel: {text: "Served: ${sample.teaNameLabel}."}

        """), "\(text)")
    #expect(try await project.newFindings().isEmpty)
  }

  /// A response code of the definition's own has a case where the class answers it in a way of its own.
  @Test func takesFromTheSourceWhatDependsOnTheResponseCode() async throws {
    var project = teaHouse([("label", "label text=\"Label\"")])
    project["TeaIntentsUI/TeaViewController.m"] = """
      @implementation TeaViewController
      - (void)configureViewForParameters:(NSSet <INParameter *> *)parameters
          ofInteraction:(INInteraction *)interaction
          interactiveBehavior:(INUIInteractiveBehavior)interactiveBehavior
          context:(INUIHostedViewContext)context
          completion:(void (^)(BOOL success, NSSet <INParameter *> *p, CGSize size))completion {
        BrewTeaIntent *intent = (BrewTeaIntent *)interaction.intent;
        BrewTeaIntentResponse *response = (BrewTeaIntentResponse *)interaction.intentResponse;
        NSString *message = @"Tea";
        if (response.code == BrewTeaIntentResponseCodeFailureNoWater) {
          message = @"There is no water";
        } else if (response.code == BrewTeaIntentResponseCodeReady) {
          message = [NSString stringWithFormat:@"Brew %@?", intent.tea];
        }
        self.label.text = message;
        completion(YES, parameters, CGSizeMake(320, 90));
      }
      @end
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(
      text.contains(
        """
        configureView:
          - when: {intent: BrewTeaIntent, code: failureNoWater}
            show: BrewTeaFailureNoWater
            size: {height: 90}
          - when: {intent: BrewTeaIntent, status: ready}
            show: BrewTeaReady
            size: {height: 90}
          - when: {intent: BrewTeaIntent}
            show: BrewTea
            size: {height: 90}
        layouts:
          BrewTeaFailureNoWater:
            storyboard: MainInterface
            outlets:
              label: {text: "There is no water"}
          BrewTeaReady:
            storyboard: MainInterface
            outlets:
              label: {text: "Brew ${intent.tea}?"}
          BrewTea:
            storyboard: MainInterface
            outlets:
              label: {text: "Tea"}

        """), "\(text)")
    #expect(try await project.newFindings().isEmpty)
  }

  /// The class itself tells better than names which of several scenes it shows.
  @Test(arguments: [
    ("LeafViewController", "PotViewController", true), ("LeafView", "StoryView", true),
    ("XYZBrewView", "XYZPourView", false),
  ]) func showsTheSceneThatTheClassUses(brew: String, pour: String, isUsed: Bool) {
    var project = SampleProject([
      "Tea.intentdefinition":
        Sample.definition([Sample.brewTea, Sample.intent("PourTea")]).file,
      "TeaIntents/Info.plist":
        Sample.info(ui: false, supports: ["BrewTeaIntent", "PourTeaIntent"]).file,
      "TeaIntentsUI/Info.plist":
        Sample.info(ui: true, supports: ["BrewTeaIntent", "PourTeaIntent"]).file,
    ])
    func scene(_ id: String, _ name: String, _ views: String = "") -> String {
      """
      <scene sceneID="s\(id)"><objects><viewController storyboardIdentifier="\(name)" id="\(id)" \
      customClass="\(name)"><view key="view" id="v\(id)">
      <rect key="frame" x="0.0" y="0.0" width="320" height="80"/><subviews>\(views)</subviews></view>
      </viewController></objects></scene>
      """
    }
    func label(_ id: String) -> String {
      "<label text=\"Tea\" fixedFrame=\"YES\" id=\"\(id)\"><rect key=\"frame\" x=\"20\" y=\"20\" "
        + "width=\"280\" height=\"20.5\"/></label>"
    }
    project["TeaIntentsUI/MainInterface.storyboard"] = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="main"><scenes>
      \(scene("main", "TeaViewController"))
      \(scene("a", pour, label("la")))\(scene("b", brew, label("lb")))
      </scenes></document>
      """
    let uses = { (name: String) in isUsed ? "view.addSubview(storyboard.make(\"\(name)\"))" : "" }
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          if interaction.intent is BrewTeaIntent {
            \(uses(brew))
          } else {
            \(uses(pour))
          }
          completion(true, parameters, size)
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    let scenes = text.split(separator: "\n").filter { $0.contains("scene:") }
    #expect(scenes == ["    scene: \(brew)", "    scene: \(pour)"], "\(text)")
  }

  /// An object's `name` is its display name, unless the definition gives its type a name of its own.
  @Test func takesANameForThePropertyThatTheDefinitionHas() throws {
    func text(_ property: String) -> String {
      var project = teaHouse([("resultLabel", "label text=\"Label\"")])
      let object: [(String, PropertyList)] = [
        ("INIntentResponseParameterObjectType", "House"),
        ("INIntentResponseParameterObjectTypeNamespace", "Tea001"),
      ]
      let type: PropertyList = [
        "INTypeName": "House", "INTypeDisplayName": "House",
        "INTypeProperties": [
          ["INTypePropertyName": .string(property), "INTypePropertyType": "String"]
        ],
      ]
      project["Tea.intentdefinition"] =
        Sample.definition(
          [
            Sample.intent(
              "BrewTea",
              responseParameters: [Sample.responseParameter("house", "Object", extra: object)])
          ], types: [type]
        ).file
      project["TeaIntentsUI/TeaViewController.swift"] = """
        class TeaViewController: UIViewController, INUIHostedViewControlling {
          func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
            interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
            completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
            let response = interaction.intentResponse as? BrewTeaIntentResponse
            resultLabel.text = response?.house?.name
            completion(true, parameters, size)
          }
        }
        """
      return project.started["Cardproof/TeaViewController.controller.yml"]
    }
    #expect(text("name").contains("resultLabel: {text: \"${response.house.name}\""))
    #expect(text("street").contains("resultLabel: {text: \"${response.house}\""))
  }

  /// A confirmation that the definition does not ask for has no case, whatever the class does with it.
  @Test func writesNoCaseForAConfirmationThatNeverComes() async throws {
    var project = teaHouse([("teaLabel", "label text=\"Label\"")])
    project["Tea.intentdefinition"] = project["Tea.intentdefinition"]
      .replacing("<key>INIntentUserConfirmationRequired</key>\n<true/>\n", with: "")
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        @IBOutlet weak var teaLabel: UILabel!
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          teaLabel.text = interaction.intentHandlingStatus == .ready ? "Shall I?" : "Done"
          if interaction.intentHandlingStatus == .ready { teaLabel.text = "Brew it?" }
          completion(true, parameters, CGSize(width: 320, height: 65))
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.contains("- when: {intent: BrewTeaIntent}\n"), "\(text)")
    #expect(!text.contains("status:"), "\(text)")
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  /// What the class does with one status only stands in a case of its own; what it never names stays
  /// as the file has it.
  @Test func takesFromTheSourceWhatDependsOnTheStatus() async throws {
    var project = teaHouse([
      ("titleLabel", "label text=\"Your tea\""), ("teaLabel", "label text=\"Label\""),
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        @IBOutlet weak var titleLabel: UILabel!
        @IBOutlet weak var teaLabel: UILabel!
        func configureView(for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void) {
          guard let intent = interaction.intent as? BrewTeaIntent else {
            return completion(false, [], .zero)
          }
          switch interaction.intentHandlingStatus {
          case .ready:
            completion(true, parameters, CGSize(width: 320, height: 65))
          case .success:
            teaLabel.text = "Here is your \\(intent.tea!)"
            completion(true, parameters, CGSize(width: 320, height: 65))
          default: completion(false, parameters, .zero)
          }
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(
      text.hasSuffix(
        """
        configureView:
          - when: {intent: BrewTeaIntent, status: ready}
            show: BrewTeaReady
            size: {height: 65}
          - when: {intent: BrewTeaIntent, status: success}
            show: BrewTeaSuccess
            size: {height: 65}
          - when: {intent: BrewTeaIntent}
            refuse: true
        layouts:
          BrewTeaReady:
            storyboard: MainInterface
            outlets:
              titleLabel: {}  # as the file has it: Your tea
              teaLabel: {}  # as the file has it: Label
          BrewTeaSuccess:
            storyboard: MainInterface
            outlets:
              titleLabel: {}  # as the file has it: Your tea
              teaLabel: {text: "Here is your ${intent.tea}"}

        """), "\(text)")
    let found = try await project.newFindings()
    #expect(found.isEmpty, "\(found)")
  }

  @Test func aClassThatNeverShowsAnythingGetsNoLayout() throws {
    var project = teaHouse([("titleLabel", "label text=\"Your tea\"")])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) { completion(.zero) }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.hasSuffix("configure:\n  - when: {intent: BrewTeaIntent}\n    refuse: true\n"))
    #expect(text.contains("it leaves all cards to the host"))
  }

  @Test func hidesWhatTheClassHides() async throws {
    var project = teaHouse([
      ("titleLabel", "label text=\"Your tea\""), ("errorLabel", "label text=\"No tea\""),
      ("noteLabel", "label hidden=\"YES\" text=\"Hot\""),
    ])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) {
          titleLabel.text = interaction.description
          errorLabel.isHidden = interaction.intentHandlingStatus != .failure
          if interaction.intentHandlingStatus == .success {
            errorLabel.isHidden = true
            noteLabel.isHidden = false
          }
          completion(CGSize(width: 320, height: 93.5))
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.contains("      noteLabel: {hidden: false}\n"), "\(text)")
    project["TeaIntentsUI/TeaViewController.swift"] =
      project["TeaIntentsUI/TeaViewController.swift"].replacing(
        "interaction.intentHandlingStatus != .failure", with: "true")
    let hidden = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(hidden.contains("      errorLabel: {hidden: true}\n"), "\(hidden)")
    #expect(try await project.newFindings().isEmpty)
  }

  /// A folder that only keeps the Info.plist says nothing of its extension.
  @Test func findsSourcesBesideAFolderForTheInfoPlist() throws {
    var project = teaHouse([("titleLabel", "label text=\"Your tea\"")])
    let info = project["TeaIntentsUI/Info.plist"]
    project.files["TeaIntentsUI/Info.plist"] = nil
    project["TeaIntentsUI/Ressources/Info.plist"] = info
    project["TeaIntentsUI/Sources/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) {
          titleLabel.text = "Tea"
          completion(CGSize(width: 320, height: 90))
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.contains("size: {height: 90}"), "\(text)")
    #expect(!text.contains("extension: Ressources"), "\(text)")
  }

  /// The height of the file is not that of a class which asks the constraints.
  @Test func aClassThatAsksItsConstraintsIsAsHighAsThese() throws {
    var project = teaHouse([("pictureView", "imageView image=\"tea\" contentMode=\"scaleToFill\"")])
    project["TeaIntentsUI/TeaViewController.swift"] = """
      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configure(with interaction: INInteraction, context: INUIHostedViewContext,
          completion: @escaping (CGSize) -> Void) {
          print(interaction)
          completion(desiredSize)
        }
        var desiredSize: CGSize {
          let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
          return CGSize(width: 320, height: fitting.height)
        }
      }
      """
    let text = project.started["Cardproof/TeaViewController.controller.yml"]
    #expect(text.contains("show: BrewTea\nlayouts:") && !text.contains("size:"), "\(text)")
  }
}
