import CursesFeedback

/// Lists with one selected row, with several, with rows that the user moves, and without rows.
struct Lists: WidgetPage {
  private(set) var films = ["Alien", "Dune", "Fargo", "Heat", "Solaris", "Stalker", "Up"]
  private var (film, marked) = ("Dune", SelectedRows(current: "Fargo", rows: ["Alien", "Fargo"]))

  func view() -> Node<Event> {
    let row = { (film: String) in Text<Event>(film).node() }
    let list = List(films, id: \.self, selection: film, selects: set(\.film), row: row)
    let several = List(films, id: \.self, selection: marked, changes: set(\.marked), row: row)
    let none = List<Event>(count: 0, row: { _ in Node.empty }, empty: { EmptyState("No films") })
    let failure = ErrorState("No films", reason: "The disk is full.")
      .retry(key: "r", sends: set(\.film)("Dune"))
    both("One row", list.frame(height: 5))
    both("Several", several.frame(height: 4))
    both("Moves", list.onMove { move in Change { move.apply(to: &$0.films) } }.frame(height: 4))
    both("No rows", none.frame(height: 1))
    both("Failure", failure.frame(height: 3))
  }
}
