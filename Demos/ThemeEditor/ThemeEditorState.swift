import CursesFeedback

/// The state of the theme editor.
package struct ThemeEditorState: Equatable, Sendable {
  /// The views that take keys.
  package enum Pane: Hashable, Sendable { case colors, entry, preview }

  /// A dialog in front of the editor.
  enum Dialog: Equatable { case path(String), replacement(ThemeFile), exit }

  /// The themes after each change, and the index of the present one; undo goes back.
  private var history: [Theme], index = 0
  /// The theme in the file, and the path of the file.
  var saved: Theme, path: String?
  var token = Color.Token.accent
  /// The text of a colour that is being typed.
  var entry: String?
  var pane = Pane.colors
  var dialog: Dialog?
  /// The file that is being written, and the reason why the last one could not be.
  var saving: ThemeFile?, failure: String?
  /// Whether the editor ends when the theme is saved.
  var endsAfterSaving = false
  package var hasEnded = false
  var sample = Sample()

  init(_ theme: Theme, path: String?) { (history, saved, self.path) = ([theme], theme, path) }

  /// The theme without the colour that is being typed, with the name of its base.
  var theme: Theme { history[index] }

  /// The theme with the colour that is being typed.
  var shown: Theme {
    guard let color = typedColor, color != theme[token] else { return theme }
    var shown = theme
    shown[token] = color
    return shown
  }

  private var typedColor: Color? { entry.flatMap { Color(themeValue: $0) } }

  var problem: String? {
    entry != nil && typedColor == nil ? "Such as #6ccfe0, 214 or red" : nil
  }

  var isUnsaved: Bool { shown != saved }
  var canUndo: Bool { index > 0 }
  var canRedo: Bool { index < history.count - 1 }

  mutating func undo() { if canUndo { index -= 1 } }
  mutating func redo() { if canRedo { index += 1 } }

  mutating func change(to theme: Theme) {
    guard theme != self.theme else { return }
    history = history.prefix(through: index) + [theme]
    index += 1
  }

  /// Keeps the typed colour, or drops a text that is none.
  mutating func endEntry() {
    change(to: shown)
    entry = nil
    if pane == .entry { pane = .colors }
  }

  /// Saves the theme in a file, by default in its own; without one, a dialog asks for a path.
  mutating func save(_ file: ThemeFile? = nil) {
    endEntry()
    let own = path.map { ThemeFile(path: $0, theme: theme, replaces: true) }
    saving = file ?? own
    dialog = saving == nil ? .path("my.theme") : nil
    failure = nil
  }

  mutating func end(_ outcome: ThemeFile.Outcome) {
    guard let file = saving else { return }
    saving = nil
    switch outcome {
    case .written:
      (saved, path) = (file.theme, file.path)
      hasEnded = endsAfterSaving && !isUnsaved
    case .taken: dialog = .replacement(file)
    case .failed(let reason): (failure, endsAfterSaving) = (reason, false)
    }
  }
}
