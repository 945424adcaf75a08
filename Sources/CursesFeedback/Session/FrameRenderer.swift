import TerminalModel
import TerminalViews

/// Turns views into changed cells (view → scene → frame → changed cells), and reads input with the
/// view of the current state.
///
/// The input feedback reads with it, and the session draws with it. It knows neither a terminal nor
/// the type of the application's state: a closure makes the view of the current state, and is
/// called to read or draw only if the scene is out of date.
@MainActor @usableFromInline final class FrameRenderer {
  @usableFromInline typealias MakeElement = () -> Element?

  // A view that is made or drawn has no access to the renderer. The runtime's check for exclusive
  // access would take an eighth of a key's instructions.

  /// Makes the view of the state that the next frame shows; nil if the application does not draw.
  @exclusivity(unchecked)
  var settledElement: MakeElement?
  /// Called if a frame with cached rows differs from one with new rows (tests only); nil for no
  /// check.
  var onStaleRows: (() -> Void)?
  /// The size of the screen.
  private(set) var size: Size
  /// Focus, scroll offsets and the held mouse button, which are not in the application's state.
  @exclusivity(unchecked)
  private(set) var interface = InterfaceState() {
    didSet { remembersViews = !interface.isEmpty }
  }
  /// Whether the focus or scroll offsets have to be updated for views that are not drawn.
  @exclusivity(unchecked)
  @usableFromInline private(set) var remembersViews = false
  /// The laid-out view, or nil if it is out of date.
  @exclusivity(unchecked)
  private var scene: UntypedScene?
  /// Rows of lists from the last layout, for reuse in the next one.
  private var rowCache: RowCache?
  /// The frame on the screen, or nil if it is unknown.
  private var shown: Frame?
  /// The frame that ``draw()`` draws into.
  ///
  /// When it is shown, the frame that was on the screen before takes its place, so that the next
  /// one reuses the memory of that frame.
  @exclusivity(unchecked)
  private(set) var frame = Frame(size: .zero)

  init(size: Size) { self.size = size }

  /// Discards the laid-out scene, because the state or the interface state has changed.
  @usableFromInline func viewChanged() { scene = nil }

  /// Sets the size, and discards the scene and the known contents of the screen.
  func resize(to size: Size) {
    self.size = size
    shown = nil
    scene = nil
  }

  /// The part of the application that reads an input first.
  @usableFromInline func reader(of input: Input, viewsBindKeys: Bool) -> InputReader {
    InputReader(of: input, hasView: settledElement != nil, viewsBindKeys: viewsBindKeys)
  }

  /// Reads an input with the view, and sends its events.
  ///
  /// For a key, only the focused part of the view is laid out if that is sufficient.
  @usableFromInline func read(
    _ input: Input, in element: MakeElement, send: (Any) -> Void
  ) -> InputOutcome {
    let response = respond(to: input, in: element)
    let isMoved = response.interface != interface
    if isMoved { interface = response.interface }
    for event in response.events { send(event) }
    if isMoved || !response.events.isEmpty { scene = nil }
    if response.quits { return .quits }
    guard response.isHandled else { return .unhandled }
    return isMoved ? .viewChanged : .handled
  }

  private func respond(to input: Input, in element: MakeElement) -> Response {
    guard case .key(let key) = input, scene == nil, let view = element() else {
      return current(element).respond(to: input)
    }
    let focused = FocusedScene(view, size: size, interface: interface)
    return focused?.respond(to: key) ?? layOut(view).respond(to: input)
  }

  /// Updates the focus and scroll offsets for a view that an event will change before it is drawn.
  @inlinable func followView(_ element: MakeElement) {
    if remembersViews { layOutFocus(element) }
  }

  @usableFromInline func layOutFocus(_ element: MakeElement) {
    guard scene == nil, let view = element() else { return }
    let focused = FocusedScene(view, size: size, interface: interface)
    interface = focused?.interface ?? layOut(view).interface
  }

  /// Draws the settled state into ``frame``.
  ///
  /// - Returns: The cells that differ from the screen, all cells if the screen is unknown, or nil
  ///   if the application does not draw.
  func draw() -> FrameDiff? {
    guard let settledElement else { return nil }
    let scene = current(settledElement)
    scene.draw(into: &frame)
    if scene.rowsReused > 0, let onStaleRows, !isFrameFresh(settledElement) { onStaleRows() }
    return FrameDiff(from: shown, to: frame)
  }

  /// Records that the terminal shows ``frame``.
  func frameShown() {
    let last = shown
    shown = frame
    frame = last ?? Frame(size: .zero)
  }

  /// Whether ``frame`` is equal to one drawn without cached rows.
  private func isFrameFresh(_ element: MakeElement) -> Bool {
    guard let view = element() else { return true }
    var fresh = Frame(size: .zero)
    UntypedScene(view, size: size, interface: interface).draw(into: &fresh)
    return fresh == frame
  }

  private func current(_ element: MakeElement) -> UntypedScene {
    scene ?? layOut(element() ?? Element(.empty))
  }

  private func layOut(_ view: Element) -> UntypedScene {
    let scene = UntypedScene(view, size: size, interface: interface, reusing: rowCache.take())
    interface = scene.interface
    rowCache = scene.rowCache
    self.scene = scene
    return scene
  }
}
