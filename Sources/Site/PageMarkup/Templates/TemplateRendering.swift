import Diagnostics
internal import TextTools

/// One page on its way: the output so far and the place in templates and data.
struct TemplateRendering {
  private let renderer: TemplateRenderer
  private let format: TemplateFormat
  private(set) var output: [UInt8] = []
  private(set) var diagnostics: [Diagnostic] = []
  private var context: TemplateContext
  /// The indentation of each line of the template in hand.
  private var indentation = ""
  /// Whether the next output begins a line of the template in hand.
  private var isAtLineStart = true
  private var depth = 0
  private var steps = 0
  /// Whether a limit was reached; nothing more is rendered then.
  private var isStopped = false
  /// The tags that have been reported, so that a loop reports them once.
  private var reported: Set<SourceLocation> = []

  init(_ renderer: TemplateRenderer, value: TemplateValue, format: TemplateFormat = .html) {
    self.renderer = renderer
    self.format = format
    context = TemplateContext(value)
  }

  mutating func render(_ template: Template) {
    render(template.nodes, arguments: TemplateArguments(), calledAt: nil)
  }

  private mutating func render(
    _ nodes: [TemplateNode], arguments: TemplateArguments, calledAt place: SourceLocation?
  ) {
    guard allowsStep(at: place) else { return }
    depth += 1
    for node in nodes {
      switch node {
      case .text(let text): write(text)
      case .value(let name, let isEscaped):
        beginLine()
        write(value(of: name), isEscaped: isEscaped, at: name)
      case .section(let name, let isInverted, let children):
        let value = value(of: name)
        if isInverted {
          guard !value.isTruthy else { continue }
          render(children, arguments: arguments, calledAt: name.location)
        } else if case .list(let items) = value {
          for item in items where !isStopped {
            render(children, showing: item, arguments: arguments, at: name)
          }
        } else if value.isTruthy {
          render(children, showing: value, arguments: arguments, at: name)
        }
      case .partial(let call): render(call, arguments: arguments)
      case .parent(let call, let blocks):
        render(call, arguments: arguments.calling(with: blocks))
      case .block(let name, let block): render(block, named: name, arguments: arguments)
      }
    }
    depth -= 1
  }

  private mutating func render(
    _ children: [TemplateNode], showing value: TemplateValue, arguments: TemplateArguments,
    at name: TemplateName
  ) {
    context.push(value)
    render(children, arguments: arguments, calledAt: name.location)
    context.pop()
  }

  private mutating func render(_ call: TemplateCall, arguments: TemplateArguments) {
    guard let template = template(for: call) else {
      if !call.standsAlone { beginLine() }
      return
    }
    indented(by: call.indentation, ownLines: call.standsAlone, replacing: !call.standsAlone) {
      $0.render(template.nodes, arguments: arguments, calledAt: call.location)
    }
  }

  private mutating func render(
    _ block: TemplateBlock, named name: String, arguments: TemplateArguments
  ) {
    guard let argument = arguments[name] else {
      render(block.nodes, arguments: arguments, calledAt: block.location)
      return
    }
    indented(by: block.indentation, ownLines: block.standsAlone, replacing: false) {
      $0.render(
        argument.block.nodes, arguments: argument.scope, calledAt: argument.block.location)
    }
  }

  /// Renders lines that come from elsewhere.
  ///
  /// - Parameters:
  ///   - addition: What is put before each line, behind the indentation so far.
  ///   - ownLines: Whether the content begins and ends on lines of its own.
  ///   - replacing: Whether the indentation so far does not count for the content.
  ///   - body: What renders the content.
  private mutating func indented(
    by addition: String, ownLines: Bool, replacing: Bool, _ body: (inout Self) -> Void
  ) {
    let outer = indentation
    if !ownLines { beginLine() }
    indentation = replacing ? addition : outer + addition
    isAtLineStart = ownLines
    body(&self)
    indentation = outer
    isAtLineStart = ownLines
  }

  private mutating func template(for call: TemplateCall) -> Template? {
    let name: String
    switch call.target {
    case .named(let fixed): name = fixed
    case .dynamic(let path):
      guard case .text(let text) = value(of: path) else { return nil }
      name = text
    }
    do {
      return try renderer.templates.template(named: name, calledAt: call.location)
    } catch {
      report(error, at: call.location)
      return nil
    }
  }

  private mutating func value(of name: TemplateName) -> TemplateValue {
    switch context.lookup(name) {
    case .found(let value): return value
    case .unknown(let part, let candidates):
      if renderer.reportsUnknownNames, !reported.contains(name.location) {
        let nearest = nearestSpelling(to: part, among: candidates)
        let headline = part == name.text ? "'\(part)'" : "'\(part)' in '\(name.text)'"
        report(
          Diagnostic(
            .unknownTemplateName, "\(headline) is not a name of this page", at: name.location,
            fix: nearest.map { "Write \($0)" }), at: name.location)
      }
      return .missing
    }
  }

  private mutating func allowsStep(at place: SourceLocation?) -> Bool {
    guard !isStopped else { return false }
    steps += 1
    let limits = renderer.limits
    let headline: String
    if depth >= limits.depth {
      headline = "Templates are nested deeper than \(limits.depth) levels"
    } else if steps > limits.steps {
      headline = "Templates render more than \(limits.steps) parts for one page"
    } else if output.count > limits.bytes {
      headline = "Templates make a page of more than \(limits.bytes >> 20) MB"
      output = []
    } else {
      return true
    }
    isStopped = true
    diagnostics.report(
      .templateOverLimit, headline, at: place, fix: "End the recursion with a section")
    return false
  }

  private mutating func report(_ diagnostic: Diagnostic, at place: SourceLocation) {
    guard reported.insert(place).inserted else { return }
    diagnostics.append(diagnostic)
  }
}

// MARK: - Output

extension TemplateRendering {
  /// Writes text of the template, with the indentation before each of its lines.
  private mutating func write(_ text: TemplateText) {
    guard !isStopped else { return }
    if indentation.isEmpty {
      let isRepeated = format == .markdown && endsWithBlankLine
      output.append(contentsOf: isRepeated ? text.bytes.drop { $0 == 0x0A } : text.bytes[...])
      isAtLineStart = text.endsWithLine
      return
    }
    for line in linesWithEnds(text.text) {
      beginLine()
      output.append(contentsOf: line.utf8)
      isAtLineStart = endsWithLine(String(line))
    }
  }

  private mutating func write(_ value: TemplateValue, isEscaped: Bool, at name: TemplateName) {
    guard !isStopped else { return }
    switch value {
    case .markup(let markup): if format == .html { output += markup.bytes }
    case .formatted(let markup, let markdown):
      output += format == .html ? markup.bytes : markdown
    case .partial(let partial, let members):
      render(partial: partial, showing: members, at: name.location)
    case .sequence(let values):
      for value in values { write(value, isEscaped: isEscaped, at: name) }
    case .boolean(let value): output.append(contentsOf: (value ? "true" : "false").utf8)
    case .list, .object, .missing: break
    case .address(let address):
      if format == .html {
        Markup.append(address, to: &output)
      } else {
        output.append(contentsOf: markdownAddress(of: address).utf8)
      }
    case .path(let path) where format == .html:
      // Nothing that is escaped makes a slash.
      let markup = Markup(escaping: path).html.replacing("/", with: "/<wbr>")
      output.append(contentsOf: markup.utf8)
    case .text(let text), .path(let text):
      if format == .html {
        write(text, isEscaped: isEscaped, at: name)
      } else {
        writeMarkdown(text, isCode: !isEscaped)
      }
    }
  }

  private mutating func write(_ text: String, isEscaped: Bool, at name: TemplateName) {
    if !isEscaped, renderer.unescapedText == .allowed {
      output.append(contentsOf: text.utf8)
      return
    }
    if !isEscaped {
      report(
        Diagnostic(
          .unescapedTemplateText, "A text is put into the page unescaped", at: name.location,
          fix: "Write the name between two braces"), at: name.location)
    }
    Markup.append(text, to: &output)
  }

  /// Writes a text of a Markdown export; code of several lines that begins a line becomes a block.
  private mutating func writeMarkdown(_ text: String, isCode: Bool) {
    let bytes = Array(text.utf8)
    let beginsLine = output.last.map { $0 == 0x0A } ?? true
    if isCode, beginsLine, bytes.contains(0x0A) {
      output.append(codeBlock: bytes)
    } else if isCode, !bytes.isEmpty, !bytes.contains(UInt8(ascii: "|")) {
      output.append(codeSpan: bytes.map { mayBeginBlank($0) && $0 < 0x20 ? 0x20 : $0 })
    } else {
      // In a table, a pipe ends a cell even in code.
      output.append(words: bytes, beginsLine: beginsLine)
    }
  }

  /// Whether the output is empty or ends with a blank line: a Markdown template puts one between
  /// its parts, of which some may be missing.
  private var endsWithBlankLine: Bool { output.suffix(2).allSatisfy { $0 == 0x0A } }

  private mutating func render(
    partial name: String, showing members: TemplateMembers, at place: SourceLocation
  ) {
    do {
      let template = try renderer.templates.template(
        named: name + format.ending, calledAt: place)
      context.push(.object(members))
      render(template.nodes, arguments: TemplateArguments(), calledAt: place)
      context.pop()
    } catch {
      report(error, at: place)
    }
  }

  private mutating func beginLine() {
    if isAtLineStart { output.append(contentsOf: indentation.utf8) }
    isAtLineStart = false
  }
}
