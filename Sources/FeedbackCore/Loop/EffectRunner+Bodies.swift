extension EffectRunner {
  /// Begins the waiting bodies.
  @inlinable
  func beginBodies() {
    if !waitingOrder.isEmpty { beginWaitingBodies() }
  }

  @usableFromInline
  func beginWaitingBodies() {
    guard !holdsBodies else { return }
    let runs = waitingOrder
    waitingOrder = []
    for run in runs { begin(run) }
  }
}
