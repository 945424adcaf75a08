package import CursesFeedback
import DemoWidgetPages

/// A value of a theme: the colour of a token, or a metric, such as the padding of buttons in cells.
package enum Setting: Codable, Hashable, Sendable {
  case color(Color.Token), metric(Theme.Metric)

  static let all = Color.Token.allCases.map(Self.color) + Theme.Metric.allCases.map(Self.metric)

  /// Its name, the text of its value in a theme, and an example of such texts.
  func texts(in theme: Theme) -> (name: String, value: String, example: String) {
    switch self {
    case .color(let token):
      return (token.name, theme[token].themeValue, "Such as #6ccfe0, 214 or red")
    case .metric(let metric):
      let (least, most) = (metric.bounds.lowerBound, metric.bounds.upperBound)
      return (metric.name, "\(theme.metrics[metric])", "A number from \(least) to \(most)")
    }
  }

  /// Sets the value that a text states; returns false if the text states none.
  func set(_ text: String, in theme: inout Theme) -> Bool {
    switch self {
    case .color(let token):
      guard let color = Color(themeValue: text) else { return false }
      // Setting a token drops its variants for terminals with fewer colours, so an equal colour is
      // not set.
      if color != theme[token] { theme[token] = color }
    case .metric(let metric):
      guard let cells = Int(text), metric.bounds.contains(cells) else { return false }
      theme.metrics[metric] = cells
    }
    return true
  }
}

/// The state of the theme editor.
package struct ThemeEditorState: Equatable, Sendable {
  /// The views that take keys.
  package enum Pane: Codable, Hashable, Sendable { case settings, entry, preview }

  /// A dialog in front of the editor.
  enum Dialog: Equatable { case path(String), replacement(String), exit }

  /// The themes after each change, and the index of the present one; undo goes back.
  private var history: [Theme], index = 0
  /// The theme in the file, and the path of the file.
  var saved: Theme, path: String?
  /// Whether the file exists.
  var isWritten: Bool
  var setting = Setting.color(.accent)
  /// The text of a value that is being typed.
  var entry: String?
  var pane = Pane.settings
  var dialog: Dialog?
  /// The file that is being written, and the reason why the last one was not written.
  var saving: ThemeFile?, failure: String?
  /// Whether the editor ends when the theme is saved.
  var endsAfterSaving = false
  package var hasEnded = false
  /// The widgets of the preview.
  var sample = Overview()

  init(_ theme: Theme, path: String?, isWritten: Bool) {
    (history, saved, self.path, self.isWritten) = ([theme], theme, path, isWritten)
  }

  /// The theme without the value that is being typed, with the name of its base.
  var theme: Theme { history[index] }

  /// The theme with the value that is being typed.
  var shown: Theme { typed ?? theme }

  /// The theme with the typed text, or nil if it is no value.
  private var typed: Theme? {
    var typed = theme
    return entry.map { setting.set($0, in: &typed) } ?? true ? typed : nil
  }

  var value: String { setting.texts(in: theme).value }
  var problem: String? { typed == nil ? setting.texts(in: theme).example : nil }
  var isUnsaved: Bool { shown != saved }
  var canUndo: Bool { index > 0 }
  var canRedo: Bool { index < history.count - 1 }

  mutating func undo() { index = max(0, index - 1) }
  mutating func redo() { index = min(index + 1, history.count - 1) }

  mutating func change(to theme: Theme) {
    guard theme != self.theme else { return }
    history = history.prefix(through: index) + [theme]
    index += 1
  }

  /// Keeps the typed value, or drops a text that is no value.
  mutating func endEntry() {
    change(to: shown)
    entry = nil
    if pane == .entry { pane = .settings }
  }

  /// Saves the theme in a file, by default in its own; without one, a dialog asks for a path.
  mutating func save(_ file: ThemeFile? = nil) {
    endEntry()
    saving = file ?? path.map { ThemeFile(path: $0, theme: theme, replaces: true) }
    dialog = saving == nil ? .path("my.theme") : nil
    failure = nil
  }

  mutating func end(_ outcome: ThemeFile.Outcome) {
    guard let file = saving else { return }
    saving = nil
    switch outcome {
    case .written:
      (saved, path, isWritten) = (file.theme, file.path, true)
      hasEnded = endsAfterSaving && !isUnsaved
    case .taken: dialog = .replacement(file.path)
    case .failed(let reason): (failure, endsAfterSaving) = (reason, false)
    }
  }
}
