import TerminalModel

/// A title that shows or hides the views below it.
///
/// ```swift
/// Collapsible("Details", isExpanded: state.showsDetails, changes: Event.detailsToggled) {
///   FilmDetails(state)
/// }
/// ```
/// The application's state has whether the views are shown; the event has the new value. A click on
/// the title shows or hides the views, and so do Enter and the space bar while it has the focus;
/// the right arrow key then shows them, and the left one hides them. Hidden views are not made;
/// what their controls remember, such as scroll offsets, is kept.
public struct Collapsible<Event>: View {
  private let title: CollapsibleTitle<Event>
  private let content: Element

  /// Makes a title with views below it.
  ///
  /// - Parameters:
  ///   - title: The title, in one row.
  ///   - isExpanded: Whether the views are shown.
  ///   - changes: The event for showing (true) or hiding them.
  ///   - content: The views, one below the other, two columns to the right of the `▾` before the
  ///     title.
  public init(
    _ title: String, isExpanded: Bool, changes: @escaping (Bool) -> Event,
    @ViewBuilder<Event> content: () -> Node<Event>
  ) {
    self.title = CollapsibleTitle(title: title, isExpanded: isExpanded, event: changes)
    self.content =
      isExpanded ? Element.group([.empty, content().element]).padded(by: Insets(left: 2)) : .hidden
  }

  /// The title above the views.
  public func node() -> Node<Event> {
    Column {
      title
      Node<Event>(content)
    }
  }
}

/// The title of a ``Collapsible``.
struct CollapsibleTitle<Event>: DrawnControl {
  let title: String
  let isExpanded: Bool
  let event: (Bool) -> Event

  var inputs: InputMask { [.activation, .pointer] }

  func handles(_ key: Key) -> Bool {
    inputs.contains(key) || key == (isExpanded ? .left : .right)
  }

  func size(in proposed: Size) -> Size {
    Size(columns: Clusters(title).columns(upTo: proposed.columns) + 3, rows: 1)
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    if case .key(let key) = input, handles(key) { return .sends(event(!isExpanded)) }
    return input.isActivation ? .sends(event(!isExpanded)) : .ignored
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    var style = StyleChange(attributes: .bold).applied(to: area.style)
    if area.state.isFocused || area.state.isPressed { style.background = .selection }
    style = area.style(of: .collapsibleTitle, style)
    area.fill(style: style)
    area.write(area.glyphs[isExpanded ? .expanded : .collapsed], at: .origin, style: style)
    let line = TextLine(title, columns: area.size.columns - 3)
    area.write(line, at: Position(column: 2, row: 0), style: style)
  }
}
