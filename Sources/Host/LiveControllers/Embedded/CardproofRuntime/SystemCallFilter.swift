import Glibc

/// A seccomp filter: the code may compute and read files, nothing else.
///
/// A denied call fails with EPERM; calls that have an older form fail with ENOSYS, so that the C library
/// falls back to it.
struct SystemCallFilter {
  /// An instruction of the filter's machine, as the kernel reads it.
  private struct Instruction {
    let code: UInt16
    let ifTrue: UInt8
    let ifFalse: UInt8
    let value: UInt32
  }

  /// The program as the kernel reads it.
  private struct Program {
    let count: UInt16
    let instructions: UnsafePointer<Instruction>
  }

  private static let denied: UInt32 = 0x0005_0000 | UInt32(EPERM)
  private static let unknown: UInt32 = 0x0005_0000 | UInt32(ENOSYS)
  private static let allowed: UInt32 = 0x7FFF_0000
  private static let killed: UInt32 = 0x8000_0000

  /// Where the fields of a call are.
  private static let numberOffset: UInt32 = 0
  private static let architectureOffset: UInt32 = 4
  private static func argumentOffset(_ index: UInt32) -> UInt32 { 16 + index * 8 }

  private var instructions: [Instruction] = []

  /// Creates the filter of a process, which may signal itself only.
  init(process: Int32) {
    let table = SystemCallTable.current
    load(Self.architectureOffset)
    jumpOver(1, ifEqual: table.architecture)
    answer(Self.killed)
    load(Self.numberOffset)
    // Numbers of the x32 form, which would get around the table.
    instructions.append(Instruction(code: 0x35, ifTrue: 0, ifFalse: 1, value: 0x4000_0000))
    answer(Self.unknown)
    for number in table.denied { answer(Self.denied, for: number) }
    for number in table.unknown { answer(Self.unknown, for: number) }
    for (number, flags) in table.opens {
      // Opening a file to read it is allowed.
      deny(number, unlessArgument: flags, lacks: SystemCallTable.writingFlags)
    }
    // A new thread is allowed, a new process is not.
    deny(table.clone, unlessArgument: 0, has: SystemCallTable.threadFlag)
    for number in table.signals {
      deny(number, unlessArgument: 0, equals: UInt32(bitPattern: process))
    }
    // Limits may be read and lowered, but of this process only.
    deny(table.limits, unlessArgument: 0, equals: 0)
    answer(Self.allowed)
  }

  private mutating func load(_ offset: UInt32) {
    instructions.append(Instruction(code: 0x20, ifTrue: 0, ifFalse: 0, value: offset))
  }

  private mutating func jumpOver(_ count: UInt8, ifEqual value: UInt32) {
    instructions.append(Instruction(code: 0x15, ifTrue: count, ifFalse: 0, value: value))
  }

  private mutating func answer(_ value: UInt32) {
    instructions.append(Instruction(code: 0x06, ifTrue: 0, ifFalse: 0, value: value))
  }

  private mutating func answer(_ value: UInt32, for number: UInt32) {
    instructions.append(Instruction(code: 0x15, ifTrue: 0, ifFalse: 1, value: number))
    answer(value)
  }

  /// Adds a test of an argument: four instructions after the number's, which allow or deny.
  private mutating func deny(_ number: UInt32, argument: UInt32, test: Instruction) {
    instructions.append(Instruction(code: 0x15, ifTrue: 0, ifFalse: 4, value: number))
    load(Self.argumentOffset(argument))
    instructions.append(test)
    answer(Self.allowed)
    answer(Self.denied)
  }

  private mutating func deny(_ number: UInt32, unlessArgument index: UInt32, lacks bits: UInt32) {
    deny(
      number, argument: index,
      test: Instruction(code: 0x45, ifTrue: 1, ifFalse: 0, value: bits))
  }

  private mutating func deny(_ number: UInt32, unlessArgument index: UInt32, has bits: UInt32) {
    deny(
      number, argument: index,
      test: Instruction(code: 0x45, ifTrue: 0, ifFalse: 1, value: bits))
  }

  private mutating func deny(_ number: UInt32, unlessArgument index: UInt32, equals value: UInt32) {
    deny(
      number, argument: index,
      test: Instruction(code: 0x15, ifTrue: 0, ifFalse: 1, value: value))
  }

  /// Installs the filter for good; false where the kernel has none.
  func install() -> Bool {
    let setFilter = 22
    let modeFilter: UInt = 2
    return instructions.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return false }
      var program = Program(count: UInt16(buffer.count), instructions: base)
      return withUnsafeMutablePointer(to: &program) { pointer in
        c_prctl(setFilter, modeFilter, UInt(bitPattern: pointer), 0, 0) == 0
      }
    }
  }
}
