import TerminalModel
import TerminalViews
import Testing

/// The boxes of tooltips.
@Suite struct TooltipScreenTests {
  /// The screen with a button in a row whose tooltip a key has shown.
  private func screen(
    _ columns: Int, _ rows: Int, row: Int = 0, indented: Int = 0, _ text: String = "Note"
  ) -> String {
    var session = ViewSession(columns, rows) {
      for _ in 0..<row { Text(String(repeating: "·", count: columns)) }
      Row(spacing: 0) {
        Text(String(repeating: "·", count: indented))
        Button("B", sends: .added).tooltip(text)
      }
    }
    session.press(.alt("h"))
    return session.text
  }

  @Test func `it is below its view`() {
    #expect(
      screen(14, 5, row: 1, indented: 2) == """
        ··············
        ··[›B‹]
          ╭──────╮
          │ Note │
          ╰──────╯
        """)
  }

  @Test func `at the lower edge it is above its view`() {
    #expect(
      screen(14, 5, row: 4) == """
        ··············
        ╭──────╮······
        │ Note │······
        ╰──────╯······
        [›B‹]
        """)
  }

  @Test func `at the right edge it is moved to stay inside the screen`() {
    #expect(
      screen(14, 4, indented: 9) == """
        ·········[›B‹]
              ╭──────╮
              │ Note │
              ╰──────╯
        """)
  }

  @Test func `with one or two free rows it has no border`() {
    #expect(screen(14, 2) == "[›B‹]\n Note")
    #expect(screen(14, 3, row: 1) == "··············\n[›B‹]\n Note")
  }

  @Test func `without a free row it covers its view`() {
    #expect(screen(14, 1) == " Note")
  }

  @Test func `it wraps its text at 40 columns`() {
    let text = "Copies the new records to the server, and reads those of the other devices"
    #expect(screen(60, 5, String(repeating: "x", count: 41)).contains("│ x    "))
    #expect(
      screen(60, 6, text) == """
        [›B‹]
        ╭───────────────────────────────────────╮
        │ Copies the new records to the server, │
        │ and reads those of the other devices  │
        ╰───────────────────────────────────────╯

        """)
  }

  @Test func `on a narrow screen it takes all columns, and newlines begin lines`() {
    #expect(
      screen(15, 7, "Copies the\nnew records") == """
        [›B‹]
        ╭─────────────╮
        │ Copies the  │
        │ new records │
        ╰─────────────╯


        """)
    #expect(screen(8, 4, "Copies it") == "[›B‹]\nCopies\nit\n")
  }

  @Test func `a text with too many lines loses the last ones`() {
    #expect(screen(12, 3, "one two three four five six") == "[›B‹]\n one two\n three four")
  }

  @Test func `at widths 0 and 1 it stays on the screen`() {
    #expect(screen(1, 3, "ab") == "[\na\nb")
    #expect(screen(0, 3, "ab") == "\n\n")
    #expect(screen(3, 0, "ab") == "")
  }

  @Test func `a wide character is not cut at the right edge`() {
    #expect(screen(4, 3, "日本語") == "[›‹]\n日本\n語")
    #expect(screen(1, 3, "日") == "[\n\n")
  }

  @Test func `its box has the colour of surfaces, and ASCII lines with --ascii`() {
    var session = ViewSession(14, 4) { Button("B", sends: .added).tooltip("Note") }
    session.press(.alt("h"))
    #expect(session.scene.style(column: 2, row: 2) == Style(background: .surface))
    #expect(
      session.scene.style(column: 0, row: 1) == Style(foreground: .border, background: .surface))
    #expect(
      session.scene.draw().inASCII.text == """
        [>B<]
        +------+
        | Note |
        +------+
        """)
  }

  @Test func `it hides the cursor behind it`() {
    var session = ViewSession(14, 1) {
      TextField(text: "a", changes: { _ in Tap.added }).tooltip("Note")
    }
    #expect(session.scene.draw().cursor != nil)
    session.press(.alt("h"))
    #expect(session.scene.draw().cursor == nil)
  }
}
