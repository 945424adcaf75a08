import Foundation
import Testing

/// Each claim of the documentation has a proof that exists; Tests/Claims.md lists them.
@Suite struct ClaimsTests {
  @Test func `every claim of the documentation has a proof`() throws {
    let problems = try Repository().claims().problems
    #expect(problems == [], "\(problems.joined(separator: "\n"))")
  }

  @Test func `the first example of the README has 20 lines of code`() throws {
    let example = try #require(try Repository().page("README.md").snippets.first)
    #expect(example.lines.filter { !$0.isEmpty }.count == 20)
  }

  @Test func `the files for the compiler's messages are not compiled files`() throws {
    let mistakes = try Repository().lines(of: "Tests/Fixtures/Diagnostics/Mistakes.swift")
    let compiled = try Repository().claims().compiled
    #expect(!compiled.contains(mistakes.map(\.trimmed)))
  }
}

/// The repository, whose files the check of claims reads.
private struct Repository {
  private let root = String(
    #filePath.dropLast("Tests/CursesFeedbackTests/Claims/ClaimsTests.swift".count))

  func claims() throws -> ClaimsCheck {
    let sources = try compiledFiles(in: ["Tests", "Demos"]).map { try lines(of: $0) }
    return ClaimsCheck(
      pages: try pages().map(page), guides: try guides().map(page),
      table: ClaimsTable(lines: try lines(of: "Tests/Claims.md")),
      tests: Set(sources.joined().compactMap(testName)),
      targets: Set(try lines(of: "Makefile").compactMap(target)),
      products: Set(try manifests.flatMap { products(try text(of: $0)) }),
      compiled: sources.map { $0.map(\.trimmed) },
      text: { try? String(contentsOfFile: root + $0, encoding: .utf8) })
  }

  func page(_ path: String) throws -> ClaimsPage {
    ClaimsPage(path: path, lines: try lines(of: path))
  }

  /// The README and the articles.
  ///
  /// The pages in Decisions are left out: they record measurements at the time of a decision.
  private func pages() throws -> [String] {
    let catalogue = "Sources/CursesFeedback/CursesFeedback.docc/"
    let articles = try FileManager.default.subpathsOfDirectory(atPath: root + catalogue)
      .filter { $0.hasSuffix(".md") && !$0.hasPrefix("Decisions/") }
    return ["README.md"] + articles.sorted().map { catalogue + $0 }
  }

  /// The guide for contributors, and the pages of the demos.
  private func guides() throws -> [String] {
    let demos = try FileManager.default.contentsOfDirectory(atPath: root + "Demos").sorted()
      .map { "Demos/\($0)/README.md" }
      .filter { FileManager.default.fileExists(atPath: root + $0) }
    return ["CONTRIBUTING.md", "Demos/README.md"] + demos
  }

  /// The Swift files, without those that no package compiles because the compiler reports them.
  private func compiledFiles(in folders: [String]) throws -> [String] {
    try folders.flatMap { folder in
      try FileManager.default.subpathsOfDirectory(atPath: root + folder)
        .filter { $0.hasSuffix(".swift") && !$0.contains(".build") }
        .sorted().map { "\(folder)/\($0)" }
    }
    .filter { !$0.hasPrefix("Tests/Fixtures/Diagnostics/") }
  }

  private let manifests = [
    "Package.swift", "Demos/Package.swift", "Benchmarks/Package.swift",
    "Tests/Consumer/Package.swift",
  ]

  private func products(_ manifest: String) -> [String] {
    manifest.matches(of: /\.executable(Target)?\(\s*name: "([^"]+)"/).map { String($0.output.2) }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOfFile: root + path, encoding: .utf8)
  }

  func lines(of path: String) throws -> [String] {
    try text(of: path)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  private func testName(_ line: String) -> String? {
    line.firstMatch(of: /func `([^`]+)`/).map { String($0.output.1) }
  }

  private func target(_ line: String) -> String? {
    line.prefixMatch(of: /([a-z]+):[^=]*##/).map { String($0.output.1) }
  }
}
