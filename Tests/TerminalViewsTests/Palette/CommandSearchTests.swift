import TerminalModel
import TerminalViews
import Testing

@Suite struct CommandSearchTests {
  private let commands = KeyCatalogue(of: [
    KeyBinding("f", "Favourites only", sends: 1),
    KeyBinding("a", "Add a film", group: "Films", sends: 2),
    KeyBinding("d", "Delete", group: "Films", sends: 3),
    KeyBinding("space", "Pause", group: "Clock", sends: 4)
      .command("pause", keywords: ["stop", "time out"]),
  ]).commands

  private func titles(_ text: String) -> [String] {
    CommandSearch(text, in: commands).matches.map { commands[$0.index].title }
  }

  @Test func `an empty text finds all commands in their order`() {
    #expect(titles("") == ["Favourites only", "Add a film", "Delete", "Pause"])
    #expect(titles("  ").count == 4)
  }

  @Test(arguments: [
    ("stp", ["Pause"]), ("time out", ["Pause"]), ("flms", ["Add a film", "Delete"]),
    ("DEL", ["Delete"]), ("stop", ["Pause"]), ("clock", ["Pause"]),
    ("f", ["Favourites only", "Add a film", "Delete"]),
    ("fil", ["Add a film", "Delete", "Favourites only"]),
    ("film add", ["Add a film"]), ("fvo", ["Favourites only"]), ("films delete", ["Delete"]),
    ("delete clock", []), ("zz", []),
  ])
  func `words find titles, keywords and groups, the better match first`(
    text: String, expected: [String]
  ) {
    #expect(titles(text) == expected)
  }

  @Test func `the characters of the title that match are marked`() {
    let marks = { CommandSearch($0, in: commands).matches.first?.marked.sorted() }
    #expect(marks("film") == [6, 7, 8, 9])
    #expect(marks("fvo") == [0, 2, 3])
    #expect(marks("stop") == [])
  }
}
