import TerminalModel
import Testing

@Suite struct KeyNameTests {
  @Test(arguments: [
    ("a", Key(.character("a"))), ("A", Key(.character("A"))), ("+", Key(.character("+"))),
    ("é", Key(.character("é"))), ("👍🏽", Key(.character("👍🏽"))), ("space", .space),
    ("enter", .enter), ("tab", .tab), ("esc", .escape), ("backspace", .backspace),
    ("delete", .delete), ("insert", .insert), ("up", .up), ("down", .down), ("left", .left),
    ("right", .right), ("home", .home), ("end", .end), ("pageup", .pageUp),
    ("pagedown", .pageDown), ("f1", .function(1)), ("f12", .function(12)), ("f35", .function(35)),
    ("shift+tab", Key(.tab, modifiers: .shift)),
    ("ctrl+c", Key(.character("c"), modifiers: .control)),
    ("ctrl++", Key(.character("+"), modifiers: .control)), ("ctrl+space", .ctrl(.space)),
    ("alt+X", .alt(Key(.character("X")))), ("ctrl+A", Key(.character("A"), modifiers: .control)),
    ("ctrl+shift+left", Key(.left, modifiers: [.control, .shift])),
    ("ctrl+alt+shift+f5", Key(.function(5), modifiers: [.control, .alt, .shift])),
  ])
  func `a name makes its key, and a key has its name`(name: String, key: Key) {
    #expect(Key(name: name) == key)
    #expect(key.name == name)
  }

  @Test(arguments: [
    ("escape", "esc"), ("return", "enter"), ("ctrl+comma", "ctrl+,"), ("Ctrl+C", "ctrl+C"),
    ("CTRL+c", "ctrl+c"),
    ("F1", "f1"),
    ("PageUp", "pageup"), ("shift+alt+ctrl+up", "ctrl+alt+shift+up"), (" ", "space"),
    ("shift+a", "A"), ("shift+A", "A"), ("ctrl+shift+s", "ctrl+S"), ("shift+é", "É"),
  ])
  func `other spellings are accepted`(spelling: String, name: String) {
    #expect(Key(name: spelling)?.name == name)
  }

  @Test(arguments: [
    "", "ab", "ctrl", "ctrl+", "ctrl+ctrl+c", "hyper+a", "f0", "f36", "f01", "dwon", "shift+1",
    "shift+space", "+a", "a+", "ctrl +c", "\t", "\u{1B}", "\u{9B}", "shift++",
  ])
  func `a text that names no key is refused`(name: String) {
    #expect(Key(name: name) == nil)
  }

  @Test func `each key in the table of sequences can be made from its name`() {
    for (_, key) in InputTable.keys { #expect(Key(name: key.name) == key) }
  }

  @Test func `constants and modifier functions make keys`() {
    #expect(Key.ctrl("c") == "ctrl+c")
    #expect(Key.alt(.ctrl("x")) == "ctrl+alt+x")
    #expect(Key.shift(.tab) == "shift+tab")
    #expect(Key.shift("a") == "A")
    #expect(Key.shift("1") == "1")
  }

  @Test(
    arguments: [
      ("a", "a"), ("A", "A"), ("space", "Space"), ("up", "↑"), ("left", "←"), ("enter", "Enter"),
      ("esc", "Esc"), ("backspace", "Bksp"), ("pagedown", "PgDn"), ("delete", "Del"),
      ("f10", "F10"),
      ("ctrl+c", "^C"), ("ctrl+space", "^Space"), ("ctrl+_", "^_"), ("ctrl+^", "Ctrl+^"),
      ("ctrl+C", "Ctrl+Shift+C"), ("alt+x", "Alt+x"), ("ctrl+alt+x", "Alt+^X"), ("^", "^"),
      ("shift+tab", "Shift+Tab"), ("ctrl+alt+shift+left", "Ctrl+Alt+Shift+←"), ("ctrl+ß", "^ß"),
    ] as [(Key, String)])
  func `a key has a short label for help`(key: Key, label: String) {
    #expect(key.label == label)
  }
}
