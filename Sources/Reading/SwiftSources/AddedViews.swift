internal import Diagnostics

extension ControllerSources {
  /// Whether code of the extension may add views to a scene, or draw into it.
  ///
  /// True as well where the class that the system starts with is not among the sources. Read in the text
  /// (inferred): a helper of another module may add views, too.
  package var mayAddViews: Bool {
    guard case .entry(let entry) = start, types[entry.className] != nil else { return true }
    return mentions(Self.addingNames)
  }

  /// Whether the class asks for the greatest size that the host allows.
  package var asksForMaximumSize: Bool { mentions(["hostedViewMaximumAllowedSize"]) }

  /// Whether the class succeeds with the size zero, and with no greater one that its text shows.
  package var asksForZeroSize: Bool {
    !asksForMaximumSize
      && hosted.contains { one in
        one.name == entry?.className
          && sizeFindings(one).contains { $0.rule == .sourceZeroSize }
      }
  }

  /// The API that brings views to a screen, by its names in Swift and Objective-C.
  private static let addingNames: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "addChild",
    "addChildViewController", "loadView", "UIHostingController", "instantiateViewController",
    "instantiateViewControllerWithIdentifier", "instantiateInitialViewController", "performSegue",
    "performSegueWithIdentifier", "loadNibNamed", "UINib", "draw", "drawRect", "addSublayer",
    "backgroundColor", "setBackgroundColor", "present", "setView",
  ]

  func mentions(_ names: Set<String>) -> Bool {
    types.values.joined().contains { part in
      part.code.tokens.contains { $0.kind == .word && names.contains($0.text) }
    }
  }
}
