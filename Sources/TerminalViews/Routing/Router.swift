package import TerminalModel

/// Decides the response of a scene to an input.
package struct Router {
  package let interface: InterfaceState
  package let routes: Routes

  package init(interface: InterfaceState, routes: Routes) {
    self.interface = interface
    self.routes = routes
  }

  package func respond(to input: Input) -> Response {
    switch input {
    case .key(let key): respond(to: key)
    case .mouse(let mouse): respond(to: mouse)
    case .paste, .focused, .resized: ignored
    }
  }

  /// The response to unhandled input.
  package var ignored: Response { Response(interface: interface, isHandled: false) }
}
