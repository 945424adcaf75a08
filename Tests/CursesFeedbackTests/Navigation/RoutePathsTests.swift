import CursesFeedbackTesting
import Testing

@Suite struct RoutePathsTests {
  private enum Shop: Hashable {
    case home
    case film(Int)
    case search(String)
    case role(Int, String)
    case hidden

    var film: Int? { if case .film(let number) = self { number } else { nil } }
    var search: String? { if case .search(let text) = self { text } else { nil } }
    var role: (Int, String)? {
      if case .role(let film, let name) = self { (film, name) } else { nil }
    }

    static let paths: RoutePaths<Shop> = [
      RoutePath("films", .home),
      RoutePath("films/NUMBER", Case(Shop.film, \.film)),
      RoutePath("films/NUMBER/cast/NAME", Case(Shop.role, \.role)),
      RoutePath("search/TEXT", Case(Shop.search, \.search)),
    ]
  }

  @Test(arguments: [
    ("films", Shop.home), ("films/42", .film(42)), ("films/-1", .film(-1)),
    ("films/7/cast/Ripley", .role(7, "Ripley")), ("search/two words", .search("two words")),
    ("search/a%2Fb%25", .search("a/b%")), ("search/%0A", .search("\n")),
  ])
  private func `a path and its route convert into each other`(path: String, route: Shop) throws {
    #expect(try Shop.paths.route(at: path) == route)
    #expect(Shop.paths.path(of: route) == path)
  }

  @Test func `a path without segments is a slash in an error`() throws {
    let paths: RoutePaths<Shop> = [RoutePath("", .home), RoutePath("hidden", .hidden)]
    #expect(try paths.route(at: "/") == .home)
    #expect(paths.path(of: .home) == "")
    let error = #expect(throws: PathError.self) { try paths.route(at: "x") }
    #expect(error?.description == "There is no \"x\": a path is / or hidden.")
  }

  @Test(arguments: [("/films/42/", Shop.film(42)), ("films//42", .film(42)), ("%66ilms", .home)])
  private func `a path may have further slashes and escaped characters`(
    path: String, route: Shop
  ) throws {
    #expect(try Shop.paths.route(at: path) == route)
  }

  @Test(arguments: [
    "", "/", "film", "films/x", "films/4.2", "films/42/cast", "films/42/43", "search/%",
    "search/%4", "search/%GG", "search/%FF", "Films",
  ])
  func `a path with another form or an invalid value is an error`(path: String) {
    #expect(throws: PathError(path: path, forms: Shop.paths.forms)) {
      try Shop.paths.route(at: path)
    }
  }

  @Test func `the error names the path and lists the forms`() {
    let error = PathError(path: "film", forms: Shop.paths.forms)
    #expect(
      "\(error)" == """
        There is no "film": a path is films, films/NUMBER, films/NUMBER/cast/NAME or search/TEXT.
        """)
    #expect("\(PathError(path: "x", forms: ["a"]))" == "There is no \"x\": a path is a.")
  }

  @Test func `the routes of a path are those of its beginnings that are paths`() throws {
    #expect(
      try Shop.paths.routes(at: "films/7/cast/Ripley") == [.home, .film(7), .role(7, "Ripley")])
    #expect(try Shop.paths.routes(at: "search/x") == [.search("x")])
  }

  @Test(arguments: [Shop.hidden, .search("")])
  private func `a route without a form or with an empty value has no path`(route: Shop) {
    #expect(Shop.paths.path(of: route) == nil)
  }

  @Test func `the error lists only the forms with the first segment of the path, if there are any`()
  {
    #expect(
      "\(PathError(path: "/search", forms: Shop.paths.forms))"
        == "There is no \"/search\": a path is search/TEXT.")
  }

  @Test func `if two forms match a path, the first form counts`() throws {
    let paths: RoutePaths<Shop> = [
      RoutePath("new", .home), RoutePath("TEXT", Case(Shop.search, \.search)),
    ]
    #expect(try paths.route(at: "new") == .home)
    #expect(paths.path(of: .search("new")) == nil)
    #expect(paths.path(of: .search("old")) == "old")
  }
}
