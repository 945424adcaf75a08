import CursesFeedback

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program with a table of a million rows, which it sorts at the key `s`.
///
/// In the middle of the sorting, at the millionth comparison, it opens the named pipe in the
/// environment variable GATE for reading, and waits for the pipe's end.
@main struct SortProbe: App {
  struct State: Equatable, Sendable {
    /// The values of the rows, a permutation of 0 to 999,999.
    var values = (0..<1_000_000).map { Int32(truncatingIfNeeded: $0 * 7_919 % 1_000_003) }
    var stage = Stage.unsorted
    var row = 0
  }

  enum Stage: Equatable, Sendable { case unsorted, sorting, sorted }
  enum Event: Sendable { case sortingAsked, sorted([Int32]), selected(Int) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .sortingAsked: state.stage = .sorting
    case .sorted(let values): (state.values, state.stage) = (values, .sorted)
    case .selected(let row): state.row = row
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.stage == .sorting ? $0.values : nil }, "sort") { values in
      .perform { _ in .sorted(Self.sorted(values)) }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("\(state.stage), row \(state.row + 1) of \(state.values.count)")
    Table(
      count: state.values.count, selection: .row(state.row, selects: Event.selected),
      rowsDependOn: state.stage
    ) {
      TableColumn("Row") { row in Text("\(row + 1)") }
      TableColumn("Value") { row in Text("value \(state.values[row])") }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("s", "Sort", sends: .sortingAsked)
    KeyBinding.quit("q")
  }

  private static func sorted(_ values: [Int32]) -> [Int32] {
    var comparisons = 0
    return values.sorted { left, right in
      comparisons += 1
      if comparisons == 1_000_000 { waitAtGate() }
      return left < right
    }
  }

  private static func waitAtGate() {
    guard let path = getenv("GATE") else { return }
    let gate = open(path, O_RDONLY)
    var byte: UInt8 = 0
    _ = read(gate, &byte, 1)
    close(gate)
  }
}
