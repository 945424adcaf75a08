/// The paths of routes: texts such as `films/42`, for links and for the command line.
///
///     extension Route {
///       static let paths: RoutePaths<Route> = [
///         RoutePath("films", .films),
///         RoutePath("films/NUMBER", Case(Route.film, \.film)),
///       ]
///     }
///
///     try Route.paths.routes(at: "films/42")  // [.films, .film(42)]
///     Route.paths.path(of: .film(42))  // "films/42"
public struct RoutePaths<Route: Hashable & Sendable>: Sendable, ExpressibleByArrayLiteral {
  let members: [RoutePath<Route>]

  /// Makes paths from their forms; if a path has several of the forms, the first one counts.
  public init(_ members: [RoutePath<Route>]) { self.members = members }

  /// Makes paths from their forms; if a path has several of the forms, the first one counts.
  public init(arrayLiteral members: RoutePath<Route>...) { self.init(members) }

  /// The paths of both operands; if a path has a form of each, that of the left operand counts.
  public static func + (left: RoutePaths, right: RoutePaths) -> RoutePaths {
    RoutePaths(left.members + right.members)
  }

  /// The forms of the paths, for help and for errors.
  public var forms: [String] { members.map(\.form) }

  /// The route at a path.
  ///
  /// - Throws: ``PathError`` if the path has none of the ``forms``, or an invalid value.
  public func route(at path: String) throws(PathError) -> Route {
    guard let route = route(at: path.pathSegments) else {
      throw PathError(path: path, forms: forms)
    }
    return route
  }

  /// The route at a path, after those of the shorter paths that it begins with: the routes of a
  /// stack.
  ///
  /// If equal routes follow each other, only the first of them is returned.
  ///
  /// - Returns: At least one route; the last one is that of the whole path.
  /// - Throws: ``PathError`` if the path has none of the ``forms``, or an invalid value.
  public func routes(at path: String) throws(PathError) -> [Route] {
    let last = try route(at: path)
    let segments = path.pathSegments
    let shorter = segments.indices.compactMap { route(at: Array(segments[..<$0])) }
    return (shorter + [last]).reduce(into: []) { routes, route in
      if routes.last != route { routes.append(route) }
    }
  }

  /// The path of a route, or nil if it has none of the ``forms``, or if one of its values cannot be
  /// part of a path, such as an empty text.
  public func path(of route: Route) -> String? {
    for member in members {
      guard let path = member.path(of: route) else { continue }
      return self.route(at: path.pathSegments) == route ? path : nil
    }
    return nil
  }

  private func route(at segments: [Substring]) -> Route? {
    for member in members {
      if let route = member.route(at: segments) { return route }
    }
    return nil
  }
}

/// A path without a route.
public struct PathError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path.
  public let path: String
  /// The forms of the paths that have routes.
  public let forms: [String]

  /// Makes an error for a path.
  public init(path: String, forms: [String]) {
    self.path = path
    self.forms = forms
  }

  /// One line for the user: the path, and the forms of the valid ones; if some forms begin with the
  /// same segment as the path, only those.
  public var description: String {
    let first = path.pathSegments.first
    let related = forms.filter { $0.pathSegments.first == first }
    let forms = related.isEmpty ? self.forms : related
    guard let last = forms.last else {
      return "The application has no paths: \"\(path)\" cannot be opened."
    }
    let others = forms.dropLast().joined(separator: ", ")
    return "There is no \"\(path)\": a path is \(others.isEmpty ? "" : "\(others) or ")\(last)."
  }
}
