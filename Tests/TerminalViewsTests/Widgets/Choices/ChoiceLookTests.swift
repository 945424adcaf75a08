import TerminalModel
import TerminalViews
import Testing

/// The looks of choices with and without colours.
@Suite struct ChoiceLookTests {
  private static let depths: [ColorDepth] = [.direct, .palette, .sixteen, .eight]

  private func display(_ colors: ColorDepth, usesASCII: Bool = false) -> DisplayOptions {
    var display = DisplayOptions(usesASCII: usesASCII)
    display.colors = colors
    return display
  }

  private static var controls: [(Node<Choice>, plain: String, bracketed: String)] {
    [
      (Checkbox("On", isOn: true, changes: Choice.switched).node(), " ☑  On", "[✓]›On‹"),
      (Checkbox("Off", isOn: false, changes: Choice.switched).node(), " ☐  Off", "[ ]›Off‹"),
      (Toggle("On", isOn: true, changes: Choice.switched).node(), "━━● On", "━━●›On‹"),
      (
        RadioGroup(["a", "b"], selection: "a", changes: Choice.picked) { $0 }.node(),
        " ●  a\n ○  b", "[●]›a‹\n[○] b"
      ),
    ]
  }

  @Test(arguments: depths)
  func `with colours marks have no brackets, in any state`(colors: ColorDepth) {
    for (control, plain, _) in Self.controls {
      let states = looks(9, 2, display: display(colors), control)
      #expect(states.prefix(3).map(\.withoutBlankLines) == [plain, plain, plain])
    }
    let checkbox = Checkbox("On", isOn: true, changes: Choice.switched)
    #expect(looks(9, 1, display: display(colors), checkbox).last == " ☑  On")
  }

  @Test func `without colours, and in ASCII, brackets and signs show the states`() {
    for (control, _, bracketed) in Self.controls {
      let plain = looks(9, 2, display: display(.none), control)[1]
      #expect(plain.withoutBlankLines == bracketed)
      // The brackets of the title are no glyphs: the terminal's driver replaces them.
      let ascii = bracketed.unicodeScalars
        .map { "›‹".unicodeScalars.contains($0) ? $0 : $0.asciiForm ?? $0 }
        .map { String($0) }.joined()
      let shown = looks(9, 2, display: display(.direct, usesASCII: true), control)[1]
      #expect(shown.withoutBlankLines == ascii)
    }
  }

  @Test func `a choice has the same size with any number of colours`() {
    for (control, _, _) in Self.controls {
      let rows = (Self.depths + [.none]).map { depth in
        choices(20, 2, display: display(depth)) {
          Row(spacing: 0) {
            control
            Text("|")
          }
        }.draw().text.split(separator: "\n")[0]
      }
      #expect(Set(rows.map(\.count)).count == 1)
      #expect(rows.allSatisfy { $0.last == "|" })
    }
  }

  @Test func `with colours a fill over the whole row shows the focus`() {
    let group = RadioGroup(["a", "long"], selection: "a", changes: Choice.picked) { $0 }
    let scene = choices(12, 2, display: DisplayOptions()) { group }
    let frame = scene.draw()
    let rows = (0..<2).map { row in
      frame.buffer.row(row).map { $0.style.background == .selection ? "#" : "." }.joined()
    }
    #expect(rows == ["#########...", "............"])
    // Without a mark, the row is reversed on terminals that have no background for the focus.
    let hasMark = frame.buffer.row(0).contains { $0.style.attributes.contains(.marked) }
    #expect(!hasMark)
  }

  @Test func `the accent shows a choice, and a colour of the view replaces it`() {
    func colors(_ view: some View<Choice>) -> [Color] {
      let frame = choices(9, 2, display: DisplayOptions()) { view }.draw()
      return (0..<2).map { frame.buffer[Position(column: 1, row: $0)].style.foreground }
    }
    let group = RadioGroup(["a", "b"], selection: "b", changes: Choice.picked) { $0 }
    #expect(colors(group) == [.muted, .accent])
    #expect(colors(group.foreground(.warning)) == [.warning, .warning])
  }

  @Test func `a pressed choice differs from a focused one`() {
    let checkbox = Checkbox("On", isOn: true, changes: Choice.switched)
    let focused = choices(9, 1, display: DisplayOptions()) { checkbox }
    let pressed = choices(
      9, 1, interface: focused.mouse(.pressed(.left), column: 0, row: 0).interface,
      display: DisplayOptions()
    ) { checkbox }
    #expect(pressed.style(column: 5, row: 0).attributes == [.bold, .underline])
    #expect(focused.style(column: 5, row: 0).attributes == .bold)
  }
}

extension String {
  fileprivate var withoutBlankLines: String {
    split(separator: "\n").joined(separator: "\n")
  }
}
