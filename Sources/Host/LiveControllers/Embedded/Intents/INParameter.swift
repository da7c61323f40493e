/// A parameter of an intent or a response, by class and key path.
open class INParameter: NSObject, @unchecked Sendable {
  public let parameterClass: NSObject.Type
  public let parameterKeyPath: String
  private var indexes: [String: Int] = [:]

  /// Takes a key path in which subscripts may stand, which go to a table of their own (observed).
  public init(for parameterClass: AnyClass, keyPath: String) {
    self.parameterClass = parameterClass as? NSObject.Type ?? NSObject.self
    var path: [Substring] = []
    for part in keyPath.split(separator: ".") {
      guard part.hasSuffix("]"), let opening = part.firstIndex(of: "["),
        let index = Int(part[part.index(after: opening)...].dropLast())
      else {
        path.append(part)
        continue
      }
      path.append(part[..<opening])
      indexes[path.joined(separator: ".")] = index
    }
    parameterKeyPath = path.joined(separator: ".")
  }

  /// The parts of the path, each with the index that follows it.
  var steps: [(name: String, index: Int?)] {
    var path = ""
    return parameterKeyPath.split(separator: ".").map { part in
      path += path.isEmpty ? part : "." + part
      return (String(part), indexes[path])
    }
  }

  /// The path with its subscripts: `mediaItems[0].title`.
  public var cardproofPath: String {
    steps.map { $0.name + ($0.index.map { "[\($0)]" } ?? "") }.joined(separator: ".")
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
  /// The index at a part of the path; where the host gives a list without one, its first element, and a note on the card.
  open func index(forSubKeyPath path: String) -> Int {
    if let index = indexes[path] { return index }
    Session.noteMissing("index(forSubKeyPath: \"\(path)\")", changesLook: true)
    return 0
  }
  open func isEqual(to parameter: INParameter) -> Bool {
    parameterClass == parameter.parameterClass
      && parameterKeyPath == parameter.parameterKeyPath && indexes == parameter.indexes
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
  open override var description: String { "\(parameterClass).\(cardproofPath)" }
}
