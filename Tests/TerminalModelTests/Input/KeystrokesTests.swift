import TerminalModel
import Testing

@Suite struct KeystrokesTests {
  @Test(
    arguments: [
      ("g g", ["g", "g"]), ("ctrl+x  Ctrl+s", ["ctrl+x", "ctrl+s"]), ("space f", ["space", "f"]),
      ("é", ["é"]), ("esc x", ["esc", "x"]),
    ] as [(String, [Key])])
  func `keystrokes are the names of keys, separated by blanks`(name: String, keys: [Key]) throws {
    let keystrokes = try #require(Keystrokes(name: name))
    #expect(keystrokes.keys == keys)
    #expect(Keystrokes(name: keystrokes.name) == keystrokes)
  }

  @Test(arguments: ["", " ", "g foo", "g esc", "gg"])
  func `other names are invalid`(name: String) {
    #expect(Keystrokes(name: name) == nil)
  }

  @Test func `Escape can only be the first of some keys`() async {
    #expect(Keystrokes(.escape, "x").name == "esc x")
    await #expect(processExitsWith: .failure) { _ = Keystrokes("g", .escape) }
  }

  @Test func `a label joins the labels of the keys`() {
    #expect(Keystrokes("ctrl+x", "ctrl+s").label == "^X ^S")
    #expect(("g g" as Keystrokes).label == "g g")
    #expect(Keystrokes(.up).name == "up")
  }
}
