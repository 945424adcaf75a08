import CursesFeedback

/// A table of a million rows in eight columns, one row selected; only visible rows are made.
///
/// The key `s` sorts in the opposite direction. With `isSorting`, an effect sorts as many numbers
/// as there are rows, again and again, so that keys are measured during a sort.
struct MillionCells: Component {
  struct State: Equatable, Sendable {
    var selection = 0
    var order = TableOrder("Row")
  }
  enum Event: Sendable { case selected(Int), sorted(TableOrder) }

  let count: Int
  var isSorting = false
  let initial = State()

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { [isSorting] _ in isSorting }, "sorting") { [count] _ in
      .run { _ in
        let numbers = (0..<count).map { $0 &* 7919 % 100_003 }
        while !Task.isCancelled {
          precondition(numbers.sorted().first == 0, "The least number is 0.")
        }
      }
    }
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    case .sorted(let order): state.order = order
    }
  }

  func view(_ state: State) -> Node<Event> {
    let isAscending = state.order.isAscending
    Table(
      count: count, selection: .row(state.selection, selects: Event.selected), order: state.order,
      showsScrollBars: false, rowsDependOn: state.order, sorts: Event.sorted
    ) {
      TableColumn("Row", width: .fixed(11)) { rowTitle(item($0, isAscending) + 1) }
      TableColumn("Item", width: .fixed(11)) {
        "item-" + String(item($0, isAscending) * 7919 % 100_003)
      }
      TableColumn("Size", width: .fixed(7), alignment: .trailing) {
        String(item($0, isAscending) % 9973)
      }
      TableColumn("Share", width: .fixed(6), alignment: .trailing) {
        String(item($0, isAscending) % 100)
      }
      TableColumn("State", width: .fixed(8)) { states[item($0, isAscending) % states.count] }
      TableColumn("Owner") { owners[item($0, isAscending) % owners.count] }
      TableColumn("Group") { states[item($0, isAscending) / 7 % states.count] }
      TableColumn("Note") { owners[item($0, isAscending) / 11 % owners.count] }
    }
    Text("READY Sel: \(state.selection + 1) Order: \(isAscending ? 1 : 2)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    let reversed = TableOrder("Row", isAscending: !state.order.isAscending)
    KeyBinding("s", "Sort", sends: .sorted(reversed))
    KeyBinding.quit("q")
  }

  /// The item in a row.
  private func item(_ row: Int, _ isAscending: Bool) -> Int {
    isAscending ? row : count - 1 - row
  }
}

private let states = ["running", "stopped", "waiting"]
private let owners = ["root", "daemon", "postgres", "www-data", "nobody"]
