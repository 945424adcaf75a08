#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The dispositions of signals in this process.
enum Signals {
  /// The handler of a signal, as a number; it is the first member of `sigaction` on every system.
  static func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
  }
}
