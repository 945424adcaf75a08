package import TerminalModel

/// The rows of lists that a layout made, for the next layout to reuse.
///
/// Only lists that state the dependency of their rows (`rowsDependOn`) have rows here.
package struct RowCache {
  /// Consecutive rows of one list.
  package struct Rows {
    /// The index of the first one.
    package var first = 0
    package var boxes: [Box] = []

    /// All rows if they are those of a range, and none of them takes input; otherwise nil.
    package func all(of range: Range<Int>) -> [Box]? {
      guard first == range.lowerBound, boxes.count == range.count,
        !boxes.indices.contains(where: { boxes[$0].takesInput })
      else { return nil }
      return boxes
    }

    /// Removes the row at an index of the list and moves it to its place among the visible rows.
    ///
    /// - Returns: The row, or nil if it has to be made: it is not here, or it takes input. A row
    ///   that takes input can have controls with memories, which only a layout finds.
    package mutating func take(_ index: Int, as place: Int, height: Int) -> Box? {
      let index = index - first
      guard boxes.indices.contains(index), !boxes[index].takesInput else { return nil }
      var box = Box(size: .zero)
      swap(&box, &boxes[index])
      return box.placed(at: Position(column: 0, row: (place - index) * height))
    }
  }

  /// The values on which cached rows depend.
  package struct Key {
    package let path: ViewPath
    /// The area of the first row, in the list.
    package let area: Rect
    package let dependency: RowsDependency
    package let metrics: ThemeMetrics
    package let usesASCII: Bool

    fileprivate func isSame(as other: Key) -> Bool {
      area == other.area && path == other.path && metrics == other.metrics
        && usesASCII == other.usesASCII && dependency == other.dependency
    }
  }

  private var lists: [(key: Key, rows: Rows)] = []

  package init() {}

  /// Stores the rows of a list; if two lists have the same path, no rows are stored for it.
  package mutating func store(_ rows: Rows, for key: Key) {
    if let index = lists.firstIndex(where: { $0.key.path == key.path }) {
      lists[index].rows = Rows()
    } else {
      lists.append((key, rows))
    }
  }

  /// Removes and returns the rows stored for an equal key; no rows if there is no such key.
  ///
  /// If the scene for which the rows were made is gone, the cache is their only owner, and no row
  /// is copied.
  package mutating func take(_ key: Key) -> Rows {
    let index = lists.firstIndex { key.isSame(as: $0.key) }
    return index.map { lists.remove(at: $0).rows } ?? Rows()
  }

  /// Moves the rows of the lists in a view out of another cache.
  mutating func take(_ path: ViewPath, from other: inout RowCache) {
    let end = other.lists.partition { path.contains($0.key.path) }
    lists += other.lists[end...]
    other.lists.removeSubrange(end...)
  }
}
