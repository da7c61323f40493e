/// Finds the causes of changes by the parts whose digests differ between two catalogs.
struct CauseFinder {
  private let base: CatalogFile
  private let head: CatalogFile
  /// The parts that are not the same in both.
  private let events: [String: Cause.Event]

  init(base: CatalogFile, head: CatalogFile) {
    self.base = base
    self.head = head
    var events: [String: Cause.Event] = [:]
    for (id, input) in base.inputs {
      guard let other = head.inputs[id] else {
        events[id] = .gone
        continue
      }
      if other.digest != input.digest { events[id] = .changed }
    }
    for id in head.inputs.keys where base.inputs[id] == nil { events[id] = .new }
    self.events = events
  }

  /// The parts that are not the same in both, whether a card shows it or not.
  var all: [Cause] { causes(of: Array(events.keys)) }

  /// The causes of a change from one state to another; of a state that was added or removed the
  /// other one is nil.
  func causes(from old: CatalogFile.State?, to new: CatalogFile.State?) -> [Cause] {
    var causes = causes(of: (old?.inputs ?? []) + (new?.inputs ?? []))
    if old != nil, new != nil {
      causes = causes.filter { $0.kind != Cause.matrixKind }
    } else if let kind = Cause.wholeKinds.first(where: { kind in
      causes.contains { $0.kind == kind && $0.event != .changed }
    }) {
      // What came or went as a whole needs none of its parts as a cause.
      causes = causes.filter { $0.kind == kind && $0.event != .changed }
    } else if causes.isEmpty, let intent = (old ?? new)?.intent {
      // What was made up gives way to what is written, and the other way round.
      let ids = Set((base.states + head.states).filter { $0.intent == intent }.flatMap(\.inputs))
      causes = self.causes(of: Array(ids))
    }
    return causes.isEmpty ? [.tool(from: base.generator, to: head.generator)] : causes
  }

  private func causes(of ids: [String]) -> [Cause] {
    let found = Set(ids).compactMap { id -> Cause? in
      guard let event = events[id], let input = head.inputs[id] ?? base.inputs[id] else {
        return nil
      }
      return Cause(
        kind: input.kind, name: input.name, source: input.source, event: event, id: id,
        parent: input.parent, file: input.file, line: input.line, title: input.title,
        formerTitle: base.inputs[id].flatMap { $0.name == input.name ? nil : $0.title })
    }
    // An image or translation that is used no more, or only now, is so because of something else.
    let own = found.filter { cause in
      !Cause.usedKinds.contains(cause.kind) || cause.event == .changed
        || found.allSatisfy { Cause.usedKinds.contains($0.kind) }
    }
    let precise = own.filter { cause in
      // A controller as a whole is the cause only where none of its parts is; the stages of an
      // interaction and the codes of an intent come and go with it.
      cause.kind == Cause.controllerKind
        ? !own.contains { $0.parent == cause.id } : !own.contains(where: cause.isPart)
    }
    // What is gone explains nothing more where something new of the same file stands in its place.
    return precise.filter { cause in
      cause.event != .gone
        || !precise.contains {
          $0.event != .gone && $0.kind == cause.kind && $0.file == cause.file
        }
    }.sorted { ($0.kind, $0.source, $0.name) < ($1.kind, $1.source, $1.name) }
  }
}
