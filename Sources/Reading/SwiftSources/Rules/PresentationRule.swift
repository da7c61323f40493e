internal import Diagnostics

extension ControllerSources {
  /// Controllers that are presented, and views of controllers that are not children.
  func presentationFindings(_ hosted: HostedClass) -> [Diagnostic] {
    let containment: Set = ["addChild", "addChildViewController", "didMove"]
    let contains = hosted.parts.contains { part in
      part.code.tokens.indices.contains { containment.contains(part.code.text($0)) }
    }
    return hosted.methods.flatMap { code, method -> [Diagnostic] in
      guard let body = method.body, code.language == .swift else { return [] }
      let presents = body.filter { index in
        code.matches(["present", "("], at: index)
          && (code.text(index - 1) != "." || code.text(index - 2) == "self")
          && code.inside(index + 1).map { code.contains("animated", ":", in: $0) } == true
      }
      let loose =
        contains
        ? []
        : body.filter { index in
          code.matches(["addSubview", "("], at: index)
            && code.partner(of: index + 1) == index + 5
            && code.matches([".", "view"], at: index + 3) && code.text(index + 2) != "self"
        }
      return presents.map { index in
        Diagnostic(
          .sourcePresents, "A hosted controller presents another one", at: code.location(index),
          fix: "Embed it: addChild, its view as a subview, didMove")
      }
        + loose.map { index in
          Diagnostic(
            .sourcePresents,
            "The view of '\(code.text(index + 2))' is embedded without its controller",
            at: code.location(index), fix: "Call addChild before it and didMove after it")
        }
    }
  }
}
