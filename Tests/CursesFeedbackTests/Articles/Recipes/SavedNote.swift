import CursesFeedback
import Foundation

/// A text that is saved into a file when it changes, on the page "Recipes".
struct SavedNote: App {
  struct State: Equatable, Sendable {
    var text: String
    var isSaved = true
    var problem: String?

    var unsavedText: String? { isSaved || problem != nil ? nil : text }
  }

  enum Event: Equatable, Sendable { case typed(String), saved, savingFailed(String) }

  let initial: State
  private let file: URL

  init() { self.init(text: "", file: URL(filePath: "note.txt")) }

  /// - Parameters:
  ///   - text: The contents of the file.
  ///   - file: The file that is replaced when the text changes.
  init(text: String, file: URL) {
    (self.file, initial) = (file, State(text: text))
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .typed(let text): (state.text, state.isSaved, state.problem) = (text, false, nil)
    case .saved: state.isSaved = true
    case .savingFailed(let reason): state.problem = "The note is not saved: \(reason)"
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.unsavedText, "save") { [file] text in
      .perform { _ in
        try Data(text.utf8).write(to: file, options: .atomic)
        return .saved
      } catch: { error in
        .savingFailed(error.localizedDescription)
      }
    }
    .debounced(for: .seconds(1))
    .completesBeforeExit()
  }

  func view(_ state: State) -> Node<Event> {
    TextField("Note", text: state.text, changes: Event.typed)
    if let problem = state.problem { Text(problem).foreground(.error) }
  }

  func farewell(_ state: State) -> String? { state.problem }
}
