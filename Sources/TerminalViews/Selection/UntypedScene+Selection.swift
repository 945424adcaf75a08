import TerminalModel

extension UntypedScene {
  /// The response of a router of this scene to an input, with the box whose text can be selected if
  /// the input selects or copies text.
  func response(of router: Router, to input: Input, at time: Duration?) -> Response {
    let selects = if case .mouse = input { true } else { interface.hasSelection }
    // For other inputs without a time, the router is not copied.
    guard selects || time != nil else { return router.respond(to: input) }
    var router = router
    router.time = time
    if selects { router.sceneBox = root }
    return router.respond(to: input)
  }

  /// Draws the selected text, as ``Router/drawSelection(inOverlays:on:)`` does.
  func drawSelection(inOverlays: Bool, on area: inout DrawingArea) {
    var router = router
    router.sceneBox = root
    router.drawSelection(inOverlays: inOverlays, on: &area)
  }
}
