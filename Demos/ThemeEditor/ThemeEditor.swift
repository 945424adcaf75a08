package import CursesFeedback

/// An editor of themes: the colour of each token, beside widgets in the edited theme.
package struct ThemeEditor: Component {
  package typealias State = ThemeEditorState

  package enum Event: Sendable {
    case baseSelected(String), selected(Color.Token), focused(State.Pane?)
    case typed(String), entered, entryCancelled, undone, redone, sampled(Sample)
    case saved, pathTyped(String), pathEntered(String), replaced(ThemeFile)
    case written(ThemeFile.Outcome), dialogClosed, exitAsked, exitConfirmed(saves: Bool)
  }

  package let initial: State

  /// Makes an editor of a theme; `path` is that of its file, or nil if it has none yet.
  package init(_ theme: Theme = .dark, path: String? = nil) {
    initial = State(theme, path: path)
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .baseSelected(let name): state.change(to: Theme.named(name) ?? state.theme)
    case .selected(let token):
      state.endEntry()
      state.token = token
    case .focused(let pane):
      if pane != .entry { state.endEntry() }
      if pane == .entry, state.entry == nil { state.entry = state.theme[state.token].themeValue }
      state.pane = pane ?? state.pane
    case .typed(let text): state.entry = text
    case .entered: if state.problem == nil { state.endEntry() }
    case .entryCancelled: (state.entry, state.pane) = (nil, .colors)
    case .undone: state.undo()
    case .redone: state.redo()
    case .sampled(let sample): state.sample = sample

    case .saved: state.save()
    case .pathTyped(let path): state.dialog = .path(path)
    case .pathEntered(let path):
      state.save(ThemeFile(path: path, theme: state.theme, replaces: path == state.path))
    case .replaced(var file):
      file.replaces = true
      state.save(file)
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
      let other = state.pane == .preview ? State.Pane.colors : .preview
      KeyBinding("p", other == .preview ? "Preview" : "Colours", sends: .focused(other))
      KeyBinding("a", "Save as", sends: .pathTyped(state.path ?? "my.theme"))
    }
    if state.isUnsaved {
      // The gallery leaves a demo with Escape.
      let keys: [Key] = state.entry == nil ? ["q", .ctrl("c"), .escape] : ["q", .ctrl("c")]
      KeyBinding(keys, "Quit", sends: .exitAsked)
    } else {
      KeyBinding.quit("q", "ctrl+c")
    }
  }

  package func hasEnded(_ state: State) -> Bool { state.hasEnded }
}
