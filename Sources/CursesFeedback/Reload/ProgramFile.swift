#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The file of the running program, which a build may replace.
///
/// A text file beside it, with the extension `problem`, has the reason why the last build failed;
/// there is none after a build that did not fail.
struct ProgramFile: Sendable {
  /// A version of the contents of a file: another version has another inode number, size or time.
  struct Version: Equatable, Sendable {
    let number: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// The state of the file at one time.
  struct Status: Equatable, Sendable {
    /// The version of an executable file, or nil if there is none.
    var version: Version?
    /// The reason why the last build failed, or nil.
    var problem: String?
  }

  let path: String
  /// The version that this process runs.
  let own: Version?

  /// The file of this process, or nil if its path is unknown.
  init?() {
    guard let path = Self.ownPath else { return nil }
    self.path = path
    #if os(Linux)
      // The file itself, even if another one has its path by now.
      own = Self.version(ofFile: "/proc/self/exe")
    #else
      own = Self.version(ofFile: path)
    #endif
  }

  var status: Status {
    Status(version: Self.version(ofFile: path), problem: problem)
  }

  private var problem: String? {
    // A file that cannot be read counts as none.
    let text = try? PrivateFile(path: "\(path).problem").read()
    return text.flatMap { $0.split(separator: "\n").first.map(String.init) }
  }

  /// Replaces this process by the program in the file, with the same arguments.
  ///
  /// A file that is being replaced, or still written, is tried again for 2 s.
  ///
  /// - Returns: The reason why the program could not be started; if it starts, the call does not
  ///   return.
  func start() -> String {
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    // The new program inherits the mask.
    pthread_sigmask(SIG_SETMASK, &noSignals, nil)
    var code: Int32 = 0
    for _ in 0..<20 {
      var arguments = CommandLine.arguments.map { strdup($0) } + [nil]
      execv(path, &arguments)
      code = errno
      for argument in arguments { free(argument) }
      guard code == ETXTBSY || code == ENOENT else { break }
      usleep(100_000)
    }
    return String(cString: strerror(code))
  }

  private static func version(ofFile path: String) -> Version? {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_mode & S_IXUSR != 0
    else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return Version(
      number: UInt64(status.st_ino), size: Int64(status.st_size), seconds: Int(time.tv_sec),
      nanoseconds: Int(time.tv_nsec))
  }

  private static var ownPath: String? {
    #if os(Linux)
      guard let path = realpath("/proc/self/exe", nil) else { return nil }
    #else
      var size: UInt32 = 4096
      var name = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&name, &size) == 0, let path = realpath(name, nil) else {
        return nil
      }
    #endif
    defer { free(path) }
    return String(cString: path)
  }
}
