/// The paths that an application opens, with the events for them.
///
///     var links: Links<Event> { Links(Route.paths, opensAll: Event.opened) }
///
///     case .opened(let routes): state.stack.open(routes)
///
/// The option `--open films/42` of every application opens a path before the first frame, and
/// `TestApp.open(_:)` in a test.
public struct Links<Event>: Sendable {
  /// The forms of the paths, such as `films/NUMBER`.
  public let forms: [String]
  private let event: @Sendable (String) throws(PathError) -> Event

  /// Makes links that open the route of a path, without the routes of the shorter paths that the
  /// path begins with.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - opens: The event for opening a route.
  public init<Route>(_ paths: RoutePaths<Route>, opens: @escaping @Sendable (Route) -> Event) {
    forms = paths.forms
    event = { path throws(PathError) in opens(try paths.route(at: path)) }
  }

  /// Makes links that open the route of a path after the routes of the shorter paths that the path
  /// begins with.
  ///
  /// - Parameters:
  ///   - paths: The paths.
  ///   - opensAll: The event for opening routes, the shown one last; there is at least one.
  public init<Route>(
    _ paths: RoutePaths<Route>, opensAll: @escaping @Sendable ([Route]) -> Event
  ) {
    forms = paths.forms
    event = { path throws(PathError) in opensAll(try paths.routes(at: path)) }
  }

  /// Makes links of an application that opens no paths.
  public init() {
    forms = []
    event = { path throws(PathError) in throw PathError(path: path, forms: []) }
  }

  private init(_ forms: [String], _ event: @escaping @Sendable (String) throws(PathError) -> Event)
  {
    (self.forms, self.event) = (forms, event)
  }

  /// The links with their events turned into others.
  func map<Other>(_ embed: @escaping @Sendable (Event) -> Other) -> Links<Other> {
    Links<Other>(forms) { [event] path throws(PathError) in embed(try event(path)) }
  }

  /// The event for opening a path.
  ///
  /// - Throws: ``PathError`` if there is no such path.
  public func event(opening path: String) throws(PathError) -> Event { try event(path) }

  /// The part of an application's help that lists the forms of the paths, after an empty line;
  /// empty without paths.
  public var help: String {
    forms.isEmpty ? "" : "\n\nPATHS\n" + forms.map { "  \($0)" }.joined(separator: "\n")
  }
}
