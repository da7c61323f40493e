internal import Synchronization

extension Array where Element: Sendable {
  /// Transforms every element, several at a time; results stand at their elements' places, so that
  /// nothing depends on timing.
  package func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) async -> Result
  ) async -> [Result] {
    let workers = Swift.min(Swift.max(jobs, 1), Swift.max(count, 1))
    let queue = IndexQueue()
    let results = await withTaskGroup(of: [(Int, Result)].self) { group in
      for _ in 0..<workers {
        group.addTask {
          var results: [(Int, Result)] = []
          while case let index = queue.next(), index < self.count {
            results.append((index, await transform(self[index])))
          }
          return results
        }
      }
      return await group.reduce(into: [Result?](repeating: nil, count: count)) { all, part in
        for (index, result) in part { all[index] = result }
      }
    }
    return results.compactMap(\.self)
  }
}

/// Hands out each index once; whoever is done first takes the next, so that none waits for another.
private final class IndexQueue: Sendable {
  private let first = Atomic(0)

  func next() -> Int { first.wrappingAdd(1, ordering: .relaxed).oldValue }
}
