package import TerminalModel

/// A ``Control`` without its types.
///
/// It is a class, so that a control takes one allocation and an element holds a reference.
package protocol ControlBehavior: AnyObject {
  var inputs: InputMask { get }
  var fills: Axis.Set { get }
  /// Whether it, or a control in it, may take keys; true for all composite controls, whose content
  /// is made during layout.
  var mayTakeKeys: Bool { get }
  /// Whether its memory can differ from a new one.
  var remembers: Bool { get }

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

extension Control {
  fileprivate func untypedResponse(
    to input: ControlInput, _ stored: inout StoredMemory?, in size: Size
  ) -> ControlResponse<Any> {
    var memory: Memory = StoredMemory.value(of: stored)
    let response = respond(to: input, &memory, in: size)
    if Memory.self != NoMemory.self { stored = StoredMemory(memory) }
    return ControlResponse<Any>(
      events: response.events.map { $0 }, isHandled: response.isHandled)
  }
}

final class DrawnBehavior<Wrapped: DrawnControl>: ControlBehavior {
  private let control: Wrapped

  init(_ control: Wrapped) { self.control = control }

  var inputs: InputMask { control.inputs }
  var fills: Axis.Set { control.fills }
  var mayTakeKeys: Bool { control.inputs.hasKeys }
  var remembers: Bool { Wrapped.Memory.self != NoMemory.self }

  func handles(_ key: Key) -> Bool { control.handles(key) }

  package func acceptsFocus(_ memory: StoredMemory?, in size: Size) -> Bool {
    control.acceptsFocus(StoredMemory.value(of: memory), in: size)
  }

  package func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size
  ) -> ControlResponse<Any> {
    control.untypedResponse(to: input, &memory, in: size)
  }

  package func form(
    _ memory: inout StoredMemory?, in size: Size
  ) -> ControlForm {
    .drawn(control.size(in: size))
  }

  package func offset(
    _ memory: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position { .origin }

  package func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }
}

final class CompositeBehavior<Wrapped: CompositeControl>: ControlBehavior {
  private let control: Wrapped

  init(_ control: Wrapped) { self.control = control }

  var inputs: InputMask { control.inputs }
  var fills: Axis.Set { control.fills }
  var mayTakeKeys: Bool { true }
  var remembers: Bool { Wrapped.Memory.self != NoMemory.self }

  func handles(_ key: Key) -> Bool { control.handles(key) }

  package func acceptsFocus(_ memory: StoredMemory?, in size: Size) -> Bool {
    control.acceptsFocus(StoredMemory.value(of: memory), in: size)
  }

  package func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size
  ) -> ControlResponse<Any> {
    control.untypedResponse(to: input, &memory, in: size)
  }

  package func form(
    _ stored: inout StoredMemory?, in size: Size
  ) -> ControlForm {
    var memory: Wrapped.Memory = StoredMemory.value(of: stored)
    let content = control.content(&memory, in: size).element
    if remembers { stored = StoredMemory(memory) }
    return .composed(content, scrolls: control.scrolls)
  }

  package func offset(
    _ stored: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position {
    var memory: Wrapped.Memory = StoredMemory.value(of: stored)
    let offset = control.offset(&memory, of: content, in: size)
    if remembers { stored = StoredMemory(memory) }
    return offset
  }

  package func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }
}
