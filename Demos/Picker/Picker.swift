package import CursesFeedback

/// Picks lines of its standard input, which a fuzzy query filters.
package struct Picker: App {
  package struct State: Equatable, Sendable {
    package var query = ""
    package var lines = Lines()
    /// Whether all lines have arrived.
    package var isInputComplete = false
    /// The search for the query, and the search whose matches are shown: the same one, or an
    /// earlier one until the search for this query has found a line or is complete.
    package var search = Search(for: Query(""))
    package var shown = Search(for: Query(""))
    /// The row of the current line.
    package var row = 0
    /// The marked lines.
    package var marked: Set<Int> = []
    /// Whether Enter was pressed, and the pick waits until matches of this query are shown.
    package var isPicking = false
    /// The picked lines, in the order of the input, or nil if there are none yet.
    package var picked: [Int]?

    /// The next step of the search, or nil if it is complete.
    var nextStep: SearchStep? {
      search.isComplete(in: lines) ? nil : SearchStep(search: search, lines: lines)
    }

    /// The picked lines as text, or nil if there are none yet.
    package var result: String? { picked?.map { lines[$0] }.joined(separator: "\n") }
  }

  package enum Event: Codable, Sendable {
    case linesRead([String]), inputEnded, queryChanged(String), searched(Search)
    case moved(by: Int), selected(row: Int), marked, picked
  }

  /// The source of the lines.
  package enum Source: Sendable { case standardInput, numbers(upTo: Int) }

  package let initial = State()
  let isMulti: Bool
  private let source: Source

  package init() { self.init(isMulti: false) }

  /// Makes a picker of one line or of several.
  package init(isMulti: Bool, source: Source = .standardInput) {
    (self.isMulti, self.source) = (isMulti, source)
  }

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .linesRead(let lines): state.lines.append(lines)
    case .inputEnded: state.isInputComplete = true
    case .queryChanged(let query):
      state.query = query
      state.search = Search(for: Query(query), after: state.search)
      state.row = 0
    case .searched(let search): state.search = search
    case .moved(let rows): state.move(by: rows)
    case .selected(let row): state.row = row
    case .marked:
      guard let line = state.shown.line(inRow: state.row, of: state.lines) else { return }
      if state.marked.remove(line) == nil { state.marked.insert(line) }
      state.move(by: 1)
    case .picked: state.isPicking = true
    }
    state.showMatches()
  }

  package var feedbacks: [Feedback<State, Event>] {
    switch source {
    case .standardInput:
      Feedback.standardInput(lines: Event.linesRead, ended: .inputEnded)
    case .numbers(let last):
      Feedback.react(when: { _ in true }, "numbers") { _ in
        .run { context in
          for first in stride(from: 1, through: last, by: 10_000) {
            let numbers = first...min(last, first + 9_999)
            await context.send.untilTaken(.linesRead(numbers.map(String.init)))
          }
          context.send(.inputEnded)
        }
      }
    }
    Feedback.react(to: \.nextStep, "search") { step in
      .perform { _ in .searched(step.search.advanced(through: step.lines, by: 32_768)) }
    }
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.picked == nil {
      KeyBinding("enter", "Pick", sends: .picked)
      if isMulti { KeyBinding("tab", "Mark", sends: .marked) }
      KeyBinding(["up", "ctrl+p"], "Up", sends: .moved(by: -1))
      KeyBinding(["down", "ctrl+n"], "Down", sends: .moved(by: 1))
      KeyBinding("pageup", "10 up", sends: .moved(by: -10))
      KeyBinding("pagedown", "10 down", sends: .moved(by: 10))
    }
    KeyBinding.quit("esc", "ctrl+c")
  }

  package var standardOutput: StandardOutput<State> { .result(\.result) }
  package func hasEnded(_ state: State) -> Bool { state.picked != nil }
  package func exitStatus(_ state: State) -> Int32 { state.picked == nil ? 130 : 0 }
}

/// A part of a search, which is carried out outside the loop.
struct SearchStep: Equatable, Sendable {
  let search: Search
  let lines: Lines

  /// Compares the searches: lines that arrive during a step do not restart the step.
  static func == (left: SearchStep, right: SearchStep) -> Bool { left.search == right.search }
}

extension Picker.State {
  fileprivate mutating func move(by rows: Int) {
    row = max(0, min(row + rows, shown.count(in: lines) - 1))
  }

  /// Shows the matches of the query as soon as there are some, and then picks if Enter was pressed.
  fileprivate mutating func showMatches() {
    let isComplete = search.isComplete(in: lines)
    if isComplete || search.count(in: lines) > 0 { shown = search }
    guard isPicking, isComplete || shown.query == search.query else { return }
    isPicking = false
    let current = shown.line(inRow: row, of: lines)
    picked = marked.isEmpty ? current.map { [$0] } : marked.sorted()
  }
}
