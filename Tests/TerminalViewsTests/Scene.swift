import TerminalModel
import TerminalViews

/// A view laid out for a screen (a scene), whose responses have events of one type.
struct Scene<Event> {
  /// A response with events of one type.
  struct Answer {
    var events: [Event]
    var interface: InterfaceState
    var quits: Bool
    var isHandled: Bool
    var isRepeated: Bool
    var copied: String?
  }

  let untyped: UntypedScene

  init(
    _ view: Node<Event>, size: Size, interface: InterfaceState,
    display: DisplayOptions = DisplayOptions()
  ) {
    untyped = UntypedScene(view.element, size: size, interface: interface, display: display)
  }

  var interface: InterfaceState { untyped.interface }
  var hints: [KeyHint] { untyped.hints }

  func draw() -> Frame {
    var frame = Frame(size: untyped.size)
    untyped.draw(into: &frame)
    return frame
  }

  func draw(into frame: inout Frame) { untyped.draw(into: &frame) }

  func respond(to input: Input, at time: Duration? = nil) -> Answer {
    let response = untyped.respond(to: input, at: time)
    return Answer(
      events: response.events.map { typed($0) }, interface: response.interface,
      quits: response.quits, isHandled: response.isHandled, isRepeated: response.isRepeated,
      copied: response.copied)
  }
}

extension Scene.Answer: Equatable where Event: Equatable {}
