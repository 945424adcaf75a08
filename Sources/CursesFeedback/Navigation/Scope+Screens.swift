import FeedbackCore
import TerminalViews

extension Scope {
  /// A scope of the screens of routes.
  init<Screens: ScreenComponent>(
    _ child: Screens, at place: any AnyKeyPath & Sendable,
    _ screens: RouteScreens<State, Screens.Route, Screens.State>,
    event: Case<Event, (ScreenID, Screens.Event)>
  ) {
    let (present, running) = (screens.present, screens.running)
    let node: @Sendable (ScreenID, Screens.State) -> Node<Event> = { id, state in
      child.body(state).map { event.embed((id, $0)) }
    }
    self.init(
      child, at: place,
      reducer: child.reducer.pullback(each: present, event: event),
      feedbacks: child.allFeedbacks.map { $0.pullback(each: running, event: event) },
      events: { input, parent in
        present.all(of: parent).flatMap { id, state in
          child.allEvents(for: input, in: state).map { event.embed((id, $0)) }
        }
      },
      content: { parent in
        screens.shown(parent).node { node($0.id, screens.state(of: $0)) }
      },
      element: { parent, id in
        (id.base as? ScreenID).flatMap { id in
          present.child(of: parent, id).map { node(id, $0).id("\(id)") }
        }
      })
  }
}

extension RouteStack {
  /// The view of the shown screens, as pages that take turns: first those of the tabs, then those
  /// of the stack.
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
