public import TerminalModel

/// Views that depend on the size that is proposed to them.
///
/// ```swift
/// SizeReader { size in
///   if size.columns < 60 {
///     FilmList(state)
///   } else {
///     Row { FilmList(state); FilmDetails(state) }
///   }
/// }
/// ```
/// It takes the whole size that is proposed to it.
public struct SizeReader<Event>: CompositeControl {
  private let content: (Size) -> Node<Event>

  /// Makes a view whose content depends on its size; the closure is called for each layout.
  public init(@ViewBuilder<Event> _ content: @escaping (Size) -> Node<Event>) {
    self.content = content
  }

  /// None: it takes no input itself.
  public var inputs: InputMask { [] }

  /// Both directions.
  public var fills: Axis.Set { [.horizontal, .vertical] }

  /// The views for the size.
  public func content(_ memory: inout NoMemory, in size: Size) -> Node<Event> {
    content(size).frame(width: size.columns, height: size.rows)
  }
}
