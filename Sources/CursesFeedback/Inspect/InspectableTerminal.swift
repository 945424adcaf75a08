import TerminalModel

/// A terminal that an application shares with its inspector: one of them has the screen and the
/// keys.
///
/// The application has them first, and again after each end of an inspector. While an inspector has
/// them, the application's frames are accepted, but not shown.
@MainActor final class InspectableTerminal: TerminalDriver {
  /// Called when the application hands the terminal to another program: the inspector has to end.
  var beforeProgram: () -> Void = {}
  private let base: any TerminalDriver
  private var application: (@MainActor (TerminalReport) -> Void)?
  /// The terminal of the inspector that has the screen, or nil.
  private var guest: GuestTerminal?

  init(_ base: any TerminalDriver) { self.base = base }

  /// Gives the screen and the keys to an inspector, until its terminal is closed.
  ///
  /// - Parameter ended: Called when it is closed.
  func makeGuest(ended: @escaping () -> Void) -> any TerminalDriver {
    let guest = GuestTerminal(
      base,
      ended: { [weak self] in
        self?.guest = nil
        ended()
      })
    self.guest = guest
    return guest
  }

  var size: Size { base.size }
  var keySequences: KeySequences { base.keySequences }
  var escapeDelay: Duration { base.escapeDelay }
  var runsPrograms: Bool { base.runsPrograms }
  var capturedText: String? { base.capturedText }

  func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {
    application = report
    base.start { [weak self] report in self?.pass(report) }
  }

  private func pass(_ report: TerminalReport) {
    switch report {
    // The session of the application decodes the bytes, and passes the inputs on to the inspector
    // (`SessionProbe`): so those behind the key that opens or closes it are not lost.
    case .bytes: application?(report)
    case .resumed:
      guard let guest else {
        application?(report)
        return
      }
      guest.report?(report)
      // The screen may have another size.
      application?(.resized(base.size))
    // The application gets these, too. It would draw nothing more without `writable` after a frame
    // that the terminal has refused.
    case .caughtUp, .writable, .resized, .ended, .failed:
      guest?.report?(report)
      application?(report)
    }
  }

  func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    guard guest == nil else { return true }
    return try base.show(frame, changes: changes)
  }

  func suspend() throws(TerminalError) { try base.suspend() }

  func run(_ command: [String]) async -> ProgramResult {
    beforeProgram()
    return await base.run(command)
  }

  @discardableResult func copy(_ text: String) -> Bool { base.copy(text) }

  func close() {
    guest?.isClosed = true
    base.close()
  }
}

/// The terminal of an inspector.
@MainActor private final class GuestTerminal: TerminalDriver {
  private let base: any TerminalDriver
  private let ended: () -> Void
  fileprivate var report: (@MainActor (TerminalReport) -> Void)?
  fileprivate var isClosed = false

  init(_ base: any TerminalDriver, ended: @escaping () -> Void) {
    (self.base, self.ended) = (base, ended)
  }

  var size: Size { base.size }
  var keySequences: KeySequences { base.keySequences }
  var escapeDelay: Duration { base.escapeDelay }

  func start(_ report: @escaping @MainActor (TerminalReport) -> Void) { self.report = report }

  func show(_ frame: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    guard !isClosed else { return true }
    return try base.show(frame, changes: changes)
  }

  func suspend() throws(TerminalError) { try base.suspend() }

  @discardableResult func copy(_ text: String) -> Bool { base.copy(text) }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    ended()
  }
}
