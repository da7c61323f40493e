import Glibc

/// The world and the ask that the program answers.
public enum Session {
  /// The line of the world, for all asks.
  nonisolated(unsafe) public internal(set) static var world = JSONValue.null

  /// The line of the ask, in the copy of the process that answers it.
  nonisolated(unsafe) public internal(set) static var ask = JSONValue.null

  nonisolated(unsafe) private static var notes: Set<String> = []

  /// Tells the host once that the code used an API that the stand-ins accept and ignore; whether what is drawn looks
  /// other than on a device by it, so that texts may stand elsewhere or on something else.
  public static func noteMissing(_ name: String, changesLook: Bool = false) {
    guard notes.insert("missing " + name).inserted else { return }
    HostPipe.send(["type": "missing", "what": .string(name), "look": .bool(changesLook)])
  }

  /// Tells the host once that the size of something on a device is not known.
  public static func noteGuess(_ name: String) {
    guard notes.insert("guess " + name).inserted else { return }
    HostPipe.send(["type": "guess", "what": .string(name)])
  }

  /// Tells the host once that a statement was reached that was left out at compile time.
  public static func noteCut(_ number: Int, isTrap: Bool = false) {
    guard notes.insert("cut \(number)").inserted else { return }
    HostPipe.send(["type": "cut", "number": JSONValue(number), "trap": .bool(isTrap)])
  }

  /// Tells the host once that code was reached that was left out and is too short for its number; the file is that of
  /// `#fileID`.
  public static func noteCut(in file: String, line: Int, column: Int, isTrap: Bool = false) {
    guard notes.insert("cut \(file) \(line) \(column)").inserted else { return }
    HostPipe.send([
      "type": "cut", "file": .string(file.split(separator: "/").last.map { String($0) } ?? file),
      "line": JSONValue(line), "column": JSONValue(column), "trap": .bool(isTrap),
    ])
  }

  /// Tells the host once that the code asked a store, such as the keychain or the asset catalogs, for what is not there.
  public static func noteLookup(_ item: String, in store: String) {
    guard notes.insert("lookup \(store) \(item)").inserted else { return }
    HostPipe.send(["type": "lookup", "what": .string(item), "store": .string(store)])
  }
}

extension Session {
  /// Whether the ask is for the dark appearance; the host is told that the code wants to know.
  public static var isDark: Bool {
    if notes.insert("appearance").inserted { HostPipe.send(["type": "appearance"]) }
    return ask["appearance"]?.text == "dark"
  }

  /// Ends the ask, because the code waits for something that cannot happen anymore.
  public static func hang(in name: String) -> Never {
    HostPipe.send(["type": "hang", "what": .string(name)])
    fflush(nil)
    _exit(75)
  }
}
