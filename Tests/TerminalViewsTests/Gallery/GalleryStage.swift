import TerminalModel

@testable import TerminalViews

/// The result of an input on a stage.
enum StageEvent: Hashable {
  /// An event of the control.
  case control(RandomEvent)
  /// An event of a button above or below the control.
  case beside
  /// An input that neither the control nor a button took.
  case bubbled(Input)
}

/// A value of a control on a screen between two buttons.
struct GalleryStage {
  let value: Specimen.Value
  let size: Size
  let display: DisplayOptions
  /// The interface state with the focus in the control, or nil if the control does not take it.
  private var focused: InterfaceState?
  /// The interface state without the focus in the control, or nil if the focus does not leave it.
  private var idle: InterfaceState?

  init(_ value: Specimen.Value, _ size: Size, _ display: DisplayOptions = .withoutColors) {
    (self.value, self.size, self.display) = (value, size, display)
    let first = scene().interface
    let withFocus = interfaceWithFocus(from: first)
    focused = withFocus.map { dragged($0) }
    idle = interfaceWithoutFocus(from: withFocus ?? first).map { dragged($0) }
  }

  func scene(
    _ interface: InterfaceState = InterfaceState(), isDisabled: Bool = false
  ) -> Scene<StageEvent> {
    let control = value.view().map { StageEvent.control($0) }
    let view = Column {
      Button("Above", sends: StageEvent.beside)
      control.disabled(isDisabled).id(Self.identity)
      Button("Below", sends: StageEvent.beside)
    }
    return Scene(
      view.keys(event: { .bubbled($0) }) {}, size: size, interface: interface, display: display)
  }

  /// The scene in a condition, or nil if the control cannot have it.
  func scene(_ condition: Condition) -> Scene<StageEvent>? {
    interface(condition).map { scene($0, isDisabled: condition == .disabled) }
  }

  /// The cells of the control.
  func area(_ condition: Condition) -> Rect {
    interface(condition).map { area(of: scene($0)) } ?? Rect(.zero)
  }

  /// Whether a view is the control or in it.
  func isInControl(_ path: ViewPath?) -> Bool {
    path?.steps.contains(.identity(ViewIdentity(Self.identity))) ?? false
  }

  /// Whether the control takes input while it is not disabled.
  var takesInput: Bool { scene().untyped.routes.targets.contains { isInControl($0.path) } }

  private static let identity = "control"

  private func interface(_ condition: Condition) -> InterfaceState? {
    switch condition {
    case .idle: return idle
    case .hovered: return idle.map { pointing(.moved, $0) }
    case .focused: return focused
    case .pressed: return (focused ?? idle).map { pointing(.pressed(.left), $0) }
    case .disabled: return (focused ?? idle).map { scene($0, isDisabled: true).interface }
    }
  }

  private func interfaceWithoutFocus(from start: InterfaceState) -> InterfaceState? {
    var interface = start
    for _ in 0..<9 where isInControl(interface.focus) {
      interface = scene(scene(interface).press(.tab).interface).interface
    }
    return isInControl(interface.focus) ? nil : interface
  }

  private func interfaceWithFocus(from start: InterfaceState) -> InterfaceState? {
    var interface = start
    for _ in 0..<2 where !isInControl(interface.focus) {
      interface = scene(scene(interface).press(.tab).interface).interface
    }
    guard isInControl(interface.focus) else { return nil }
    for key in value.keys {
      interface = scene(scene(interface).respond(to: .key(key)).interface).interface
    }
    return interface
  }

  /// The interface state after the drag that leads to the value.
  private func dragged(_ interface: InterfaceState) -> InterfaceState {
    guard let drag = value.drag else { return interface }
    let origin = area(of: scene(interface)).origin
    return dragging(
      from: drag.start.offset(columns: origin.column, rows: origin.row),
      to: drag.end.offset(columns: origin.column, rows: origin.row), interface
    ).interface
  }

  /// The answer to the release after a drag with the left button.
  func dragging(
    from start: Position, to end: Position, _ interface: InterfaceState
  ) -> Scene<StageEvent>.Answer {
    let pressed = scene(interface).respond(to: .mouse(Mouse(.pressed(.left), at: start)))
    let dragged = scene(pressed.interface).respond(to: .mouse(Mouse(.dragged(.left), at: end)))
    return scene(dragged.interface).respond(to: .mouse(Mouse(.released(.left), at: end)))
  }

  private func pointing(_ action: Mouse.Action, _ interface: InterfaceState) -> InterfaceState {
    let scene = scene(interface)
    let moved = scene.respond(to: .mouse(Mouse(action, at: area(of: scene).center)))
    return self.scene(moved.interface).interface
  }

  /// The cells of the control and of the views in front of the screen that belong to it.
  func area(of scene: Scene<StageEvent>) -> Rect {
    let routes = scene.untyped.routes
    let regions = routes.regions.filter { region in
      region.target.map { isInControl(routes.targets[$0].path) } ?? false
    }
    let texts = routes.selectables.filter { isInControl($0.id.path) }
    let rects =
      regions.map(\.rect) + texts.map(\.visible)
      + routes.overlays.map { $0.rect.intersection(Rect(size)) }
    return rects.filter { !$0.isEmpty }.reduce(nil) { $0?.union($1) ?? $1 } ?? Rect(.zero)
  }
}

extension Router {
  /// Whether an open menu takes a key; without an open menu, whether the focused control or a
  /// control around it takes the key.
  func reaches(_ key: Key) -> Bool {
    if let menu = routes.menu { return handles(key, at: menu.owner) }
    return isHandled(key, from: routes.focusIndex(at: interface.focus))
  }
}

extension Rect {
  /// The smallest rectangle with both in it.
  func union(_ other: Rect) -> Rect {
    let columns = min(columns.lowerBound, other.columns.lowerBound)
    let rows = min(rows.lowerBound, other.rows.lowerBound)
    return Rect(
      origin: Position(column: columns, row: rows),
      size: Size(
        columns: max(self.columns.upperBound, other.columns.upperBound) - columns,
        rows: max(self.rows.upperBound, other.rows.upperBound) - rows))
  }

  /// The cell in the middle.
  var center: Position { origin.offset(columns: size.columns / 2, rows: size.rows / 2) }
}

extension Frame {
  /// The text of an area, one line for each row.
  func lines(in area: Rect) -> [String] {
    area.rows.map { row in
      area.columns.map { buffer[Position(column: $0, row: row)] }
        .filter { !$0.isContinuation }.map(\.cluster.description).joined()
    }
  }

  /// The letters and digits whose colours are exchanged in this frame and not in another
  /// one, or the other way round.
  func text(reversedSince other: Frame) -> String {
    Rect(size).rows.flatMap { row in
      Rect(size).columns.map { Position(column: $0, row: row) }
    }
    .filter { place in
      let attributes = (buffer[place].style.attributes, other.buffer[place].style.attributes)
      return attributes.0.contains(.reverse) != attributes.1.contains(.reverse)
        && !buffer[place].isContinuation
    }
    .map { buffer[$0].cluster.description }.joined()
    .filter { $0.isLetter || $0.isNumber }
  }
}

extension String {
  /// Whether its characters are in another text in the same order.
  func isSubsequence(of other: String) -> Bool {
    var rest = other[...]
    return allSatisfy { character in
      guard let place = rest.firstIndex(of: character) else { return false }
      rest = rest[rest.index(after: place)...]
      return true
    }
  }
}

/// Everything that can be seen of an area without colours: characters, attributes and the cursor.
struct Look: Hashable {
  private let cells: [Cell]
  private let cursor: Position?

  init(_ frame: Frame, in area: Rect) {
    cells = area.positions.map { position in
      let cell = frame.buffer[position]
      return Cell(cell.cluster, style: Style(attributes: cell.style.shownAttributes))
    }
    cursor = frame.cursor.flatMap { area.contains($0) ? $0 : nil }
  }
}
