/// The screens of an application as a stack of routes, the last of which is shown.
///
///     struct State: Equatable, Sendable {
///       var stack = RouteStack<Route, Screens.State>(.films)
///     }
///
///     state.stack.push(.film(42))
///     state.stack.pop()
///
/// It is a plain value in the state of a component, changed by its reducer. Every operation is
/// defined for every stack: one that has nothing to do, such as ``pop()`` at the root, leaves the
/// stack as it is. The component shows and runs the screens with
/// ``ScreenComponent/scope(stack:_:)``.
///
/// An entry has its route and, from the first change of its screen's state on, that state. Two
/// entries with equal routes are two screens, each with a state and effects of its own.
public struct RouteStack<Route: ScreenRoute, Screen: Sendable>: Sendable {
  /// A route in the stack with the state of its screen.
  public struct Entry: Identifiable, Sendable {
    /// The identity of the screen: a new one for each push, and each time that a screen with
    /// the retention ``ScreenRetention/renewed`` is covered by another one.
    public internal(set) var id: ScreenID
    /// The route.
    public let route: Route
    /// The state of the screen; nil as long as it is that of a new screen of the route.
    public internal(set) var screen: Screen?
    /// Whether the screen is shown in a dialog in front of the one below it.
    public let isPresented: Bool
  }

  /// The first entry, which can be replaced, but not removed.
  public private(set) var root: Entry
  /// The entries above the root, the top one last.
  private var rest: [Entry] = []
  private var lastNumber = 0

  /// Makes a stack with one screen.
  ///
  /// Its screens get the same identities as those of any other new stack. To change the routes of a
  /// stack that is shown, call ``open(_:)`` or ``replace(_:screen:)`` instead, which make new
  /// screens.
  ///
  /// - Parameters:
  ///   - root: The route of the screen.
  ///   - screen: The state of the screen, or nil for that of a new screen of the route.
  public init(_ root: Route, screen: Screen? = nil) {
    self.root = Entry(
      id: ScreenID(tab: 0, number: 0), route: root, screen: screen, isPresented: false)
  }

  // MARK: Entries

  /// The entries from the root to the top; at least one.
  public var entries: [Entry] { [root] + rest }

  /// The routes from the root to the top; at least one.
  public var routes: [Route] { entries.map(\.route) }

  /// The top entry: the shown one, or the presented one in front.
  public var top: Entry { rest.last ?? root }

  /// Whether there is an entry above the root.
  public var canPop: Bool { !rest.isEmpty }

  /// The entry of a screen, or nil if it is not in the stack.
  public subscript(id: ScreenID) -> Entry? { entries.first { $0.id == id } }

  // MARK: Operations

  /// Adds a screen, which covers the others.
  ///
  /// - Parameters:
  ///   - route: The route of the screen.
  ///   - screen: The state of the screen, or nil for that of a new screen of the route.
  public mutating func push(_ route: Route, screen: Screen? = nil) {
    add(route, screen, isPresented: false)
  }

  /// Adds a screen in a dialog in front of the others, which stay visible and faded.
  ///
  /// - Parameters:
  ///   - route: The route of the screen.
  ///   - screen: The state of the screen, or nil for that of a new screen of the route.
  public mutating func present(_ route: Route, screen: Screen? = nil) {
    add(route, screen, isPresented: true)
  }

  /// Replaces the top screen by that of another route, presented if the old one is.
  ///
  /// The old screen is removed, even if the routes are equal.
  ///
  /// - Parameters:
  ///   - route: The route of the screen.
  ///   - screen: The state of the screen, or nil for that of a new screen of the route.
  public mutating func replace(_ route: Route, screen: Screen? = nil) {
    let isPresented = rest.popLast()?.isPresented
    let entry = makeEntry(route, screen, isPresented: isPresented ?? false)
    if isPresented == nil { root = entry } else { rest.append(entry) }
  }

  /// Removes the top screen, unless it is the root.
  public mutating func pop() {
    _ = rest.popLast()
  }

  /// Removes the screens above the one with an identity, if that one is in the stack.
  public mutating func pop(to id: ScreenID) {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return }
    rest.removeSubrange(index...)
  }

  /// Removes all screens but the root.
  public mutating func popToRoot() {
    rest.removeAll()
  }

  /// Removes the presented screens at the top.
  public mutating func dismiss() {
    while let last = rest.last, last.isPresented { rest.removeLast() }
  }

  /// Replaces the routes of the stack, from the root to the top, as for a link.
  ///
  /// The screens are compared with the new routes from the root on: they are kept up to the first
  /// one that is presented or has another route; from there on, all screens are new. Without a
  /// route, the stack stays as it is.
  public mutating func open(_ routes: [Route]) {
    guard let first = routes.first else { return }
    if root.route != first {
      rest.removeAll()
      root = makeEntry(first, nil, isPresented: false)
    }
    let kept = zip(rest, routes.dropFirst()).prefix { !$0.isPresented && $0.route == $1 }.count
    rest.removeSubrange(kept...)
    for route in routes.dropFirst(kept + 1) { push(route) }
  }

  /// Sets the state of a screen, if it is in the stack.
  public mutating func setScreen(_ screen: Screen, of id: ScreenID) {
    if root.id == id { root.screen = screen }
    for index in rest.indices where rest[index].id == id { rest[index].screen = screen }
  }
}

extension RouteStack {
  /// The number of entries.
  var count: Int { rest.count + 1 }

  /// The index of the entry whose screen fills the space of the stack; those after it are
  /// presented.
  var pageIndex: Int { (rest.lastIndex { !$0.isPresented } ?? -1) + 1 }

  /// This stack for the tab with a number, which becomes a part of the screens' identities.
  func inTab(_ tab: Int) -> RouteStack {
    var stack = self
    stack.root.id.tab = tab
    for index in rest.indices { stack.rest[index].id.tab = tab }
    return stack
  }

  /// Covers the screens in a range of indices: those that keep nothing while they are covered
  /// become new screens.
  mutating func cover(_ entries: Range<Int>) {
    for index in entries where self.entries[index].route.retention == .renewed {
      lastNumber += 1
      if index == 0 {
        root.id.number = lastNumber
        root.screen = nil
      } else {
        rest[index - 1].id.number = lastNumber
        rest[index - 1].screen = nil
      }
    }
  }

  private mutating func add(_ route: Route, _ screen: Screen?, isPresented: Bool) {
    if !isPresented { cover(pageIndex..<count) }
    rest.append(makeEntry(route, screen, isPresented: isPresented))
  }

  private mutating func makeEntry(
    _ route: Route, _ screen: Screen?, isPresented: Bool
  ) -> Entry {
    lastNumber += 1
    return Entry(
      id: ScreenID(tab: root.id.tab, number: lastNumber), route: route, screen: screen,
      isPresented: isPresented)
  }
}

extension RouteStack: Equatable where Screen: Equatable {}
extension RouteStack: Hashable where Screen: Hashable {}
extension RouteStack: Codable where Route: Codable, Screen: Codable {}

extension RouteStack.Entry: Equatable where Screen: Equatable {}
extension RouteStack.Entry: Hashable where Screen: Hashable {}
extension RouteStack.Entry: Codable where Route: Codable, Screen: Codable {}
