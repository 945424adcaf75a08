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
/// Each view takes the next free place, or several with ``View/gridCell(columns:rows:alignment:)``;
/// `Text("")` leaves its place blank. A row is as high as its highest view. A view in a column as
/// wide as its content is laid out twice, so that grids in grids are expensive.
public struct Grid: Layout {
  private let columns: [GridColumn]
  private let columnSpacing: Int
  private let rowSpacing: Int

  /// Makes a grid.
  ///
  /// - Parameters:
  ///   - columns: The columns, from left to right; without columns, all views are hidden.
  ///   - columnSpacing: The free screen columns between two columns of the grid; none if they
  ///     would leave a column of the grid without a cell.
  ///   - rowSpacing: The free screen rows between two rows of the grid.
  public init(columns: [GridColumn], columnSpacing: Int = 2, rowSpacing: Int = 0) {
    self.columns = columns
    self.columnSpacing = Extent.clamped(columnSpacing)
    self.rowSpacing = Extent.clamped(rowSpacing)
  }

  /// Makes a grid of columns that are as wide as their content.
  ///
  /// - Parameters:
  ///   - columns: The number of columns.
  ///   - columnSpacing: The free screen columns between two columns of the grid; none if they
  ///     would leave a column of the grid without a cell.
  ///   - rowSpacing: The free screen rows between two rows of the grid.
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
    let cells = children.indices.map { children.gridCell($0) }
    let plan = GridPlan(cells, columns: columns.count)
    let spacing = spacing(in: proposed.columns)
    let widths = widths(of: &children, plan, spacing, in: proposed)
    var sizes: [Size] = []
    var rows = GridRows(count: plan.rowCount, spacing: rowSpacing)
    for (child, area) in zip(children.indices, plan.areas) {
      let room = Size(
        columns: Self.extent(of: widths[area.columns], spacing),
        rows: max(0, proposed.rows - rows.top(of: area.rows.lowerBound)))
      let size = children.measure(child, in: room)
      rows.add(size.rows, in: area.rows)
      sizes.append(size)
    }
    let height = rows.end()
    for (child, area) in zip(children.indices, plan.areas) {
      let before = area.columns.lowerBound
      let room = Size(
        columns: Self.extent(of: widths[area.columns], spacing), rows: rows.height(of: area.rows))
      let alignment =
        cells[child].alignment ?? Alignment(horizontal: columns[before].alignment, vertical: .top)
      let origin = alignment.origin(of: sizes[child], in: room)
      children.place(
        child,
        at: origin.offset(
          columns: widths[..<before].reduce(spacing * before, +),
          rows: rows.top(of: area.rows.lowerBound)))
    }
    return Size(columns: Self.extent(of: widths[...], spacing), rows: height)
  }

  private static func extent(of widths: ArraySlice<Int>, _ spacing: Int) -> Int {
    widths.reduce(spacing * (widths.count - 1), +)
  }

  private func spacing(in available: Int) -> Int {
    columnSpacing * (columns.count - 1) + columns.count > available ? 0 : columnSpacing
  }

  /// The width of each column.
  ///
  /// If there are too few cells, the widest of the columns that are as wide as their content become
  /// narrower first.
  private func widths(
    of children: inout LayoutChildren, _ plan: GridPlan, _ spacing: Int, in proposed: Size
  ) -> [Int] {
    let natural = naturalWidths(of: &children, plan, spacing, in: proposed)
    let available = proposed.columns - spacing * (columns.count - 1)
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

  /// The width of each column with a fixed width or as wide as its content, and 0 for the others.
  ///
  /// Views in several columns are measured last. If such a view is wider than its columns, those of
  /// them that are as wide as their content share the missing cells, unless one of its columns is
  /// flexible.
  private func naturalWidths(
    of children: inout LayoutChildren, _ plan: GridPlan, _ spacing: Int, in proposed: Size
  ) -> [Int] {
    var natural = columns.map { column -> Int in
      if case .fixed(let width) = column.width { width } else { 0 }
    }
    let views = zip(children.indices, plan.areas.map(\.columns))
    for (child, area) in views.filter({ $1.count == 1 }) + views.filter({ $1.count > 1 }) {
      let growing = area.filter { columns[$0].width == .content }
      guard !growing.isEmpty, !area.contains(where: { columns[$0].width == .flexible })
      else { continue }
      let width = children.measure(child, in: proposed).columns
      let missing = max(0, width - Self.extent(of: natural[area], spacing))
      let bounds = growing.map { _ in Stretch.any }
      for (column, share) in zip(growing, shares(of: missing, among: bounds)) {
        natural[column] += share
      }
    }
    return natural
  }
}

/// The rows of a ``Grid`` during its layout, from the top down.
private struct GridRows {
  private let spacing: Int
  /// The first screen row of each grid row, as far as it is known.
  private var tops = [0]
  /// For each grid row, the screen row below the views that end in it.
  private var ends: [Int]

  init(count: Int, spacing: Int) {
    self.spacing = spacing
    ends = Array(repeating: 0, count: count)
  }

  /// The first screen row of a grid row; the views that end above it must have been added.
  mutating func top(of row: Int) -> Int {
    while tops.count <= row { tops.append(end(of: tops.count - 1) + spacing) }
    return tops[row]
  }

  /// Adds a view of a height.
  mutating func add(_ height: Int, in rows: Range<Int>) {
    ends[rows.upperBound - 1] = max(ends[rows.upperBound - 1], top(of: rows.lowerBound) + height)
  }

  /// The number of screen rows of the grid, when all views have been added.
  mutating func end() -> Int {
    guard let last = ends.indices.last else { return 0 }
    _ = top(of: last)
    return end(of: last)
  }

  /// The number of screen rows of some grid rows, after ``end()``.
  func height(of rows: Range<Int>) -> Int { end(of: rows.upperBound - 1) - tops[rows.lowerBound] }

  private func end(of row: Int) -> Int { max(tops[row], ends[row]) }
}

/// A column of a ``Grid``.
public struct GridColumn: Hashable, Sendable {
  enum Width: Hashable, Sendable {
    case content, flexible
    case fixed(Int)
  }

  let width: Width
  private(set) var alignment = HorizontalAlignment.leading

  /// A column as wide as its widest view, as far as there is room.
  public static let content = GridColumn(width: .content)

  /// A column that takes the cells that the other columns leave; several flexible ones share them.
  public static let flexible = GridColumn(width: .flexible)

  /// A column of a fixed width, as far as there is room.
  public static func fixed(_ columns: Int) -> GridColumn {
    GridColumn(width: .fixed(Extent.clamped(columns)))
  }

  /// The column with another alignment of the views that are narrower than it.
  public func aligned(_ alignment: HorizontalAlignment) -> GridColumn {
    var column = self
    column.alignment = alignment
    return column
  }
}
