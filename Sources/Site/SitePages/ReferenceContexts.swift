internal import ControllerConfigurations
internal import ProjectReading
internal import Diagnostics
internal import HostSimulation
internal import IntentDefinitions
internal import PageMarkup
internal import TextTools

extension TemplateMembers {
  /// The page of a controller: its cases as a decision table.
  ///
  /// `answers` are how many states each case answered, and `pages` those of intents, by class.
  static func controllerPage(
    _ configuration: ControllerConfiguration, of info: ExtensionInfo, answers: [Int],
    pages: [String: String]
  ) -> TemplateMembers {
    let own: TemplateMembers = [
      "name": .text(configuration.name), "extension": .text(info.folder),
      "source": .place(configuration.location),
      "intents": .list(info.intentsSupported) {
        ["class": .text($0.name), "page": TemplateValue(address: pages[$0.name])]
      },
      "cases": .list(configuration.caseDescriptions.enumerated()) { index, description in
        [
          "number": .number(index + 1), "method": .text(description.method),
          "condition": .text(description.condition), "outcome": .text(description.outcome),
          "line": .number(description.location.line),
          "answers": answers.indices.contains(index)
            ? .text(counted(answers[index], "state")) : .missing,
          "isNever": .boolean(answers.indices.contains(index) && answers[index] == 0),
        ]
      },
      "layouts": .list(configuration.layoutNames) { ["name": .text($0)] },
    ]
    return own.adding(
      PageOutline([
        .init(title: "What it answers", anchor: "cases"),
        .init(title: "Layouts", anchor: "layouts"),
      ]).members
    )
  }
}

extension TemplateMembers {
  /// The page of a document.
  static func documentPage(_ page: DocumentPage, in repository: RepositoryAddress?)
    -> TemplateMembers
  {
    let path = page.document.path
    let (heading, text) = (page.body.title, page.body.text)
    let own: TemplateMembers = [
      "editAddress": TemplateValue(repository?.editing(path)),
      "sourceAddress": TemplateValue(
        repository.map { $0.files + RepositoryAddress.link(to: path) }),
      "body": .sequence([heading, text]), "heading": heading, "text": text,
      "summary": TemplateValue(page.document.summary),
      "title": .text(page.document.title),
      "hasTitle": .boolean(page.document.headings.contains { $0.level == 1 }),
    ]
    return own.adding(
      PageOutline(
        page.document.headings.filter { (2...3).contains($0.level) }
          .map { .init(title: $0.text, anchor: $0.anchor, isDeep: $0.level == 3) },
        language: page.document.language
      ).members
    )
  }

  /// The list of all documents.
  static func documentList(of documents: [DocumentPage]) -> TemplateMembers {
    [
      "documents": .list(documents) { page in
        [
          "title": .text(page.document.title), "page": .address(page.path),
          "summary": TemplateValue(page.document.summary),
        ]
      }
    ]
  }
}
