internal import Diagnostics
internal import IntentDefinitions
internal import TextTools

private let fileName = "AppIntentVocabulary.plist"

/// The intents of Xcode's template of an Intents extension.
private let ofTemplate: Set = [
  "INSendMessageIntent", "INSearchForMessagesIntent", "INSetMessageAttributeIntent",
]

/// Looks for the example phrases that App Store Connect asks for: one finding for all of SiriKit's own
/// intents that an Intents extension lists and no vocabulary names.
func examplePhraseFindings(of intents: AppIntents, in files: [SourceFile]) -> [Diagnostic] {
  let vocabularies = files.filter { $0.name == fileName }
  let listed = intents.extensions.filter { $0.point == .intents }.flatMap(\.intentsSupported)
    .filter { name in
      SystemIntentCatalog.standard.intent(name.name) != nil
        && !vocabularies.contains { $0.bytes.contains(text: name.name) }
    }
  guard let first = listed.first else { return [] }
  // Where Xcode's example was never taken out, something else is to be said.
  let isTemplate = listed.allSatisfy { ofTemplate.contains($0.name) }
  if isTemplate, !intents.intents.isEmpty { return [] }
  let names = Set(listed.map(\.name)).sorted()
  return [
    Diagnostic(
      .missingExamplePhrase,
      "No vocabulary has an example phrase for \(names.prefix(6).map { $0 }.listedInQuotes)",
      at: first.location,
      fix: "Add 'IntentPhrases' for \(names.count == 1 ? "it" : "them") to \(fileName)")
  ]
}
