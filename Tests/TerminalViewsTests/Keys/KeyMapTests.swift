import Foundation
import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyMapTests {
  private let bindings: [KeyBinding<Tap>] = [
    KeyBinding("f", "Favourite", sends: .added),
    KeyBinding("space", "Pause", sends: .removed).command("toggle-pause"),
    KeyBinding(sequence: "g g", "First", sends: .chosen(0)),
    .counted("j", title: "Down") { .chosen($0) },
    .characters("Filter") { _ in .removed },
    KeyBinding("x", sends: .opened(0)),
    .quit("q", "ctrl+c"),
  ]

  @Test func `commands get the keys of the map in place of their own`() throws {
    let keyMap: KeyMap = [
      "favourite": ["ctrl+f", "space f"], "toggle-pause": ["p"], "first": ["home"], "down": ["n"],
    ]
    let mapped = keyMap.applied(to: bindings)
    #expect(mapped.match("f") == .action(.sends(.removed)), "f is a typed character now")
    #expect(mapped.match("ctrl+f") == .action(.sends(.added)))
    #expect(mapped.match("p") == .action(.sends(.removed)))
    #expect(mapped.match(.home) == .action(.sends(.chosen(0))))
    #expect(mapped.match("n") == .action(.sends(.chosen(1))))
    #expect(mapped.match("x") == .action(.sends(.opened(0))), "it has no name, and stays as it is")
    #expect(KeyCatalogue(of: mapped)["favourite"]?.keyLabels == ["^F", "Space f"])
    try keyMap.check(bindings)
  }

  @Test func `a command without keys is left out`() throws {
    let keyMap: KeyMap = ["quit": [], "filter": []]
    let mapped = keyMap.applied(to: bindings)
    #expect(mapped.map(\.title) == ["Favourite", "Pause", "First", "Down", ""])
    #expect(mapped.match("ctrl+c") == .none)
    try keyMap.check(bindings)
  }

  @Test func `an empty map changes nothing`() throws {
    #expect(KeyMap().applied(to: bindings) == bindings)
    #expect(try KeyMap(parsing: "") == [:])
  }

  @Test func `a text gives a command its keys in each line`() throws {
    let text = """
      # Keys of the movies

        favourite = ctrl+f, space f
      quit=none\r
      next = ,, #, =
      """
    #expect(
      try KeyMap(parsing: text)
        == ["favourite": ["ctrl+f", "space f"], "quit": [], "next": [",", "#", "="]])
  }

  @Test(arguments: [
    ("favourite", "Line 1: There is no \"=\". Write: command = key, key; or: command = none"),
    ("a b = x", "Line 1: \"a b\" is not the name of a command."),
    ("= x", "Line 1: \"\" is not the name of a command."),
    ("\nquit =", "Line 2: There is no key. Write none to give a command no key."),
    (
      "quit = x, contrl+x",
      "Line 1: \"contrl+x\" names no key. Examples: a, +, space, ctrl+x, g g, f1"
    ),
    ("quit = x,y", "Line 1: \"x,y\" names no key. Examples: a, +, space, ctrl+x, g g, f1"),
    ("a = x\n\na = y", "Line 3: Line 1 has keys for \"a\" already."),
    (
      "a = g esc",
      "Line 1: \"g esc\": Escape can only be the first key, because it cancels a sequence."
    ),
    ("a = x,", "Line 1: \"x,\": there is no key after the comma."),
  ])
  func `a line with a mistake is an error`(text: String, expected: String) {
    let error = #expect(throws: KeyMapError.self) { try KeyMap(parsing: text) }
    #expect(error?.description == expected)
  }

  @Test(arguments: [
    ("quit = x\nfavorite = y", "Line 2: There is no command \"favorite\"."),
    ("\nfavourite = g g", "Line 2: \"g g\" is also a key of \"first\"."),
    ("favourite = p\nquit = p", "Line 1: \"p\" is also a key of \"quit\"."),
    ("filter = x", "Line 1: \"filter\" takes typed characters: its keys must be \"none\"."),
  ])
  func `a map that does not fit the bindings is an error`(text: String, expected: String) throws {
    let keyMap = try KeyMap(parsing: text)
    let named = bindings.filter { $0.title != "" }
    let error = #expect(throws: KeyMapError.self) { try keyMap.check(named) }
    #expect(error?.description == expected)
  }

  @Test func `a byte order mark before a text has no meaning`() throws {
    #expect(try KeyMap(parsing: "\u{FEFF}quit = x") == ["quit": ["x"]])
  }

  @Test func `commands that share a key without the map may share keys in it`() throws {
    let bindings: [KeyBinding<Tap>] = [
      KeyBinding("esc", "Keep", sends: .added), KeyBinding("esc", "Back", sends: .removed),
      KeyBinding("x", "Cut", sends: .removed),
    ]
    try KeyMap(parsing: "back = esc").check(bindings)
    try KeyMap(parsing: "back = b\nkeep = b").check(bindings)
    #expect(throws: KeyMapError.self) { try KeyMap(parsing: "back = x").check(bindings) }
  }

  @Test func `a name that no command can have is refused in a dictionary`() {
    let wrong = Data(#"{"a b": ["x"]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(KeyMap.self, from: wrong) }
  }

  @Test func `a key that another command gives up can be used`() throws {
    let keyMap = try KeyMap(parsing: "favourite = q\nquit = ctrl+q")
    try keyMap.check(bindings)
    #expect(keyMap.applied(to: bindings).match("q") == .action(.sends(.added)))
  }

  @Test func `a map is encoded as a dictionary of names`() throws {
    let keyMap = try KeyMap(parsing: "favourite = ctrl+f, space f\nquit = none")
    let data = try JSONEncoder().encode(keyMap)
    #expect(try JSONDecoder().decode(KeyMap.self, from: data) == keyMap)
    let json = Data(#"{"quit": [], "favourite": ["ctrl+f", "space f"]}"#.utf8)
    #expect(try JSONDecoder().decode(KeyMap.self, from: json) == keyMap)
    let wrong = Data(#"{"quit": ["foo"]}"#.utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(KeyMap.self, from: wrong) }
  }
}
