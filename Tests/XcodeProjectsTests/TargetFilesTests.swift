import Testing
import XcodeProjects

/// Which files, frameworks and extensions belong to a target.
struct TargetFilesTests {
  /// A project `App/Tea.xcodeproj` with the targets `Tea` and `TeaUI`.
  private func targets(
    _ objects: String, app: String = "", ui: String = "", project: String = "", paths: [String]
  ) throws -> [XcodeTarget] {
    let text = """
      {objects = {
        P = {isa = PBXProject; mainGroup = G; targets = (T, U); \(project)};
        T = {isa = PBXNativeTarget; name = Tea; productReference = TP; \(app)
          productType = "com.apple.product-type.application"; };
        U = {isa = PBXNativeTarget; name = TeaUI; productReference = UP; \(ui)
          productType = "com.apple.product-type.app-extension"; };
        TP = {isa = PBXFileReference; path = Tea.app; sourceTree = BUILT_PRODUCTS_DIR; };
        UP = {isa = PBXFileReference; path = TeaUI.appex; sourceTree = BUILT_PRODUCTS_DIR; };
        \(objects)
      }; rootObject = P; }
      """
    return try XcodeProject(
      path: "App/Tea.xcodeproj/project.pbxproj", bytes: Array(text.utf8), paths: FolderPaths(paths)
    ) { _ in nil }.targets
  }

  @Test func buildPhasesAndGroupsGiveTheFilesOfATarget() throws {
    let target = try #require(
      targets(
        """
        G = {isa = PBXGroup; children = (G2, V, F4, G); sourceTree = "<group>"; };
        G2 = {isa = PBXGroup; path = UI; children = (F1, F2, F3); sourceTree = "<group>"; };
        F1 = {isa = PBXFileReference; path = View.swift; sourceTree = "<group>"; };
        F2 = {isa = PBXFileReference; path = Shared/Tea.swift; sourceTree = SOURCE_ROOT; };
        F3 = {isa = PBXFileReference; path = ../../Other.swift; sourceTree = "<group>"; };
        F4 = {isa = PBXFileReference; path = UI/Tea.xcassets; sourceTree = "<group>"; };
        F5 = {isa = PBXFileReference; name = IntentsUI.framework; path = System/IntentsUI.framework;
          sourceTree = SDKROOT; };
        V = {isa = PBXVariantGroup; name = Main.storyboard; children = (V1, V2);
          sourceTree = "<group>"; };
        V1 = {isa = PBXFileReference; path = UI/Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        V2 = {isa = PBXFileReference; path = UI/de.lproj/Main.strings; sourceTree = "<group>"; };
        S = {isa = PBXSourcesBuildPhase; files = (B1, B2, B3, BX, BM); };
        R = {isa = PBXResourcesBuildPhase; files = (B4, BV); };
        L = {isa = PBXFrameworksBuildPhase; files = (B5, BP); };
        B1 = {fileRef = F1; }; B2 = {fileRef = F2; }; B3 = {fileRef = F3; }; B4 = {fileRef = F4; };
        B5 = {fileRef = F5; }; BV = {fileRef = V; }; BP = {productRef = K; }; BX = {fileRef = none; };
        BM = {fileRef = F4; platformFilter = maccatalyst; };
        K = {isa = XCSwiftPackageProductDependency; productName = Kettle; };
        """, ui: "buildPhases = (S, R, L); packageProductDependencies = (K);",
        paths: [
          "App/UI/View.swift", "App/Shared/Tea.swift", "Other.swift", "App/UI/Not.swift",
          "App/UI/Tea.xcassets/Contents.json", "App/UI/Tea.xcassets/a.imageset/a.png",
          "App/UI/Base.lproj/Main.storyboard", "App/UI/de.lproj/Main.strings",
          "App/UI/Tea.xcassetsX",
        ]
      ).last)
    #expect(target.sourcePaths == ["App/Shared/Tea.swift", "App/UI/View.swift", "Other.swift"])
    #expect(
      target.resourcePaths == [
        "App/UI/Base.lproj/Main.storyboard", "App/UI/Tea.xcassets/Contents.json",
        "App/UI/Tea.xcassets/a.imageset/a.png", "App/UI/de.lproj/Main.strings",
      ])
    #expect(target.frameworks == ["IntentsUI.framework"])
    #expect(target.packageProducts == ["Kettle"])
    #expect(target.moduleName == "TeaUI")
  }

  @Test func aSynchronizedGroupHasItsFolderButForExceptions() throws {
    let found = try targets(
      """
      G = {isa = PBXGroup; children = (Y, Z); sourceTree = "<group>"; };
      Y = {isa = PBXFileSystemSynchronizedRootGroup; path = UI; exceptions = (E1, E2);
        sourceTree = "<group>"; };
      Z = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
      E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = U;
        membershipExceptions = (Info.plist, "Drafts", "/Localized: Old.storyboard"); };
      E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = T;
        membershipExceptions = ("Model/Tea.swift"); };
      """, app: "fileSystemSynchronizedGroups = (Z);", ui: "fileSystemSynchronizedGroups = (Y);",
      paths: [
        "App/UI/Info.plist", "App/UI/View.swift", "App/UI/Model/Tea.swift", "App/UI/Drafts/A.swift",
        "App/UI/Base.lproj/Old.storyboard", "App/UI/Base.lproj/New.storyboard",
        "App/UI/UI.entitlements",
        "App/App/Start.swift", "App/Other.swift",
      ])
    #expect(found.last?.sourcePaths == ["App/UI/Model/Tea.swift", "App/UI/View.swift"])
    #expect(found.last?.resourcePaths == ["App/UI/Base.lproj/New.storyboard"])
    #expect(found.first?.sourcePaths == ["App/App/Start.swift", "App/UI/Model/Tea.swift"])
  }

  @Test func anAppEmbedsTheExtensionsThatItCopies() throws {
    let phases = """
      C = {isa = PBXCopyFilesBuildPhase; dstSubfolderSpec = 13; files = (CB); };
      CB = {fileRef = UP; };
      """
    let found = try targets(phases, app: "buildPhases = (C);", paths: [])
    let app = try #require(found.first)
    let ui = try #require(found.last)
    #expect(app.embeds(ui) && !ui.embeds(app) && !app.embeds(app))
    let without = try targets(phases, paths: [])
    #expect(without.first.map { $0.embeds(ui) } == false)
  }

  @Test func ringsOfGroupsAndForeignIDsEnd() throws {
    let found = try targets(
      """
      G = {isa = PBXGroup; children = (G, G1, missing); };
      G1 = {isa = PBXGroup; children = (G, G1); path = ../../../..; };
      V = {isa = PBXVariantGroup; children = (V); };
      S = {isa = PBXSourcesBuildPhase; files = (B, S); }; B = {fileRef = V; };
      """, app: "buildPhases = (S, S, U);", paths: ["a.swift"])
    #expect(found.first?.sourcePaths == [])
  }
}
