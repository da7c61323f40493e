/// A parameter of an intent or a response, by class and key path.
open class INParameter: NSObject, @unchecked Sendable {
  public let parameterClass: AnyClass
  public let parameterKeyPath: String
  private var indexes: [String: Int] = [:]

  public init(for parameterClass: AnyClass, keyPath: String) {
    self.parameterClass = parameterClass
    parameterKeyPath = keyPath
  }

  public convenience init<Root: NSObject, Value>(keyPath: KeyPath<Root, Value>) {
    self.init(for: Root.self, keyPath: Self.name(of: keyPath))
  }

  /// The names of a key path, as Swift describes it: `\Class.name.part` without the class.
  static func name(of path: AnyKeyPath) -> String {
    "\(path)".split(separator: ".").dropFirst()
      .map { $0.trimmingCharacters(in: CharacterSet(charactersIn: "?!")) }
      .filter { !$0.isEmpty }.joined(separator: ".")
  }

  open func setIndex(_ index: Int, forSubKeyPath path: String) { indexes[path] = index }
  open func index(forSubKeyPath path: String) -> Int { indexes[path] ?? NSNotFound }
  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass
      && parameterKeyPath == parameter.parameterKeyPath
  }
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? INParameter).map { isEqual(to: $0) } ?? false
  }
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(ObjectIdentifier(parameterClass))
    hasher.combine(parameterKeyPath)
    return hasher.finalize()
  }
  open override var description: String { "\(parameterClass).\(parameterKeyPath)" }
}
