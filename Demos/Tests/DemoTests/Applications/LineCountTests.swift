import Foundation
import Testing

/// The tables of line counts in the README of the demos.
@Suite struct LineCountTests {
  private let demos = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The cells of the rows with links in the section below a heading.
  private func rows(below heading: String) throws -> [[String]] {
    let readme = try String(contentsOf: demos.appending(path: "README.md"), encoding: .utf8)
    let section = readme.split(separator: "\n## ").first { $0.hasPrefix(heading) } ?? ""
    return section.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("](") }
      .map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The number of lines of a file of code, or of those in a folder.
  private func lines(of path: String) throws -> Int {
    let url = demos.appending(path: path)
    guard !isCode(path) else {
      return try String(contentsOf: url, encoding: .utf8).count { $0 == "\n" }
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try files.filter(isCode).reduce(0) { try $0 + lines(of: "\(path)/\($1)") }
  }

  private func isCode(_ path: String) -> Bool { path.hasSuffix(".swift") || path.hasSuffix(".py") }

  /// The paths of the links in a cell.
  private func paths(in cell: String) -> [String] {
    cell.matches(of: /\]\(([^)]*)\)/).map { String($0.output.1) }
  }

  @Test func `the README's table has the present line counts of the five applications`() throws {
    let rows = try rows(below: "Lines of code")
    #expect(rows.count == 5)
    for row in rows {
      #expect(
        try String(paths(in: row[0]).reduce(0) { try $0 + lines(of: $1) }) == row[3], "\(row[0])")
    }
  }

  @Test func `the README's comparison has the present line counts in Swift and in Python`()
    throws
  {
    let cells = try rows(below: "Compared with Textual").flatMap { $0.dropFirst() }
      .filter { $0.contains("](") }
    #expect(cells.count == 6)
    for cell in cells {
      let count = try paths(in: cell).reduce(0) { try $0 + lines(of: $1) }
      #expect(cell.hasPrefix("[\(count)]"), "\(cell)")
    }
  }

  /// The limit counts all Swift files in the folder of a demo.
  ///
  /// Targets in folders of their own do not count: services, which do not know the framework (see
  /// the next test), and the pages of the widgets, which are the data that the demo shows.
  @Test(arguments: ["Files", "Mines", "Monitor", "Records", "Stopwatch", "ThemeEditor", "Widgets"])
  func `an application has at most 400 lines`(name: String) throws {
    #expect(try lines(of: name) <= 400)
  }

  @Test(arguments: ["FileSystem", "Machine", "TimeRecords"])
  func `a service that is not counted does not import the framework`(name: String) throws {
    let folder = demos.appending(path: name).path
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder).filter(isCode)
    #expect(!files.isEmpty)
    for file in files {
      let code = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
      #expect(!code.contains("import CursesFeedback"), "\(file)")
    }
  }
}
