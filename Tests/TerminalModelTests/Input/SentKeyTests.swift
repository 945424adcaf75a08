import TerminalModel
import Testing

/// The keys that arrive from a terminal without an extended keyboard mode.
@Suite struct SentKeyTests {
  @Test(
    arguments: [
      ("ctrl+h", "ctrl+backspace"), ("ctrl+i", "tab"), ("ctrl+m", "enter"), ("ctrl+[", "esc"),
      ("ctrl+A", "ctrl+a"), ("ctrl+H", "ctrl+backspace"), ("ctrl+/", "ctrl+_"),
      ("ctrl+7", "ctrl+_"), ("ctrl+@", "ctrl+space"), ("ctrl+2", "ctrl+space"),
      ("ctrl+3", "esc"), ("ctrl+4", "ctrl+\\"), ("ctrl+5", "ctrl+]"), ("ctrl+6", "ctrl+^"),
      ("ctrl+8", "backspace"), ("ctrl+?", "backspace"), ("ctrl+9", "9"), ("ctrl+é", "é"),
      ("ctrl+alt+i", "alt+tab"), ("shift+enter", "enter"), ("ctrl+enter", "enter"),
      ("alt+shift+enter", "alt+enter"), ("ctrl+tab", "tab"), ("ctrl+shift+tab", "shift+tab"),
      ("shift+backspace", "backspace"), ("shift+esc", "esc"),
    ] as [(Key, Key)])
  func `a key without bytes of its own arrives as another one`(key: Key, arriving: Key) {
    #expect(key.sent == arriving)
  }

  @Test(
    arguments: [
      "a", "A", "é", "space", "alt+x", "alt+enter", "shift+tab", "ctrl+c", "ctrl+j", "ctrl+space",
      "ctrl+\\", "ctrl+]", "ctrl+^", "ctrl+_", "ctrl+alt+x", "ctrl+backspace", "alt+backspace",
      "ctrl+up", "ctrl+shift+home", "shift+f5", "ctrl+delete", "esc",
    ] as [Key])
  func `other keys arrive as themselves`(key: Key) {
    #expect(key.sent == key)
  }

  @Test(arguments: (0...31) + [127])
  func `a key that the decoder makes of a control character arrives as itself`(byte: UInt8) {
    var decoder = InputDecoder()
    let inputs = decoder.decode([byte]) + decoder.flush()
    for case .key(let key) in inputs { #expect(key.sent == key) }
    #expect(inputs.count == 1)
  }
}
