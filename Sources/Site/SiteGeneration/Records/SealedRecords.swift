extension CardStateMaker {
  /// A record as it is kept.
  struct SealedRecord: Sendable {
    let name: String
    let bytes: [UInt8]
    let stateCount: Int
    let use: RecordUse
  }

  /// The records of some interactions, from those of earlier runs where there are any.
  func sealedRecords(
    ofInteractions indexes: [Int], in records: CardRecords, jobs: Int
  ) async -> [SealedRecord] {
    await indexes.concurrentMap(jobs: jobs) { index -> SealedRecord? in
      let made = self.provedStates(ofInteraction: index)
      guard let name = made.records.used.first,
        let bytes = made.records.made[name] ?? records.bytes(named: name)
      else { return nil }
      return SealedRecord(
        name: name, bytes: bytes, stateCount: made.states.count, use: made.records)
    }.compactMap(\.self)
  }
}
