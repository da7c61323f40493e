extension SiteGenerator {
  /// The site of an earlier run of the same tool on the same input, where it is in its place as it was
  /// written; nothing is made then.
  func keptSite(for output: SiteOutput) async -> Site? {
    guard let records, let names, let record = records.siteRecord(named: names.site(templates))
    else { return nil }
    let files: [OutputFile]
    switch output {
    case .nowhere: files = []
    case .memory, .only: return nil
    case .folder(let staging):
      let found = await record.files.concurrentMap(jobs: jobs) { staging.unchanged($0) }
      files = found.compactMap(\.self)
      guard files.count == record.files.count else { return nil }
    }
    return Site(
      groups: [FileGroup(files)], tree: OutputTree(), diagnostics: record.diagnostics,
      stateCount: record.stateCount, records: RecordUse(used: Set(names.all)), isKept: true,
      madePageCount: 0,
      last: nil)
  }

  /// The records that a site used and made, and one of the site itself where it was written to a
  /// folder; for a cache.
  package func recordUse(of site: Site, in folder: String? = nil) async -> RecordUse {
    var use = site.records
    guard let records, let names else { return use }
    let name = names.site(templates)
    use.used.insert(name)
    guard let folder, !site.isKept, let files = await digests(of: site, in: folder) else {
      return use
    }
    let record = SiteRecord(
      files: files, diagnostics: site.diagnostics, stateCount: site.stateCount)
    use.made[name] = records.sealed(record.bytes, named: name)
    return use
  }
}
