public import TerminalModel

/// Views in rows and columns, row by row.
///
/// ```swift
/// Grid(columns: [.content, .flexible, .content.aligned(.trailing)]) {
///   Text("main.swift")
///   ProgressBar(0.6)
///   Text("60 %")
///   Text("README.md")
///   ProgressBar(1)
///   Text("100 %")
/// }
/// ```
/// Each view takes the next place; an empty text leaves one free. A row is as high as its highest
/// view. Each view is laid out twice in columns as wide as their content, so that grids in grids are
/// expensive.
public struct Grid: Layout {
  private let columns: [GridColumn]
  private let columnSpacing: Int
  private let rowSpacing: Int

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, from left to right; none hides all views.
  ///   - columnSpacing: Free columns between two columns; none if they would leave one without a
  ///     cell.
  ///   - rowSpacing: Free rows between two rows.
  public init(columns: [GridColumn], columnSpacing: Int = 2, rowSpacing: Int = 0) {
    self.columns = columns
    self.columnSpacing = Extent.clamped(columnSpacing)
    self.rowSpacing = Extent.clamped(rowSpacing)
  }

  /// Makes a grid of columns that are as wide as their content.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - columnSpacing: Free columns between two columns; none if they would leave one without a
  ///     cell.
  ///   - rowSpacing: Free rows between two rows.
  public init(columns: Int, columnSpacing: Int = 2, rowSpacing: Int = 0) {
    self.init(
      columns: Array(repeating: .content, count: Extent.clamped(columns)),
      columnSpacing: columnSpacing, rowSpacing: rowSpacing)
  }

  /// The horizontal axis, if a column takes the cells that are left.
  public var fills: Axis.Set {
    columns.contains { $0.width == .flexible } ? .horizontal : []
  }

  /// Lays out the rows, from the top down.
  public func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    guard !columns.isEmpty else { return .zero }
    let widths = widths(of: &children, in: proposed)
    let spacing = spacing(in: proposed.columns)
    var row = 0
    for first in stride(from: 0, to: children.indices.count, by: columns.count) {
      if first > 0 { row += rowSpacing }
      var height = 0
      var column = 0
      for (child, width) in zip(children.indices.dropFirst(first), widths) {
        let room = Size(columns: width, rows: max(0, proposed.rows - row))
        let size = children.measure(child, in: room)
        let free = columns[child - first].alignment.offset(ofFree: width - size.columns)
        children.place(child, at: Position(column: column + free, row: row))
        height = max(height, size.rows)
        column += width + spacing
      }
      row += height
    }
    return Size(columns: widths.reduce(spacing * (columns.count - 1), +), rows: row)
  }

  private func spacing(in available: Int) -> Int {
    columnSpacing * (columns.count - 1) + columns.count > available ? 0 : columnSpacing
  }

  /// The width of each column.
  ///
  /// Of the columns that are as wide as their content, the widest give way first.
  private func widths(of children: inout LayoutChildren, in proposed: Size) -> [Int] {
    var natural = columns.map { column -> Int in
      if case .fixed(let width) = column.width { width } else { 0 }
    }
    for child in children.indices where columns[child % columns.count].width == .content {
      let width = children.measure(child, in: proposed).columns
      natural[child % columns.count] = max(natural[child % columns.count], width)
    }
    let available = proposed.columns - spacing(in: proposed.columns) * (columns.count - 1)
    var widths = natural
    var left = available
    func share(_ cells: Int, _ width: GridColumn.Width?, _ bounds: (Int) -> Stretch.Bounds) {
      let places = columns.indices.filter { place in
        switch columns[place].width {
        case .fixed: width == nil
        case .content, .flexible: columns[place].width == width
        }
      }
      for (place, share) in zip(places, shares(of: cells, among: places.map(bounds))) {
        widths[place] = share
        left -= share
      }
    }
    let flexible = columns.count { $0.width == .flexible }
    share(left, nil) { natural[$0]...natural[$0] }
    share(left - flexible, .content) { 0...natural[$0] }
    share(left, .flexible) { _ in Stretch.any }
    return widths
  }
}

/// A column of a ``Grid``.
public struct GridColumn: Hashable, Sendable {
  enum Width: Hashable, Sendable {
    case content, flexible
    case fixed(Int)
  }

  let width: Width
  private(set) var alignment = HorizontalAlignment.leading

  /// A column as wide as its widest view.
  public static let content = GridColumn(width: .content)

  /// A column that shares the cells that the others leave with those of the same kind.
  public static let flexible = GridColumn(width: .flexible)

  /// A column of a fixed width, as far as there is room.
  public static func fixed(_ columns: Int) -> GridColumn {
    GridColumn(width: .fixed(Extent.clamped(columns)))
  }

  /// The column with another position of views that are narrower than it.
  public func aligned(_ alignment: HorizontalAlignment) -> GridColumn {
    var column = self
    column.alignment = alignment
    return column
  }
}
