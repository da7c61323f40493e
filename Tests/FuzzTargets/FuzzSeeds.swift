/// Seeds that no file of the sample project is.
enum FuzzSeeds {
  /// `{a: 1, b: [true, "x"]}` in Apple's binary form.
  static let binaryPropertyList: [UInt8] =
    Array("bplist00".utf8) + [0xD2, 1, 2, 3, 4]  // A dictionary: two keys, two values.
    + [0x51, 0x61, 0x51, 0x62]  // "a" and "b".
    + [0x10, 1, 0xA2, 5, 6]  // 1, and an array of two.
    + [0x09, 0x51, 0x78]  // true and "x".
    + [8, 13, 15, 17, 19, 22, 23]
    + [0, 0, 0, 0, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0]
    + [0, 0, 0, 0, 0, 0, 0, 25]

  static let jpeg: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 200, 1, 44]
    + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1, 0xFF, 0xD9]

  static let xcodeProject = """
    // !$*UTF8*$!
    {
      archiveVersion = 1; objects = {
        P = {isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = (T /* Tea */,); };
        T = {isa = PBXNativeTarget; name = "Tea \\"UI\\""; buildConfigurationList = L; buildPhases = (S);
          fileSystemSynchronizedGroups = (Y); packageProductDependencies = (K);
          productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (C); defaultConfigurationName = Release; };
        C = {isa = XCBuildConfiguration; baseConfigurationReference = F; name = Release; buildSettings = {
          INFOPLIST_FILE = "$(SRCROOT)/../Tea/Info.plist"; SDKROOT = iphoneos; A = ("$(inherited)", b);
          INFOPLIST_KEY_CFBundleDisplayName = "${PRODUCT_NAME:c99extidentifier}"; D = <0a 1B>; }; };
        F = {isa = PBXFileReference; path = Tea.xcconfig; };
        G = {isa = PBXGroup; children = (F, Y, V); path = Tea; sourceTree = "<group>"; };
        Y = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E); path = .; };
        E = {target = T; membershipExceptions = (Tea.swift, "/Localized: Main.storyboard"); };
        V = {isa = PBXVariantGroup; children = (F); }; K = {productName = Kettle; };
        S = {isa = PBXCopyFilesBuildPhase; files = (B); }; B = {fileRef = V; platformFilters = (ios); };
      };
      rootObject = P;
    }

    """

  static let template = """
    {{! all that there is }}{{=<% %>=}}<%title%><%={{ }}=%>
    {{#teas}}
      {{name}} {{{name}}} {{&name}} {{.}} {{a.b}}
    {{/teas}}{{^none}}-{{/none}}{{#isOpen}}o{{/isOpen}}
    {{>fuzzed}}{{<fuzzed}}{{$block}}x{{/block}}{{/fuzzed}}{{*dynamic}}

    """

  static let markdown = """
    # A *b* **c** `d` [e](f.md "g") ![h](i.png) <j@k.l> &amp; \\*

    > [!NOTE]
    > 1. one
    >    - [x] two

    | a | b |
    |:--|--:|
    | c \\| d | `e` |

    ```swift
    let a = "b"  // c
    ```

    ~~~card
    intent: BrewTea
    ~~~

    [ref]: <https://example.com> 'title'
    Setext
    ======
    ***
    <b>raw</b>

    """

  static let swiftSource = #"""
    import IntentsUI

    /* /* A controller */ of teas */
    @objc(TeaController)
    final class TeaController: UIViewController, INUIHostedViewControlling, INUIHostedViewSiriProviding {
      @IBOutlet weak var tea: UILabel!
      let height: CGFloat = 1_20.5
      var displaysMap: Bool { true }
      var desiredSize: CGSize { CGSize(width: 320, height: height) }

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        guard let intent = interaction.intent as? BrewTeaIntent else {
          completion(false, [], .zero)
          return
        }
        switch context {
        case .siriSnippet where intent.cups != nil: tea.text = "\(intent.tea ?? "none") 🍵"
        default: break
        }
        if #available(iOS 13, *), let response = interaction.intentResponse as? BrewTeaIntentResponse {
          tea.text = """
            Ready in \(response.minutes!)
            """
        }
        var size = self.extensionContext?.hostedViewMaximumAllowedSize ?? desiredSize
        size.height = min(height / 2, max(intent.cups == nil ? 60 : 120.0, 44))
        tea.text = "Tea: " + String(intent.cups as! Int) + "\n"
        DispatchQueue.main.async { [weak self] in completion(true, parameters, size); _ = self }
      }
    }

    extension TeaController {
      @IBAction func tap(_ sender: Any) { present(UIAlertController(), animated: true) }
    }

    """#

  static let objectiveCSource = """
    #import "TeaController.h"
    @interface TeaController () <INUIHostedViewControlling, INUIHostedViewSiriProviding>
    @property (weak, nonatomic) IBOutlet UILabel *tea; // a label
    @end

    @implementation TeaController
    - (BOOL)displaysMessage { return YES; }
    - (void)configureWithInteraction:(INInteraction *)interaction context:(INUIHostedViewContext)context
        completion:(void (^)(CGSize))completion {
      CGSize size = [self extensionContext].hostedViewMaximumAllowedSize;
      if ([interaction.intent isKindOfClass:[INSendPaymentIntent class]]) {
        self.tea.text = [NSString stringWithFormat:@"%@ \"%d\"", interaction.intent.identifier, 'a'];
        size.height = 0x10 + 1.5f;
        [self.tea setText:[(INSendPaymentIntent *)interaction.intent payee].displayName];
        completion((CGSize){size.width, MIN(100, context ? 80 : size.height)});
      }
      /* an end */
      if (completion) { completion(CGSizeMake(320, 100)); }
    }
    @end

    """

  static let stringCatalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {"Brew": {"extractionState": "manual",
     "localizations": {"de": {"stringUnit": {"state": "translated", "value": "Brühen"}},
      "fr": {"variations": {"plural": {"one": {"stringUnit": {"value": "un thé"}},
       "other": {"stringUnit": {"value": "%lld thés"}}}}}}}, "": {}}}
    """

  static let colorSet = """
    {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
      "components": {"red": "0x12", "green": "0.500", "blue": "255", "alpha": "1"}}},
     {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
      "color": {"platform": "ios", "reference": "systemBlueColor"}}],
     "info": {"author": "xcode", "version": 1}}
    """

  static let catalogue = """
    {"version": 2, "generator": "cardproof 0.1.0", "title": "App", "intents": [],
     "inputs": [{"id": "84e5a9c926", "kind": "definition", "name": "the intent Brew",
      "file": "Tea.intentdefinition", "line": 47, "column": 3, "digest": "7a22f328aa9a2101"}],
     "states": [{"id": "Brew/green/handle/siri/none", "intent": "Brew", "class": "BrewIntent", "interaction": "Green",
      "stage": "handle", "host": "siri", "context": "siriSnippet", "locked": false,
      "behavior": "none", "hostDefault": true, "variant": "", "outcome": "custom", "asks": 1,
      "width": 377, "height": 114.5, "card": "cards/a1.svg", "page": "intents/Brew/index.html",
      "digest": "503a766e2eccf444", "transcript": "bc138d4c2cfca041", "inputs": ["84e5a9c926"],
      "findings": []}],
     "transcripts": [{"id": "bc138d4c2cfca041", "steps": [{"by": "host", "kind": "sizes",
      "subject": {"names": ["a", null], "size": {"width": 3}, "count": 1, "success": true},
      "certainty": "inferred", "source": "A sample", "words": "Shows"}]}],
     "findings": []}
    """

  static let shapes = """
    shape\tbox\tplatter\t8\t16\t377\t236.5\t#FFFFFF (dark #1C1C1E), opacity 0.5\t\t12 line 1\t\t
    shape\ttext\tlabel\t20\t30\t80\t17\t#000000\t17 semibold\trtl\tcut\tTea\\n\\t\\\\
    shape\timage\tleaf\t1\t1\t3\t3\t\t\tcbf29ce484222325 fit 0\t\t
    card\tcards/a1.svg\t393\t300\tTea in Siri\t0 1 2 1
    card\tcards/b1.svg\t393\t280\tTea in Maps\t0 2
    """
}
