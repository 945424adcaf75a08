import RandomNumbers
import Testing

@testable import TerminalModel

@Suite struct RunLinesTests {
  @Test func `a line breaks between words of different runs, and pieces keep their run`() {
    let lines = RunLines(
      ["Press ", "q", " to quit"], columns: 9, rows: 9, wrapping: .words, truncation: .end)
    let pieces = lines.lines.map {
      $0.map { "\($0.run)\($0.clusters.map(\.description).joined())" }
    }
    #expect(pieces == [["0Press ", "1q"], ["2to quit"]])
    #expect(lines.size == Size(columns: 7, rows: 2))
  }

  @Test func `a mark joins the character of the run before it`() {
    let lines = RunLines(["e", "\u{301}x"], columns: 9, rows: 1, wrapping: .none, truncation: .end)
    #expect(lines.lines.map { $0.map(\.columns) } == [[1, 1]])
  }

  @Test func `all blanks of a tab belong to its run`() {
    let lines = RunLines(
      ["a\t", "", "b\t", "\tc"], columns: 40, rows: 1, wrapping: .none, truncation: .end)
    #expect(lines.lines.map { $0.map(\.run) } == [[0, 2, 3]])
    #expect(lines.lines.map { $0.map(\.columns) } == [[8, 8, 9]])
  }

  @Test(arguments: 0..<300)
  func `the lines are those of the joined text`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let alphabet = Array("ab \t\n字👍é\u{301}한  c")
    let runs = (0..<4).map { _ in
      String(
        (0..<Int.random(in: 0..<9, using: &random)).map { _ in
          alphabet[Int.random(in: alphabet.indices, using: &random)]
        })
    }
    let wrappings: [Wrapping] = [.none, .words, .characters]
    let truncations: [Truncation] = [.clip, .start, .middle, .end]
    let (columns, rows) = (
      Int.random(in: 0..<12, using: &random), Int.random(in: 1..<5, using: &random)
    )
    for wrapping in wrappings {
      for truncation in truncations {
        let expected = TextLines(
          runs.joined(), columns: columns, rows: rows, wrapping: wrapping, truncation: truncation)
        let lines = RunLines(
          runs, columns: columns, rows: rows, wrapping: wrapping, truncation: truncation)
        #expect(lines.lines.map { $0.flatMap(\.clusters) } == expected.lines.map(\.clusters))
      }
    }
  }
}
