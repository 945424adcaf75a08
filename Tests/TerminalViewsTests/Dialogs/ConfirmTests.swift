import TerminalModel
import TerminalViews
import Testing

@Suite struct ConfirmTests {
  private let message = "The task and its notes are removed. They cannot be restored."

  private func delete(_ message: String) -> Confirm<Answer> {
    Confirm(
      "Delete the task?", message: message, button: "Delete", isDestructive: true, confirms: .yes,
      cancels: .no)
  }

  private func save() -> Confirm<Answer> {
    Confirm("Save the changes?", button: "Save", confirms: .yes, cancels: .no)
      .alternative("Discard", isDestructive: true, sends: .other)
  }

  @Test func `it shows a title, the message and the buttons`() {
    #expect(
      asking(44, 11) { delete(message) }.draw().text == """
        ············································
        ··╭─ Delete the task? ───────────────────╮··
        ··│                                      │··
        ··│  The task and its notes are          │··
        ··│  removed. They cannot be restored.   │··
        ··│                                      │··
        ··│              [›Cancel‹]  [ Delete ]  │··
        ··│                                      │··
        ··╰──────────────────────────────────────╯··
        ············································
        ············································
        """)
  }

  @Test func `on a small screen the buttons are below each other, and the message scrolls`() {
    let first = asking(20, 6) { delete(message) }
    #expect(
      first.draw().text == """
        ╭──────────────────╮
        │ Delete the     ┃ │
        │ task?            │
        │       [ Delete ] │
        │       [›Cancel‹] │
        ╰──────────────────╯
        """)
    let end = asking(20, 6, first.press(.end).interface) { delete(message) }
    #expect(
      end.draw().text == """
        ╭──────────────────╮
        │ cannot be        │
        │ restored.      ┃ │
        │       [ Delete ] │
        │       [›Cancel‹] │
        ╰──────────────────╯
        """)
  }

  @Test func `without the focus, typed text and Enter press no button`() {
    var scene = asking(44, 9) { delete("").unfocused() }
    #expect(scene.draw().text.contains("[ Cancel ]  [ Delete ]"))
    for key in [.character("x"), .character(" "), .enter, .backspace] as [Key.Code] {
      let response = scene.press(key)
      #expect(response.events.isEmpty && response.isHandled)
      scene = asking(44, 9, response.interface) { delete("").unfocused() }
    }
    #expect(scene.press(.escape).events == [.no])
  }

  @Test(arguments: [.tab, .left, .right, .up, .down] as [Key.Code])
  func `a key that moves the focus gives it to a button`(key: Key.Code) {
    let first = asking(44, 9) { delete("").unfocused() }
    let scene = asking(44, 9, first.press(key).interface) { delete("").unfocused() }
    #expect(scene.draw().text.contains("[›Cancel‹]  [ Delete ]"))
    #expect(scene.press(.enter).events == [.no])
  }

  @Test func `the first key that moves the focus leads to the button that cancels`() {
    let first = asking(44, 9) { save().unfocused() }
    let scene = asking(44, 9, first.press(.tab).interface) { save().unfocused() }
    #expect(scene.press(.enter).events == [.no])
  }

  @Test func `another question in the place of an unfocused one begins without the focus`() {
    func ask(_ title: String, _ interface: InterfaceState = InterfaceState()) -> Scene<Answer> {
      asking(44, 9, interface) {
        Confirm(title, button: "Allow", confirms: .yes, cancels: .no).unfocused()
      }
    }
    var scene = ask("Run ls?", ask("Run ls?").press(.tab).interface)
    scene = ask("Run ls?", scene.press(.tab).interface)
    let answer = scene.press(.enter)
    #expect(answer.events == [.yes])
    #expect(ask("Run rm?", answer.interface).press(.enter).events.isEmpty)
  }

  @Test func `while no button has the focus, the help bar shows how to cancel and to choose`() {
    let scene = scene(44, 9) {
      Text("Behind")
        .dialog {
          Confirm("Run ls?", button: "Allow", confirms: Tap.added, cancels: .added).unfocused()
        }
      KeyHints()
    }
    #expect(scene.draw().text.contains("Esc Cancel   Tab Choose"))
  }

  @Test func `without the focus, the mouse presses a button at once`() throws {
    let scene = asking(44, 9) { delete("").unfocused() }
    let rows = scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Delete ]") })
    let column = try #require(rows[row].firstRange(of: "Delete ]"))
    let place = rows[row].distance(from: rows[row].startIndex, to: column.lowerBound)
    let pressed = scene.mouse(.pressed(.left), column: place, row: row)
    let after = asking(44, 9, pressed.interface) { delete("").unfocused() }
    #expect(after.mouse(.released(.left), column: place, row: row).events == [.yes])
  }

  @Test func `on the smallest screen the buttons come before the message`() {
    #expect(asking(10, 3) { delete(message) }.draw().text == "Delete   ┃\n[ Delete ]\n[›Cancel‹]")
    #expect(asking(10, 1) { delete(message) }.draw().text == "[›Cancel‹]")
    #expect(asking(0, 0) { delete(message) }.draw().text == "")
  }

  @Test func `on a large screen it wraps a message that is longer than 56 columns`() {
    let rows = asking(200, 60) { delete(message) }.draw().text.split(separator: "\n")
    #expect(rows[26].filter { $0 == "─" }.count == 36)
    #expect(rows[28].contains("·│  The task and its notes are removed. They cannot be  │·"))
  }

  @Test(
    arguments: [
      ([.enter], .yes), ([.escape], .no), ([.left, .enter], .other),
      ([.left, .left, .enter], .no), ([.tab, .enter], .no), ([.tab, .tab, .space], .other),
      ([.left, .right, .enter], .yes), ([.shift(.tab), .enter], .other),
    ] as [([Key], Answer)])
  func `arrow keys and Tab move between the buttons`(keys: [Key], expected: Answer) {
    #expect(answers(keys) { save() } == [expected])
  }

  @Test func `a destructive action has the colour of errors, and does not have the focus first`() {
    #expect(answers([.enter]) { delete("") } == [.no])
    #expect(answers([.right, .enter]) { delete("") } == [.yes])
    let scene = asking(44, 11) { delete(message) }
    #expect(scene.style(column: 31, row: 6) == Style(foreground: .error, background: .control))
    let cancel = Style(foreground: .onAccent, background: .accent, attributes: .bold)
    #expect(scene.style(column: 19, row: 6) == cancel)
  }

  @Test func `a destructive button with the focus is filled with the colour of errors`() {
    let moved = asking(44, 11) { delete(message) }.press(.right).interface
    let scene = asking(44, 11, moved) { delete(message) }
    let focused = Style(foreground: .onAccent, background: .error, attributes: .bold)
    #expect(scene.style(column: 31, row: 6) == focused)
    #expect(scene.style(column: 19, row: 6) == Style(background: .control))
  }

  @Test(arguments: ["x", .down, .backspace, .home] as [Key])
  func `characters, arrow keys and editing keys reach no binding behind it`(key: Key) {
    let response = asking(44, 11) { delete("") }.respond(to: .key(key))
    #expect(response.events == [])
    #expect(response.isHandled)
  }

  @Test func `function keys and keys with Control reach the bindings behind it`() {
    #expect(answers(["f1"]) { save() } == [.moved])
    #expect(!asking(44, 11) { save() }.respond(to: .key(.ctrl("c"))).isHandled)
  }

  @Test func `help shows the keys of the dialog, and no bindings whose keys it takes`() {
    #expect(asking(44, 11) { save() }.hints.map(\.title) == ["Cancel", "Save", "Help"])
  }

  @Test func `a click on a button sends its event, a press outside sends none`() {
    let scene = asking(44, 11) { delete(message) }
    let pressed = scene.mouse(.pressed(.left), column: 31, row: 6)
    let clicked = asking(44, 11, pressed.interface) { delete(message) }
      .mouse(.released(.left), column: 31, row: 6)
    #expect(clicked.events == [.yes])
    let outside = scene.mouse(.pressed(.left), column: 0, row: 0)
    #expect(outside.events == [])
    #expect(outside.interface.focus == scene.interface.focus)
  }

  @Test func `the wheel and arrow keys scroll the message`() {
    let wheel = asking(20, 6) { delete(message) }.mouse(.scrolledDown, column: 4, row: 2).interface
    #expect(asking(20, 6, wheel) { delete(message) }.draw().text.contains("│ removed. They "))
    let key = asking(20, 6) { delete(message) }.press(.down).interface
    #expect(asking(20, 6, key) { delete(message) }.draw().text.contains("│ task?          ┃ │"))
  }

  @Test func `a paste is ignored`() {
    #expect(!asking(44, 11) { save() }.respond(to: .paste("text")).isHandled)
  }
}
