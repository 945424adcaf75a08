public import TerminalModel

/// A column of a ``Table``: its title, its width, and the cells in it.
///
/// ```swift
/// TableColumn("Title", \.title)
/// TableColumn("Year", \.year, width: .fixed(4), alignment: .trailing)
/// TableColumn("Rating", width: .fixed(5)) { film in
///   Text(film.stars).foreground(.accent)
/// }
/// ```
/// A cell is a text, or a view for anything else. To draw, cells are made for visible columns of
/// visible rows only; the cells of columns with the width of their contents are also made to be
/// measured. Texts are the cheap case: all texts of a row are drawn at once.
public struct TableColumn<Row, Event> {
  @usableFromInline let traits: ColumnTraits
  @usableFromInline let cell: (Row) -> Node<Event>

  /// Makes a column of texts or views.
  ///
  /// - Parameters:
  ///   - title: The text in the header.
  ///   - id: The identity among the columns of the table; nil for the title. If earlier columns
  ///     have it, the number of the column among them is appended: `Title#2`.
  ///   - width: The width and its bounds, in character positions of the screen.
  ///   - alignment: The position of a cell that is narrower than the column, and of the title.
  ///   - isSortable: Whether the user can sort by the column, if the table has an event for that.
  ///   - cell: The cell of a row: a text in one line, or a view one screen row high.
  @inlinable
  public init(
    _ title: String, id: String? = nil, width: ColumnWidth = .flexible(),
    alignment: HorizontalAlignment = .leading, isSortable: Bool = true,
    @TableCellBuilder<Event> cell: @escaping (Row) -> Node<Event>
  ) {
    traits = ColumnTraits(
      id: id ?? title, title: title, width: width, alignment: alignment, isSortable: isSortable)
    self.cell = cell
  }

  /// Makes a column of the descriptions of a property.
  ///
  /// - Parameters:
  ///   - title: The text in the header.
  ///   - value: The property of a row, such as a text or a number.
  ///   - id: The identity among the columns of the table; nil for the title. If earlier columns
  ///     have it, the number of the column among them is appended: `Title#2`.
  ///   - width: The width and its bounds, in character positions of the screen.
  ///   - alignment: The position of a cell that is narrower than the column, and of the title.
  ///   - isSortable: Whether the user can sort by the column, if the table has an event for that.
  @inlinable
  public init<Value: CustomStringConvertible>(
    _ title: String, _ value: KeyPath<Row, Value>, id: String? = nil,
    width: ColumnWidth = .flexible(), alignment: HorizontalAlignment = .leading,
    isSortable: Bool = true
  ) {
    self.init(title, id: id, width: width, alignment: alignment, isSortable: isSortable) {
      $0[keyPath: value].description
    }
  }
}

/// The properties of a column without its cells.
@usableFromInline struct ColumnTraits: Hashable, Sendable {
  fileprivate(set) var id: String
  let title: String
  let width: ColumnWidth
  let alignment: HorizontalAlignment
  let isSortable: Bool

  @usableFromInline init(
    id: String, title: String, width: ColumnWidth, alignment: HorizontalAlignment, isSortable: Bool
  ) {
    self.id = id
    self.title = title
    self.width = width
    self.alignment = alignment
    self.isSortable = isSortable
  }
}

extension [ColumnTraits] {
  /// The columns, with a number behind each identity that an earlier column has.
  ///
  /// It compares each pair of identities: tables have few columns, and a set would be allocated for
  /// each frame.
  func withUniqueIDs() -> [ColumnTraits] {
    var columns = self
    for index in columns.indices {
      var number = 1
      while columns[..<index].contains(where: { $0.id == columns[index].id }) {
        number += 1
        columns[index].id = "\(self[index].id)#\(number)"
      }
    }
    return columns
  }
}

/// Lists the columns of a ``Table``.
@resultBuilder public enum TableColumnBuilder<Row, Event> {
  // All columns get into one array at once: an array that grew by one column after another was
  // copied each time, which took 7,500 instructions for eight columns.

  /// The columns of one expression.
  public struct Columns {
    @usableFromInline enum Content {
      case column(TableColumn<Row, Event>)
      case columns([TableColumn<Row, Event>])
    }

    @usableFromInline let content: Content

    @inlinable init(_ content: Content) { self.content = content }
  }

  /// A column.
  @inlinable
  public static func buildExpression(_ column: TableColumn<Row, Event>) -> Columns {
    Columns(.column(column))
  }

  /// Columns that were made elsewhere.
  @inlinable
  public static func buildExpression(_ columns: [TableColumn<Row, Event>]) -> Columns {
    Columns(.columns(columns))
  }

  /// Combines columns in their order.
  @inlinable
  public static func buildBlock(_ columns: Columns...) -> [TableColumn<Row, Event>] {
    var all: [TableColumn<Row, Event>] = []
    all.reserveCapacity(columns.count)
    for index in columns.indices {
      switch columns[index].content {
      case .column(let column): all.append(column)
      case .columns(let columns): all.append(contentsOf: columns)
      }
    }
    return all
  }

  /// Columns that depend on a condition.
  @inlinable
  public static func buildOptional(_ columns: [TableColumn<Row, Event>]?) -> Columns {
    Columns(.columns(columns ?? []))
  }

  /// The columns of the first of two branches.
  @inlinable
  public static func buildEither(first columns: [TableColumn<Row, Event>]) -> Columns {
    Columns(.columns(columns))
  }

  /// The columns of the second of two branches.
  @inlinable
  public static func buildEither(second columns: [TableColumn<Row, Event>]) -> Columns {
    Columns(.columns(columns))
  }

  /// The columns of a loop.
  @inlinable
  public static func buildArray(_ columns: [[TableColumn<Row, Event>]]) -> Columns {
    Columns(.columns(columns.flatMap { $0 }))
  }
}

/// Makes the cell of a ``TableColumn`` from a text or a view.
@resultBuilder public enum TableCellBuilder<Event> {
  /// A text in one line.
  @inlinable
  public static func buildExpression(_ text: String) -> Node<Event> {
    Node(.text(text, .none, .end, .leading))
  }

  /// A view.
  @inlinable
  public static func buildExpression<V: View>(_ view: V) -> Node<Event> where V.Event == Event {
    view.node()
  }

  /// The cell.
  @inlinable
  public static func buildBlock(_ cell: Node<Event>) -> Node<Event> { cell }

  /// A cell that can be empty.
  @inlinable
  public static func buildOptional(_ cell: Node<Event>?) -> Node<Event> { cell ?? .empty }

  /// The cell of the first of two branches.
  @inlinable
  public static func buildEither(first cell: Node<Event>) -> Node<Event> { cell }

  /// The cell of the second of two branches.
  @inlinable
  public static func buildEither(second cell: Node<Event>) -> Node<Event> { cell }
}
