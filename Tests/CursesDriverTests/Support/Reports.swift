import CursesDriver
import TerminalModel

/// The reports of a terminal.
@MainActor final class Reports {
  enum Kind {
    case caughtUp, resized, resumed, writable, ended, failed
  }

  private(set) var bytes: [UInt8] = []
  private var kinds: Set<Kind> = []

  /// Starts the terminal.
  init(of terminal: CursesTerminal) {
    terminal.start { [weak self] in self?.take($0) }
  }

  /// Whether a report of a kind has arrived; first lets other tasks run.
  ///
  /// - Throws: `CancellationError` if the test's time is over.
  func hasArrived(_ kind: Kind) async throws -> Bool {
    try Task.checkCancellation()
    await Task.yield()
    return kinds.contains(kind)
  }

  /// Waits until a report of a kind has arrived since the start.
  ///
  /// - Throws: `CancellationError` if the test's time is over.
  func wait(for kind: Kind) async throws {
    while try await !hasArrived(kind) {}
  }

  /// Waits until at least `count` bytes have arrived since the start, and returns all of them.
  ///
  /// - Throws: `CancellationError` if the test's time is over.
  func receive(count: Int) async throws -> [UInt8] {
    while bytes.count < count {
      try Task.checkCancellation()
      await Task.yield()
    }
    return bytes
  }

  private func take(_ report: TerminalReport) {
    switch report {
    case .bytes(let bytes): self.bytes += bytes
    case .caughtUp: kinds.insert(.caughtUp)
    case .resized: kinds.insert(.resized)
    case .resumed: kinds.insert(.resumed)
    case .writable: kinds.insert(.writable)
    case .ended: kinds.insert(.ended)
    case .failed: kinds.insert(.failed)
    }
  }
}
