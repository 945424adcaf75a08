import CursesFeedback
import Foundation
import Testing

@testable import ThemeEditorDemo

/// Themes in files.
@Suite struct ThemeFileTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "\(UUID().uuidString).theme").path

  @Test(arguments: Theme.all)
  func `a file is read as the same theme, with the name of the file`(theme: Theme) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    var theme = theme
    theme.metrics = .comfortable
    #expect(ThemeFile(path: path, theme: theme, replaces: false).write() == .written)
    theme.name = try #require(
      path.split(separator: "/").last?.split(separator: ".").first.map(String.init))
    #expect(try ThemeFile.read(path)?.text == theme.text)
  }

  @Test func `a theme keeps a name of its own`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    var theme = Theme.nord
    theme.name = "harbour"
    #expect(ThemeFile(path: path, theme: theme, replaces: false).write() == .written)
    #expect(try ThemeFile.read(path)?.name == "harbour")
  }

  @Test func `an existing file is replaced only on demand`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    try Data("# mine".utf8).write(to: URL(filePath: path))
    #expect(ThemeFile(path: path, theme: .nord, replaces: false).write() == .taken)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "# mine")
    #expect(ThemeFile(path: path, theme: .nord, replaces: true).write() == .written)
    #expect(try ThemeFile.read(path)?[.accent] == Theme.nord[.accent])
  }

  @Test(arguments: [0o600, 0o666])
  func `a replaced file keeps its permissions`(permissions: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    try write("# mine", permissions)
    #expect(ThemeFile(path: path, theme: .nord, replaces: true).write() == .written)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == permissions)
  }

  @Test func `a read-only file is not replaced`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    try write("# mine", 0o444)
    let file = ThemeFile(path: path, theme: .nord, replaces: true)
    #expect(file.write() == .failed("The file is read-only."))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "# mine")
  }

  private func write(_ text: String, _ permissions: Int) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: path)
  }

  @Test func `a folder that is missing is the reason of a failure`() {
    let file = ThemeFile(path: "/nowhere/at/all.theme", theme: .nord, replaces: false)
    #expect(file.write() == .failed("No such file or directory."))
  }

  @Test func `a file that does not exist is a new theme, one with a mistake is an error`() throws {
    #expect(try ThemeFile.read("/nowhere/at/all.theme") == nil)
    defer { try? FileManager.default.removeItem(atPath: path) }  // It is temporary in any case.
    try Data("acent = red".utf8).write(to: URL(filePath: path))
    #expect(throws: ThemeError.self) { try ThemeFile.read(path) }
  }
}
