import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyCatalogueTests {
  private let bindings: [KeyBinding<Tap>] = [
    KeyBinding("f", "Favourite", group: "Film", sends: .added),
    KeyBinding("F", "Favourites only", sends: .removed),
    KeyBinding(["space", "f"], "Pause", sends: .added)
      .command("toggle-pause", keywords: ["stop", "clock"]),
    KeyBinding("f", "Shadowed", sends: .added),
    KeyBinding("x", sends: .added),
    KeyBinding("é", "L’année 2", group: "Film", sends: .added),
    .quit("q", "ctrl+c"),
  ]

  @Test func `a command is named after its title, or by the application`() {
    let names = KeyCatalogue(of: bindings).commands.map(\.name)
    #expect(names == ["favourite", "favourites-only", "toggle-pause", "l-année-2", "quit"])
  }

  @Test func `a command has a title, a group, keywords and the keys that it gets`() {
    let command = KeyCatalogue(of: bindings)["toggle-pause"]
    #expect(command?.title == "Pause")
    #expect(command?.keywords == ["stop", "clock"])
    #expect(command?.keys == ["space"])
    #expect(command?.keyLabels == ["Space"])
    #expect(KeyCatalogue(of: bindings)["favourite"]?.group == "Film")
    #expect(KeyCatalogue(of: bindings)["shadowed"] == nil)
  }

  @Test func `naming a command changes neither its keys nor its title nor its event`() {
    let named = KeyBinding("+", "Add", group: "Numbers", sends: Tap.added).command("plus")
    #expect([named].match("+") == .action(.sends(.added)))
    #expect(named.title == "Add")
    #expect(named.group == "Numbers")
    #expect(KeyBinding("+", "Add", group: "Numbers", sends: Tap.added) != named)
    let help = KeyBinding.help("?", sends: Tap.added).command("show-help")
    #expect(screen(12, 1) { KeyHints(of: [bindings[0], help]) } == "…     ? Help")
  }

  @Test func `commands without a group come first, then groups in the order of their commands`() {
    let groups = KeyCatalogue(of: bindings).groups
    #expect(groups.map(\.title) == [nil, "Film"])
    #expect(
      groups.map { $0.commands.map(\.title) } == [
        ["Favourites only", "Pause", "Quit"], ["Favourite", "L’année 2"],
      ])
  }

  @Test func `bars and backquotes in a table in Markdown are escaped`() {
    let bindings = [
      KeyBinding("|", "Pipe | to", sends: Tap.added), KeyBinding("`", "Quote", sends: .added),
    ]
    #expect(
      KeyCatalogue(of: bindings).markdown.hasSuffix(
        "\n| `\\|` | Pipe \\| to |\n| `` ` `` | Quote |"))
  }

  @Test func `a table in Markdown lists all keys of each command`() {
    #expect(
      KeyCatalogue(of: bindings).markdown == """
        | key | command |
        |---|---|
        | `F` | Favourites only |
        | `Space` | Pause |
        | `q` `^C` | Quit |
        | `f` | Favourite |
        | `é` | L’année 2 |
        """)
  }
}
