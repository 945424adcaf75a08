#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Recording {
  /// The text of a file, with U+FFFD in place of bytes that are not UTF-8.
  ///
  /// Outside the JSON strings of a line, such a character makes the line invalid.
  static func text(ofFile path: String) throws(RecordingError) -> String {
    guard let file = fopen(path, "rbe") else { throw unreadable(path) }
    defer { fclose(file) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard ferror(file) == 0 else { throw unreadable(path) }
      guard count > 0 else { break }
      text += part[..<count]
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static func unreadable(_ path: String) -> RecordingError {
    RecordingError(message: "The file cannot be read: \(String(cString: strerror(errno))).")
  }
}
