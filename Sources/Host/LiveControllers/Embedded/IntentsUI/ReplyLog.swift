/// The replies of one call.
@MainActor final class ReplyLog {
  private(set) var count = 0
  private(set) var isShown = false
  private(set) var size = CGSize.zero

  fileprivate func note(success: Bool, size: CGSize) {
    count += 1
    isShown = success && size.width > 0 && size.height > 0
    self.size = size
  }

  /// Gives the view the size that the last reply asks for, within what the host allows: in Siri that is one width.
  func resize(_ controller: UIViewController) {
    guard isShown else { return }
    let (least, most) = (ControllerCall.size("minimum"), ControllerCall.size("maximum"))
    controller.view.cardproofResize(
      to: CGSize(
        width: min(max(size.width, least.width), most.width),
        height: min(max(size.height, least.height), most.height)))
  }

  /// Sends what the view holds now; `reply` is the time of the first reply in seconds.
  func sendTree(of controller: UIViewController, call: Int, since reply: Double) {
    resize(controller)
    if isShown { HostLayout.layOutAgain(controller.view) }
    HostPipe.send([
      "type": "tree", "call": JSONValue(call), "tree": TreeWriter.node(of: controller),
      "after": .number(EventQueue.shared.seconds - reply),
    ])
  }
}

/// The completion handler of one call, which began at a time in seconds.
struct ReplyToken: Sendable {
  let log: ReplyLog
  let call: Int
  let start: Double

  func reply(success: Bool, parameters: Set<INParameter>, size: CGSize) {
    MainActor.assumeIsolated {
      let named = parameters.map { (String(describing: $0.parameterClass), $0.cardproofPath) }
      let sorted = named.sorted { $0 < $1 }
      HostPipe.send([
        "type": "reply", "call": JSONValue(call), "success": .bool(success),
        "parameters": .array(
          sorted.map { ["class": .string($0.0), "path": .string($0.1)] }),
        "size": [.number(size.width), .number(size.height)],
        "after": .number(EventQueue.shared.seconds - start),
      ])
      log.note(success: success, size: size)
    }
  }
}
