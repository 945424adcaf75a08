public import TerminalModel

/// A view laid out for a screen: what is to be seen, and what input means.
///
/// It is a pure function of the view, the size and what the framework remembers. It is drawn
/// only when asked: inputs that come in bursts are answered without drawing.
public struct Scene<Event> {
  package let untyped: UntypedScene

  /// Lays out a view.
  ///
  /// Linear in the number of views that it has.
  public init(_ view: Node<Event>, size: Size, interface: InterfaceState) {
    untyped = UntypedScene(view.element, size: size, interface: interface)
  }

  /// The screen.
  public var size: Size { untyped.size }

  /// What the framework remembers, as it is after layout: lists scrolled so that chosen rows
  /// show, the focus moved off what is gone.
  public var interface: InterfaceState { untyped.interface }

  /// The key bindings that are active, in the order in which they are asked, each key once:
  /// what a help screen shows.
  public var hints: [KeyHint] { untyped.hints }

  /// Draws the scene.
  public func draw() -> Frame {
    var frame = Frame(size: size)
    draw(into: &frame)
    return frame
  }

  /// Draws the scene in the place of a frame that is no longer needed.
  ///
  /// Where that has the scene's size and nobody else holds it, its memory is used again: only the
  /// cells that were written in it, and those that the scene writes, are touched.
  public func draw(into frame: inout Frame) { untyped.draw(into: &frame) }

  /// What the scene makes of an input.
  ///
  /// Nothing changes but by using the response.
  public func respond(to input: Input) -> Response<Event> {
    let response = untyped.respond(to: input)
    return Response(
      events: response.events.map { typed($0) }, interface: response.interface,
      quits: response.quits, isHandled: response.isHandled)
  }
}
