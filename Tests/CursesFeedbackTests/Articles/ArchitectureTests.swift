import CursesFeedback
import Foundation
import Testing

/// The program on the page "Architecture" works, and the page names files that exist.
@MainActor
@Suite struct ArchitectureTests {
  @Test func `a program of two feedbacks counts until a key quits`() async throws {
    let terminal = MemoryTerminal(size: Size(columns: 20, rows: 2))
    let program = Task { try await CountingProgram().count(on: terminal) }
    while terminal.frame == nil { await Task.yield() }
    terminal.report(.bytes(Array("-++-+q".utf8)))
    let count = try await program.value
    #expect(count == 2)
    #expect(terminal.isClosed)
  }

  @Test func `every file that the page names exists`() throws {
    let root = String(
      #filePath.dropLast("Tests/CursesFeedbackTests/Articles/ArchitectureTests.swift".count))
    let page = try String(
      contentsOfFile: root + "Sources/CursesFeedback/CursesFeedback.docc/Architecture.md",
      encoding: .utf8)
    let files = page.matches(of: /`(Sources\/[^`]+\.swift)`/).map { String($0.output.1) }
    #expect(files.count > 10)
    #expect(files.filter { !FileManager.default.fileExists(atPath: root + $0) } == [])
  }
}
