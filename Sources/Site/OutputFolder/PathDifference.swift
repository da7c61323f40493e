/// How two lists of paths differ, both in order and with each path once.
struct PathDifference {
  private(set) var added: [String] = []
  private(set) var removed: [String] = []

  init(from old: [String], to new: [String]) {
    var index = 0
    for path in new {
      while index < old.count, old[index] < path {
        removed.append(old[index])
        index += 1
      }
      if index < old.count, old[index] == path { index += 1 } else { added.append(path) }
    }
    removed += old[index...]
  }
}
