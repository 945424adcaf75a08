package import TerminalModel

/// The rows of lists that a layout made, for the next one to show again.
///
/// Only lists that say what their rows depend on have any here.
package struct KeptRows {
  /// Rows of one list, as they stood in it.
  package struct Rows {
    /// The index of the first one.
    package var first = 0
    package var boxes: [Box] = []

    /// Takes out the row at an index of the list, moved to where it is one of those that show; nil
    /// where it has to be made.
    ///
    /// What takes input is always made: it says where lists in it are scrolled to.
    package mutating func take(_ index: Int, as place: Int, height: Int) -> Box? {
      let index = index - first
      guard boxes.indices.contains(index), !boxes[index].takesInput else { return nil }
      var box = Box(size: .zero)
      swap(&box, &boxes[index])
      return box.placed(at: Position(column: 0, row: (place - index) * height))
    }
  }

  /// What rows are the same for.
  package struct Condition {
    package let path: ViewPath
    /// The room of the first row in the list.
    package let room: Rect
    package let dependency: any Equatable

    fileprivate func isSame(as other: Condition) -> Bool {
      room == other.room && path == other.path && dependency.isEqual(to: other.dependency)
    }
  }

  private var lists: [(condition: Condition, rows: Rows)] = []

  package init() {}

  /// Keeps the rows of a list; none where two lists have one place.
  package mutating func keep(_ rows: Rows, _ condition: Condition) {
    if let index = lists.firstIndex(where: { $0.condition.path == condition.path }) {
      lists[index].rows = Rows()
    } else {
      lists.append((condition, rows))
    }
  }

  /// Takes out the rows of a list that are still the same; none where there are none.
  ///
  /// Where the scene that they were made for is gone, nobody else holds them, and no row is copied.
  package mutating func take(_ condition: Condition) -> Rows {
    let index = lists.firstIndex { condition.isSame(as: $0.condition) }
    return index.map { lists.remove(at: $0).rows } ?? Rows()
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Equatable) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
