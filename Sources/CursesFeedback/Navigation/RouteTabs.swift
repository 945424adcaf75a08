/// Tabs as a value: a stack of routes for each tab, and the selected one.
///
///     enum Section: String, CaseIterable, Codable { case films, people }
///
///     var tabs = RouteTabs<Section, Route, Screens.State>(
///       Section.allCases, selection: .films) { $0 == .films ? .films : .people }
///
/// A ``TabBar`` shows the tabs, and ``ScreenComponent/scope(tabs:_:)`` the screens of the selected
/// one. While another tab is selected, the screens of a tab are covered: their routes state what
/// they keep (``ScreenRoute/retention``).
public struct RouteTabs<Tab: Hashable & Sendable, Route: ScreenRoute, Screen: Sendable>: Sendable {
  /// A tab with its screens.
  struct Member: Sendable {
    let tab: Tab
    var stack: RouteStack<Route, Screen>
  }

  private var selected: Member
  /// The other tabs, in the order of their numbers.
  private var hidden: [Member]

  /// Makes tabs, each with one screen.
  ///
  /// - Parameters:
  ///   - tabs: The tabs; one that occurs again counts once.
  ///   - selection: The selected tab; it need not be among `tabs`.
  ///   - root: The route of the first screen of a tab.
  public init(_ tabs: some Sequence<Tab>, selection: Tab, root: (Tab) -> Route) {
    var all: [Tab] = []
    for tab in Array(tabs) + [selection] where !all.contains(tab) { all.append(tab) }
    var members = all.enumerated().map { number, tab in
      Member(tab: tab, stack: RouteStack(root(tab)).inTab(number + 1))
    }
    let index = all.firstIndex(of: selection) ?? 0
    selected = members.remove(at: index)
    hidden = members
  }

  /// The selected tab.
  public var selection: Tab { selected.tab }

  /// The stack of the selected tab.
  public var stack: RouteStack<Route, Screen> {
    get { selected.stack }
    set { selected.stack = newValue.inTab(selected.stack.root.id.tab) }
  }

  /// The stack of a tab, or nil if there is no such tab.
  ///
  /// Setting nil, or the stack of a tab that does not exist, changes nothing.
  public subscript(tab: Tab) -> RouteStack<Route, Screen>? {
    get { tab == selection ? stack : hidden.first { $0.tab == tab }?.stack }
    set {
      guard let newValue else { return }
      guard tab != selection else { return stack = newValue }
      for index in hidden.indices where hidden[index].tab == tab {
        hidden[index].stack = newValue.inTab(hidden[index].stack.root.id.tab)
      }
    }
  }

  /// Selects a tab, if there is one; the screens of the others are covered.
  public mutating func select(_ tab: Tab) {
    guard let index = hidden.firstIndex(where: { $0.tab == tab }) else { return }
    let next = hidden.remove(at: index)
    selected.stack.cover(selected.stack.pageIndex..<selected.stack.count)
    hidden.append(selected)
    hidden.sort { $0.stack.root.id.tab < $1.stack.root.id.tab }
    selected = next
  }

  /// All stacks, in the order of the tabs.
  var stacks: [RouteStack<Route, Screen>] {
    (hidden + [selected]).map(\.stack).sorted { $0.root.id.tab < $1.root.id.tab }
  }

  /// Changes the stack of the tab with a number, if there is one.
  mutating func change(tab number: Int, _ change: (inout RouteStack<Route, Screen>) -> Void) {
    if selected.stack.root.id.tab == number { change(&selected.stack) }
    for index in hidden.indices where hidden[index].stack.root.id.tab == number {
      change(&hidden[index].stack)
    }
  }
}

extension RouteTabs: Equatable where Screen: Equatable {}
extension RouteTabs: Hashable where Screen: Hashable {}
extension RouteTabs: Codable where Tab: Codable, Route: Codable, Screen: Codable {}

extension RouteTabs.Member: Equatable where Screen: Equatable {}
extension RouteTabs.Member: Hashable where Screen: Hashable {}
extension RouteTabs.Member: Codable where Tab: Codable, Route: Codable, Screen: Codable {}
