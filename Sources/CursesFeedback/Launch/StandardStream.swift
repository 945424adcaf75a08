import TerminalModel

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// A standard stream of the process, through which the framework prints text.
///
/// All text but a result for a file or a pipe (``write(result:)``) passes ``visible(_:)``, so that
/// no control sequence in a state, an argument or a program's name reaches a terminal. Other text
/// for a file or a pipe passes it, too, because it may be shown in a terminal later.
enum StandardStream: Int32 {
  case output = 1
  case errors = 2

  /// The text as it is printed: tabs become blanks, CR LF becomes a line feed, and control
  /// characters other than line feeds become visible symbols.
  static func visible(_ text: String) -> String {
    TextLines(text, columns: .max).lines.map { visible(line: $0.clusters) }.joined(separator: "\n")
  }

  /// The text as one line: line feeds, too, become visible symbols.
  static func visible(line text: String) -> String { visible(line: Array(Clusters(text))) }

  private static func visible(line clusters: [Cluster]) -> String {
    clusters.map(\.description).joined()
  }

  /// Writes a text and a line feed, and waits while the stream is full.
  ///
  /// Flushes the buffer of `print` first.
  func write(_ text: String) throws(StandardStreamError) { try writeExactly(Self.visible(text)) }

  /// Writes a result and a line feed: as it is if the stream is a pipe or a file, which another
  /// program may read.
  func write(result: String) throws(StandardStreamError) {
    if isatty(rawValue) == 1 { try write(result) } else { try writeExactly(result) }
  }

  private func writeExactly(_ text: String) throws(StandardStreamError) {
    let bytes = Array("\(text)\n".utf8)
    let isFlushed = fflush(stdout) == 0
    guard isFlushed || self == .errors else { throw StandardStreamError(.output, number: errno) }
    let failure = bytes.withUnsafeBytes { writeWhole($0, to: rawValue) }
    guard failure == 0 else { throw StandardStreamError(self, number: failure) }
  }

  /// Opens a null device in place of each standard stream that is closed.
  ///
  /// Otherwise the next file to be opened gets the stream's number, and printed text goes into that
  /// file. The device is opened in the wrong direction, so that reads and writes still fail.
  static func reserveNumbers() {
    for number in Int32(0)...2 where fcntl(number, F_GETFD) < 0 {
      _ = open("/dev/null", number == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}

/// A failed write to a standard stream.
struct StandardStreamError: Error, CustomStringConvertible {
  private let stream: StandardStream
  private let number: Int32

  init(_ stream: StandardStream, number: Int32) {
    self.stream = stream
    self.number = number
  }

  /// One line for the user.
  var description: String {
    let name =
      switch stream {
      case .output: "output"
      case .errors: "error output"
      }
    return "The standard \(name) cannot be written: \(String(cString: strerror(number)))."
  }
}
