import Foundation
import TestSupport
import Testing

/// Views that name their colors and images as Xcode does, and use what only touches need.
@Suite(.onlyInFullLane, .serialized)
struct RunningAssetsTests {
  private static let source = """
    import HealthKit
    import IntentsUI
    import SwiftUI

    struct TeaView: View {
      @Environment(\\.dismiss) private var dismiss
      @Environment(\\.presentationMode) private var mode
      @Environment(\\.accessibilityReduceMotion) private var isStill
      @Environment(\\.scenePhase) private var phase
      @FocusState private var isFocused: Bool
      @State private var isOpen = false
      @State private var teas = ["Sencha", "Assam"]

      var body: some View {
        VStack {
          Text("leaf").foregroundStyle(.leaf)
          Text("own").foregroundStyle(Color.own)
          Image(.cup)
          Color(.leaf).frame(width: 30, height: 10)
          if !isStill, phase == .active { Text("moving") }
          Text(LocalizedStringResource("kettle.state", defaultValue: "It boils"))
          ForEach(teas, id: \\.self) { Text($0).textSelection(.enabled) }
            .onDelete { teas.remove(atOffsets: $0) }
          Button("Close") {
            dismiss()
            mode.wrappedValue.dismiss()
          }.keyboardShortcut(.defaultAction).sensoryFeedback(.success, trigger: isOpen)
        }
        .focused($isFocused)
        .sheet(isPresented: $isOpen) { Text("sheet") }
        .alert("Sure?", isPresented: $isOpen) { Button("Yes") {} }
        .toolbar { ToolbarItem(placement: .topBarTrailing) { Button("Done") {} } }
        .navigationTitle(Text("Teas"))
        .navigationBarTitleDisplayMode(.inline)
        .gesture(DragGesture().onEnded { print($0.translation) })
        .ignoresSafeArea(.keyboard)
        .accessibilityAction {}
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        os_log("no tea: %@", NSError(domain: "tea", code: 1))
        var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor.leaf.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
        let label = UILabel(frame: CGRect(x: 8, y: 200, width: 300, height: 20))
        label.text = "\\(Int((hue * 360).rounded())) \\(saturation) \\(brightness)"
        let image = UIImageView(image: UIImage(resource: .cup))
        image.frame = CGRect(x: 8, y: 230, width: 9, height: 9)
        let host = UIHostingController(rootView: TeaView())
        addChild(host)
        host.view.frame = CGRect(x: 0, y: 0, width: 320, height: 190)
        for part in [host.view!, label, image] { view.addSubview(part) }
        completion(true, parameters, CGSize(width: 320, height: 250))
      }
    }

    extension Color { static let own = Color.orange }
    """

  @Test func constantsOfXcodeAreThere() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["plain"])
    let assets = "tea/TeaIntentsUI/Assets.xcassets"
    for name in ["LeafColor", "own"] {
      try folder.write(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0.0", "green": "0.4", "blue": "0.0", "alpha": "1.0"}}}]}
        """, at: "\(assets)/\(name).colorset/Contents.json")
    }
    try folder.write(
      "{\"images\": [{\"filename\": \"cup.svg\", \"idiom\": \"universal\"}]}",
      at: "\(assets)/Cup image.imageset/Contents.json")
    try folder.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"9\" height=\"9\"><rect width=\"9\" height=\"9\"/></svg>",
      at: "\(assets)/Cup image.imageset/cup.svg")
    let card = try RunningProject.dump("card", "plain", of: folder)
    #expect(!card.contains("left out") && !card.contains("Not drawn"), "\(card)")
    #expect(card.contains(/<text[^>]*fill="#006600"[^>]*>leaf</), "\(card)")
    // A color that code declares itself is that of the code.
    #expect(card.contains(/<text[^>]*class="cp-f-FF9500-FF9F0A"[^>]*>own</), "\(card)")
    #expect(card.contains(/<rect[^>]*width="30" height="10"[^>]*fill="#006600"/), "\(card)")
    #expect(card.contains(">120 1.0 0.4<") && card.contains(">moving<"), "\(card)")
    #expect(card.contains(">It boils<"), "\(card)")
    #expect(card.matches(of: /data-name="Cup image"/).count == 2, "\(card)")
  }
}
