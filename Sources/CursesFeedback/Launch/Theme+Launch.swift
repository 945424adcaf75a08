import TerminalModel

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension Theme {
  /// The most bytes of a theme's file.
  private static let longestFile = 65_536

  /// The theme with a name or, if the value contains a slash, the theme in the file at this path.
  init(launchValue value: String) throws(ThemeError) {
    guard value.contains("/") else {
      guard let theme = Theme.named(value) else {
        throw ThemeError(
          message: """
            "\(value)" is no theme. There are: \(Theme.names); or give the path of a file with a \
            slash, such as ./my.theme.
            """)
      }
      self = theme
      return
    }
    let name = value.split(separator: "/").last?.split(separator: ".").first.map(String.init)
    do {
      try self.init(parsing: Self.contents(ofFile: value), name: name ?? "custom")
    } catch {
      throw ThemeError(message: error.line == nil ? error.message : "\(value), \(error)")
    }
  }

  /// The theme in the variable THEME; nil if it is not set, or if it names no theme, which is then
  /// reported on standard error.
  static var ofEnvironment: Theme? {
    guard let value = getenv("THEME").map({ String(cString: $0) }), !value.isEmpty else {
      return nil
    }
    do {
      return try Theme(launchValue: value)
    } catch {
      Launch.printError("THEME: \(error)")
      return nil
    }
  }

  private static func contents(ofFile path: String) throws(ThemeError) -> String {
    guard let file = fopen(path, "rbe") else {
      throw ThemeError(message: "\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: longestFile + 1)
    let count = fread(&bytes, 1, bytes.count, file)
    guard ferror(file) == 0 else {
      throw ThemeError(message: "\(path) cannot be read: \(String(cString: strerror(errno))).")
    }
    guard count <= longestFile else {
      throw ThemeError(message: "\(path) has more than \(longestFile) bytes: it is no theme.")
    }
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
