package import TerminalModel

/// A ``Control`` without its types.
///
/// It is a class, so that a control takes one allocation and an element holds a reference.
package protocol ControlBehavior: AnyObject {
  var fills: Axis.Set { get }
  /// Whether it, or a control in it, may take keys; true for all composite controls, whose content
  /// is made during layout.
  var mayTakeKeys: Bool { get }
  /// Whether its memory can differ from a new one.
  var remembers: Bool { get }

  func inputs(_ memory: StoredMemory?, in size: Size) -> InputMask
  func handles(_ key: Key) -> Bool
  func acceptsFocus(_ memory: StoredMemory?, in size: Size) -> Bool
  func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size
  ) -> ControlResponse<Any>
  func form(_ memory: inout StoredMemory?, in size: Size) -> ControlForm
  func offset(
    _ memory: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position
  func draw(_ memory: StoredMemory?, on area: inout DrawingArea)
}

/// The layout of a control: cells of its own, or other views.
package enum ControlForm {
  case drawn(Size)
  /// Other views, and the directions in which they are not limited.
  case composed(Element, scrolls: Axis.Set)
}

/// The behavior of a control of a known type.
///
/// Its methods are extensions of a protocol: for a class that is not generic, such as that of lists,
/// the compiler specializes them, without which a key in a list took 4 % more instructions.
protocol TypedBehavior: ControlBehavior {
  associatedtype Wrapped: Control
  var control: Wrapped { get }
}

final class DrawnBehavior<Wrapped: DrawnControl>: TypedBehavior {
  let control: Wrapped

  init(_ control: Wrapped) { self.control = control }
}

final class CompositeBehavior<Wrapped: CompositeControl>: TypedBehavior {
  let control: Wrapped

  init(_ control: Wrapped) { self.control = control }
}

extension TypedBehavior {
  var fills: Axis.Set { control.fills }
  var remembers: Bool { Wrapped.Memory.self != NoMemory.self }

  func inputs(_ memory: StoredMemory?, in size: Size) -> InputMask {
    control.inputs(StoredMemory.value(of: memory), in: size)
  }

  func handles(_ key: Key) -> Bool { control.handles(key) }

  func acceptsFocus(_ memory: StoredMemory?, in size: Size) -> Bool {
    control.acceptsFocus(StoredMemory.value(of: memory), in: size)
  }

  func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size
  ) -> ControlResponse<Any> {
    let response = withMemory(&memory) { control.respond(to: input, &$0, in: size) }
    return ControlResponse<Any>(
      events: response.events.map { $0 }, isHandled: response.isHandled, copied: response.copied,
      passedInput: response.passedInput)
  }

  /// Passes the memory as a value of its type, and stores it again.
  func withMemory<Result>(
    _ stored: inout StoredMemory?, _ body: (inout Wrapped.Memory) -> Result
  ) -> Result {
    var memory: Wrapped.Memory = StoredMemory.value(of: stored)
    defer { if remembers { stored = StoredMemory(memory) } }
    return body(&memory)
  }
}

extension TypedBehavior where Wrapped: DrawnControl {
  var mayTakeKeys: Bool { control.inputs.hasKeys }

  func form(_ memory: inout StoredMemory?, in size: Size) -> ControlForm {
    // What another control stored at this place, such as a field that showed a secret, is forgotten.
    if let stored = memory, !(stored.value is Wrapped.Memory) {
      memory = StoredMemory(StoredMemory.value(of: stored) as Wrapped.Memory)
    }
    return .drawn(control.size(in: size))
  }

  func offset(
    _ memory: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position { .origin }

  func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }
}

extension TypedBehavior where Wrapped: CompositeControl {
  var mayTakeKeys: Bool { true }

  func form(_ memory: inout StoredMemory?, in size: Size) -> ControlForm {
    let content = withMemory(&memory) { control.content(&$0, in: size).element }
    return .composed(content, scrolls: control.scrolls)
  }

  func offset(
    _ memory: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position {
    withMemory(&memory) { control.offset(&$0, of: content, in: size) }
  }

  func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }
}
