import FeedbackCore
import TerminalViews

extension Scope {
  /// A scope of the screens of routes.
  init<Screens: ScreenComponent>(
    _ child: Screens, at place: any AnyKeyPath & Sendable,
    _ screens: RouteScreens<State, Screens.Route, Screens.State>,
    event: Case<Event, (ScreenID, Screens.Event)>
  ) {
    self.init(
      child, at: place, each: screens.present, running: screens.running, event: event,
      identity: { "\($0)" }
    ) { parent, node in
      screens.shown(parent).node { node($0.id, screens.state(of: $0)) }
    }
  }
}

extension RouteStack {
  /// The view of the shown screens, as pages of which one at a time is shown: one page for each
  /// tab, and in it one for each screen of the stack.
  fileprivate func node<Event>(_ screen: (Entry) -> Node<Event>) -> Node<Event> {
    var node = screen(page)
    let dialogs = presented.map { screen($0).id($0.id.number) }
    if !dialogs.isEmpty { node = node.dialog { for dialog in dialogs { dialog } } }
    let shown = node.element.page(
      .number(page.id.number), among: entries.map { .number($0.id.number) })
    // A frame of its own, in which the views of a screen are one below the other.
    return Node<Event>(shown.page(.number(page.id.tab)))
      .frame(maxWidth: .max, maxHeight: .max)
  }
}
