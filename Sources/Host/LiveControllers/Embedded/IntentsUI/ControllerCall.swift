/// One call of the controller's method, with what the host gives.
@MainActor struct ControllerCall {
  /// The call that is being answered.
  nonisolated(unsafe) private static var current = JSONValue.null

  let index: Int
  let value: JSONValue
  private let interaction: INInteraction
  private let log = ReplyLog()

  init(index: Int, value: JSONValue) {
    self.index = index
    self.value = value
    interaction = Self.interaction(of: value)
  }

  /// A size of the current call.
  nonisolated static func size(_ name: String) -> CGSize {
    guard let numbers = current[name]?.numbers, numbers.count == 2 else { return .zero }
    return CGSize(width: numbers[0], height: numbers[1])
  }

  /// Whether the last reply was a success with a size.
  var isShown: Bool { log.isShown }

  /// Makes the sizes of the call those of the extension's context.
  func begin() { Self.current = value }

  /// Calls the controller, and lets everything happen that it began.
  func play(on controller: UIViewController, isFirst: Bool) {
    begin()
    guard let hosted = controller as? INUIHostedViewControlling else { return }
    call(hosted, start: EventQueue.shared.seconds)
    EventQueue.shared.run(until: { log.count > 0 }, for: settlingTime)
    let reply = EventQueue.shared.seconds
    log.resize(controller)
    if isFirst, log.isShown { controller.cardproofAppear() }
    EventQueue.shared.drain(for: firstLook)
    log.sendTree(of: controller, call: index, since: reply)
    EventQueue.shared.drain(for: settlingTime)
    log.sendTree(of: controller, call: index, since: reply)
  }

  /// The virtual time after a reply in which people do not see a view change yet, in seconds (convention).
  private var firstLook: Double { 1 }

  /// The virtual time in which a reply is awaited, and in which a view may change after it, in seconds (convention).
  private var settlingTime: Double { 30 }

  private func call(_ hosted: INUIHostedViewControlling, start: Double) {
    let token = ReplyToken(log: log, call: index, start: start)
    let context: INUIHostedViewContext =
      value["context"]?.text == "mapsCard" ? .mapsCard : .siriSnippet
    if value["method"]?.text == "configure" {
      hosted.configure(with: interaction, context: context) { size in
        token.reply(success: true, parameters: [], size: size)
      }
    } else {
      hosted.configureView(
        for: parameters, of: interaction, interactiveBehavior: behavior, context: context
      ) { success, parameters, size in
        token.reply(success: success, parameters: parameters, size: size)
      }
    }
  }

  private var behavior: INUIInteractiveBehavior {
    switch value["behavior"]?.text {
    case "nextView": .nextView
    case "launch": .launch
    case "genericAction": .genericAction
    default: .none
    }
  }

  private var parameters: Set<INParameter> {
    let objects: [AnyObject?] = [interaction.intent, interaction.intentResponse]
    let parameters = (value["parameters"]?.elements ?? []).map { parameter -> INParameter in
      let name = parameter["class"]?.text ?? ""
      let type = objects.compactMap { $0.map { Swift.type(of: $0) } }
        .first { String(describing: $0) == name }
      return INParameter(
        for: type ?? Registry.shared.classes[name] ?? NSObject.self,
        keyPath: parameter["path"]?.text ?? "")
    }
    return Set(parameters)
  }
}

extension ControllerCall {
  private static func interaction(of value: JSONValue) -> INInteraction {
    let name = value["intent"]?["class"]?.text ?? ""
    let intent = Registry.shared.intents[name]?() ?? INIntent()
    intent.identifier = value["intent"]?["identifier"]?.text
    fill(intent, with: value["intent"]?["values"])
    let statuses: [String: INIntentHandlingStatus] = [
      "ready": .ready, "inProgress": .inProgress, "success": .success, "failure": .failure,
      "deferred": .deferredToApplication, "userConfirmationRequired": .userConfirmationRequired,
    ]
    return INInteraction(
      cardproofIntent: intent, response: response(of: value["response"]),
      status: value["status"]?.text.flatMap { statuses[$0] } ?? .unspecified)
  }

  private static func response(of value: JSONValue?) -> INIntentResponse? {
    guard let value, let name = value["class"]?.text else { return nil }
    let activity = value["activity"].map { fields in
      let activity = NSUserActivity(activityType: fields["type"]?.text ?? "")
      activity.userInfo = fields["userInfo"]?.propertyListValue as? [String: Any]
      return activity
    }
    let response = Registry.shared.responses[name]?(value["code"]?.text, activity)
    if let activity { response?.userActivity = activity }
    fill(response, with: value["values"])
    return response
  }

  private static func fill(_ object: AnyObject?, with values: JSONValue?) {
    for member in values?.members ?? [] {
      _ = (object as? GeneratedValues)?.setCardproofValue(member.key, member.value)
    }
  }
}
