public import FeedbackCore
public import TerminalModel

/// A component that runs without a terminal, on a clock of its own: keys go in, frames come out,
/// and time passes when it is told to.
@MainActor
public final class HeadlessApp<Running: Component> {
  /// The time, as the component knows it.
  public let clock = VirtualClock()
  /// What the component is shown on.
  public let terminal: MemoryTerminal
  /// The loop that runs it.
  public let loop: FeedbackLoop<Running.State, Running.Event>

  private let session: Session

  /// Starts the component on a screen of a size.
  ///
  /// Where it holds effects, asynchronous ones wait until they are answered or let go; otherwise
  /// they run.
  public init(_ component: Running, size: Size = .standard, holdsEffects: Bool = false) {
    terminal = MemoryTerminal(size: size)
    session = Session(terminal: terminal, clock: clock)
    loop = component.makeLoop(on: session, clock: clock)
    loop.holdsEffects = holdsEffects
    loop.start()
  }

  /// The state.
  public var state: Running.State { loop.state }

  /// What a person sees now.
  public var frame: Frame {
    session.drawNow()
    return terminal.frame ?? Frame(size: terminal.size)
  }

  /// Told where a list shows rows that would be others if they were made anew; nil where nobody asks.
  package var onStaleRows: (() -> Void)? {
    get { session.onStaleRows }
    set { session.onStaleRows = newValue }
  }

  /// The diagnostics of the loop.
  package var log: DiagnosticLog { session.log }

  /// Whether somebody quit.
  public var hasEnded: Bool { session.hasEnded }

  /// Takes input, as one read from a terminal.
  public func take(_ inputs: [Input]) {
    session.handle(inputs)
  }

  /// Lets time pass.
  ///
  /// What comes due is handled at its own time, in order.
  public func advance(by duration: Duration) {
    clock.advance(by: duration)
  }

  /// Gives the screen another size.
  public func resize(to size: Size) {
    terminal.report(.resized(size))
  }

  /// Waits until every effect that has begun has finished or waits for the clock, or until the
  /// limit of real time is over.
  ///
  /// - Returns: whether all have settled.
  @discardableResult
  public func settle(within limit: Duration = .seconds(10)) async -> Bool {
    let time = ContinuousClock()
    let deadline = time.now.advanced(by: limit)
    while loop.workingEffectCount > clock.sleeperCount {
      guard time.now < deadline else { return false }
      // What is waited for is the world outside, whose time no virtual clock knows.
      try? await time.sleep(for: .milliseconds(1))
      loop.receiveNow()
    }
    return true
  }
}
