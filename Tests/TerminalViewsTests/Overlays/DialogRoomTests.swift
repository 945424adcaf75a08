import TerminalModel
import TerminalViews
import Testing

/// The cells of dialogs, and the help bar below them.
@Suite struct DialogRoomTests {
  private func screen(
    _ columns: Int, _ rows: Int, _ interface: InterfaceState = InterfaceState(),
    @ViewBuilder<Answer> dialog: () -> Node<Answer>
  ) -> Scene<Answer> {
    let view = Column<Answer> {
      Canvas { $0.fill(with: "·") }
      KeyHints()
    }
    .dialog(dialog)
    .keys([KeyBinding("x", "Move", sends: .moved), KeyBinding.quit("q", "ctrl+c")])
    return Scene(view, size: Size(columns: columns, rows: rows), interface: interface)
  }

  private func rows(_ scene: Scene<Answer>) -> [Substring] {
    scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
  }

  private let long = String(repeating: "A long message about the disk. ", count: 40)

  private func delete(_ message: String) -> Confirm<Answer> {
    Confirm(
      "Delete?", message: message, button: "Delete", isDestructive: true, cancelButton: "Keep",
      confirms: .yes, cancels: .no)
  }

  @Test(arguments: [(40, 12), (80, 24), (120, 40), (200, 60), (24, 8)])
  func `a cell at each edge stays free, with the help bar in the last row`(
    columns: Int, rows: Int
  ) {
    for panel in [delete(long).node(), Panel<Answer> { Text(long) }.node()] {
      let lines = self.rows(screen(columns, rows) { panel })
      #expect(lines.first?.allSatisfy { $0 == "·" } == true)
      #expect(lines.dropLast().allSatisfy { $0.first == "·" && $0.last == "·" })
      #expect(lines.last?.hasSuffix("^C Quit") == true || lines.last?.hasSuffix("q Quit") == true)
      #expect(lines.contains { $0.contains("╭") })
    }
  }

  @Test(arguments: [(23, 8), (24, 7)])
  func `a small screen has no free cells around a dialog`(columns: Int, rows: Int) {
    let lines = self.rows(screen(columns, rows) { delete(long) })
    #expect(lines.first?.hasPrefix("╭") == true)
    #expect(lines.last?.hasPrefix("╰") == true)
  }

  @Test func `the help bar shows the keys of the dialog`() {
    let first = screen(40, 12) { delete("") }
    #expect(rows(first).last == " Esc Keep                       ^C Quit")
    let moved = screen(40, 12, first.press(.right).interface) { delete("") }
    #expect(rows(moved).last == " Esc Keep   Enter Delete        ^C Quit")
  }

  @Test func `for an alert, the help bar shows only Enter and the quit key`() {
    let bar = rows(screen(40, 12) { Alert("Not saved", dismisses: .no) }).last
    #expect(bar == " Enter OK                       ^C Quit")
  }

  @Test func `for a prompt, the help bar shows Enter only while the text is valid`() {
    func prompt(_ problem: String?) -> Node<Answer> {
      Prompt("Name", text: "a", changes: Answer.typed, submits: .yes, cancels: .no)
        .message(problem).node()
    }
    #expect(rows(screen(40, 12) { prompt(nil) }).last == " Esc Cancel   Enter OK          ^C Quit")
    #expect(
      rows(screen(40, 12) { prompt("Taken") }).last == " Esc Cancel                     ^C Quit")
  }

  @Test func `the help bar is not faded behind a dialog, the row above it is`() {
    let scene = screen(40, 12) { delete("") }
    let key = Style(foreground: .accent, background: .surface, attributes: .bold)
    #expect(scene.style(column: 1, row: 11) == key)
    #expect(scene.style(column: 1, row: 10) == Style(foreground: .muted))
  }

  @Test func `a help bar above other views is not faded either`() {
    let view = Column<Answer> {
      Text("First").bold()
      KeyHints()
      Text("Last").bold()
    }
    .dialog { Alert("Not saved", dismisses: .no) }
    let scene = Scene(view, size: Size(columns: 40, rows: 12), interface: InterfaceState())
    #expect(scene.style(column: 0, row: 0) == Style(foreground: .muted))
    #expect(scene.style(column: 1, row: 1).foreground == .accent)
    #expect(scene.style(column: 0, row: 2) == Style(foreground: .muted))
  }

  @Test func `words that the dialog would cut off and lines along its edges are not shown`() {
    let view = Canvas<Answer> { area in
      area.write("The Shawshank Redemption", at: Position(column: 0, row: 2))
      area.write("──────────────────────────", at: Position(column: 0, row: 3))
      area.write("──────────────────────────", at: Position(column: 0, row: 4))
    }
    .dialog { Text("Front") }
    let lines = Scene(view, size: Size(columns: 26, rows: 5), interface: InterfaceState())
      .draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[2] == "The       Front")
    #expect(lines[3] == "─────────       ──────────")
    #expect(lines[4] == "──────────────────────────")
  }

  @Test(arguments: [ColorDepth.sixteen, .eight, .none])
  func `on a small screen no second border is beside that of a dialog`(colors: ColorDepth) {
    let view = Column<Answer> {
      Text("Films")
      Panel("Top rated", border: .rounded) { Canvas { $0.fill(with: "·") } }
      KeyHints()
    }
    .dialog { Panel { Text(long) }.frame(maxWidth: 56) }
    var display = DisplayOptions()
    display.colors = colors
    let scene = Scene(
      view, size: Size(columns: 40, rows: 12), interface: InterfaceState(), display: display)
    #expect(
      rows(scene).dropFirst().prefix(10).joined(separator: "\n") == """
         ╭────────────────────────────────────╮
         │ A long message about the disk. A   │
         │ long message about the disk. A     │
         │ long message about the disk. A     │
         │ long message about the disk. A     │
         │ long message about the disk. A     │
         │ long message about the disk. A     │
         │ long message about the disk. A     │
         │ long message about the disk. A lo… │
         ╰────────────────────────────────────╯
        """)
  }
}
