import TerminalModel
import TerminalViews
import Testing

/// A small but complete view with key bindings.
@Suite struct CounterViewTests {
  private enum Event: Equatable { case incremented, decremented }

  @ViewBuilder<Event> private func view(_ count: Int) -> Node<Event> {
    Column {
      Text("Count: \(count)").bold()
      Row {
        Button("Add one", sends: .incremented)
        Button("Take one away", sends: .decremented)
      }
      Spacer()
      KeyHints()
    }
    .keys {
      KeyBinding(["+", .up], "Add one", sends: .incremented)
      if count > 0 { KeyBinding("-", "Take one away", sends: .decremented) }
      KeyBinding.quit("q", "ctrl+c")
    }
  }

  private func scene(_ count: Int, columns: Int, rows: Int) -> Scene<Event> {
    Scene(
      view(count), size: Size(columns: columns, rows: rows), interface: InterfaceState())
  }

  @Test func `shows its views in order, as far as they fit, at three sizes`() {
    #expect(
      scene(7, columns: 40, rows: 5).draw().text == """
        Count: 7
        [›Add one‹] [ Take one away ]


         + Add one   - Take one away     q Quit
        """)
    #expect(
      scene(0, columns: 18, rows: 3).draw().text == """
        Count: 0
        [›Add one‹] [ T… ]
        + Add one   q Quit
        """)
    #expect(scene(7, columns: 1, rows: 1).draw().text == "…")
  }

  @Test(arguments: [
    ("+", [Event.incremented]), ("up", [.incremented]), ("-", [.decremented]),
    ("enter", [.incremented]), ("x", []),
  ])
  private func `a key sends its event, or none if it has no meaning`(
    name: String, expected: [Event]
  ) throws {
    let key = try #require(Key(name: name))
    #expect(scene(7, columns: 40, rows: 5).respond(to: .key(key)).events == expected)
  }

  @Test(arguments: ["q", "ctrl+c"])
  func `keys end the session`(name: String) throws {
    let key = try #require(Key(name: name))
    #expect(scene(7, columns: 40, rows: 5).respond(to: .key(key)).quits)
  }
}
