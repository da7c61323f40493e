internal import Digests
internal import HostSimulation
internal import Synchronization

/// The ids of transcripts, each made once: of thousands of cards most share a few hundred.
final class TranscriptIDs: Sendable {
  private let known = Mutex<[Transcript: String]>([:])

  /// The digest of what a transcript says.
  func id(of transcript: Transcript) -> String {
    if let id = known.withLock({ $0[transcript] }) { return id }
    let id = SHA256.shortHex(transcript.data)
    known.withLock { $0[transcript] = id }
    return id
  }
}
