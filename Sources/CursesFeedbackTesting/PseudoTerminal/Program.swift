#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that a test starts: its file, its arguments and its whole environment.
///
/// ``PseudoTerminal`` starts it in a terminal, ``run(input:within:fileID:line:)`` without one.
public struct Program: Hashable, Sendable {
  /// The path of its file; a name without a slash is searched for in the `PATH` of the tests.
  public var path: String
  /// Its arguments, without its own name.
  public var arguments: [String]
  /// Its environment variables; it inherits no others.
  ///
  /// The initializer adds standard variables, nearly the same on every machine: the terminal's type
  /// is `xterm-256color`, the language uses UTF-8. From the tests' own environment come only
  /// `PATH`, `HOME`, `TMPDIR` and the search paths of libraries. Swift's backtraces are off,
  /// because the backtracer of a crashed program can prompt at the terminal.
  public var environment: [String: String]

  /// Makes a program whose environment is the standard variables and these, which replace standard
  /// ones of the same name.
  public init(
    _ path: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) {
    self.path = path
    self.arguments = arguments
    self.environment = Self.standardEnvironment.merging(environment) { $1 }
  }

  /// Makes a program from an executable product of the tests' own package.
  ///
  /// The test target has to depend on the product, so that it is built before the tests run.
  public static func product(
    _ name: String, _ arguments: [String] = [], environment: [String: String] = [:]
  ) -> Program {
    Program("\(productDirectory)/\(name)", arguments, environment: environment)
  }

  /// The environment variables that the initializer adds.
  private static let standardEnvironment: [String: String] = {
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

  /// The build folder of the tests' own package: the folder of the test executable or bundle.
  static let productDirectory: String = {
    let parts = imagePath.split(separator: "/", omittingEmptySubsequences: false)
    let end = parts.firstIndex { $0.hasSuffix(".xctest") } ?? parts.count - 1
    return parts[..<end].joined(separator: "/")
  }()

  /// The path of the file that contains this code: the executable, or on macOS a loaded bundle.
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
  /// Decodes a buffer that a system call has filled, up to the first zero.
  init(terminated buffer: [CChar]) {
    self.init(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
