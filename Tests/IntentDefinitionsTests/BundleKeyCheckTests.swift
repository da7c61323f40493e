import Diagnostics
import IntentDefinitions
import TestSupport
import Testing

@Suite struct BundleKeyCheckTests {
  private static let template: [(key: String, value: String)] = [
    ("CFBundleDevelopmentRegion", "$(DEVELOPMENT_LANGUAGE)"), ("CFBundleDisplayName", "Soup"),
    ("CFBundleExecutable", "$(EXECUTABLE_NAME)"),
    ("CFBundleIdentifier", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    ("CFBundleInfoDictionaryVersion", "6.0"), ("CFBundleName", "$(PRODUCT_NAME)"),
    ("CFBundlePackageType", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    ("CFBundleShortVersionString", "$(MARKETING_VERSION)"),
    ("CFBundleVersion", "$(CURRENT_PROJECT_VERSION)"),
  ]

  /// What is found in Xcode's template with a value changed or a key left out.
  private func findings(
    _ changes: [String: String] = [:], without: String? = nil, point: String? = nil
  ) throws -> [String] {
    let keys = Self.template.filter { $0.key != without }.map { key, value in
      "<key>\(key)</key><string>\(changes[key] ?? value)</string>"
    }
    let list = ProjectSample.plist(
      point ?? ProjectSample.handlerPoint, supporting: ProjectSample.strings("INStartWorkoutIntent")
    ).replacing("<plist><dict>", with: "<plist><dict>\(keys.joined())")
    return try SampleProject(["A/Info.plist": list]).diagnostics
      .map { "\($0.rule.id): \($0.message) → \($0.fix ?? "")" }
  }

  @Test func xcodesTemplateHasNoFinding() throws {
    #expect(try findings() == [])
    #expect(try findings(["CFBundlePackageType": "XPC!", "CFBundleName": "Soup"]) == [])
  }

  @Test func aProjectMayHaveVariablesOfItsOwn() throws {
    #expect(
      try findings([
        "CFBundleVersion": "$(BUILD_NUMBER)", "CFBundleShortVersionString": "${VERSION}",
        "CFBundleIdentifier": "$(ORGANIZATION).soup.$(PRODUCT_NAME:rfc1034identifier)",
        "CFBundleDisplayName": "$(MARKETING_NAME)",
      ]) == [])
  }

  @Test(arguments: [
    ("CFBundleName", "$(PORDUCT_NAME)", "'$(PORDUCT_NAME)' is nearly Xcode's '$(PRODUCT_NAME)'"),
    ("CFBundleName", "$(PRODUCT_NAM", "'$(PRODUCT_NAM' is not closed"),
  ])
  func findsAVariableThatIsMisspelt(key: String, value: String, message: String) throws {
    let found = try findings([key: value])
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("unknown-build-variable: \(message) → Write") == true)
  }

  @Test(arguments: [
    ("CFBundleIdentifier", "$(EXECUTABLE_NAME)", "$(PRODUCT_BUNDLE_IDENTIFIER)"),
    (
      "CFBundleVersion", "$(DEVELOPMENT_LANGUAGE)",
      "$(CURRENT_PROJECT_VERSION) or $(MARKETING_VERSION)"
    ),
    ("CFBundlePackageType", "APPL", "$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
  ])
  func findsAValueUnderAnotherKey(key: String, value: String, fix: String) throws {
    #expect(
      try findings([key: value]) == [
        "misplaced-build-variable: '\(value)' is not a value for '\(key)' → Write \(fix)"
      ])
  }

  @Test func findsTheOneKeyThatIsMissing() throws {
    #expect(
      try findings(without: "CFBundleVersion") == [
        "missing-bundle-key: 'CFBundleVersion' is missing, and the other keys are there → "
          + "Add them, unless the build settings do"
      ])
  }

  @Test func anExecutableIsAddedByOtherTools() throws {
    #expect(try findings(without: "CFBundleExecutable").count == 1)
    #expect(
      try findings(["CFBundleIdentifier": "com.soup.Siri"], without: "CFBundleExecutable") == [])
  }

  @Test func aPlistMayLeaveTheBundleToTheBuildSettings() throws {
    let list = ProjectSample.plist(
      ProjectSample.handlerPoint, supporting: ProjectSample.strings("INStartWorkoutIntent"))
    #expect(try SampleProject(["A/Info.plist": list]).report() == "")
  }

  @Test(arguments: [
    (
      "cmo.apple.intents-service",
      "'cmo.apple.intents-service' is not an extension point of intents → "
        + "Write com.apple.intents-service"
    ),
    (
      "$(PRODUCT_NAME)",
      "'$(PRODUCT_NAME)' is not an extension point of intents → "
        + "Write com.apple.intents-service or com.apple.intents-ui-service"
    ),
    (
      "",
      "The extension lists intents but has no NSExtensionPointIdentifier → "
        + "Write com.apple.intents-service or com.apple.intents-ui-service"
    ),
  ])
  func findsAKindOfExtensionThatThereIsNot(point: String, expected: String) throws {
    #expect(try findings(point: point) == ["unknown-extension-point: \(expected)"])
  }
}
