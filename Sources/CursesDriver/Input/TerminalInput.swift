#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Waits for what comes from a terminal, and delivers it on the main actor, in order.
protocol TerminalInput: Sendable {
  /// Begins to wait.
  ///
  /// Called once.
  @MainActor func start()

  /// Ends the waiting: when this returns, no more is read.
  ///
  /// What was not delivered never is.
  func stop()

  /// Asks for ``Arrivals/Arrival/writable``, once, when the terminal takes bytes again.
  func awaitWritable()
}

/// What a wait in `poll` is for: a terminal, and the pipe by which signals and the main actor
/// wake it.
struct TerminalFiles: Sendable {
  let device: TerminalDevice
  let wakeUp: WakeUpPipe

  /// What to wait for.
  func wishes(reading: Bool, writing: Bool) -> [pollfd] {
    let events = (reading ? POLLIN : 0) | (writing ? POLLOUT : 0)
    return [
      // Without a wish poll would still report a hang-up, without end: negative ones are skipped.
      pollfd(
        fd: events == 0 ? -1 : device.descriptor, events: Int16(truncatingIfNeeded: events),
        revents: 0),
      pollfd(fd: wakeUp.readingEnd, events: Int16(truncatingIfNeeded: POLLIN), revents: 0),
    ]
  }

  /// What has come, where poll has reported something of these files; the end of the terminal comes
  /// last.
  func arrivals(_ files: ArraySlice<pollfd>, upTo limit: Int) -> [Arrivals.Arrival] {
    guard let terminal = files.first?.revents, let pipe = files.last?.revents else { return [] }
    var arrivals: [Arrivals.Arrival] = []
    if pipe != 0 {
      let signals = wakeUp.drain()
      if signals.contains(.resumed) { arrivals.append(.resumed) }
      if signals.contains(.resized) { arrivals.append(.resized) }
    }
    if Int32(terminal) & POLLOUT != 0 { arrivals.append(.writable) }
    if Int32(terminal) & ~POLLOUT != 0 { arrivals += receive(upTo: limit) }
    return arrivals
  }

  /// Reads until nothing more is there, or about so many bytes have come.
  private func receive(upTo limit: Int) -> [Arrivals.Arrival] {
    var all: [UInt8] = []
    while true {
      switch device.receive() {
      case .bytes(let bytes):
        all += bytes
        if all.count >= limit { return [.bytes(all)] }
      case .nothing:
        return all.isEmpty ? [] : [.bytes(all)]
      case .ended:
        return all.isEmpty ? [.ended] : [.bytes(all), .ended]
      }
    }
  }
}
