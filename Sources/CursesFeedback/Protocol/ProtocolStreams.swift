import CursesDriver

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// The standard input and output of a program that answers requests on them.
///
/// As long as it exists, an effect that reads standard input finds it empty, and text that the
/// application prints goes to standard error, so that neither gets between requests and replies.
struct ProtocolStreams: ~Copyable {
  private let input: Int32
  private let output: Int32
  private let reader: StandardInputReader
  private var splitter = LineSplitter()
  private var lines: ArraySlice<String> = []
  private var hasEnded = false

  /// Takes the streams.
  ///
  /// - Throws: `TerminalError` if the system has no free file descriptors for a pipe.
  init() throws {
    fflush(stdout)
    input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    reader = try StandardInputReader(of: input)
    let empty = open("/dev/null", O_RDONLY)
    dup2(empty, STDIN_FILENO)
    close(empty)
    dup2(STDERR_FILENO, STDOUT_FILENO)
  }

  /// Waits for a request that is not empty; nil at the end of the input.
  mutating func nextLine() async throws -> String? {
    while true {
      while let line = lines.popFirst() {
        if !line.allSatisfy(\.isWhitespace) { return line }
      }
      guard !hasEnded else { return nil }
      let bytes = try await reader.next()
      hasEnded = bytes.isEmpty
      lines = (hasEnded ? splitter.end().map { [$0] } ?? [] : splitter.lines(in: bytes))[...]
    }
  }

  /// Writes a line, and waits while the output is full.
  ///
  /// - Returns: False if the output cannot be written.
  func write(_ line: String) -> Bool {
    Array("\(line)\n".utf8).withUnsafeBytes { writeWhole($0, to: output) } == 0
  }

  deinit {
    fflush(stdout)
    dup2(input, STDIN_FILENO)
    dup2(output, STDOUT_FILENO)
    close(input)
    close(output)
  }
}
