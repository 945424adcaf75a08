#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// What this process does with signals.
enum Signals {
  /// The handler of a signal, as a number; it stands first on every system.
  static func handler(of signal: Int32) -> Int {
    var action = sigaction()
    sigaction(signal, nil, &action)
    return withUnsafeBytes(of: action) { $0.load(as: Int.self) }
  }
}
