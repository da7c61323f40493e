/// The numbers of system calls that the sandbox decides about, from the kernel's tables.
struct SystemCallTable {
  /// The kernel's name for the machine.
  let architecture: UInt32
  /// Calls that fail.
  let denied: [UInt32]
  /// Calls that the C library replaces by older ones when the kernel lacks them.
  let unknown: [UInt32]
  /// Calls that open a file, with the index of their flags.
  let opens: [(number: UInt32, flags: UInt32)]
  /// The call that makes threads and processes.
  let clone: UInt32
  /// Calls that send a signal to the process of their first argument.
  let signals: [UInt32]
  /// The call that reads and sets the limits of the process of its first argument; 0 is its own.
  let limits: UInt32

  /// Flags to write, create, cut off or append to a file.
  static let writingFlags: UInt32 = 0o1 | 0o2 | 0o100 | 0o1000 | 0o2000

  /// The flag of a new thread.
  static let threadFlag: UInt32 = 0x10000

  #if arch(x86_64)
    static let current = SystemCallTable(
      architecture: 0xC000_003E,
      denied: [
        // Network.
        41, 42, 43, 44, 46, 47, 49, 50, 53, 288, 299, 307,
        // Processes: fork, vfork, execve, ptrace, tkill, execveat, process_vm_*, pidfd_*.
        57, 58, 59, 101, 200, 322, 310, 311, 424, 434, 438,
        // ioctl, which reaches devices.
        16,
        // Files: truncate, rename, mkdir, rmdir, creat, link, unlink, symlink, chmod, chown, utime.
        76, 82, 83, 84, 85, 86, 87, 88, 90, 91, 92, 93, 94, 132, 133, 235,
        188, 189, 190, 197, 198, 199,
        258, 259, 260, 261, 263, 264, 265, 266, 268, 280, 303, 304, 316, 452,
        // Users, roots, modules, keys and the rest of the machine.
        105, 106, 113, 114, 117, 119, 122, 123, 155, 161, 163, 164, 165, 166, 167, 168, 169, 170,
        171, 172, 173, 175, 176, 227, 246, 248, 249, 250, 272, 298, 308, 313, 320, 321, 323,
        428, 429, 430, 431, 432, 433, 442,
        // System V memory, queues and semaphores; POSIX queues; rings.
        29, 30, 31, 64, 65, 66, 68, 69, 70, 71, 240, 241, 425, 426, 427,
      ],
      unknown: [435, 437],
      opens: [(number: 2, flags: 1), (number: 257, flags: 2)],
      clone: 56, signals: [62, 129, 234, 297], limits: 302)
  #else
    static let current = SystemCallTable(
      architecture: 0xC000_00B7,
      denied: [
        // Network.
        198, 199, 200, 201, 202, 203, 206, 207, 211, 212, 242, 243, 269,
        // Processes: execve, ptrace, tkill, execveat, process_vm_*, pidfd_*.
        117, 130, 221, 270, 271, 281, 424, 434, 438,
        // ioctl, which reaches devices.
        29,
        // Files: extended attributes, mknod, mkdir, unlink, symlink, link, rename, truncate, chmod,
        // chown, utimes.
        5, 6, 7, 14, 15, 16, 33, 34, 35, 36, 37, 38, 45, 52, 53, 54, 55, 88, 264, 265, 276, 452,
        // Users, roots, modules, keys and the rest of the machine.
        39, 40, 41, 51, 89, 97, 104, 105, 106, 112, 142, 143, 144, 145, 146, 147, 149, 151, 152,
        159, 161, 162, 170, 217, 218, 219, 224, 225, 241, 262, 268, 273, 280, 282, 294,
        428, 429, 430, 431, 432, 433, 442,
        // System V memory, queues and semaphores; POSIX queues; rings.
        180, 181, 186, 187, 188, 189, 190, 191, 192, 193, 194, 195, 196, 425, 426, 427,
      ],
      unknown: [435, 437],
      opens: [(number: 56, flags: 2)],
      clone: 220, signals: [129, 131, 138, 240], limits: 261)
  #endif
}
