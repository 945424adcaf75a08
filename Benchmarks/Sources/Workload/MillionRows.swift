import CursesFeedback

/// A list of a million rows, one of them selected; only visible rows are made.
struct MillionRows: Component {
  struct State: Equatable, Sendable { var selection = 0 }
  enum Event: Sendable { case selected(Int) }

  let count = 1_000_000
  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let row): state.selection = row
    }
  }

  func view(_ state: State) -> Node<Event> {
    List(
      count: count, selection: state.selection, showsScrollBar: false, rowsDependOn: count,
      selects: Event.selected
    ) { index in
      let item = " item-" + String(index * 7919 % 100_003)
      Text(rowTitle(index + 1) + item)
    }
    Text("READY Sel: \(state.selection + 1)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.quit("q")
  }
}

/// "row 000123" for 123.
func rowTitle(_ number: Int) -> String {
  let digits = String(number)
  return prefixes[min(digits.utf8.count, 6)] + digits
}

/// The texts before a number, with zeros that fill the number up to six digits.
///
/// The index is the number's count of digits, or 6 if there are more.
private let prefixes = [
  "row 000000", "row 00000", "row 0000", "row 000", "row 00", "row 0", "row ",
]
