import TerminalModel

/// A view that can be dragged, or on which values can be dropped; its events have the type `Any`.
struct DragArea: CompositeControl, DragControl {
  typealias Event = Any

  enum Role {
    /// The view has a value to drag; nil for a view that cannot be dragged now.
    case source((any Hashable & Sendable)?)
    /// The view has an event for a value that is dropped at a cell; nil for a value that it does
    /// not take.
    case target((any Hashable & Sendable, Position) -> Any?)
  }

  /// The mark of a drag; only a memory for drawing has one.
  struct Memory: ControlMemory {
    enum Mark: Codable { case dragged, target }

    var mark: Mark?
  }

  let view: Element
  let role: Role

  var inputs: InputMask {
    switch role {
    case .source(let value): value == nil ? [] : .pointer
    case .target: .drops
    }
  }

  var rowCount: Int { 1 }

  func content(_ memory: inout Memory, in size: Size) -> Node<Any> { Node(view) }

  func draw(_ memory: Memory, on area: inout DrawingArea) {
    switch memory.mark {
    case .dragged: area.restyleDragged()
    case .target: area.restyleSelection(isActive: true, isMarked: false)
    case nil: break
    }
  }

  func draggedRow(at position: Position, _ memory: Memory, in size: Size) -> Int? { 0 }

  func draggedValue(ofRow row: Int) -> (any Hashable & Sendable)? {
    switch role {
    case .source(let value): value
    case .target: nil
    }
  }

  func draggedView(ofRow row: Int) -> Element { view }

  func respond(to drop: Drop, _ memory: Memory, in size: Size) -> ControlResponse<Any> {
    switch role {
    case .source: .ignored
    case .target(let event): event(drop.value, drop.position).map { .sends($0) } ?? .ignored
    }
  }

  func mark(_ mark: DragMark, _ memory: inout Memory, in size: Size) {
    switch mark {
    case .dragged: memory.mark = .dragged
    case .target: memory.mark = .target
    }
  }

  func setDragging(_ isDragging: Bool, _ memory: inout Memory) {}

  func scroll(by rows: Int, _ memory: inout Memory, in size: Size) -> Bool { false }
}

/// The behavior of a ``DragArea``.
final class DragAreaBehavior: TypedBehavior, DragBehavior {
  let control: DragArea

  init(_ control: DragArea) { self.control = control }

  var dragging: (any DragBehavior)? { self }
}

extension DrawingArea {
  /// Subdues the cells of a view that follows the pointer.
  mutating func restyleDragged() {
    restyle { style in
      style.attributes.remove(.bold)
      style.attributes.insert(.dim)
    }
  }
}
