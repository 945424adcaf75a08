import TerminalFilms
import TerminalModel
import Testing

@Suite struct FilmDifferenceTests {
  private func lines(_ texts: String..., style: Style = .plain) -> [Film.FrameLine] {
    var film = Film(program: "counter", size: Size(columns: 6, rows: 2))
    for (index, text) in texts.enumerated() {
      var frame = Frame(size: film.size)
      frame.buffer.write(text, style: style, at: .origin)
      frame.buffer.write("end", style: .plain, at: Position(column: 0, row: 1))
      film.append(frame, at: .milliseconds(index * 1500))
    }
    return film.frameLines
  }

  @Test func `films with the same frames do not differ`() {
    #expect(FilmDifference(lines("1", "2"), lines("1", "2")) == nil)
    #expect(FilmDifference([], []) == nil)
  }

  @Test func `the first frame that differs is shown side by side`() throws {
    let difference = try #require(FilmDifference(lines("1", "日本", "4"), lines("1", "3", "5")))
    #expect(difference.index == 1)
    #expect(
      difference.text(left: "this program", right: "./old") == """
        Frame 2, after 1.500 s, differs.
          │this program│./old
        ≠ │日本        │3
          │end         │end
        """)
  }

  @Test func `frames whose colours alone differ are found`() throws {
    let difference = try #require(
      FilmDifference(lines("1"), lines("1", style: Style(foreground: .red))))
    #expect(
      difference.text(left: "a", right: "b") == """
        Frame 1, after 0.000 s, differs.
        The texts are equal; the colours, attributes, cursors or themes differ.
          │a  │b
          │1  │1
          │end│end
        """)
  }

  @Test func `a film that ends early differs at the frame that it does not have`() throws {
    let difference = try #require(FilmDifference(lines("1"), lines("1", "2")))
    #expect(difference.index == 1)
    #expect(difference.left == nil)
    #expect(
      difference.text(left: "a", right: "b") == """
        Frame 2, after 1.500 s, differs.
          │a         │b
        ≠ │(no frame)│2
        ≠ │          │end
        """)
  }
}
