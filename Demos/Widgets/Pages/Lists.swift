import CursesFeedback

/// Lists with one selected row and with several, one without rows, and a view that scrolls.
struct Lists: WidgetPage {
  private let films = ["Alien", "Dune", "Fargo", "Heat", "Solaris", "Stalker", "Up", "Vertigo"]
  private var (film, marked) = ("Dune", SelectedRows(current: "Fargo", rows: ["Alien", "Fargo"]))

  func view() -> Node<Event> {
    let row = { (film: String) in Text<Event>(film).node() }
    let list = List(films, id: \.self, selection: film, selects: set(\.film), row: row)
    let several = List(films, id: \.self, selection: marked, changes: set(\.marked), row: row)
    let none = List<Event>(count: 0, row: { _ in Node.empty }, empty: { Text("No films") })
    both("One row", list.frame(height: 5))
    both("Several", several.frame(height: 5))
    both("No rows", none.frame(height: 1))
    both("Scrolls", ScrollView { Text(films.joined(separator: "\n")) }.frame(height: 4))
  }
}
