package import TerminalModel

/// A view laid out for a screen, whatever type its events have.
///
/// It is compiled once: generic code would look up at run time what it works on.
package struct UntypedScene {
  /// The screen.
  package let size: Size
  /// What the framework remembers, as it is after layout.
  package let interface: InterfaceState
  /// Nodes that were laid out.
  package let nodesLaidOut: Int
  /// Rows of lists that were made.
  package let rowsBuilt: Int
  package let routes: Routes
  private let root: Box

  /// Lays out a view.
  package init(_ view: Element, size: Size, interface: InterfaceState) {
    var pass = LayoutPass(interface: interface)
    let root = pass.layoutRoot(view, size: size)
    let routes = Routes(root, size: size)
    self.size = size
    self.interface = interface.settled(for: routes, offsets: pass.offsets)
    self.routes = routes
    self.root = root
    nodesLaidOut = pass.nodesLaidOut
    rowsBuilt = pass.rowsBuilt
  }

  /// The key bindings that are active, in the order in which they are asked, each key once.
  package var hints: [KeyHint] {
    routes.keyLayers(withFocusAt: interface.focus).flatMap { $0.hints() }.unambiguous
  }

  /// Draws the scene in the place of a frame that is no longer needed.
  package func draw(into frame: inout Frame) {
    var buffer = Buffer(size: .zero)
    swap(&buffer, &frame.buffer)
    if buffer.size != size { buffer = Buffer(size: size) }
    var area = DrawingArea(reusing: consume buffer)
    Painter(interface: interface, hints: hints).draw(root, on: &area)
    frame = Frame(buffer: area.buffer)
  }

  /// What the scene makes of an input.
  package func respond(to input: Input) -> Response<Any> {
    Router(interface: interface, routes: routes).respond(to: input)
  }

  /// What the widget that has the focus makes of a key, found without making the rows of lists;
  /// nil where it does not want the key, or where it takes a whole scene to tell.
  ///
  /// Keys that come in bursts, in a list, cost no more than its view.
  package static func response(
    to key: Key, fromFocusIn view: Element, size: Size, interface: InterfaceState
  ) -> Response<Any>? {
    guard key.isForWidgets, interface.focus != nil else { return nil }
    var pass = LayoutPass(interface: interface, makesRows: false)
    let routes = Routes(pass.layoutRoot(view, size: size), size: size)
    guard let focused = routes.target(at: interface.focus) else { return nil }
    var next = interface
    next.offsets.merge(pass.offsets) { _, new in new }
    return Router(interface: next, routes: routes).respond(to: key, in: focused)
  }
}
