import FeedbackCore
import TerminalViews

extension Scope {
  /// Makes the scope of the screens of a stack, or of the stacks of tabs.
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
  /// The view of the screen that fills the space, with the presented screens as dialogs in front.
  ///
  /// The screens of a stack take turns at this place, and so do the stacks of the tabs. While
  /// another one is shown, each keeps its focus and scroll offsets, unless its identity changes.
  fileprivate func node<Event>(_ screen: (Entry) -> Node<Event>) -> Node<Event> {
    var node = screen(page)
    let dialogs = presented.map { screen($0).id($0.id.number) }
    if !dialogs.isEmpty { node = node.dialog { for dialog in dialogs { dialog } } }
    let shown = node.element.page(
      .number(page.id.number), among: entries.map { .number($0.id.number) })
    // This area takes the proposed size; in it, the views of a screen are one below the other.
    return Node<Event>(shown.page(.number(page.id.tab)))
      .frame(maxWidth: .max, maxHeight: .max)
  }
}
