import CursesFeedbackTesting
import Testing

/// Paths of a child's routes among those of its parent.
@Suite struct NestedPathsTests {
  private enum Film: Hashable {
    case list
    case film(Int)
    case role(Int, String)

    var film: Int? { if case .film(let number) = self { number } else { nil } }
    var role: (Int, String)? {
      if case .role(let film, let name) = self { (film, name) } else { nil }
    }

    static let paths: RoutePaths<Film> = [
      RoutePath("films", .list), RoutePath("films/NUMBER", Case(Film.film, \.film)),
      RoutePath("films/NUMBER/cast/NAME", Case(Film.role, \.role)),
    ]
  }

  private enum House: Hashable {
    case menu
    case cinema(Film)
    case bar(Film)

    var cinema: Film? { if case .cinema(let film) = self { film } else { nil } }
    var bar: Film? { if case .bar(let film) = self { film } else { nil } }

    static let paths =
      [RoutePath("menu", House.menu), RoutePath("upstairs/cinema", .cinema(.list))]
      + RoutePaths(Film.paths, below: "upstairs/cinema", Case(House.cinema, \.cinema))
      + RoutePaths(Film.paths, Case(House.bar, \.bar))
  }

  @Test(arguments: [
    ("menu", House.menu), ("films", .bar(.list)), ("films/7", .bar(.film(7))),
    ("upstairs/cinema/films/7", .cinema(.film(7))),
    ("upstairs/cinema/films/7/cast/A%2FB", .cinema(.role(7, "A/B"))),
  ])
  private func `a path and the parent's route with the child's route convert into each other`(
    path: String, route: House
  ) throws {
    #expect(try House.paths.route(at: path) == route)
    #expect(House.paths.path(of: route) == path)
  }

  @Test func `the routes of a path are those of the parent and of the child, each once`() throws {
    #expect(
      try House.paths.routes(at: "upstairs/cinema/films/7") == [.cinema(.list), .cinema(.film(7))])
    #expect(
      try House.paths.routes(at: "films/7/cast/Ripley")
        == [.bar(.list), .bar(.film(7)), .bar(.role(7, "Ripley"))])
  }

  @Test(arguments: ["upstairs", "upstairs/films", "upstairs/cinema/films/x", "menu/films"])
  func `a path that neither the parent nor the child has is an error with all forms`(
    path: String
  ) {
    #expect(throws: PathError(path: path, forms: House.paths.forms)) {
      try House.paths.route(at: path)
    }
  }

  @Test func `the forms are those of the parent, then those of the children after the prefix`() {
    #expect(
      House.paths.forms == [
        "menu", "upstairs/cinema", "upstairs/cinema/films", "upstairs/cinema/films/NUMBER",
        "upstairs/cinema/films/NUMBER/cast/NAME", "films", "films/NUMBER", "films/NUMBER/cast/NAME",
      ])
  }
}
