import Foundation

/// A document of SPDX 2.3 in JSON, as far as its specification asks for a value.
struct BillOfMaterials: Decodable {
  let SPDXID: String
  let spdxVersion: String
  let dataLicense: String
  let name: String
  let documentNamespace: String
  let creationInfo: Creation
  let packages: [Package]
  let relationships: [Relationship]

  struct Creation: Decodable {
    let created: String
    let creators: [String]
  }

  struct Package: Decodable {
    let SPDXID: String
    let name: String
    let versionInfo: String
    let downloadLocation: String
    let filesAnalyzed: Bool
    let licenseConcluded: String
    let licenseDeclared: String
    let copyrightText: String
    let checksums: [Checksum]?
  }

  struct Checksum: Decodable {
    let algorithm: String
    let checksumValue: String
  }

  struct Relationship: Decodable {
    let spdxElementId: String
    let relationshipType: String
    let relatedSpdxElement: String
  }

  /// What the specification's clauses 6, 7 and 11 do not allow.
  func faults() -> [String] {
    var faults: [String] = []
    func expect(_ isSo: Bool, _ what: String) {
      if !isSo { faults.append(what) }
    }
    expect(SPDXID == "SPDXRef-DOCUMENT", "6.3 the document's identifier")
    expect(spdxVersion == "SPDX-2.3", "6.1 the version")
    expect(dataLicense == "CC0-1.0", "6.2 the licence of the data")
    expect(
      documentNamespace.wholeMatch(of: #/https?://[^\s#]+/#) != nil, "6.5 the name space")
    expect(
      creationInfo.created.wholeMatch(of: #/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/#) != nil,
      "6.9 the time")
    expect(
      !creationInfo.creators.isEmpty
        && creationInfo.creators.allSatisfy { $0.contains(#/^(Tool|Person|Organization): \S/#) },
      "6.8 the creators")
    for package in packages {
      expect(
        package.SPDXID.wholeMatch(of: #/SPDXRef-[A-Za-z0-9.\-]+/#) != nil, "7.2 \(package.SPDXID)")
      expect(!package.versionInfo.isEmpty, "7.3 the version of \(package.name)")
      expect(
        package.downloadLocation == "NOASSERTION"
          || URL(string: package.downloadLocation)?.scheme == "https", "7.7 \(package.name)")
      // Files that were not analysed have no verification code.
      expect(!package.filesAnalyzed, "7.8 \(package.name)")
      for checksum in package.checksums ?? [] {
        expect(
          checksum.algorithm == "SHA256"
            && checksum.checksumValue.wholeMatch(of: #/[0-9a-f]{64}/#) != nil, "7.10 a checksum")
      }
      for license in [package.licenseConcluded, package.licenseDeclared] {
        let word = #/[A-Za-z0-9.\-]+( (AND|OR|WITH) [A-Za-z0-9.\-]+)*/#
        expect(license.wholeMatch(of: word) != nil, "Annex D \(license)")
      }
    }
    let ids = Set(packages.map(\.SPDXID))
    expect(ids.count == packages.count, "7.2 identifiers are unique")
    for relationship in relationships {
      expect(
        ids.contains(relationship.relatedSpdxElement)
          && ids.union([SPDXID]).contains(relationship.spdxElementId), "11.1 \(relationship)")
      expect(
        ["DESCRIBES", "STATIC_LINK", "DYNAMIC_LINK"].contains(relationship.relationshipType),
        "11.1 \(relationship.relationshipType)")
    }
    // Every part is reached from the document.
    expect(Set(relationships.map(\.relatedSpdxElement)) == ids, "11.1 all packages")
    return faults
  }
}
