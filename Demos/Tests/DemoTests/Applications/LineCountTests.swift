import Foundation
import Testing

/// The table of line counts in the README of the demos.
@Suite struct LineCountTests {
  private let demos = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// The cells of the table's rows.
  private func rows() throws -> [[String]] {
    let readme = try String(contentsOf: demos.appending(path: "README.md"), encoding: .utf8)
    let table = readme.split(separator: "## Lines of code").last ?? ""
    return table.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("](") }
      .map { row in
        row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }

  /// The number of lines of a Swift file, or of those in a folder.
  private func lines(of path: String) throws -> Int {
    let url = demos.appending(path: path)
    guard url.pathExtension != "swift" else {
      return try String(contentsOf: url, encoding: .utf8).count { $0 == "\n" }
    }
    let files = try FileManager.default.subpathsOfDirectory(atPath: url.path)
    return try files.filter { $0.hasSuffix(".swift") }
      .reduce(0) { try $0 + lines(of: "\(path)/\($1)") }
  }

  @Test func `the table has the five applications with their present lines`() throws {
    let rows = try rows()
    #expect(rows.count == 5)
    for row in rows {
      let paths = row[0].matches(of: /\]\(([^)]*)\)/).map { String($0.output.1) }
      #expect(try String(paths.reduce(0) { try $0 + lines(of: $1) }) == row[3], "\(row[0])")
    }
  }
}
