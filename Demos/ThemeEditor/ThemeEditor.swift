package import CursesFeedback
package import DemoWidgetPages

/// An editor of themes: their colours and metrics, beside widgets in the edited theme.
package struct ThemeEditor: Component {
  package typealias State = ThemeEditorState

  package enum Event: Codable, Sendable {
    case baseSelected(String), selected(Setting), focused(State.Pane?)
    case typed(String), entered, entryCancelled, undone, redone
    case sampled(Change<Overview>)
    case saved, pathTyped(String), pathEntered(String, replaces: Bool)
    case written(ThemeFile.Outcome), dialogClosed, exitAsked, exitConfirmed(saves: Bool)
  }

  package let initial: State

  /// Makes an editor of a theme.
  ///
  /// - Parameters:
  ///   - path: The path of the theme's file, or nil if it has none yet.
  ///   - isWritten: Whether the file exists.
  package init(_ theme: Theme = .dark, path: String? = nil, isWritten: Bool = false) {
    initial = State(theme, path: path, isWritten: isWritten)
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .baseSelected(let name): state.change(to: Theme.named(name) ?? state.theme)
    case .selected(let setting):
      state.endEntry()
      state.setting = setting
    case .focused(let pane):
      if pane != .entry { state.endEntry() }
      if pane == .entry, state.entry == nil { state.entry = state.value }
      state.pane = pane ?? state.pane
    case .typed(let text): state.entry = text
    case .entered: if state.problem == nil { state.endEntry() }
    case .entryCancelled: (state.entry, state.pane) = (nil, .settings)
    case .undone: state.undo()
    case .redone: state.redo()
    case .sampled(let change): change.apply(&state.sample)
    case .saved: state.save()
    case .pathTyped(let path): state.dialog = .path(path)
    case .pathEntered(let path, let replaces):
      state.save(ThemeFile(path: path, theme: state.theme, replaces: replaces))
    case .written(let outcome): state.end(outcome)
    case .dialogClosed: (state.dialog, state.endsAfterSaving) = (nil, false)
    case .exitAsked: state.dialog = .exit
    case .exitConfirmed(let saves):
      (state.endsAfterSaving, state.hasEnded) = (saves, !saves)
      if saves { state.save() }
    }
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.saving, "save") { file in .perform { _ in .written(file.write()) } }
      .completesBeforeExit()
  }

  @KeyBuilder<Event> package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.entry != nil {
      KeyBinding(.escape, "Cancel", sends: .entryCancelled)
    } else if state.dialog == nil {
      KeyBinding("s", "Save", sends: .saved)
      if state.canUndo { KeyBinding("u", "Undo", sends: .undone) }
      if state.canRedo { KeyBinding("ctrl+r", "Redo", sends: .redone) }
      let other = state.pane == .preview ? State.Pane.settings : .preview
      KeyBinding("p", other == .preview ? "Preview" : "Settings", sends: .focused(other))
      KeyBinding("a", "Save as", sends: .pathTyped(state.path ?? "my.theme"))
    }
    if state.isUnsaved {
      // In the gallery, Escape leaves the demo, so it asks first whether to save, too.
      if state.entry == nil {
        KeyBinding.quit("q", "ctrl+c", "esc", sends: .exitAsked)
      } else {
        KeyBinding.quit("q", "ctrl+c", sends: .exitAsked)
      }
    } else {
      KeyBinding.quit("q", "ctrl+c")
    }
  }

  package func hasEnded(_ state: State) -> Bool { state.hasEnded }
}
