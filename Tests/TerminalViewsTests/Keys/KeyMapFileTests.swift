import Foundation
import TerminalModel
import TerminalViews
import Testing

/// The commands of an application as data: a catalogue, a key map of it, and its text.
@Suite struct KeyMapFileTests {
  private let catalogue = KeyCatalogue(of: [
    KeyBinding(["f", ","], "Favourite", group: "Film", sends: Tap.added),
    KeyBinding("space", "Pause", sends: .removed).command("toggle-pause", keywords: ["stop"]),
    KeyBinding(sequence: "g g", "First", sends: .chosen(0)),
    .counted("j", title: "Down") { .chosen($0) },
    KeyBinding("+", "…", sends: .added),
    .quit("q", "ctrl+c"),
    .characters("Filter") { _ in .removed },
  ])

  @Test func `the text of a map has a line for each command that can get keys`() {
    #expect(
      KeyMap(of: catalogue).text == """
        down = j
        favourite = f, ,
        first = g g
        quit = q, ctrl+c
        toggle-pause = space

        """)
  }

  @Test func `a map is read back from its text`() throws {
    let keyMap: KeyMap = [
      "a": [",", "x", "ctrl+,"], "b": [", x", "g , x", "ctrl+, x", ", ,", "x ,"], "c": [],
      "d": ["#", "="], "e": ["space", "é", "alt+enter"],
    ]
    #expect(try KeyMap(parsing: keyMap.text) == keyMap)
    #expect(keyMap.text.contains("c = none\n"))
    #expect(KeyMap().text == "")
  }

  @Test func `commands of one name share their keys`() {
    let keys = [
      KeyBinding("esc", "Close", sends: Tap.added), KeyBinding("x", "Close", sends: .removed),
    ]
    #expect(KeyMap(of: KeyCatalogue(of: keys)) == ["close": ["esc", "x"]])
  }

  @Test func `a catalogue is decoded as it was encoded`() throws {
    let data = try JSONEncoder().encode(catalogue)
    #expect(try JSONDecoder().decode(KeyCatalogue.self, from: data) == catalogue)
    let first = try JSONEncoder().encode(catalogue.commands[0])
    #expect(try JSONDecoder().decode(KeyCommand.self, from: first) == catalogue.commands[0])
  }
}
