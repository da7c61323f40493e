import Dispatch
import FuzzTargets
import Foundation

/// What libFuzzer calls; `Scripts/fuzz` compiles and links it, for SwiftPM cannot.
///
/// `CARDPROOF_FUZZ_TARGET` names the target. With `CARDPROOF_FUZZ_SEEDS` the target's seeds are
/// written into that folder first.
private let target: FuzzTarget = {
  let environment = ProcessInfo.processInfo.environment
  guard let target = FuzzTarget(rawValue: environment["CARDPROOF_FUZZ_TARGET"] ?? "") else {
    print("Set CARDPROOF_FUZZ_TARGET to one of:")
    print(FuzzTarget.allCases.map(\.rawValue).joined(separator: " "))
    exit(64)
  }
  if let folder = environment["CARDPROOF_FUZZ_SEEDS"] {
    for (index, seed) in target.seeds.enumerated() {
      let file = URL(filePath: folder).appending(path: "seed-\(index)")
      do { try Data(seed).write(to: file) } catch { print("No seed at \(file.path): \(error)") }
    }
  }
  return target
}()

/// Writes the seeds before the corpus is read.
@_cdecl("LLVMFuzzerInitialize") func initialize(
  _ count: UnsafeMutableRawPointer?, _ words: UnsafeMutableRawPointer?
) -> CInt {
  _ = target
  return 0
}

@_cdecl("LLVMFuzzerTestOneInput") func testOneInput(
  _ start: UnsafePointer<UInt8>?, _ count: Int
) -> CInt {
  let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
  let done = DispatchSemaphore(value: 0)
  Task {
    let problems = await target.run(bytes)
    precondition(problems.isEmpty, problems.joined(separator: "\n"))
    done.signal()
  }
  done.wait()
  return 0
}
