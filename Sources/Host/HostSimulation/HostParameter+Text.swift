package import IntentDefinitions

extension HostParameter {
  /// Reads a parameter as a configuration names it, for the intent that was asked about.
  ///
  /// `intent.` and `response.` before the key path, or the class itself, say which class it belongs
  /// to. A plain key path belongs to the intent, or to the response where only that one has such a
  /// parameter.
  package init(_ source: String, of intent: Intent) {
    let classes = [
      "intent": intent.className, intent.className: intent.className,
      "response": intent.responseClassName, intent.responseClassName: intent.responseClassName,
    ]
    let halves = source.split(separator: ".", maxSplits: 1)
    if halves.count == 2, let name = classes[String(halves[0])] {
      self.init(className: name, keyPath: String(halves[1]))
      return
    }
    let name = source.prefix { $0 != "." && $0 != "[" }
    let isOfResponse =
      intent.parameter(named: String(name)) == nil
      && intent.response.parameters.contains { $0.name == name }
    self.init(
      className: isOfResponse ? intent.responseClassName : intent.className, keyPath: source)
  }
}
