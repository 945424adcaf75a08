import Foundation
import Testing

/// The line count in the README of the monitor.
@Suite struct MonitorLineCountTests {
  @Test func `the README states the present number of lines`() throws {
    let folder = URL(filePath: #filePath).appending(path: "../../../../Monitor").standardized
      .resolvingSymlinksInPath()
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let lines = try files.filter { $0.hasSuffix(".swift") }.flatMap {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
    }
    let code = lines.count { !$0.isEmpty && !$0.hasPrefix("//") }
    let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
    #expect(readme.contains("\(lines.count) lines, \(code) of them without"))
  }
}
