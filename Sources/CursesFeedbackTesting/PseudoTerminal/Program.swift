#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that a test starts: its file, its arguments and its whole environment.
///
/// ``PseudoTerminal`` starts it in a terminal, ``run(input:within:fileID:line:)`` without one.
public struct Program: Hashable, Sendable {
  /// The path of its file; a name without a slash is looked for in `PATH`.
  public var path: String
  /// Its arguments, without its own name.
  public var arguments: [String]
  /// All variables that it sees.
  public var environment: [String: String]

  /// Makes a program that sees the standard environment and the variables given here, which
  /// win over it.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = Self.standardEnvironment.merging(environment) { $1 }
  }

  /// Makes a program that the package of the running tests has built, by the product's name.
  ///
  /// The test target has to depend on the product, or it is not built.
  public static func product(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> Program {
    Program("\(productDirectory)/\(name)", arguments, environment: environment)
  }

  /// What a program sees of its surroundings: the same on every machine, as far as it can be.
  ///
  /// A terminal of the type `xterm-256color`, a language in UTF-8, and from the tests' own
  /// environment only what finds programs and libraries. A Swift program that crashes says so
  /// at once and does not ask at the terminal.
  public static let standardEnvironment: [String: String] = {
    #if canImport(Darwin)
      let language = "en_US.UTF-8"
    #else
      let language = "C.UTF-8"
    #endif
    var environment = [
      "TERM": "xterm-256color", "LANG": language, "SWIFT_BACKTRACE": "enable=no",
    ]
    let inherited = [
      "PATH", "HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
    ]
    for name in inherited { environment[name] = getenv(name).map { String(cString: $0) } }
    return environment
  }()

  /// The folder in which the package of the running tests is built: where the tests' own file
  /// or bundle lies.
  static let productDirectory: String = {
    let parts = imagePath.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
    return parts[..<end].joined(separator: "/")
  }()

  /// The file that this code lies in: on macOS a bundle that another program has loaded.
  private static var imagePath: String {
    #if canImport(Darwin)
      var image = Dl_info()
      guard dladdr(#dsohandle, &image) != 0, let name = image.dli_fname else { return "" }
      return String(cString: name)
    #else
      var path = [CChar](repeating: 0, count: 4096)
      _ = readlink("/proc/self/exe", &path, path.count - 1)
      return String(terminated: path)
    #endif
  }
}

extension String {
  /// What stands in a buffer that a call to the system has filled, up to the zero.
  init(terminated buffer: [CChar]) {
    self.init(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
