import CursesFeedback
import DemoLaunching
import Foundation

/// A theme that is to be written to a file.
package struct ThemeFile: Equatable, Sendable {
  package enum Outcome: Codable, Equatable, Sendable { case written, taken, failed(String) }

  let path: String, theme: Theme
  /// Whether an existing file is replaced.
  let replaces: Bool

  /// Writes the theme; a replaced file keeps its permissions, and a read-only one is not replaced.
  func write() -> Outcome {
    let url = URL(filePath: NSString(string: path).expandingTildeInPath).resolvingSymlinksInPath()
    var named = theme
    // A built-in theme that was changed is another theme, so it gets the name of its file.
    if Theme.named(theme.name) != nil { named.name = Self.name(of: path) }
    let manager = FileManager.default
    // A new file has no permissions yet, and the superuser can write a read-only one.
    let old = try? manager.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
    let isWritable = old.map { $0 & 0o222 } != 0 && manager.isWritableFile(atPath: url.path)
    if replaces, old != nil, !isWritable { return .failed("The file is read-only.") }
    do {
      try Data(named.text.utf8).write(to: url, options: replaces ? .atomic : .withoutOverwriting)
      if let old { try manager.setAttributes([.posixPermissions: old], ofItemAtPath: url.path) }
      return .written
    } catch CocoaError.fileWriteFileExists {
      return .taken
    } catch {
      return .failed(reason(of: error))
    }
  }

  /// The theme in a file, or nil if there is no such file yet.
  static func read(_ path: String) throws -> Theme? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    return try Theme(parsing: String(contentsOfFile: path, encoding: .utf8), name: name(of: path))
  }

  private static func name(of path: String) -> String {
    URL(filePath: path).deletingPathExtension().lastPathComponent
  }
}
