@testable import OutputFolder
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import ProjectStarter
import TestSupport

extension SampleProject {
  var starter: ScaffoldFiles {
    ScaffoldFiles(project, hasSettings: files["site.yml"] != nil, folderName: "Folder")
  }

  /// The project with what `init` would write.
  var started: SampleProject {
    var project = self
    for file in starter.files { project[file.path] = file.text }
    return project
  }

  /// The project with each open case closed as it is; those that show nothing refuse.
  var withClosedCases: SampleProject {
    var project = self
    for (path, text) in files where path.hasSuffix(".controller.yml") {
      var lines: [Substring] = []
      for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
        guard line == "    open: true" else {
          lines.append(line)
          continue
        }
        if lines.last?.hasPrefix("    show: ") != true { lines.append("    refuse: true") }
      }
      project[path] = lines.joined(separator: "\n")
    }
    return project
  }

  /// The findings of a whole build that the files of `init` bring about: those that were not there
  /// before, notes left out.
  func newFindings() async throws -> [Diagnostic] {
    let before = await findings()
    return await started.findings().filter {
      $0.severity != .note && !before.contains($0)
    }
  }
}

/// A storyboard with labels and other views, each with an outlet of its own.
func storyboard(_ views: [(outlet: String, view: String)]) -> String {
  let views = views.enumerated().map { index, one in
    (
      outlet: "<outlet property=\"\(one.outlet)\" destination=\"v\(index)\" id=\"o\(index)\"/>",
      view: """
      <\(one.view) id="v\(index)" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="16" y="\(8 + index * 24)" width="288" height="20.5"/>\
      <fontDescription key="fontDescription" type="system" pointSize="17"/></\
      \(one.view.prefix { $0 != " " })>
      """,
      constraints: """
      <constraint firstItem="v\(index)" firstAttribute="leading" secondItem="root" \
      secondAttribute="leading" constant="16" id="l\(index)"/>\
      <constraint firstItem="v\(index)" firstAttribute="top" \
      secondItem="\(index == 0 ? "root" : "v\(index - 1)")" \
      secondAttribute="\(index == 0 ? "top" : "bottom")" constant="8" id="t\(index)"/>\
      <constraint firstAttribute="trailing" secondItem="v\(index)" \
      secondAttribute="trailing" constant="16" id="r\(index)"/>
      """
    )
  }
  return """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="vc">
    <scenes><scene sceneID="s"><objects>
    <viewController id="vc" customClass="TeaViewController"><view key="view" id="root">
    <rect key="frame" x="0.0" y="0.0" width="320" height="\(16 + views.count * 24)"/>
    <subviews>\(views.map(\.view).joined())</subviews>
    <constraints>\(views.map(\.constraints).joined())
    <constraint firstAttribute="bottom" secondItem="v\(views.count - 1)" \
    secondAttribute="bottom" constant="8" id="b"/></constraints></view>
    <connections>\(views.map(\.outlet).joined())</connections></viewController>
    </objects></scene></scenes></document>
    """
}

/// The tea house with a storyboard in its Intents UI extension.
func teaHouse(_ views: [(outlet: String, view: String)]) -> SampleProject {
  var project = Sample.teaHouse()
  project["TeaIntentsUI/MainInterface.storyboard"] = storyboard(views)
  return project
}
