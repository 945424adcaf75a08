package import TerminalModel

/// A view laid out for a screen, whatever type its events have.
///
/// It is compiled once: generic code would look up at run time what it works on. A class, as it never
/// changes and is handed on as a reference.
package final class UntypedScene {
  /// The screen.
  package let size: Size
  /// What the framework remembers, as it is after layout.
  package let interface: InterfaceState
  /// The number of nodes laid out.
  package let nodesLaidOut: Int
  /// The number of list rows made.
  package let rowsBuilt: Int
  /// The number of list rows taken from the previous layout.
  package let rowsReused: Int
  package let routes: Routes
  /// The rows of lists for the next layout.
  package let rowCache: RowCache
  private let root: Box

  /// Lays out a view.
  ///
  /// - Parameter rows: The rows of the previous layout.
  package init(
    _ view: Element, size: Size, interface: InterfaceState,
    reusing rows: consuming RowCache? = nil
  ) {
    var pass = LayoutPass(interface: interface, reusing: rows)
    let root = pass.layoutRoot(view, size: size)
    let routes = Routes(root, size: size)
    self.size = size
    self.interface = interface.settled(for: routes, offsets: pass.offsets)
    self.routes = routes
    self.root = root
    rowCache = pass.rowCache
    nodesLaidOut = pass.nodesLaidOut
    rowsBuilt = pass.rowsBuilt
    rowsReused = pass.rowsReused
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
    Painter(interface: interface, hints: self.hints).draw(root, on: &area)
    frame = Frame(buffer: area.buffer)
  }

  /// What the scene makes of an input.
  package func respond(to input: Input) -> Response {
    Router(interface: interface, routes: routes).respond(to: input)
  }
}

/// A view laid out as far as keys for the widget with the focus need it: without the rows of lists.
///
/// Keys that come in bursts, in a list, so cost no more than its view.
package struct FocusedScene {
  /// What the framework remembers, as it is after layout.
  package let interface: InterfaceState
  private let routes: Routes
  private let focused: Routes.Target

  /// Nil where it takes a whole scene to tell who has the focus: it may have been in a row, or go
  /// into one; or a modal view comes or goes.
  package init?(_ view: Element, size: Size, interface: InterfaceState) {
    guard interface.covered == nil else { return nil }
    var pass = LayoutPass(interface: interface, makesRows: false)
    routes = Routes(pass.layoutRoot(view, size: size), size: size)
    guard !routes.isModal, let focused = routes.target(at: interface.focus) else { return nil }
    self.focused = focused
    // Lists in rows are not met: they stay as they are as long as the list around them is there.
    let lists = pass.offsets
    let inRows = interface.offsets.filter { path, _ in
      lists[path] == nil && lists.keys.contains { $0.contains(path) }
    }
    self.interface = interface.settled(
      for: routes, offsets: lists.merging(inRows) { own, _ in own })
  }

  /// What the widget that has the focus makes of a key; nil where it does not want it.
  package func respond(to key: Key) -> Response? {
    Router(interface: interface, routes: routes).respond(to: key, in: focused)
  }
}
