/// Finds what two catalogs declare differently.
struct DeclarationMatching {
  typealias Declaration = CatalogFile.Declaration

  private(set) var changes: [DeclarationChange] = []
  /// The texts that changed, by language.
  private(set) var texts: [String: TextChanges] = [:]

  /// How many texts of a language are new, gone or changed.
  struct TextChanges: Hashable, Sendable {
    var new = 0
    var gone = 0
    var changed = 0
    var files: Set<String> = []
  }

  /// The group of comparable names: those of one kind and one owner.
  private struct Group: Hashable {
    let kind: Declaration.Kind
    let owner: String
  }

  init(base: [Declaration], head: [Declaration]) {
    var old = Dictionary(grouping: base) { Group(kind: $0.kind, owner: $0.owner) }
    let new = Dictionary(grouping: head) { Group(kind: $0.kind, owner: $0.owner) }
    let kinds = Declaration.Kind.allCases
    // Owners first: what belongs to one that came, went or has another name needs no words of its own.
    var whole: Set<String> = []
    for kind in kinds where kind.isOwner {
      let group = Group(kind: kind, owner: "")
      let found = Self.changes(from: old[group] ?? [], to: new[group] ?? [])
      changes += found
      for change in found where change.event == .new || change.event == .gone {
        whole.insert(change.name)
      }
      for change in found where change.event == .renamed {
        for kind in kinds {
          let former = Group(kind: kind, owner: change.formerName)
          old[Group(kind: kind, owner: change.name)] = old.removeValue(forKey: former)
        }
      }
    }
    let parts = Set(old.keys).union(new.keys).filter { !$0.kind.isOwner }
    for group in parts where !whole.contains(group.owner) {
      let found = Self.changes(from: old[group] ?? [], to: new[group] ?? [])
      guard group.kind == .text else {
        changes += found
        continue
      }
      for change in found {
        texts[group.owner, default: TextChanges()].files.insert(change.file)
        switch change.event {
        case .new: texts[group.owner, default: TextChanges()].new += 1
        case .gone: texts[group.owner, default: TextChanges()].gone += 1
        case .renamed, .changed: texts[group.owner, default: TextChanges()].changed += 1
        }
      }
    }
    // The texts of a language that came or went came or went with it.
    for change in changes where change.kind == .language { texts[change.name] = nil }
    changes.sort { ($0.kind.order, $0.owner, $0.name) < ($1.kind.order, $1.owner, $1.name) }
  }

  private static func changes(from base: [Declaration], to head: [Declaration])
    -> [DeclarationChange]
  {
    let old = Dictionary(base.map { ($0.name, $0) }) { first, _ in first }
    let new = Dictionary(head.map { ($0.name, $0) }) { first, _ in first }
    var found = head.compactMap { declaration in
      old[declaration.name].flatMap { former in
        former.digest == declaration.digest ? nil : DeclarationChange(.changed, declaration)
      }
    }
    var gone = base.filter { new[$0.name] == nil }
    for declaration in head where old[declaration.name] == nil {
      // A name stands for another only where nothing else can.
      let former = gone.filter { $0.digest == declaration.digest }
      let rivals = head.count { $0.digest == declaration.digest && old[$0.name] == nil }
      guard declaration.kind.canBeRenamed, let only = former.first, former.count == 1, rivals == 1
      else {
        found.append(DeclarationChange(.new, declaration))
        continue
      }
      gone.removeAll { $0.name == only.name }
      found.append(DeclarationChange(.renamed, declaration, from: only))
    }
    return found + gone.map { DeclarationChange(.gone, $0) }
  }
}

extension CatalogFile.Declaration.Kind {
  /// Whether other names can belong to it.
  fileprivate var isOwner: Bool {
    switch self {
    case .intent, .enumeration, .type, .extension: true
    default: false
    }
  }

  /// Whether its content tells that two names mean the same.
  fileprivate var canBeRenamed: Bool {
    switch self {
    case .language, .text, .drawnIntent, .handledIntent: false
    default: true
    }
  }

  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
