package import TerminalModel

/// A ``Control`` without the types of its events and its memory.
///
/// It is a class, so that a control takes one allocation, and an ``Element`` refers to it.
package protocol ControlBehavior: AnyObject {
  var fills: Axis.Set { get }
  /// Whether it, or a control in it, may take keys; true for all composite controls, because the
  /// controls in them are not known before the layout.
  var mayTakeKeys: Bool { get }
  /// Whether it has a memory: one of another type than ``NoMemory``.
  var remembers: Bool { get }
  /// The type of the control, whose name stands for the control in a list of laid-out views
  /// (``LaidOutBox``).
  var controlType: Any.Type { get }

  func reception(_ memory: StoredMemory?, in size: Size) -> InputReception
  func handles(_ key: Key, _ memory: StoredMemory?, in size: Size) -> Bool
  func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size, at time: Duration?
  ) -> ControlResponse<Any>
  /// The directions in which it shows a part of larger content (``CompositeControl/scrolls``).
  var scrolls: Axis.Set { get }
  /// Its part in drag and drop, or nil if it takes none.
  var dragging: (any DragBehavior)? { get }
  /// Whether it shows a text that is no value, so that a form around it is not submitted.
  func isIncomplete(_ memory: StoredMemory?) -> Bool
  /// The cell of its text cursor, or nil if it has none.
  func cursorCell(_ memory: StoredMemory?, in size: Size) -> Position?
  /// The cells on which its keys act, or nil if it has none.
  func activeArea(_ memory: StoredMemory?, in size: Size) -> Rect?
  func form(
    _ memory: inout StoredMemory?, in size: Size, _ metrics: ThemeMetrics
  ) -> ControlForm
  func offset(
    _ memory: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position
  func draw(_ memory: StoredMemory?, on area: inout DrawingArea)
  /// Adds the text that the control itself draws, and that the user can select with the mouse, to a
  /// run; `rect` is the control's area on the screen.
  func addText(_ memory: StoredMemory?, in rect: Rect, to run: inout SelectableRun)
}

/// The input that a control takes at its size.
package struct InputReception {
  /// The kinds of input.
  package let inputs: InputMask
  /// Whether it can have the focus.
  package let acceptsFocus: Bool
}

/// The layout of a control: cells of its own, or other views.
package enum ControlForm {
  case drawn(Size)
  /// Other views, and the directions in which they can be larger than the control.
  case composed(Element, scrolls: Axis.Set)
}

/// The behavior of a control of a known type.
///
/// Extensions of this protocol implement the methods: for a class that is not generic, such as that
/// of lists, the compiler specializes them. Without the specialization, a key in a list took 4 %
/// more instructions.
protocol TypedBehavior: ControlBehavior {
  associatedtype Wrapped: Control
  var control: Wrapped { get }
}

// In the two generic classes, the methods that are called for each frame are members of the class:
// the same methods in the protocol's extensions would copy the control. The classes store
// properties of the control, such as `fills`, because it takes 200 to 400 instructions to read a
// property of a control of a generic type.

final class DrawnBehavior<Wrapped: DrawnControl>: TypedBehavior {
  let control: Wrapped
  let fills: Axis.Set
  let mayTakeKeys: Bool
  let remembers: Bool

  init(_ control: Wrapped) {
    self.control = control
    fills = control.fills
    mayTakeKeys = control.inputs.hasKeys
    remembers = Wrapped.Memory.self != NoMemory.self
  }

  func reception(_ memory: StoredMemory?, in size: Size) -> InputReception {
    control.reception(memory, in: size)
  }

  func form(
    _ memory: inout StoredMemory?, in size: Size, _ metrics: ThemeMetrics
  ) -> ControlForm {
    control.form(&memory, in: size, metrics)
  }

  func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }
}

final class CompositeBehavior<Wrapped: CompositeControl>: TypedBehavior {
  let control: Wrapped
  let fills: Axis.Set
  let remembers: Bool

  init(_ control: Wrapped) {
    self.control = control
    fills = control.fills
    remembers = Wrapped.Memory.self != NoMemory.self
  }

  func reception(_ memory: StoredMemory?, in size: Size) -> InputReception {
    control.reception(memory, in: size)
  }

  func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }
}

extension Control {
  fileprivate func reception(_ stored: StoredMemory?, in size: Size) -> InputReception {
    let memory: Memory = StoredMemory.value(of: stored)
    let inputs = inputs(memory, in: size)
    return InputReception(
      inputs: inputs, acceptsFocus: inputs.hasKeys && acceptsFocus(memory, in: size))
  }
}

extension DrawnControl {
  fileprivate func form(
    _ memory: inout StoredMemory?, in size: Size, _ metrics: ThemeMetrics
  ) -> ControlForm {
    // An encoded memory is decoded. A memory of another type is discarded: it is of the control
    // that was at this path before, such as a field that showed a secret.
    if let stored = memory, !(stored.value is Memory) {
      memory = StoredMemory(StoredMemory.value(of: stored) as Memory)
    }
    return .drawn(self.size(in: size, metrics))
  }
}

extension TypedBehavior {
  var controlType: Any.Type { Wrapped.self }
  var fills: Axis.Set { control.fills }
  var remembers: Bool { Wrapped.Memory.self != NoMemory.self }

  func reception(_ memory: StoredMemory?, in size: Size) -> InputReception {
    control.reception(memory, in: size)
  }

  func handles(_ key: Key, _ memory: StoredMemory?, in size: Size) -> Bool {
    control.handles(key, StoredMemory.value(of: memory), in: size)
  }

  func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size, at time: Duration?
  ) -> ControlResponse<Any> {
    let response = withMemory(&memory) { control.respond(to: input, &$0, in: size, at: time) }
    return ControlResponse<Any>(
      events: response.events.map { $0 }, isHandled: response.isHandled, copied: response.copied,
      quits: response.quits, passedInput: response.passedInput,
      isPreparation: response.isPreparation, isKept: response.isKept)
  }

  func activeArea(_ memory: StoredMemory?, in size: Size) -> Rect? {
    control.activeArea(StoredMemory.value(of: memory), in: size)
  }

  /// Passes the memory to a closure as a value of the control's memory type, and then stores it
  /// again.
  func withMemory<Result>(
    _ stored: inout StoredMemory?, _ body: (inout Wrapped.Memory) -> Result
  ) -> Result {
    var memory: Wrapped.Memory = StoredMemory.value(of: stored)
    defer { if remembers { stored = StoredMemory(memory) } }
    return body(&memory)
  }
}

extension TypedBehavior where Wrapped: DrawnControl {
  var scrolls: Axis.Set { [] }
  var mayTakeKeys: Bool { control.inputs.hasKeys }

  func form(
    _ memory: inout StoredMemory?, in size: Size, _ metrics: ThemeMetrics
  ) -> ControlForm {
    control.form(&memory, in: size, metrics)
  }

  func draw(_ memory: StoredMemory?, on area: inout DrawingArea) {
    control.draw(StoredMemory.value(of: memory), on: &area)
  }

  func offset(
    _ memory: inout StoredMemory?, of content: ScrolledContent, in size: Size
  ) -> Position { .origin }

  func addText(_ memory: StoredMemory?, in rect: Rect, to run: inout SelectableRun) {
    control.addText(StoredMemory.value(of: memory), in: rect, to: &run)
  }
}

extension TypedBehavior where Wrapped: CompositeControl {
  var mayTakeKeys: Bool { true }

  var scrolls: Axis.Set { control.scrolls }

  func form(
    _ memory: inout StoredMemory?, in size: Size, _ metrics: ThemeMetrics
  ) -> ControlForm {
    let content = withMemory(&memory) { control.content(&$0, in: size, metrics).element }
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

  /// Adds nothing: the views in the control add their own text.
  func addText(_ memory: StoredMemory?, in rect: Rect, to run: inout SelectableRun) {}
}

extension TypedBehavior where Wrapped.Event == Any {
  /// The response of a control whose events have the type `Any` already.
  func respond(
    to input: ControlInput, _ memory: inout StoredMemory?, in size: Size, at time: Duration?
  ) -> ControlResponse<Any> {
    withMemory(&memory) { control.respond(to: input, &$0, in: size, at: time) }
  }
}
