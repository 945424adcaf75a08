import Testing

@testable import TerminalModel

/// The messages about literals that name no key.
@Suite struct KeySuggestionTests {
  @Test(arguments: [
    ("arrowup", "up"), ("uparrow", "up"), ("pgdn", "pagedown"), ("pageupp", "pageup"),
    ("del", "delete"), ("bksp", "backspace"), ("spacebar", "space"), ("entr", "enter"),
    ("control+x", "ctrl+x"), ("ctrl-x", "ctrl+x"), ("C-x", "ctrl+x"),
    ("ctl+alt+rght", "ctrl+alt+right"),
    ("f50", "f5"),
  ])
  func `a text that names no key has a near name`(text: String, name: String) {
    #expect(Key(name: text) == nil)
    #expect(KeySuggestion(for: text).name == name)
  }

  @Test(arguments: ["cmd+x", "", "+", "xyz", "shift+1", "ctrl+", "ctrl+ctrl+x"])
  func `a text that is near no name has none`(text: String) {
    #expect(KeySuggestion(for: text).name == nil)
  }

  @Test func `the message names the literal and the near name`() {
    #expect(
      Key.mistake(inLiteral: "arrowup")
        == "\"arrowup\" names no key. Did you mean \"up\"? "
        + "Examples of names: a + space enter ctrl+c shift+tab")
    #expect(
      Key.mistake(inLiteral: "xyz")
        == "\"xyz\" names no key. Examples of names: a + space enter ctrl+c shift+tab")
  }

  @Test func `the message about a sequence names the wrong word`() {
    #expect(Keystrokes.mistake(inLiteral: "g pgdn").hasPrefix("\"pgdn\" names no key."))
    #expect(Keystrokes.mistake(inLiteral: "g esc").hasPrefix("\"g esc\" names no keys: "))
  }
}
