import FeedbackCore

/// The screens in a parent's state: those of a stack, or those of the stacks of tabs.
struct RouteScreens<
  Parent: Sendable, Route: ScreenRoute, Screen: Equatable & Sendable
>: Sendable {
  typealias Stack = RouteStack<Route, Screen>

  /// The stack whose top is shown.
  let shown: @Sendable (Parent) -> Stack
  /// All stacks.
  let all: @Sendable (Parent) -> [Stack]
  /// Changes the stack that contains the screen with an identity.
  let change: @Sendable (inout Parent, ScreenID, (inout Stack) -> Void) -> Void
  /// The state of a new screen.
  let initial: @Sendable (Route) -> Screen

  /// The screens with a state: all but the covered ones that keep nothing.
  var present: ChildCollection<Parent, ScreenID, Screen> {
    collection { isCovered, retention in !isCovered || retention != .renewed }
  }

  /// The screens whose feedbacks are attached.
  var running: ChildCollection<Parent, ScreenID, Screen> {
    collection { isCovered, retention in !isCovered || retention == .running }
  }

  /// The state of the screen of an entry.
  func state(of entry: Stack.Entry) -> Screen {
    entry.screen ?? initial(entry.route)
  }

  private func collection(
    _ contains: @escaping @Sendable (_ isCovered: Bool, ScreenRetention) -> Bool
  ) -> ChildCollection<Parent, ScreenID, Screen> {
    let entries: @Sendable (Parent) -> [Stack.Entry] = { parent in
      let page = shown(parent).page
      return all(parent).flatMap { stack in
        let isShown = stack.root.id.tab == page.id.tab
        return stack.entries.enumerated().filter { index, entry in
          contains(!isShown || index < stack.pageIndex, entry.route.retention)
        }.map(\.element)
      }
    }
    return ChildCollection(
      forEach: { parent, body in
        for entry in entries(parent) { body(entry.id, state(of: entry)) }
      },
      read: { parent, id in entries(parent).first { $0.id == id }.map(state) },
      modify: { parent, id, body in
        guard let entry = entries(parent).first(where: { $0.id == id }) else { return false }
        let old = state(of: entry)
        var screen = old
        body(&screen)
        // A screen without a stored state gets one with its first change.
        guard entry.screen != nil || screen != old else { return true }
        change(&parent, id) { $0.setScreen(screen, of: id) }
        return true
      })
  }
}

extension RouteStack {
  /// The entry whose screen fills the space of the stack, behind the presented ones.
  var page: Entry { entries[pageIndex] }

  /// The entries that are shown in front of the page.
  var presented: ArraySlice<Entry> { entries[(pageIndex + 1)...] }
}
