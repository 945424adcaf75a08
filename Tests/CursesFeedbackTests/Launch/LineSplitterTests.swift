import Testing

@testable import CursesFeedback

@Suite struct LineSplitterTests {
  private func lines(_ parts: String...) -> [String] {
    var splitter = LineSplitter()
    let complete = parts.flatMap { splitter.lines(in: Array($0.utf8)) }
    return complete + (splitter.end().map { [$0] } ?? [])
  }

  @Test func `a line ends with a line feed or with the input`() {
    #expect(lines("one\ntwo\nthree") == ["one", "two", "three"])
    #expect(lines("one\n") == ["one"])
    #expect(lines("") == [])
  }

  @Test func `empty lines count`() {
    #expect(lines("\n\na\n\n") == ["", "", "a", ""])
  }

  @Test func `a line may arrive in parts`() {
    #expect(lines("o", "n", "e\nt", "wo") == ["one", "two"])
  }

  @Test func `a character may arrive in parts`() {
    var splitter = LineSplitter()
    let parts = Array("あ\n".utf8).map { splitter.lines(in: [$0]) }
    #expect(parts == [[], [], [], ["あ"]])
  }

  @Test func `bytes that are not UTF-8 become U+FFFD`() {
    var splitter = LineSplitter()
    #expect(splitter.lines(in: [0x61, 0xFF, 0x62, 0x0A]) == ["a\u{FFFD}b"])
  }

  @Test func `a carriage return stays`() {
    #expect(lines("a\r\n") == ["a\r"])
  }
}
