import Diagnostics
import TestSupport
import Testing

@testable import SiteGeneration

/// Cards that are kept between the runs of a test.
struct KeptCards {
  var bytes: [String: [UInt8]] = [:]
  var tool = "cardproof of this test"
  var secret = ""

  var seal: RecordSeal { RecordSeal(secret: secret) }

  private var records: CardRecords {
    let bytes = bytes
    return CardRecords(tool: tool, seal: seal) { bytes[$0] }
  }

  func generator(_ project: SampleProject, jobs: Int = 1) throws -> SiteGenerator {
    SiteGenerator(
      project.project, templates: try SiteTemplates(overrides: []), jobs: jobs, records: records)
  }

  func site(_ project: SampleProject, jobs: Int = 1) async throws -> Site {
    try await generator(project, jobs: jobs).site()
  }

  func share(_ number: Int, of count: Int, _ project: SampleProject) async throws -> ShardShare {
    let shard = try #require(Shard("\(number)/\(count)"))
    return try await generator(project).share(of: shard, in: records)
  }

  /// An app whose cards have all that a record holds: texts that are cut off, a scene that is missing
  /// an image, images that are too large to be part of a drawing, and variants.
  static var project: SampleProject {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - when: {status: ready}
            show: Offer
            returns: all
          - {show: Cup, size: {width: maximum, height: 44}}
        layouts:
          Offer:
            stack: vertical
            insets: 20
            views:
              - {image: leaves, height: 40}
              - {image: nowhere, height: 40}
              - {label: "${intent.tea} ä ✓ & <b>", font: headline}
          Cup: {label: "It will be ready in a very long time, so please be patient", lines: 1}
        """)
    project["site.yml"] = """
      title: Tea
      app: {name: Tea, icon: icon.svg}
      variants: [{appearance: dark}, {textSize: accessibility3}]
      """
    let filling = String(repeating: "<path d=\"M0 0h8\"/>", count: 300)
    for name in ["leaves.svg", "icon.svg"] {
      project[name] =
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"8\" height=\"8\">\(filling)</svg>"
    }
    for (file, tea) in [("a", "Green"), ("b", "Black"), ("c", "White")] {
      project["\(file).interaction.yml"] = """
        interaction: \(tea) tea
        intent: BrewTeaIntent
        parameters: {tea: \(tea), cups: 2}
        stages: [confirm, {handle: {code: success, minutes: 3}}]
        """
    }
    project["index.md"] = "# Tea\n\n```card\nintent: BrewTeaIntent\ninteraction: Green tea\n```\n"
    return project
  }
}
