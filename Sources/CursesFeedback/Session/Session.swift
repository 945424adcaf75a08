public import FeedbackCore
public import Synchronization
public import TerminalModel
import TerminalViews

/// One terminal in the service of one loop.
///
/// This file is the way of the data through the framework, in its order:
///
///     bytes ─▶ input ─▶ event ─▶ (the loop) ─▶ state ─▶ view ─▶ scene ─▶ frame ─▶ changed cells
///
/// Two rules keep the loop from feeding on itself: drawing never sends an event, and a frame is
/// drawn only when what it would show has changed.
@MainActor
public final class Session {
  /// How many frames a second are drawn at most where nobody says otherwise.
  public nonisolated static let standardFrameRate = 60

  let terminal: any TerminalDriver
  /// The least time between two frames that nobody waits for.
  private let frameInterval: Duration
  private let clock: any LoopClock
  // Made for the first input, as it takes longer than a first screen. A lazy property would copy, at
  // each read, what was pasted so far.
  private var decoder: InputDecoder?
  private var interface = InterfaceState() { didSet { followsViews = !interface.isEmpty } }
  /// Whether there is anything to remember of views: focus or scrolling.
  private var followsViews = false
  private var size: Size
  private var pacing = FramePacing()
  /// What the terminal shows; nil where that is not known.
  private var shown: Frame?
  /// What it showed before: its memory takes the next frame.
  private var spare = Frame(size: .zero)
  private var inputTimer = Cancellation.none
  private var restTimer = Cancellation.none
  private let ending = Ending()

  /// The application that is served; nil before its loop has started.
  @usableFromInline var application: SessionApplication?
  /// Whether no view that is shown has bindings of its own.
  @usableFromInline var bindingsAreAll = false
  /// Whether it takes input, and looks by itself at what has come of it.
  @usableFromInline nonisolated let isHandlingInput = Atomic<Bool>(false)
  /// Which state was looked at last.
  private var stateNumber = -1
  /// The present state's view, laid out; made when somebody asks for it.
  private var currentScene: UntypedScene?
  /// Rows of lists that were laid out last, which the next scene may show again.
  private var rowCache: RowCache?
  /// Told where a frame is another one with all rows made anew; nil where nobody asks.
  var onStaleRows: (() -> Void)?

  /// Makes a session of a terminal that is open.
  ///
  /// - Parameters:
  ///   - terminal: Where the frames go, and the input comes from.
  ///   - maximumFrameRate: How many frames a second are drawn at most of what changes by itself,
  ///     from 1 to 1000; what is beyond is taken as the nearest of these. What a person did is shown
  ///     at once.
  ///   - clock: What decides a lone Escape and the pace of frames.
  public init(
    terminal: any TerminalDriver, maximumFrameRate: Int = standardFrameRate,
    clock: any LoopClock = MainQueueClock()
  ) {
    self.terminal = terminal
    self.clock = clock
    frameInterval = .seconds(1) / min(max(1, maximumFrameRate), 1000)
    size = terminal.size
  }

  // MARK: From the terminal: bytes, input, event

  /// Takes what the terminal reports.
  func receive(_ report: TerminalReport) {
    switch report {
    case .bytes(let bytes):
      let inputs = decode(bytes)
      awaitRest()
      take(inputs)
    case .caughtUp:
      drawNow()
    case .resized(let size):
      handle([.resized(size)])
    case .resumed:
      repaint()
    case .writable:
      pacing.unblocked()
      drawIfDue()
    case .ended:
      end()
    }
  }

  private func decode(_ bytes: [UInt8]) -> [Input] {
    if decoder == nil { decoder = terminal.makeDecoder() }
    return decoder?.decode(bytes) ?? []
  }

  /// Takes all the input that has come in, and shows what has come of it.
  func handle(_ inputs: [Input]) {
    take(inputs)
    drawNow()
  }

  /// Takes input in order, each with the state that the one before has led to.
  private func take(_ inputs: [Input]) {
    guard let application else { return }
    isHandlingInput.store(true, ordering: .relaxed)
    application.together { answer in
      for input in inputs where !ending.isOver { take(input, application, answer) }
    }
    isHandlingInput.store(false, ordering: .relaxed)
  }

  private func take(
    _ input: Input, _ application: SessionApplication, _ answer: (Key) -> Answer
  ) {
    switch input {
    // Of a key that no widget wants the application's own bindings say all: no view is made.
    case .key(let key) where bindingsAreAll && !key.isForWidgets:
      if followsViews { rememberView(application) }
      switch answer(key) {
      case .sent: break
      case .quits: end()
      case .nothing: takeUnclaimed(key)
      }
    case .resized(let size): resize(to: size)
    case .key(let key): take(respond(to: key, application), of: input, application)
    case .mouse, .paste, .focused: take(scene.respond(to: input), of: input, application)
    }
  }

  /// What the present view makes of a key, found with as little of a scene as that takes.
  private func respond(to key: Key, _ application: SessionApplication) -> Response {
    noticeNewState()
    guard currentScene == nil, let view = application.element() else {
      return scene.respond(to: .key(key))
    }
    let focused = FocusedScene(view, size: size, interface: interface)
    return focused?.respond(to: key) ?? layOut(view).respond(to: .key(key))
  }

  /// Lets focus and scrolling follow the present view.
  private func rememberView(_ application: SessionApplication) {
    noticeNewState()
    guard currentScene == nil, let view = application.element() else { return }
    let focused = FocusedScene(view, size: size, interface: interface)
    interface = focused?.interface ?? layOut(view).interface
  }

  private func take(
    _ response: Response, of input: Input, _ application: SessionApplication
  ) {
    if response.interface != interface {
      interface = response.interface
      invalidate()
    }
    for event in response.events { application.send(event) }
    if response.quits { return end() }
    if !response.isHandled, case .key(let key) = input { takeUnclaimed(key) }
  }

  /// The keys that the session itself knows, where the application does not.
  private func takeUnclaimed(_ key: Key) {
    switch key {
    case .ctrl("c"): end()
    case .ctrl("z"): suspend()
    case .ctrl("l"): repaint()
    default: break
    }
  }

  /// Waits as long as the decoder says for the rest of what has come in half.
  ///
  /// A lone Escape has none: it is decided when the time is over.
  private func awaitRest() {
    inputTimer.cancel()
    guard let timeout = decoder?.timeout else { return }
    inputTimer = clock.schedule(after: timeout, repeats: false) { [weak self] in
      guard let self, let inputs = self.decoder?.flush() else { return }
      self.handle(inputs)
    }
  }

  // MARK: To the terminal: state, view, scene, frame, changed cells

  /// What was laid out is no longer what there is.
  private func invalidate() {
    currentScene = nil
    pacing.changed()
  }

  private func noticeNewState() {
    guard let number = application?.stateNumber(), number != stateNumber else { return }
    stateNumber = number
    invalidate()
  }

  /// The present state's view, laid out.
  private var scene: UntypedScene {
    noticeNewState()
    return noticedScene
  }

  /// The view of the state that was noticed last, laid out.
  private var noticedScene: UntypedScene {
    currentScene ?? layOut(application?.element() ?? Element(.empty))
  }

  private func layOut(_ view: Element) -> UntypedScene {
    let scene = UntypedScene(view, size: size, interface: interface, reusing: rowCache.take())
    interface = scene.interface
    rowCache = scene.rowCache
    currentScene = scene
    return scene
  }

  /// Draws what has changed by itself, not more often than the eye can follow.
  func drawIfDue() {
    noticeNewState()
    guard pacing.wantsFrame else { return }
    // The interval counts from here: what drawing takes is part of it.
    pacing.rest()
    restTimer = clock.schedule(after: frameInterval, repeats: false) { [weak self] in
      self?.pacing.rested()
      self?.drawIfDue()
    }
    draw()
  }

  private func draw() {
    guard !ending.isOver else { return }
    noticedScene.draw(into: &spare)
    if noticedScene.rowsReused > 0 { checkRows() }
    let changes = FrameDiff(from: shown, to: spare)
    guard !changes.isEmpty else { return pacing.drawn() }
    do {
      guard try terminal.show(spare, changes: changes) else { return pacing.blocked() }
      pacing.drawn()
      let last = shown
      shown = spare
      spare = last ?? Frame(size: .zero)
    } catch {
      end(throwing: error)
    }
  }

  private func checkRows() {
    guard let onStaleRows, let view = application?.element() else { return }
    var anew = Frame(size: .zero)
    UntypedScene(view, size: size, interface: interface).draw(into: &anew)
    if anew != spare { onStaleRows() }
  }

  // MARK: The terminal itself

  private func resize(to size: Size) {
    self.size = size
    shown = nil
    invalidate()
  }

  private func repaint() {
    resize(to: terminal.size)
    noticeNewState()
    draw()
  }

  private func suspend() {
    do {
      try terminal.suspend()
      repaint()
    } catch {
      end(throwing: error)
    }
  }

  private func end(throwing error: TerminalError? = nil) {
    inputTimer.cancel()
    restTimer.cancel()
    ending.come(throwing: error)
  }

  /// Whether somebody quit or the terminal is gone.
  var hasEnded: Bool { ending.isOver }

  /// Shows the present state even where a frame would wait a moment.
  func drawNow() {
    noticeNewState()
    if pacing.wantsFrameForInput { draw() }
  }

  /// Waits until somebody quits or the terminal is gone.
  ///
  /// - Throws: ``TerminalError`` where the terminal failed.
  public func ended() async throws(TerminalError) {
    try await ending.wait()
  }
}
