import TerminalModel
import TerminalViews
import Testing

@Suite struct ListOfItemsTests {
  private struct Film: Identifiable, Equatable {
    var id: Int
    var title: String
  }

  private let films = [
    Film(id: 7, title: "Alien"), Film(id: 3, title: "Brazil"), Film(id: 9, title: "Casablanca"),
  ]

  private func list(of films: [Film], selection: Int?) -> Node<Tap> {
    List(films, selection: selection, selects: Tap.chosen, opens: Tap.opened) { film in
      Text(film.title)
    } footer: {
      Text("More")
    }
    .node()
  }

  @Test(arguments: [
    (3, "  Alien\n▌ Brazil\n  Casablanca\n  More"), (4, "▌ Alien\n  Brazil\n  Casablanca\n  More"),
  ])
  func `shows a row for each item and marks the selected one, or else the first`(
    selection: Int, expected: String
  ) {
    #expect(screen(14, 4) { list(of: films, selection: selection) } == expected)
  }

  @Test func `shows the placeholder if there are no items`() {
    #expect(
      screen(14, 1) {
        List([Film]()) {
          Text($0.title)
        } empty: {
          Text("None")
        }
      } == "None")
  }

  @Test func `selects and opens by identity`() {
    let scene = scene(14, 4) { list(of: films, selection: 3) }
    #expect(scene.press(.down).events == [.chosen(9)])
    #expect(scene.press(.up).events == [.chosen(7)])
    #expect(scene.press(.enter).events == [.opened(3)])
    #expect(scene.mouse(.pressed(.left), column: 3, row: 2).events == [.chosen(9)])
  }

  @Test func `the selection stays with an item that moves`() {
    let scene = scene(14, 4) { list(of: films.reversed(), selection: 3) }
    #expect(scene.press(.down).events == [.chosen(7)])
  }

  @Test func `counts from the start of a slice`() {
    #expect(
      screen(14, 2) { List(films[1...]) { Text("\($0.title)") } } == "Brazil\nCasablanca")
    let scene = scene(14, 2) {
      List(films[1...], selection: 3, selects: Tap.chosen) { Text("\($0.title)") }
    }
    #expect(scene.press(.down).events == [.chosen(9)])
  }

  @Test func `takes identities from a key path`() {
    let scene = scene(14, 3) {
      List(["a", "b", "c"], id: \.self, selection: "b", selects: { _ in Tap.added }) { Text($0) }
    }
    #expect(scene.draw().text == "  a\n▌ b\n  c")
    #expect(scene.press(.down).events == [.added])
  }

  @Test func `the focus in a row stays with its item`() {
    func view(_ films: [Film], _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        List(films) { film in Button(film.title, sends: Tap.opened(film.id)) }
      }
    }
    let interface = view(films, InterfaceState()).press(.tab).interface
    #expect(view(films, interface).press(.enter).events == [.opened(3)])
    #expect(view(films.reversed(), interface).press(.enter).events == [.opened(3)])
  }

  @Test func `makes rows for visible items only`() {
    let view = List(0..<1_000_000, id: \.self) { Text("\($0)") as Text<Tap> }.node()
    let scene = UntypedScene(
      view.element, size: Size(columns: 10, rows: 4), interface: InterfaceState())
    #expect(scene.rowsBuilt == 4)
  }
}
