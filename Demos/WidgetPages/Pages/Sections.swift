import CursesFeedback

/// Lists with sections, with rows as high as their texts, and with a footer.
struct Sections: WidgetPage {
  private let films = ["Alien", "Dune", "Solaris", "Fargo", "Heat"]
  private let plots = ["A crew answers a signal.", "A boy rides through the desert.", "Short."]
  private var (film, plot) = ("Dune", 1)

  func view() -> Node<Event> {
    let row = { (film: String) in Text<Event>(film).node() }
    let list = List(films, id: \.self, selection: film, selects: set(\.film), row: row)
    let genres = list.sections([("Space", 3), ("Crime", 2)], rowCount: \.1) { genre in
      Text(genre.0).bold().foreground(.muted)
    }
    let heights = List(count: plots.count, selection: plot, selects: set(\.plot)) { row in
      Text(plots[row])
    }
    let more = List<Event>(
      count: 2, row: { Text(films[$0]) }, footer: { Text("Loading").foreground(.muted) })
    both("Sections", genres.frame(height: 7))
    both("Heights", heights.fittedRows().frame(height: 5))
    both("Footer", more.frame(height: 3))
  }
}
