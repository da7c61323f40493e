import Diagnostics
import Foundation
import ProjectReading
import RuleGuide
import TestSupport
import Testing

/// Controllers that run: what they show is what a configuration of the same class shows, and what they must not do they
/// cannot do.
@Suite(.onlyInFullLane, .serialized)
struct RunControllersTests {
  // MARK: The same card

  /// One class that does by a flag what real controllers do; the interaction sets the flag.
  private static let shapes = """
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
        guard let intent = interaction.intent as? BrewTeaIntent else {
          return completion(false, [], .zero)
        }
        let width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320
        let label = UILabel()
        label.text = "\\(intent.cups?.intValue ?? 0) × \\(intent.tea ?? "")"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
          label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
          label.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
          label.topAnchor.constraint(equalTo: view.topAnchor, constant: 20),
          label.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -20),
        ])
        let size = CGSize(width: width, height: 64)
        switch shape {
        case "refuses": completion(false, [], .zero)
        case "zero": completion(true, parameters, .zero)
        case "maximum":
          completion(true, parameters, extensionContext?.hostedViewMaximumAllowedSize ?? size)
        case "fitting":
          completion(
            true, parameters,
            view.systemLayoutSizeFitting(
              CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
              verticalFittingPriority: .fittingSizeLevel))
        case "twice":
          completion(true, parameters, size)
          completion(false, [], .zero)
        case "never": break
        case "late":
          DispatchQueue.main.asyncAfter(deadline: .now() + 12) { completion(true, parameters, size) }
        case "soon":
          DispatchQueue.main.async { completion(true, parameters, size) }
        case "changes":
          completion(true, parameters, size)
          Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in label.text = "Ready" }
        case "crashes":
          let nothing: String? = nil
          label.text = nothing!
        default: completion(true, parameters, size)
        }
      }
    }
    """

  /// The shapes, and what a configuration says of each.
  private static let cases: [(shape: String, rest: String)] = [
    ("plain", "show: Tea, size: {width: maximum, height: 64}"),
    ("refuses", "refuse: true"),
    ("zero", "show: Tea, size: zero"),
    ("maximum", "show: Tea, size: maximum"),
    // A view of constraints has UIKit's own line height of 20.5 points, a layout the 22 of the style.
    ("fitting", "show: Tea, size: {width: maximum, height: 60.5}"),
    ("twice", "show: Tea, size: {width: maximum, height: 64}, completes: twice"),
    ("never", "show: Tea, size: {width: maximum, height: 64}, completes: never"),
    ("late", "show: Tea, size: {width: maximum, height: 64}, completes: {after: 12}"),
    ("soon", "show: Tea, size: {width: maximum, height: 64}"),
    (
      "changes",
      "show: Tea, size: {width: maximum, height: 64}, afterwards: {after: 3, show: Ready}"
    ),
    ("crashes", "show: Tea, size: {width: maximum, height: 64}, crash: true"),
  ]

  @Test func aClassAndItsConfigurationGiveTheSameCard() throws {
    let folder = try RunningProject.folder(Self.shapes, shapes: Self.cases.map(\.shape))
    let ran = try cards(in: folder, running: true)
    #expect(ran.count >= Self.cases.count * 4)
    let cases = Self.cases.map { "  - {when: {sample: is-\($0.shape)}, \($0.rest)}" }
    try folder.write(
      """
      controller: TeaViewController
      configureView:
      \(cases.joined(separator: "\n"))
      layouts:
        Tea: {stack: vertical, insets: 20, views: [{label: "${intent.cups} × ${intent.tea}"}]}
        Ready: {stack: vertical, insets: 20, views: [{label: Ready}]}

      """, at: "tea/TeaIntentsUI/TeaViewController.controller.yml")
    let configured = try cards(in: folder, running: false)
    for (id, card) in configured.sorted(by: { $0.key < $1.key }) {
      #expect(ran[id] == card, "\(id)")
    }
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(!check.output.contains("[configuration-differs]"), "\(check.output)")
    for rule in ["completion-twice", "completion-missing", "completion-late", "controller-crash"] {
      #expect(check.output.contains("[\(rule)]"), "\(rule)")
    }
    // The crash is told at its line.
    let line = Self.shapes.split(separator: "\n").firstIndex { $0.contains("nothing!") }
    #expect(
      check.output.contains("TeaViewController.swift:\((line ?? 0) + 2):")
        || check.output.contains("TeaViewController.swift:\((line ?? 0) + 1):"), "\(check.output)")
  }

  /// A class with both methods and a flag, which Maps asks again for each update, and that has a table for messages.
  private static let system = """
    import IntentsUI

    final class RowsController: UITableViewController {
      var names: [String] = []
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        names.count
      }
      override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[path.row]
        return cell
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling, INUIHostedViewSiriProviding {
      var displaysMap: Bool { true }
      private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
      private lazy var width = extensionContext?.hostedViewMaximumAllowedSize.width ?? 320

      private func show(_ text: String, height: CGFloat) -> CGSize {
        label.text = text
        view.addSubview(label)
        return CGSize(width: width, height: height)
      }

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        if let message = interaction.intent as? INSendMessageIntent {
          guard parameters.isEmpty else { return completion(false, [], .zero) }
          let rows = RowsController()
          rows.names = (message.recipients ?? []).map(\\.displayName)
          addChild(rows)
          rows.view.frame = view.bounds
          rows.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          view.addSubview(rows.view)
          rows.didMove(toParent: self)
          return completion(true, parameters, CGSize(width: width, height: 88))
        }
        if context == .mapsCard {
          let ride = interaction.intentResponse as? INRequestRideIntentResponse
          return completion(true, parameters, show(ride == nil ? "Asked" : "Rides", height: 145))
        }
        completion(false, [], .zero)
      }

      func configure(
        with interaction: INInteraction, context: INUIHostedViewContext,
        completion: @escaping (CGSize) -> Void
      ) { completion(show("Beside", height: 64)) }
    }
    """

  @Test func aClassOfSiriKitsIntentsAndItsConfigurationGiveTheSameCard() throws {
    let folder = try RunningProject.folder(Self.system, shapes: [])
    for path in ["tea/TeaIntents/Info.plist", "tea/TeaIntentsUI/Info.plist"] {
      let plist = try #require(folder.text(at: path))
      try folder.write(
        plist.replacingOccurrences(
          of: "<string>BrewTeaIntent</string>",
          with: "<string>INRequestRideIntent</string><string>INSendMessageIntent</string>"),
        at: path)
    }
    try folder.write(
      """
      interaction: A van
      intent: INRequestRideIntent
      parameters: {rideOptionName: Van, pickupLocation: Home}
      stages: [confirm, handle, {update: {}}, {update: {}}]

      """, at: "tea/ride.interaction.yml")
    try folder.write(
      """
      interaction: Two people
      intent: INSendMessageIntent
      parameters: {recipients: [Ana, Ben], content: Tea?}
      stages: [confirm, handle]

      """, at: "tea/message.interaction.yml")
    let ran = try cards(in: folder, running: true)
    try folder.write(
      """
      controller: TeaViewController
      displaysMap: true
      configureView:
        - {when: {intent: INSendMessageIntent, parameters: empty}, show: Rows, size: {height: 88}}
        - {when: {intent: INSendMessageIntent}, refuse: true}
        - {when: {context: mapsCard, response: INRequestRideIntentResponse}, show: Rides, size: {height: 145}}
        - {when: {context: mapsCard}, show: Asked, size: {height: 145}}
        - refuse: true
      configure:
        - {show: Beside, size: {height: 64}}
      layouts:
        Rows: {table: intent.recipients, row: {label: "${row.display}", insets: {leading: 16}}, rowHeight: 44}
        Asked: {stack: vertical, insets: 20, views: [{label: Asked}]}
        Rides: {stack: vertical, insets: 20, views: [{label: Rides}]}
        Beside: {stack: vertical, insets: 20, views: [{label: Beside}]}

      """, at: "tea/TeaIntentsUI/TeaViewController.controller.yml")
    let configured = try cards(in: folder, running: false)
    #expect(configured.values.contains { $0.contains("\"Ana\"") && $0.contains("\"Ben\"") })
    #expect(configured.values.contains { $0.contains("\"Rides\"") })
    #expect(configured.count == ran.count)
    // The line between two rows takes half a point in a layout, and none in UIKit's table.
    let plain = { (card: String?) in
      (card ?? "").split(separator: "\n").filter { line in
        !["row ", "separator ", "horizontal stack "].contains(where: line.hasPrefix)
      }
    }
    for (id, card) in configured.sorted(by: { $0.key < $1.key }) {
      #expect(plain(ran[id]) == plain(card), "\(id)")
    }
  }

  @Test func twoBuildsGiveTheSameBytes() throws {
    let folder = try RunningProject.folder(Self.shapes, shapes: Self.cases.map(\.shape))
    let hashes = try (0..<2).map { number in
      try CommandLineRun(
        ["build", ".", "--run-controllers", "--hash", "--quiet", "--output", "../site\(number)"],
        in: folder.path("tea")
      ).output.split(separator: "\n").last ?? ""
    }
    let log = try CommandLineRun(
      ["build", ".", "--run-controllers", "--output", "../site2"], in: folder.path("tea"))
    #expect(
      log.output.contains("controllers ran in a sandbox: limits, no-new-privileges, seccomp\n"),
      "\(log.output)")
    #expect(hashes[0].count == 64)
    #expect(hashes[0] == hashes[1])
  }

  // MARK: What a controller cannot do

  private static let hostile = """
    import Foundation
    import IntentsUI
    #if canImport(Glibc)
    import Glibc
    #endif

    // Swift hides these calls of the C library.
    @_silgen_name("fork") func rawFork() -> Int32

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
        view.addSubview(label)
        let target = "TARGET"
        var done = "refused"
        switch UserDefaults.standard.string(forKey: "shape") ?? "" {
        case "loop": while true {}
        case "memory":
          var all: [[UInt8]] = []
          while true { all.append([UInt8](repeating: 1, count: 1 << 26)) }
        case "file":
          if (try? "x".write(toFile: target, atomically: false, encoding: .utf8)) != nil { done = "wrote" }
        case "remove":
          if (try? FileManager.default.removeItem(atPath: target + ".kept")) != nil { done = "removed" }
        case "process":
          let process = Process()
          process.executableURL = URL(fileURLWithPath: "/usr/bin/touch")
          process.arguments = [target]
          if (try? process.run()) != nil { done = "started" }
        case "fork":
          let child = rawFork()
          if child == 0 {
            _ = try? "x".write(toFile: target, atomically: false, encoding: .utf8)
            _exit(0)
          }
          if child > 0 { done = "forked" }
        case "socket":
          for (domain, kind) in [(AF_INET, 1), (AF_INET6, 1), (AF_INET, 2), (AF_UNIX, 1)] {
            if socket(domain, Int32(kind), 0) >= 0 { done = "opened" }
          }
        case "kill": if kill(getppid(), SIGKILL) == 0 || kill(-1, SIGTERM) == 0 { done = "killed" }
        case "output":
          print("{\\"type\\":\\"end\\",\\"exit\\":0,\\"signal\\":0,\\"output\\":\\"\\"}")
          done = "printed"
        case "garbage", "forgery":
          let end = "{\\"type\\":\\"end\\",\\"exit\\":0,\\"signal\\":0,\\"output\\":\\"\\"}\\n"
          let reply = "{\\"type\\":\\"reply\\",\\"call\\":0,\\"success\\":true,\\"size\\":[320,99]}\\n"
          let isForgery = UserDefaults.standard.string(forKey: "shape") == "forgery"
          let lines = isForgery ? end + reply + end : "nothing\\n"
          for descriptor in Int32(3)..<1024 {
            _ = lines.withCString { write(descriptor, $0, strlen($0)) }
          }
        case "exit": exit(0)
        case "waits": DispatchSemaphore(value: 0).wait()
        default: break
        }
        label.text = done
        completion(true, parameters, CGSize(width: 320, height: 64))
        if UserDefaults.standard.string(forKey: "shape") == "ends" { exit(0) }
      }
    }
    """

  @Test func aControllerIsHeldBack() throws {
    let shapes = [
      "loop", "memory", "file", "remove", "process", "fork", "socket", "kill", "output", "exit",
      "ends", "waits", "garbage", "forgery", "plain",
    ]
    let folder = try RunningProject.folder("", shapes: shapes)
    try folder.write("kept", at: "target.kept")
    try folder.write(
      Self.hostile.replacingOccurrences(of: "TARGET", with: folder.path("target")),
      at: "tea/TeaIntentsUI/TeaViewController.swift")
    let ran = try cards(in: folder, running: true)
    #expect(folder.text(at: "target") == nil)
    #expect(folder.text(at: "target.kept") == "kept")
    for (shape, text) in [
      ("file", "refused"), ("remove", "refused"), ("process", "refused"), ("fork", "refused"),
      ("socket", "refused"), ("kill", "refused"), ("output", "printed"), ("plain", "refused"),
    ] {
      let own = ran.filter { $0.key.contains("/\(shape)/handle/siri/") }
      #expect(!own.isEmpty && own.values.allSatisfy { $0.contains("\"\(text)\"") }, "\(shape)")
    }
    for shape in ["loop", "memory", "exit", "ends", "waits", "garbage", "forgery"] {
      let own = ran.filter { $0.key.contains("/\(shape)/handle/siri/") }
      #expect(!own.isEmpty && own.values.allSatisfy { !$0.contains("hosted view") }, "\(shape)")
    }
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    for end in [
      "the code ends the process",
      "waits in DispatchSemaphore.wait() for something that never happens",
      "the process uses too much time", "writes to the pipe of Cardproof, which stops it",
    ] {
      #expect(check.output.contains(end), "\(end)\n\(check.output)")
    }
  }

  // MARK: Cards

  /// The layout of each state's card, by its id; without the hosted view's own name.
  private func cards(in folder: TemporaryFolder, running: Bool) throws -> [String: String] {
    let run = try CommandLineRun(
      ["dump", "layout", "."] + (running ? ["--run-controllers"] : []), in: folder.path("tea"))
    var cards: [String: String] = [:]
    for card in run.output.components(separatedBy: "\n== ") {
      let lines = card.split(separator: "\n")
      guard let id = lines.first else { continue }
      // A layout of a configuration is a stack, and a scene a view with constraints.
      let shown = lines.dropFirst().filter { line in
        let word = line.drop { $0 == " " }
        return !word.hasPrefix("vertical stack") && !word.hasPrefix("TeaViewController")
      }.map { line -> Substring in
        let own = line.drop { $0 == " " }
        // Where the text is in its view follows from that line height.
        guard own.hasPrefix("label"), let quote = own.firstIndex(of: "\"") else {
          return own.hasPrefix("hosted view") ? own.prefix { $0 != "c" } : own
        }
        return own[quote...]
      }
      cards[id.replacingOccurrences(of: "== ", with: "")] = shown.joined(separator: "\n")
    }
    return cards
  }
}
