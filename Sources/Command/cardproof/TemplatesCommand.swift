internal import SitePages

/// `cardproof templates`: prints a template to start from.
enum TemplatesCommand {
  static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
    let names = SiteTemplates.fileNames
    guard let name = arguments.operands.first else {
      Terminal.print(names.map { $0 + "\n" }.joined())
      return .done
    }
    guard let text = SiteTemplates.ownFile(name) else {
      throw .unknown("template", name, among: names, listedBy: "cardproof templates")
    }
    Terminal.print(text)
    return .done
  }
}
