import CursesFeedbackTesting
import Testing

@MainActor
@Suite struct KeyCommandTests {
  private let app = TestApp(Player(), size: Size(columns: 30, rows: 7))

  @Test func `a help screen lists the commands behind it until Escape closes it`() {
    app.press("space", "?")
    #expect(
      app.frame.text == """
        ╭ Keys ──────────────────────╮
        │ ?      Help                │
        │                            │
        │ Clock                      │
        │ Space  Resume              │
        ╰────────────────────────────╯
         Esc Close            ^C Quit
        """)
    app.press("space", "esc")
    #expect(app.state == Player.State(isPaused: true))
  }

  @Test func `a palette finds a command by its words, and runs it`() {
    app.press("ctrl+k")
    app.type("stop")
    app.press("enter")
    #expect(app.state == Player.State(isPaused: true))
    app.press("ctrl+k", "space", "esc")
    #expect(app.state == Player.State(isPaused: true))
  }

  @Test func `the bindings on the screen have no conflicts`() {
    #expect(app.keyConflicts == [])
  }

  @Test func `a user's keys are checked against the commands`() throws {
    let keyMap = try readKeyMap(
      "# Each key is followed by a comma and a blank.\ntoggle-pause = p, ctrl+p")
    #expect(keyMap.keys == ["toggle-pause": ["p", "ctrl+p"]])
    let error = #expect(throws: KeyMapError.self) { try readKeyMap("help = none\npause = p") }
    #expect(error?.description == "Line 2: There is no command \"pause\".")
  }

  @Test func `a file for the user has all commands with their keys`() throws {
    #expect(
      keyMapFile() == """
        # With none in place of keys, a command has no key.
        help = ?
        toggle-pause = space

        """)
    #expect(try readKeyMap(keyMapFile()).keys == ["help": ["?"], "toggle-pause": ["space"]])
  }
}

func keyMapFile() -> String {
  let catalogue = KeyCatalogue(of: Player().commands(in: Player.State()))
  return "# With none in place of keys, a command has no key.\n" + KeyMap(of: catalogue).text
}

func readKeyMap(_ text: String) throws(KeyMapError) -> KeyMap {
  let keyMap = try KeyMap(parsing: text)
  try keyMap.check(Player().commands(in: Player.State()))
  return keyMap
}

@MainActor
@Suite struct KeyConflictsOnScreenTests {
  @Test func `components side by side share keys`() {
    let app = TestApp(KeyOrder())
    #expect(app.keyConflicts.count == 3)
    #expect(app.keyConflicts.first?.description.hasSuffix("share the keys space.") == true)
  }
}

@MainActor
@Suite struct KeySequenceArticleTests {
  private let app = TestApp(Cursor(), size: Size(columns: 44, rows: 8))

  @Test func `sequences, a leader key and a count have the effects that the page names`() {
    app.press("3", "j")
    #expect(app.state.row == 8)
    app.press("g", "g", "space", "q", "x", "x")
    #expect(app.state == Cursor.State(row: 0, log: ["cleared", "cleared"]))
  }

  @Test func `after a leader key a box lists the keys that continue its sequences`() {
    app.press("space")
    expectPicture(
      of: app.frame, title: "44 × 8",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/keys-sequence.svg")
    app.press("r")
    #expect(app.state.log == ["removed"])
  }

  @Test func `a count is 999,999,999 at most, and other bindings ignore it`() {
    app.type("1234567890j")
    #expect(app.state.row == 5 + 999_999_999)
    app.type("2gg")
    #expect(app.state.row == 0)
  }

  @Test func `a binding that begins a longer sequence waits for one second`() {
    app.press("x")
    app.advance(by: .milliseconds(999))
    #expect(app.state.log.isEmpty)
    app.advance(by: .milliseconds(1))
    #expect(app.state.log == ["removed"])
  }
}
