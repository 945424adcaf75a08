import TerminalViews

extension Session {
  /// Replaces the state of the loop and the interface state, and draws them.
  ///
  /// The loop gets the size of the screen, which may differ from that in the restored state.
  ///
  /// - Parameter restoreState: Replaces the state of the loop; false if that fails.
  /// - Returns: The result of `restoreState`.
  func restore(_ interface: InterfaceState, _ restoreState: () -> Bool) -> Bool {
    // One frame shows the state, the interface state and the events for the size.
    machine.sizeArrived()
    let isRestored = restoreState()
    if isRestored {
      renderer.restore(interface)
      connections.deliver?([.resized(renderer.size)])
    }
    perform(machine.sizeRead())
    drawNow()
    return isRestored
  }
}
