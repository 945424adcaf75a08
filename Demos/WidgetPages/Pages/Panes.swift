import CursesFeedback

/// Views that share the screen: tabs, panes with a divider, and details that can be hidden.
struct Panes: WidgetPage {
  private var (tabs, tab, isExpanded) = (["Files", "Edits", "Tests"], "Edits", true)

  func view() -> Node<Event> {
    let pages = Tabs(
      tabs, id: \.self, selection: tab, selects: set(\.tab),
      closes: { tab in Change { $0.tabs.removeAll { $0 == tab } } },
      tab: { Tab($0, badge: "3") }, content: { Text("The page \($0)").padded(columns: 1) })
    let right = Split<Event>(.vertical, first: { Text("Above") }, second: { Text("Below") })
    let split = Split<Event>(.horizontal, first: { Text("Drag the line") }, second: { right })
    one("Tabs", pages.frame(height: 3))
    both("Bar", TabBar(tabs, id: \.self, selection: tab, selects: set(\.tab)) { Tab($0) })
    one("Split", split.frame(height: 5))
    both("Shown", details(isExpanded, changes: set(\.isExpanded)))
    both("Hidden", details(!isExpanded) { isShown in Change { $0.isExpanded = !isShown } })
  }

  private func details(_ isExpanded: Bool, changes: @escaping (Bool) -> Event) -> Node<Event> {
    Collapsible("Film", isExpanded: isExpanded, changes: changes) { Text("117 minutes") }.node()
  }
}
