package import Diagnostics
internal import TextTools

/// The sources of one Intents UI extension, read as text: tokens and declarations, without types.
package struct ControllerSources: Sendable {
  /// The class with which the system starts.
  let start: Start
  /// The intent classes that the extension lists.
  let intents: [String]
  /// The classes that adopt the protocol, and the one named; by name.
  let hosted: [HostedClass]
  let types: [String: [HostedClass.Part]]

  /// The class with which the system starts, and where a file names it.
  package struct Entry: Sendable {
    package let className: String
    package let location: SourceLocation
    /// Whether the principal class names it, and not the storyboard.
    package let isPrincipal: Bool
    /// Whether a module stands in front of the name.
    package let hasModule: Bool

    package init(
      className: String, location: SourceLocation, isPrincipal: Bool, hasModule: Bool
    ) {
      self.className = className
      self.location = location
      self.isPrincipal = isPrincipal
      self.hasModule = hasModule
    }
  }

  /// The class that the storyboard or the Info.plist names.
  package enum Start: Sendable {
    case entry(Entry)
    /// A class of another module, which is not in these files.
    case otherModule
    /// Neither can be read, or neither is there.
    case unknown
  }

  /// A file that may be read.
  package struct File: Sendable {
    package let path: String
    package let bytes: [UInt8]

    package init(path: String, bytes: [UInt8]) {
      self.path = path
      self.bytes = bytes
    }
  }

  package init(_ files: [File], start: Start, intents: [String]) {
    self.start = start
    self.intents = intents
    let types = HostedClass.Part.byName(in: files)
    self.types = types
    let entry = start.entry
    let names = types.filter { name, parts in
      name == entry?.className || parts.contains { $0.type.inherits.contains(HostedClass.hosting) }
    }
    hosted = names.keys.sorted().compactMap { name in
      types[name].map { HostedClass(name: name, parts: $0, all: types) }
    }
  }

  /// The findings in the text of the sources.
  package func findings() -> [Diagnostic] {
    (entryFindings() + hosted.flatMap { checks(of: $0) }).map {
      $0.with(note: .init("Cardproof reads the text of the code, without types"))
    }
  }

  private func checks(of hosted: HostedClass) -> [Diagnostic] {
    signatureFindings(hosted) + bothMethodsFindings(hosted) + completionFindings(hosted)
      + sizeFindings(hosted) + forcedFindings(hosted) + waitingFindings(hosted)
      + touchFindings(hosted) + providingFindings(hosted) + interactionFindings(hosted)
      + presentationFindings(hosted) + mapFindings(hosted) + lifecycleFindings(hosted)
      + configureFindings(hosted)
  }
}

extension ControllerSources {
  /// The class that a file names; nil where none does.
  var entry: Entry? { start.entry }
}

extension ControllerSources.Start {
  fileprivate var entry: ControllerSources.Entry? {
    if case .entry(let entry) = self { entry } else { nil }
  }
}

extension SourceLanguage {
  package init?(path: String) {
    switch SourcePath(path).ending {
    case "swift": self = .swift
    case "m", "mm", "h": self = .objectiveC
    default: return nil
    }
  }
}
