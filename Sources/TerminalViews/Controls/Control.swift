public import TerminalModel

/// A view that takes input: keys and pastes while it has the focus, and the mouse over its cells.
///
/// A control is a ``DrawnControl``, which draws its cells itself, or a ``CompositeControl``, which
/// consists of other views. The widgets of the framework that take input, such as buttons, text
/// fields and scroll views, are such controls, too.
///
/// The methods of a control are pure. Its properties hold data of the application, and are set each
/// time that the view of a state is made. Its ``Memory`` holds values that last from one input to
/// the next, such as a cursor. A control changes the application's state only by the events of its
/// responses.
public protocol Control<Event>: View {
  /// The values that the framework keeps for the control while it is shown; ``NoMemory`` unless the
  /// control declares a type of its own.
  associatedtype Memory: ControlMemory = NoMemory

  /// The kinds of input that the control takes.
  var inputs: InputMask { get }

  /// The kinds of input that the control takes at its size; by default, ``inputs``.
  ///
  /// A scroll view takes none if its content fits. Then the terminal does not have to report the
  /// mouse for it, and keys go to the bindings.
  func inputs(_ memory: Memory, in size: Size) -> InputMask

  /// The axes along which the control takes the cells that the other views of the stack around it
  /// leave; none by default.
  var fills: Axis.Set { get }

  /// Whether the control takes a key while it has the focus; by default, whether one of its
  /// ``inputs`` contains the key.
  ///
  /// A key that it takes is not shown in a help bar as the key of a binding.
  func handles(_ key: Key) -> Bool

  /// Whether the control takes a key with its memory and at its size; by default, ``handles(_:)``.
  ///
  /// A text field takes the key for copying only while text in the field is selected.
  func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool

  /// Whether the control can have the focus, if its ``inputs`` contain keys; true by default.
  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool

  /// The cells of the control on which its keys act, such as the current row or the text cursor; nil,
  /// which is the default, if it has no such cells, or if they are not visible.
  ///
  /// A ``ScrollView`` in which the whole control does not fit scrolls to them. A context menu that a
  /// key opens is beside them, or else beside the control's top left cell.
  func activeArea(_ memory: Memory, in size: Size) -> Rect?

  /// The response to an input; by default, ``ControlResponse/ignored``.
  ///
  /// An input that the control ignores goes to the control around it, and then, if it is a key, to
  /// the key bindings.
  ///
  /// - Parameters:
  ///   - input: A key, a paste, a change of the focus or of the terminal, or an action of the mouse,
  ///     in the control's own coordinates.
  ///   - memory: The control's memory, which it may change. A change is discarded if the control
  ///     ignores the input, unless the input is ``ControlInput/focusChanged(_:)`` or
  ///     ``ControlInput/terminalChanged(_:)``.
  ///   - size: The control's size on the screen.
  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event>

  /// The response to an input of a known time; by default, ``respond(to:_:in:)``.
  ///
  /// A control declares it in addition if a pause between two inputs has a meaning: a text field
  /// undoes typing up to the last pause.
  ///
  /// - Parameters:
  ///   - input: The input, as for ``respond(to:_:in:)``.
  ///   - memory: The control's memory.
  ///   - size: The control's size on the screen.
  ///   - time: The time of the input on the session's clock, since the start of the session; nil if
  ///     no control on the screen takes ``InputMask/text`` or ``InputMask/characters``, or for a
  ///     change of the focus or of the terminal.
  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event>
}

/// A control that draws its cells itself.
///
/// A press on it begins no selection of text if it takes ``InputMask/pointer``.
///
/// ```swift
/// struct Switch<Event>: DrawnControl {
///   let isOn: Bool
///   let changes: (Bool) -> Event
///
///   var inputs: InputMask { [.activation, .pointer] }
///
///   func size(in proposed: Size) -> Size { Size(columns: 5, rows: 1) }
///
///   func draw(_ memory: NoMemory, on area: inout DrawingArea) {
///     area.write(isOn ? "[ on]" : "[off]", at: .origin)
///     if area.state.isFocused { area.restyle { $0.attributes.insert(.reverse) } }
///   }
///
///   func respond(
///     to input: ControlInput, _ memory: inout NoMemory, in size: Size
///   ) -> ControlResponse<Event> {
///     input.isActivation ? .sends(changes(!isOn)) : .ignored
///   }
/// }
/// ```
public protocol DrawnControl<Event>: Control {
  /// The control's size if its parent proposes a size; a larger one is cut to the proposed one.
  ///
  /// By default, all columns and one row, or all rows if the control fills the vertical axis.
  func size(in proposed: Size) -> Size

  /// The control's size with the spacing of a theme; by default, ``size(in:)``.
  ///
  /// A control that declares it reads the same spacing in ``DrawingArea/metrics`` when it draws.
  func size(in proposed: Size, _ metrics: ThemeMetrics) -> Size

  /// Draws the control; ``DrawingArea/state`` tells whether it has the focus.
  func draw(_ memory: Memory, on area: inout DrawingArea)
}

/// A control that consists of other views.
///
/// Controls among them take input first: the composite control gets what they ignore.
public protocol CompositeControl<Event>: Control {
  /// The views of the control.
  ///
  /// The method may change the memory: a scrolling view limits its scroll offset to the size that
  /// is proposed. It gets no ``ControlState``: a control whose views depend on the focus stores
  /// the value of ``ControlInput/focusChanged(_:)`` in its memory.
  ///
  /// - Parameters:
  ///   - memory: The control's memory.
  ///   - size: The proposed size.
  @ViewBuilder<Event> func content(_ memory: inout Memory, in size: Size) -> Node<Event>

  /// The views of the control with the spacing of a theme; by default, ``content(_:in:)``.
  @ViewBuilder<Event> func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Event>

  /// The directions in which the content can be larger than the control; none by default.
  ///
  /// In such a direction, the control takes the whole proposed extent if ``Control/fills`` has the
  /// direction, too, and otherwise as many cells as the content, up to the proposed ones.
  var scrolls: Axis.Set { get }

  /// The cell of the content that is shown at the control's top left corner; by default, the top
  /// left cell of the content.
  ///
  /// It is called after the layout of the content; never if ``scrolls`` is empty. It may change the
  /// memory, as ``content(_:in:)`` may.
  func offset(
    _ memory: inout Memory, of content: ScrolledContent, in size: Size
  ) -> Position

  /// Draws over the content, as a scroll bar does; nothing by default.
  func draw(_ memory: Memory, on area: inout DrawingArea)
}

/// The content of a composite control after its layout.
public struct ScrolledContent: Hashable, Sendable {
  /// The size of the content, which can be larger than the control.
  public let size: Size
  /// The area, in the content, of the control that has the focus, or of the scroll view around it
  /// within the content; nil if no control in the content has the focus.
  public let focused: Rect?
  /// The area, in the content, of the cells on which the keys of that control act
  /// (``Control/activeArea(_:in:)``); nil if the control has none, or if the control fits into the view
  /// in each direction of scrolling.
  ///
  /// Of a control in a scroll view within the content, it is the part of this area that is visible
  /// there, or the visible part of a control without such an area; nil if no part is visible.
  public let active: Rect?
  /// Whether a control in the content can have the focus.
  public let acceptsFocus: Bool
  /// The fingerprint of the control with the focus, or 0 if no control in the content has it.
  ///
  /// It is computed from the path to the control, the steps from the root of the scene. Two
  /// controls hardly ever have the same fingerprint. It is the same each time the program runs.
  let focusedControl: UInt64

  package init(
    size: Size, focused: Rect?, active: Rect?, acceptsFocus: Bool, focusedControl: UInt64
  ) {
    self.size = size
    self.focused = focused
    self.active = active
    self.acceptsFocus = acceptsFocus
    self.focusedControl = focusedControl
  }
}

extension Control {
  /// The inputs that the control declares.
  public func inputs(_ memory: Memory, in size: Size) -> InputMask { inputs }

  /// None.
  public var fills: Axis.Set { [] }

  /// Whether one of the control's inputs contains the key.
  public func handles(_ key: Key) -> Bool { inputs.contains(key) }

  /// Whether the control takes the key, whatever its memory and its size are.
  public func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool { handles(key) }

  /// Always true.
  public func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { true }

  /// Nil.
  public func activeArea(_ memory: Memory, in size: Size) -> Rect? { nil }

  /// Ignores all input.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> { .ignored }

  /// The response without regard to the time.
  public func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event> { respond(to: input, &memory, in: size) }
}

extension CompositeControl {
  /// None.
  public var scrolls: Axis.Set { [] }

  /// The content's top left cell.
  public func offset(
    _ memory: inout Memory, of content: ScrolledContent, in size: Size
  ) -> Position { .origin }

  /// The views without regard to the spacing.
  public func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Event> {
    return content(&memory, in: size)
  }

  /// Draws nothing.
  public func draw(_ memory: Memory, on area: inout DrawingArea) {}
}

extension DrawnControl {
  /// All columns, and one row or, if the control fills the vertical axis, all rows.
  public func size(in proposed: Size) -> Size {
    Size(columns: proposed.columns, rows: fills.contains(.vertical) ? proposed.rows : 1)
  }

  /// The size without regard to the theme.
  public func size(in proposed: Size, _ metrics: ThemeMetrics) -> Size { size(in: proposed) }

  /// The control as a node.
  public func node() -> Node<Event> {
    // `return` turns off the view builder of `View.node()`, which takes no elements.
    return Node(Element(DrawnBehavior(self)))
  }
}

extension CompositeControl {
  /// The control as a node.
  public func node() -> Node<Event> {
    return Node(Element(CompositeBehavior(self)))
  }
}

extension Element {
  init(_ behavior: any ControlBehavior) {
    self.init(
      .control(behavior),
      stretch: Stretch(filling: behavior.fills, takesKeys: behavior.mayTakeKeys))
  }
}
