#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The file that a program finds under a number when it starts.
enum SpawnedFile {
  /// A file that is opened for it, with the flags of `open`.
  case path(String, CInt)
  /// A file that this process has open.
  case descriptor(CInt)
}

/// Starts a program: the first word is its path, or a name that is looked for where a shell looks.
///
/// The child starts with no signal held back, whatever this process does with them.
func spawn(
  _ words: [String], environment: [String: String], files: [CInt: SpawnedFile], inOwnGroup: Bool
) throws(SystemFailure) -> pid_t {
  #if canImport(Glibc)
    var actions = unsafe posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #else
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawnattr_init(&attributes)
  defer { unsafe posix_spawnattr_destroy(&attributes) }
  for (number, file) in files.sorted(by: { $0.key < $1.key }) {
    switch file {
    case .path(let path, let flags):
      unsafe posix_spawn_file_actions_addopen(&actions, number, path, flags, 0)
    case .descriptor(let own): unsafe posix_spawn_file_actions_adddup2(&actions, own, number)
    }
  }
  var none = sigset_t()
  unsafe sigemptyset(&none)
  unsafe posix_spawnattr_setsigmask(&attributes, &none)
  let group = inOwnGroup ? POSIX_SPAWN_SETPGROUP : 0
  unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | group))
  var process: pid_t = 0
  let variables = environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
  let failure = unsafe withCStrings(words) { arguments in
    unsafe withCStrings(variables) { variables in
      unsafe posix_spawnp(&process, words.first ?? "", &actions, &attributes, arguments, variables)
    }
  }
  guard failure == 0 else { throw SystemFailure(code: failure) }
  return process
}

/// Lends texts to C as a list that ends with a null pointer.
private func withCStrings<Result>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let copies = unsafe texts.map { unsafe strdup($0) } + [nil]
  defer { unsafe copies.forEach { unsafe free($0) } }
  return unsafe body(copies)
}
