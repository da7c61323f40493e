import Glibc

/// The handlers that write where the code crashed to standard error, before the signal ends the process.
///
/// Addresses are relative to the executable and lie inside of the call. A handler may only do what is
/// safe while the program is in any state: it writes numbers from memory that was set aside before.
enum CrashReport {
  private static let capacity = 96
  private static let maximumFrames = 24

  nonisolated(unsafe) private static var frames =
    UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: capacity)
  nonisolated(unsafe) private static var text = UnsafeMutablePointer<UInt8>
    .allocate(capacity: 2048)
  nonisolated(unsafe) private static var length = 0
  nonisolated(unsafe) private static var base: UInt = 0
  nonisolated(unsafe) private static var end: UInt = 0

  /// Finds where the executable lies and loads what takes backtraces.
  static func prepare() {
    let headersKind: UInt = 3
    let headerCountKind: UInt = 5
    let address = c_getauxval(headersKind)
    guard let table = UnsafePointer<Elf64_Phdr>(bitPattern: address) else { return }
    let headers = (0..<Int(c_getauxval(headerCountKind))).map { table[$0] }
    let tableType: UInt32 = 6
    let loadedType: UInt32 = 1
    guard let own = headers.first(where: { $0.p_type == tableType }) else { return }
    base = address - UInt(own.p_vaddr)
    end = base
    for header in headers where header.p_type == loadedType {
      end = max(end, base + UInt(header.p_vaddr + header.p_memsz))
    }
    _ = c_backtrace(frames, Int32(capacity))
  }

  /// Installs the handlers, on a stack of their own.
  static func install() {
    let size = 64 * 1024
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    stack.ss_size = size
    sigaltstack(&stack, nil)
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE] {
      var action = sigaction()
      action.__sigaction_handler.sa_sigaction = { _, _, context in CrashReport.write(context) }
      action.sa_flags = SA_SIGINFO | SA_ONSTACK | Int32(bitPattern: UInt32(SA_RESETHAND))
      sigaction(signal, &action, nil)
    }
  }

  /// Returns from the handler run the faulting instruction again, now with the signal's default.
  private static func write(_ context: UnsafeMutableRawPointer?) {
    #if arch(x86_64)
      let counterOffset = 168
    #else
      let counterOffset = 440
    #endif
    let counter = context?.load(fromByteOffset: counterOffset, as: UInt.self) ?? 0
    let count = Int(c_backtrace(frames, Int32(capacity)))
    var first = 0
    while first < count, UInt(bitPattern: frames[first]) != counter { first += 1 }
    if first == count { first = 0 }
    length = 0
    append("cardproof-backtrace:")
    var written = 0
    var index = first
    while index < count, written < maximumFrames {
      let address = UInt(bitPattern: frames[index])
      if address >= base, address < end {
        append(" 0x")
        append(hexadecimal: address - base - (index == first ? 0 : 1))
        written += 1
      }
      index += 1
    }
    append("\n")
    _ = Glibc.write(2, text, length)
  }

  private static func append(_ words: StaticString) {
    var index = 0
    while index < words.utf8CodeUnitCount {
      text[length] = words.utf8Start[index]
      length += 1
      index += 1
    }
  }

  private static func append(hexadecimal number: UInt) {
    var shift: UInt = 60
    while shift > 0, number >> shift == 0 { shift -= 4 }
    while true {
      let digit = UInt8(number >> shift & 15)
      text[length] = digit < 10 ? 48 + digit : 87 + digit
      length += 1
      if shift == 0 { return }
      shift -= 4
    }
  }
}
