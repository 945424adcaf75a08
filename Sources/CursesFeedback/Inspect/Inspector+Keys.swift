import TerminalModel
import TerminalViews

extension Inspector {
  @KeyBuilder<Event> func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.isForkAsked { KeyBinding("f", "Confirm", sends: .forkConfirmed) }
    escapeKeys(state)
    if state.hasEarlier { KeyBinding([.left, ","], "Back", sends: .stepped(-1)) }
    if state.hasLater { KeyBinding([.right, "."], "Forward", sends: .stepped(1)) }
    if state.changeNumber != nil { KeyBinding("c", "To its change", sends: .changeSought) }
    if state.canFork, !state.isForkAsked {
      KeyBinding("f", "Continue from here", sends: .forkAsked)
    }
    if state.isLive { KeyBinding("s", "Send event", sends: .draftRequested) }
    KeyBinding("/", "Filter", sends: .filterOpened)
    largeSteps(state)
    for page in Page.allCases {
      KeyBinding(Key(.character(Character("\(page.digit)"))), sends: .pageSelected(page))
    }
    KeyBinding.quit("q", .escape, Key(.function(12)), title: "Close")
  }

  /// Escape, while it does not close the inspector.
  @KeyBuilder<Event> private func escapeKeys(_ state: State) -> [KeyBinding<Event>] {
    if state.draft != nil {
      KeyBinding(.escape, "Cancel", sends: .draftCancelled)
    } else if state.isForkAsked {
      KeyBinding(.escape, "Cancel", sends: .forkCancelled)
    } else if state.isFiltering || !state.history.filter.isEmpty {
      KeyBinding(.escape, "Clear filter", sends: .filterCleared)
    }
  }

  @KeyBuilder<Event> private func largeSteps(_ state: State) -> [KeyBinding<Event>] {
    let count = Self.largeStep
    if state.hasEarlier {
      KeyBinding([.home, "g"], "First", sends: .movedToFirst)
    }
    if state.hasLater {
      KeyBinding([.end, "G"], state.isLive ? "Newest" : "Last", sends: .movedToLast)
    }
    if state.hasEarlier {
      KeyBinding([.pageUp, "<"], "\(count) back", sends: .stepped(-count))
    }
    if state.hasLater {
      KeyBinding([.pageDown, ">"], "\(count) forward", sends: .stepped(count))
    }
  }
}
