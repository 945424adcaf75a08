public import TerminalModel

/// A terminal in memory: it keeps the frame on its screen, and counts frames and cells.
@MainActor
public final class MemoryTerminal: TerminalDriver {
  /// The size of the screen.
  public package(set) var size: Size
  /// The frame on the screen, or nil before the first one.
  public private(set) var frame: Frame?
  /// The number of frames drawn.
  public private(set) var frameCount = 0
  /// The number of changed cells in all frames.
  public private(set) var cellCount = 0
  /// The changed cells of the last frame, or nil before the first one.
  public private(set) var lastChanges: FrameDiff?
  /// The number of times that the program was suspended, as by Ctrl-Z.
  public private(set) var suspensionCount = 0
  /// The text that was copied last, or nil if none was.
  public private(set) var clipboard: String?
  /// Whether the terminal was closed.
  public private(set) var isClosed = false
  /// Whether the terminal accepts frames.
  ///
  /// When it becomes true, the terminal reports that it is writable.
  public var isReading = true {
    didSet { if isReading, !oldValue { report(.writable) } }
  }

  /// The error that ``show(_:changes:)`` throws, or nil for none.
  public var failure: TerminalError?

  private var receive: (@MainActor (TerminalReport) -> Void)?

  /// Makes an open terminal of the given size.
  public init(size: Size = .standard) {
    self.size = size
  }

  /// No byte sequences of keys beyond the well-known ones, which every input decoder knows.
  public var keySequences: KeySequences { KeySequences() }

  /// Passes the reports of ``report(_:)`` to the closure.
  public func start(_ report: @escaping @MainActor (TerminalReport) -> Void) {
    receive = report
  }

  /// Reports like a real terminal: bytes are followed by the report that no more have arrived.
  public func report(_ report: TerminalReport) {
    if case .resized(let newSize) = report { size = newSize }
    receive?(report)
    if case .bytes = report { receive?(.caughtUp) }
  }

  /// Shows a frame and counts its changed cells.
  ///
  /// - Returns: False if the terminal accepts no frames.
  public func show(_ next: Frame, changes: FrameDiff) throws(TerminalError) -> Bool {
    if let failure { throw failure }
    guard isReading else { return false }
    frameCount += 1
    cellCount += changes.cellCount
    lastChanges = changes
    frame = next
    return true
  }

  /// The size that the screen gets during the next suspension, or nil if it keeps its size.
  package var sizeAfterSuspension: Size?

  /// Counts a suspension of the program.
  public func suspend() {
    suspensionCount += 1
    if let size = sizeAfterSuspension.take() { report(.resized(size)) }
  }

  /// Records the text.
  @discardableResult public func copy(_ text: String) -> Bool {
    clipboard = text
    return true
  }

  /// Records that the terminal is closed.
  public func close() { isClosed = true }
}
