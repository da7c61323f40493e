extension Array where Element: Sendable {
  /// Transforms every element, several at a time; results stand at their elements' places, so that
  /// nothing depends on timing.
  func concurrentMap<Result: Sendable>(
    jobs: Int, _ transform: @escaping @Sendable (Element) -> Result
  ) async -> [Result] {
    let workers = Swift.min(Swift.max(jobs, 1), Swift.max(count, 1))
    guard workers > 1 else { return map(transform) }
    let parts = await withTaskGroup(of: [(Int, Result)].self) { group in
      for worker in 0..<workers {
        group.addTask {
          stride(from: worker, to: self.count, by: workers).map { ($0, transform(self[$0])) }
        }
      }
      return await group.reduce(into: []) { $0 += $1 }
    }
    return parts.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
