import Glibc

// Functions of the C library that this program defines itself: chance begins anew with each ask, so
// that a build twice gives the same bytes.

/// A generator with a fixed seed (SplitMix64).
private enum FixedRandom {
  nonisolated(unsafe) private static var state: UInt64 = 0

  static func fill(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
    guard let buffer else { return }
    for index in 0..<count {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
      buffer.storeBytes(
        of: UInt8(truncatingIfNeeded: mixed ^ mixed >> 31), toByteOffset: index, as: UInt8.self)
    }
  }

  static func number() -> UInt32 {
    var number: UInt32 = 0
    fill(&number, 4)
    return number
  }
}

private typealias SystemCall = @convention(c) (Int, Int, Int, Int, Int, Int, Int) -> Int

/// Swift's library asks the kernel for chance without the C library's help.
@_cdecl("syscall")
public func cardproofSystemCall(
  _ number: Int, _ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int
) -> Int {
  #if arch(x86_64)
    let random = 318
  #else
    let random = 278
  #endif
  guard number == random else {
    // Not kept in a global: the call that makes one safe may come from its own making.
    let next = dlsym(UnsafeMutableRawPointer(bitPattern: -1), "syscall")
    return unsafeBitCast(next, to: SystemCall?.self)?(number, a, b, c, d, e, f) ?? -1
  }
  FixedRandom.fill(UnsafeMutableRawPointer(bitPattern: a), b)
  return b
}

@_cdecl("getrandom")
public func cardproofRandom(
  _ buffer: UnsafeMutableRawPointer?, _ count: Int, _ flags: UInt32
) -> Int {
  FixedRandom.fill(buffer, count)
  return count
}

@_cdecl("getentropy")
public func cardproofEntropy(_ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int32 {
  FixedRandom.fill(buffer, count)
  return 0
}

@_cdecl("arc4random_buf")
public func cardproofRandom(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
  FixedRandom.fill(buffer, count)
}

@_cdecl("arc4random")
public func cardproofRandom() -> UInt32 { FixedRandom.number() }

@_cdecl("arc4random_uniform")
public func cardproofRandom(below bound: UInt32) -> UInt32 {
  bound == 0 ? 0 : FixedRandom.number() % bound
}

@_cdecl("swift_stdlib_random")
public func cardproofSwiftRandom(_ buffer: UnsafeMutableRawPointer?, _ count: Int) {
  FixedRandom.fill(buffer, count)
}
