import PickerDemo
import Testing

/// The search of lines for the matches of a query.
@Suite struct SearchTests {
  private func lines(_ texts: [String]) -> Lines {
    var lines = Lines()
    lines.append(texts)
    return lines
  }

  private func numbers(_ range: ClosedRange<Int>) -> Lines { lines(range.map(String.init)) }

  /// The search after all of its steps.
  private func completed(_ search: Search, in lines: Lines, step: Int = .max) -> Search {
    var search = search
    while !search.isComplete(in: lines) { search = search.advanced(through: lines, by: step) }
    return search
  }

  private func matches(of search: Search, in lines: Lines) -> [String] {
    (0..<search.count(in: lines)).compactMap { row in
      search.line(inRow: row, of: lines).map { lines[$0] }
    }
  }

  @Test(
    arguments: [
      ("ab", ["xaxb", "a-b", "ab"], ["ab", "a-b", "xaxb"]),
      ("a", ["caa", "ba", "a"], ["a", "ba", "caa"]),
      ("a", ["a2", "a1", "a3"], ["a2", "a1", "a3"]),
      ("a", ["a22", "a1"], ["a1", "a22"]),
      ("b", ["aBc", "abc", "c"], ["aBc", "abc"]),
      ("x", ["a", "b"], []),
      ("", ["b", "a"], ["b", "a"]),
    ] as [(String, [String], [String])])
  func `better matches come first, then shorter lines, then earlier ones`(
    query: String, texts: [String], expected: [String]
  ) {
    let lines = lines(texts)
    let search = completed(Search(for: Query(query)), in: lines)
    #expect(matches(of: search, in: lines) == expected)
  }

  @Test(arguments: [1, 3, 7, 100, 10_000])
  func `the matches do not depend on the steps`(step: Int) {
    let lines = numbers(1...5_000)
    let whole = completed(Search(for: Query("12")), in: lines)
    let stepped = completed(Search(for: Query("12")), in: lines, step: step)
    #expect(matches(of: stepped, in: lines) == matches(of: whole, in: lines))
    #expect(whole.count(in: lines) == 383)
  }

  @Test func `a longer query goes through the lines that the shorter one has found`() {
    let lines = numbers(1...100)
    let one = completed(Search(for: Query("1")), in: lines)
    #expect(one.count(in: lines) == 20)
    let longer = Search(for: Query("12"), after: one)
    #expect(!longer.advanced(through: lines, by: 19).isComplete(in: lines))
    #expect(longer.advanced(through: lines, by: 20).isComplete(in: lines))
    #expect(matches(of: completed(longer, in: lines), in: lines) == ["12"])
  }

  @Test func `a longer query continues a search that is not complete`() {
    let lines = numbers(1...5_000)
    let begun = Search(for: Query("1")).advanced(through: lines, by: 1_000)
    let next = Search(for: Query("12"), after: begun).advanced(through: lines, by: 100)
    let last = completed(Search(for: Query("123"), after: next), in: lines)
    let whole = completed(Search(for: Query("123")), in: lines)
    #expect(matches(of: last, in: lines) == matches(of: whole, in: lines))
  }

  @Test(arguments: [("12", "1"), ("12", "13"), ("12", "21"), ("1 2", "2"), ("a", "")])
  func `a query that is not a narrower one searches all lines`(before: String, after: String) {
    let lines = numbers(1...500)
    let old = completed(Search(for: Query(before)), in: lines)
    let new = completed(Search(for: Query(after), after: old), in: lines)
    let whole = completed(Search(for: Query(after)), in: lines)
    #expect(matches(of: new, in: lines) == matches(of: whole, in: lines))
  }

  @Test func `lines that arrive later are searched, too`() {
    var lines = numbers(1...50)
    let early = completed(Search(for: Query("9")), in: lines)
    lines.append(["99", "x", "999"])
    #expect(!early.isComplete(in: lines))
    let late = completed(early, in: lines)
    #expect(matches(of: late, in: lines) == ["9", "99", "999", "19", "29", "39", "49"])
  }

  @Test func `lines that are appended in several parts are read back unchanged`() {
    let texts = (0..<10_000).map { "line \($0) — é" } + ["", "last"]
    var lines = Lines()
    for start in stride(from: 0, to: texts.count, by: 999) {
      lines.append(Array(texts[start..<min(texts.count, start + 999)]))
    }
    #expect(lines.count == texts.count)
    #expect((0..<lines.count).map { lines[$0] } == texts)
  }
}
