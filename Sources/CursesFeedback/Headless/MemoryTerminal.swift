public import TerminalModel

/// A terminal in memory: it keeps the frame that a person would see, and counts what it cost.
@MainActor
public final class MemoryTerminal: TerminalDriver {
  /// Its extent.
  public private(set) var size: Size
  /// What it shows; nil before the first frame.
  public private(set) var frame: Frame?
  /// How many frames were drawn.
  public private(set) var frameCount = 0
  /// How many cells were drawn, over all frames.
  public private(set) var cellCount = 0
  /// The changes of the last frame.
  public private(set) var lastChanges: FrameDiff?
  /// How often the process was suspended.
  public private(set) var suspensionCount = 0
  /// Whether it was handed back.
  public private(set) var isClosed = false
  /// Whether it takes frames; a terminal that does not read takes none.
  public var isReading = true {
    didSet { if isReading, !oldValue { report(.writable) } }
  }

  /// What the terminal fails with when it is drawn on; nil while it works.
  public var failure: TerminalError?

  private var receive: (@MainActor (TerminalReport) -> Void)?

  /// Makes a terminal of a size.
  public init(size: Size = .standard) {
    self.size = size
  }

  /// Well-known sequences only.
  public var keySequences: KeySequences { KeySequences() }

  /// Reports only what is said with ``report(_:)``.
  public func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {
    receive = report
  }

  /// Reports something as a real terminal would; bytes as all that have come in.
  public func report(_ report: TerminalReport) {
    if case .resized(let newSize) = report { size = newSize }
    receive?(report)
    if case .bytes = report { receive?(.caughtUp) }
  }

  /// Takes the changed cells, and only these, as a real terminal does.
  public func show(_ next: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    if let failure { throw failure }
    guard isReading else { return false }
    frameCount += 1
    cellCount += changes.cellCount
    lastChanges = changes
    frame = next
    return true
  }

  /// Counts.
  public func suspend() { suspensionCount += 1 }

  /// Is closed from then on.
  public func close() { isClosed = true }
}
