import Glibc

// Functions of the C library that its Swift module leaves out, because they are variadic or because
// Swift advises against them.

@_silgen_name("fork") func c_fork() -> Int32
@_silgen_name("prctl")
func c_prctl(_ option: Int, _ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int32
@_silgen_name("setrlimit")
func c_setrlimit(_ resource: Int32, _ limit: UnsafePointer<rlimit>) -> Int32
@_silgen_name("memfd_create")
func c_memfd_create(_ name: UnsafePointer<CChar>, _ flags: UInt32) -> Int32
@_silgen_name("dup3") func c_dup3(_ old: Int32, _ new: Int32, _ flags: Int32) -> Int32
@_silgen_name("backtrace")
func c_backtrace(_ buffer: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ size: Int32) -> Int32
@_silgen_name("getauxval") func c_getauxval(_ kind: UInt) -> UInt
