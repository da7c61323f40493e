internal import CardDrawing
internal import CardLayout
internal import CardChecks
internal import Diagnostics
internal import HostSimulation
internal import Views

extension InteractionRecord {
  /// The record as bytes.
  var bytes: [UInt8] {
    var writer = ByteWriter()
    writer.write(cards) { $1.write($0) }
    writer.write(losses) { loss, writer in
      writer.write(loss.occasion)
      writer.write(loss.faults) { $1.write($0) }
    }
    return writer.bytes
  }

  init(_ bytes: ArraySlice<UInt8>) throws(ByteReader.Fault) {
    var reader = ByteReader(bytes)
    cards = try reader.list { reader throws(ByteReader.Fault) in try reader.card() }
    losses = try reader.list { reader throws(ByteReader.Fault) in
      TrialLoss(occasion: try reader.occasion(), faults: try reader.faults())
    }
    guard reader.isAtEnd else { throw ByteReader.Fault() }
  }
}

extension ByteWriter {
  fileprivate mutating func write(_ card: DrawnCard) {
    write(card.measures.drawingSize)
    write(card.measures.cardSize)
    write(card.measures.hostedViews) { measure, writer in
      for size in [measure.desiredSize, measure.minimumSize, measure.maximumSize] {
        writer.write(size)
      }
      writer.write(measure.contentHeight.sixtyFourths)
      writer.write(measure.parameters)
    }
    let parts = card.drawing.parts
    for text in [parts.head, parts.css, parts.body, parts.overlay] { write(text) }
    write(parts.linkedBody)
    write(card.drawing.textTwin)
    write(card.drawing.words)
    write(card.drawing.colors.sortedNames)
    write(card.drawing.linkedImages)
    write(card.name)
    write(card.faults) { $1.write($0) }
    write(card.findings) { $1.write($0) }
  }

  private mutating func write(_ size: Size) {
    write(size.width.sixtyFourths)
    write(size.height.sixtyFourths)
  }

  fileprivate mutating func write(_ fault: ProofFault) {
    write(fault.kind.rawValue)
    write(ifThere: fault.location) { $1.write($0) }
    write(fault.message)
    write(Int(bitPattern: UInt(fault.extent.bitPattern)))
    write(fault.notes) { $1.write($0) }
    write(fault.fix)
    write(ifThere: fault.layout) { $1.write($0) }
  }

  fileprivate mutating func write(_ occasion: ProofOccasion) {
    write(occasion.state)
    write(occasion.isNatural)
    write(ifThere: occasion.trial) { trial, writer in
      writer.write(ifThere: trial.language) { $1.write($0) }
      writer.write(ifThere: trial.textSize?.rawValue) { $1.write($0) }
    }
  }

  mutating func write(_ diagnostic: Diagnostic) {
    write(diagnostic.rule.id)
    write(diagnostic.message)
    write(ifThere: diagnostic.location) { $1.write($0) }
    write(diagnostic.notes) { $1.write($0) }
    write(ifThere: diagnostic.fix) { $1.write($0) }
    write(diagnostic.corrections) { $1.write($0) }
  }

  private mutating func write(_ correction: Correction) {
    let (kind, texts) =
      switch correction.change {
      case .replace(let old, let new): (0, [old, new])
      case .remove(let text): (1, [text])
      case .append(let text, let item): (2, [text, item])
      case .removeComment(let word): (3, [word])
      }
    write(kind)
    write(texts)
    write(correction.location)
  }

  private mutating func write(_ note: Diagnostic.Note) {
    write(note.message)
    write(ifThere: note.location) { $1.write($0) }
  }

  private mutating func write(_ location: SourceLocation) {
    write(location.file)
    write(location.line)
    write(location.column)
  }
}

extension ByteReader {
  fileprivate mutating func card() throws(Fault) -> DrawnCard {
    let measures = CardMeasures(
      drawingSize: try size(), cardSize: try size(),
      hostedViews: try list { reader throws(Fault) in
        HostedViewMeasure(
          desiredSize: try reader.size(), minimumSize: try reader.size(),
          maximumSize: try reader.size(), contentHeight: try reader.points(),
          parameters: try reader.texts())
      })
    let (head, css, body, overlay) = (try text(), try text(), try text(), try text())
    let parts = DrawingParts(
      head: head, css: css, body: body, linkedBody: try texts(), overlay: overlay)
    let drawing = CardDrawing(
      parts: parts, textTwin: try text(), words: try text(),
      colors: ColorClasses(names: Set(try texts())),
      linkedImages: try texts())
    return DrawnCard(
      measures: measures, drawing: drawing, name: try text(), faults: try faults(),
      findings: try list { reader throws(Fault) in try reader.diagnostic() })
  }

  private mutating func points() throws(Fault) -> Points { Points(sixtyFourths: try number()) }

  private mutating func size() throws(Fault) -> Size {
    Size(width: try points(), height: try points())
  }

  fileprivate mutating func faults() throws(Fault) -> [ProofFault] {
    try list { reader throws(Fault) in
      guard let kind = ProofFault.Kind(rawValue: try reader.text()) else { throw Fault() }
      let location = try reader.optional { reader throws(Fault) in try reader.location() }
      let message = try reader.text()
      let extent = Double(bitPattern: UInt64(UInt(bitPattern: try reader.number())))
      let fault = ProofFault(
        kind, message, at: location, extent: extent, notes: try reader.notes(),
        fix: try reader.text())
      return fault.of(try reader.optional { reader throws(Fault) in try reader.location() })
    }
  }

  fileprivate mutating func occasion() throws(Fault) -> ProofOccasion {
    let state = try text()
    let isNatural = try boolean()
    let trial = try optional { reader throws(Fault) -> ProofTrial in
      let language = try reader.optional { reader throws(Fault) in try reader.text() }
      let textSize = try reader.optional { reader throws(Fault) -> ContentSize in
        guard let size = ContentSize(rawValue: try reader.text()) else { throw Fault() }
        return size
      }
      guard let trial = ProofTrial(language: language, textSize: textSize) else { throw Fault() }
      return trial
    }
    return ProofOccasion(state: state, isNatural: isNatural, trial: trial)
  }

  mutating func diagnostic() throws(Fault) -> Diagnostic {
    let id = try text()
    guard let rule = Rule.byID[id] else { throw Fault() }
    let message = try text()
    let location = try optional { reader throws(Fault) in try reader.location() }
    return Diagnostic(
      rule, message, at: location, notes: try notes(),
      fix: try optional { reader throws(Fault) in try reader.text() },
      corrections: try list { reader throws(Fault) in try reader.correction() })
  }

  private mutating func correction() throws(Fault) -> Correction {
    let (kind, texts) = (try number(), try texts())
    let change: Correction.Change
    switch (kind, texts.count) {
    case (0, 2): change = .replace(texts[0], with: texts[1])
    case (1, 1): change = .remove(texts[0])
    case (2, 2): change = .append(texts[0], after: texts[1])
    case (3, 1): change = .removeComment(texts[0])
    default: throw Fault()
    }
    return Correction(change: change, location: try location())
  }

  private mutating func notes() throws(Fault) -> [Diagnostic.Note] {
    try list { reader throws(Fault) in
      Diagnostic.Note(
        try reader.text(),
        at: try reader.optional { reader throws(Fault) in try reader.location() })
    }
  }

  private mutating func location() throws(Fault) -> SourceLocation {
    SourceLocation(file: try text(), line: try number(), column: try number())
  }
}

extension Rule {
  fileprivate static let byID = Dictionary(all.map { ($0.id, $0) }) { first, _ in first }
}
