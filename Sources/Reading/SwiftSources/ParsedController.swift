package import Diagnostics

/// What the text of a controller's class says of how a host asks it, and of what it answers.
package struct ParsedController: Sendable {
  package let className: String
  /// Where the class is declared.
  package let location: SourceLocation
  /// Whether it implements `configure(with:context:completion:)` and not the other method.
  package let hasConfigureOnly: Bool
  /// The properties of `INUIHostedViewSiriProviding` that are true, in a class that adopts it.
  package let displays: [String]
  /// What it and the classes beside it set of outlets.
  package let texts: [OutletAssignment]
  /// What tells its answers; nil where the method that a host calls is not in these files.
  private let answering: AnsweringClass?
  /// What the class and those beside it name.
  private let names: WrittenNames

  init(_ hosted: HostedClass, in sources: ControllerSources, at location: SourceLocation) {
    className = hosted.name
    self.location = location
    let placed = sources.placedTexts
    texts = placed.map(\.text).filter { $0.kind != .hidden }
    names = WrittenNames(of: sources)
    answering = AnsweringClass(hosted, texts: placed)
    hasConfigureOnly = hosted.method(.configureView) == nil && hosted.method(.configure) != nil
    // The host asks no other class for them.
    displays =
      hosted.adopts(HostedClass.providing) == false
      ? []
      : HostedClass.providingProperties.filter { name in
        hosted.getters.contains {
          $0.name == name && $0.body.flatMap($0.code.isTrue) == true
        }
      }
  }

  /// What the class answers for an intent: one for each response code and for each status that it
  /// tells apart, and one for the rest; none where its method is not in these files.
  ///
  /// Its methods are followed anew each time.
  package func answers(to question: WrittenQuestion) -> [InferredAnswer] {
    answering?.answers(to: question) ?? []
  }

  /// Whether the class or those beside it make views, beyond those of its scene.
  package var makesViews: Bool { names.makeViews }

  /// Whether the class or those beside it set backgrounds of views, which are not drawn.
  package var setsBackgrounds: Bool { names.setBackgrounds }

  /// Whether a class of these files has an outlet, which none of them ever names.
  package func leavesAlone(_ outlet: String, of classes: some Sequence<String>) -> Bool {
    names.leaveAlone(outlet, of: classes)
  }
}

/// A height that a controller answers with.
package enum WrittenHeight: Hashable, Sendable {
  case points(Double)
  /// What the extension's context allows, or a part of it with points on top.
  case maximum, minimum
  case fraction(Double, of: Limit, plus: Double)
  /// The width of the card divided by it.
  case ratio(Double)
  /// What the view's own constraints make.
  case fitting

  package enum Limit: String, Sendable {
    case maximum, minimum
  }
}

extension ControllerSources {
  /// The class with which the system starts, or where no file names it the only one that can be hosted;
  /// nil where it is not in these files.
  package var written: ParsedController? {
    let found: HostedClass? =
      switch start {
      case .entry(let entry): hosted.first { $0.name == entry.className }
      case .otherModule: nil
      case .unknown: onlyHosted
      }
    guard let found, let location = found.location else { return nil }
    return ParsedController(found, in: self, at: location)
  }
}
