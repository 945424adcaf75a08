import TerminalModel
import TerminalViews

/// Turns views into changed cells, and routes input through the view that is shown: view → scene →
/// frame → changed cells.
///
/// It knows neither a terminal nor the type of the application's state: each method gets a closure
/// that makes the view of the current state, and calls it only if the scene is out of date.
struct FrameRenderer {
  typealias MakeElement = () -> Element?

  /// The size of the screen.
  private(set) var size: Size
  /// Focus, scroll offsets and the held mouse button, which are not in the application's state.
  private(set) var interface = InterfaceState() {
    didSet { remembersViews = !interface.isEmpty }
  }
  /// Whether the focus or scroll offsets have to be updated for views that are not drawn.
  private(set) var remembersViews = false
  /// The laid-out view, or nil if it is out of date.
  private var scene: UntypedScene?
  /// Rows of lists from the last layout, for reuse in the next one.
  private var rowCache: RowCache?
  /// The frame on the screen, or nil if it is unknown.
  private var shown: Frame?
  /// The last drawn frame.
  ///
  /// It reuses the memory of the frame before the one on the screen.
  private(set) var frame = Frame(size: .zero)

  init(size: Size) { self.size = size }

  /// The number of rows in the current scene that come from the last layout.
  var rowsReused: Int { scene?.rowsReused ?? 0 }

  /// Discards the laid-out scene, because the state or the interface state has changed.
  mutating func viewChanged() { scene = nil }

  /// Sets the size, and discards the scene and the known contents of the screen.
  mutating func resize(to size: Size) {
    self.size = size
    shown = nil
    scene = nil
  }

  // MARK: Input

  /// The response of the view to an input.
  ///
  /// For a key, only the focused part of the view is laid out if that is sufficient.
  mutating func respond(to input: Input, in element: MakeElement) -> Response {
    guard case .key(let key) = input, scene == nil, let view = element() else {
      return current(element).respond(to: input)
    }
    let focused = FocusedScene(view, size: size, interface: interface)
    return focused?.respond(to: key) ?? layOut(view).respond(to: input)
  }

  /// Updates the focus and scroll offsets for a view that an event will change before it is drawn.
  mutating func followView(_ element: MakeElement) {
    guard scene == nil, let view = element() else { return }
    let focused = FocusedScene(view, size: size, interface: interface)
    interface = focused?.interface ?? layOut(view).interface
  }

  /// Sets the interface state from a response, and discards the scene if it is different.
  ///
  /// - Returns: Whether it is different.
  mutating func take(_ next: InterfaceState) -> Bool {
    guard next != interface else { return false }
    interface = next
    scene = nil
    return true
  }

  // MARK: Output

  /// Draws the view into ``frame``.
  ///
  /// - Returns: The cells that differ from the screen; all cells if the screen is unknown.
  mutating func draw(_ element: MakeElement) -> FrameDiff {
    current(element).draw(into: &frame)
    return FrameDiff(from: shown, to: frame)
  }

  /// Records that the terminal shows ``frame``.
  mutating func frameShown() {
    let last = shown
    shown = frame
    frame = last ?? Frame(size: .zero)
  }

  /// Whether ``frame`` is equal to one drawn without cached rows.
  func isFrameFresh(_ element: MakeElement) -> Bool {
    guard let view = element() else { return true }
    var fresh = Frame(size: .zero)
    UntypedScene(view, size: size, interface: interface).draw(into: &fresh)
    return fresh == frame
  }

  private mutating func current(_ element: MakeElement) -> UntypedScene {
    scene ?? layOut(element() ?? Element(.empty))
  }

  private mutating func layOut(_ view: Element) -> UntypedScene {
    let scene = UntypedScene(view, size: size, interface: interface, reusing: rowCache.take())
    interface = scene.interface
    rowCache = scene.rowCache
    self.scene = scene
    return scene
  }
}
