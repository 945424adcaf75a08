/// Views of which the user selects one by its tab.
///
/// ```swift
/// Tabs(Page.allCases, id: \.self, selection: state.page, selects: Event.pageSelected) { page in
///   Tab(page.title, badge: page == .inbox ? "\(state.unread)" : "")
/// } content: { page in
///   switch page {
///   case .inbox: Inbox(state)
///   case .settings: Settings(state)
///   }
/// }
/// ```
/// The application's state has the selection; the event has the new one. Only the content of the
/// selected tab is made. The controls in the others keep their memories, such as scroll offsets. If
/// the focus is in the content when another tab is selected, the control that had it last in the
/// new content gets it, or else the first one there.
///
/// The tabs are a ``TabBar``, which describes the keys and the mouse.
public struct Tabs<Event>: View {
  private let bar: TabBar<Event>
  private let page: Element

  /// Makes tabs of items that are `Identifiable`.
  ///
  /// - Parameters:
  ///   - items: The items, from left to right.
  ///   - selection: The identity of the selected item; nil, or one that no item has, selects none.
  ///   - selects: The event for selecting an item.
  ///   - closes: The event for closing an item; nil for tabs that the user cannot close.
  ///   - tab: The title of an item.
  ///   - content: The view of the selected item.
  public init<Items: RandomAccessCollection>(
    _ items: Items, selection: Items.Element.ID?, selects: @escaping (Items.Element.ID) -> Event,
    closes: ((Items.Element.ID) -> Event)? = nil, tab: (Items.Element) -> Tab,
    @ViewBuilder<Event> content: (Items.Element) -> Node<Event>
  ) where Items.Element: Identifiable, Items.Element.ID: Sendable {
    self.init(
      items, id: \.id, selection: selection, selects: selects, closes: closes, tab: tab,
      content: content)
  }

  /// Makes tabs of items whose identities are at a key path.
  ///
  /// - Parameters:
  ///   - items: The items, from left to right.
  ///   - id: The identity of an item.
  ///   - selection: The identity of the selected item; nil, or one that no item has, selects none.
  ///   - selects: The event for selecting an item.
  ///   - closes: The event for closing an item; nil for tabs that the user cannot close.
  ///   - tab: The title of an item.
  ///   - content: The view of the selected item.
  public init<Items: RandomAccessCollection, ID: Hashable & Sendable>(
    _ items: Items, id: KeyPath<Items.Element, ID>, selection: ID?,
    selects: @escaping (ID) -> Event, closes: ((ID) -> Event)? = nil,
    tab: (Items.Element) -> Tab, @ViewBuilder<Event> content: (Items.Element) -> Node<Event>
  ) {
    bar = TabBar(
      items, id: id, selection: selection, selects: selects, closes: closes, tab: tab)
    let selected = items.first { $0[keyPath: id] == selection }
    page = selected.map { content($0).element.page(ViewIdentity($0[keyPath: id])) } ?? .hidden
  }

  /// The tabs above the view of the selected item.
  public func node() -> Node<Event> {
    Column {
      bar
      // The frame takes the space below the bar; a page has its views there, one below the other.
      Node<Event>(page).frame(maxWidth: .max, maxHeight: .max)
    }
  }
}
