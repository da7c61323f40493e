extension Dictionary {
  /// Adds what has no entry yet; quicker than a merge where most have one.
  mutating func addNew(_ other: [Key: Value]) {
    for (key, value) in other where self[key] == nil { self[key] = value }
  }
}
