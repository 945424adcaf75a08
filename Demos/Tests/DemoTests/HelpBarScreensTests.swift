import Foundation
import Testing

/// The help bars of all recorded screens of the demos.
@Suite struct HelpBarScreensTests {
  /// A recorded screen: its size and its last row.
  struct Screen: Sendable, CustomTestStringConvertible {
    let name: String
    let columns: Int
    let rows: Int
    let bar: String
    let text: String

    var testDescription: String { name }

    /// Reads the first lines of a snapshot: the size, and the cells in a frame.
    init?(_ name: String, _ snapshot: String) {
      let lines = snapshot.split(separator: "\n", omittingEmptySubsequences: false)
      guard let size = lines.first?.firstMatch(of: /^(\d+) columns, (\d+) rows$/),
        let columns = Int(size.1), let rows = Int(size.2), lines.count > rows + 1
      else { return nil }
      (self.name, self.columns, self.rows) = (name, columns, rows)
      bar = String(lines[rows + 1].dropFirst().dropLast())
      text = lines[2...(rows + 1)].joined(separator: "\n")
    }
  }

  static let screens: [Screen] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "__Snapshots__")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (paths ?? []).sorted().compactMap { path in
      guard path.hasSuffix(".txt"),
        let text = try? String(contentsOf: folder.appending(path: path), encoding: .utf8)
      else { return nil }
      return Screen(path, text)
    }
  }()

  /// The screens from 24 columns and 9 rows on: on smaller ones, a dialog covers the help bar.
  static let large = screens.filter { $0.columns >= 24 && $0.rows >= 9 }

  @Test func `there are screens of all demos and sizes`() throws {
    let demos = URL(filePath: #filePath).appending(path: "../../..").standardized
    let names = try FileManager.default.contentsOfDirectory(atPath: demos.path).filter { name in
      FileManager.default.fileExists(atPath: demos.appending(path: name + "/Command").path)
    }
    #expect(names.count >= 19)
    let suites = Set(Self.large.map { String($0.name.prefix { $0 != "/" }) })
    #expect(Set(names.map { $0 + "Story" }).subtracting(suites) == [])
    #expect(Self.large.count { $0.columns == 40 && $0.rows == 12 } > 80)
    #expect(Self.large.count { $0.columns == 200 && $0.rows == 60 } > 60)
  }

  @Test(arguments: large)
  func `the last row names a key that ends the demo`(screen: Screen) {
    #expect(screen.bar.contains(/(^| )(q|\^C|Esc) (Quit|Stop and quit)/))
  }

  @Test(arguments: large.filter { $0.name.hasPrefix("Movie") })
  func `the movies name the key that opens or closes the help screen`(screen: Screen) {
    #expect(screen.bar.contains("? Help") || screen.text.contains("╭─ Keys ─"))
    #expect(!screen.text.contains("╭─ Keys ─") || screen.bar.contains("Esc Close"))
  }

  /// The ends of the names of screens with a dialog in front.
  private static let dialogs = [
    "-deleting", "-no-such-row", "-invalid", "-overlapping", "-taken-name", "-conflict",
    "-question",
    "-path", "-replace", "-exit", "long-command", "refused-signal-shows-the-reason", ".details",
    ".details-40x12",
    ".help", "dialogs-Open-Alert", "dialogs-Open-Confirm", "dialogs-Open-Prompt",
    "dialogs-Open-Palette",
  ]

  private static let withDialogs = large.filter { screen in
    dialogs.contains { screen.name.hasSuffix("\($0).txt") }
  }

  @Test func `there are screens with each dialog`() {
    for dialog in Self.dialogs {
      #expect(Self.withDialogs.contains { $0.name.hasSuffix("\(dialog).txt") }, "\(dialog)")
    }
  }

  @Test(arguments: withDialogs)
  func `behind a dialog, the last row names the key that leaves it`(screen: Screen) {
    #expect(screen.bar.contains(/(Esc \S|Enter OK)/))
  }
}
