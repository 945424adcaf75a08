import CursesFeedback

/// A tree of a million nodes: folders of 999 files, all expanded; only visible rows are made.
struct MillionNodes: Component {
  struct State: Equatable, Sendable {
    var selection = 0
    var outline: Outline<Int>
  }
  enum Event: Sendable { case selected(Int), changed(TreeChange<Int>) }

  let initial: State

  init(count: Int) {
    let folders = Array(stride(from: 0, to: count, by: folderSize))
    let outline = Outline(folders, expanded: Set(folders), children: Self.files)
    initial = State(outline: outline)
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .selected(let node): state.selection = node
    case .changed(let change): state.outline.apply(change, children: Self.files)
    }
  }

  func view(_ state: State) -> Node<Event> {
    Tree(
      state.outline, selection: state.selection, rowsDependOn: 0,
      isExpandable: { $0.isMultiple(of: folderSize) }, selects: Event.selected,
      changes: Event.changed
    ) { node in
      Text(rowTitle(node + 1) + " item-" + String(node * 7919 % 100_003))
    }
    Text("READY Sel: \(state.selection + 1)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.quit("q")
  }

  private static func files(in folder: Int) -> [Int] { Array(folder + 1..<folder + folderSize) }
}

/// The number of nodes of a folder, including the folder itself; the folders are the nodes 0, 1000,
/// 2000 and so on.
private let folderSize = 1000
