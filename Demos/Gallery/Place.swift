package import CursesFeedback
package import DemoWidgetPages
package import MoviesDemo
import WidgetsDemo

/// A place in the gallery that a link opens: a demo, or a place in one.
package enum Place: Codable, Hashable, Sendable {
  case demo(Demo)
  case movies(MoviesRoute)
  case widgets(Page)

  /// The paths: the names of the demos, and the demos' own paths after these names.
  package static let paths =
    RoutePaths(Demo.allCases.map { RoutePath($0.rawValue, Place.demo($0)) })
    + RoutePaths(MoviesRoute.paths, Case(Place.movies, \.movies))
    + RoutePaths(Page.paths, below: "widgets", Case(Place.widgets, \.widgets))

  private var movies: MoviesRoute? { if case .movies(let route) = self { route } else { nil } }
  private var widgets: Page? { if case .widgets(let page) = self { page } else { nil } }

  /// The demo of the place.
  var demo: Demo {
    switch self {
    case .demo(let demo): demo
    case .movies: .movies
    case .widgets: .widgets
    }
  }
}

extension Gallery.State {
  /// The place that is shown, at which a later session can begin; nil for the menu.
  package var place: Place? {
    guard let open else { return nil }
    if let route = screen.movies?.route { return .movies(route) }
    if let page = screen.widgets?.page { return .widgets(page) }
    return .demo(open)
  }
}

extension Gallery {
  /// The state of the demo of a place that is opened: its first state or, if the demo is in the
  /// preview, the state there, because the effects of the preview go on.
  func screen(opening place: Place, in state: State) -> Screen {
    guard place == state.preview.map({ Place.demo($0.demo) }),
      state.screen != .none
    else {
      return screen(at: place, size: state.size)
    }
    guard case .movies(var list) = state.screen else { return state.screen }
    movies.reduce(&list, .screenResized(state.size))
    return .movies(list)
  }

  /// The first state of the demo of a place.
  private func screen(at place: Place, size: Size) -> Screen {
    switch place {
    case .demo(let demo): return screen(of: demo, size: size)
    case .movies(let route): return .movies(movies.initial(on: size, at: route))
    case .widgets(let page):
      var state = widgets.initial
      state.page = page
      return .widgets(state)
    }
  }
}
