import TerminalModel
import TerminalViews

/// Turns views into changed cells (view → scene → frame → changed cells), and reads input with the
/// view of the current state.
///
/// The input feedback reads with it, and the session draws with it. It knows neither a terminal nor
/// the application's state: a closure makes the view, and is called only if the known view is out
/// of date.
@MainActor @usableFromInline final class FrameRenderer {
  @usableFromInline typealias MakeElement = () -> Element?

  // The runtime's check for exclusive access is off: it would take an eighth of the instructions
  // for a key, and a view that is made or drawn has no access to the renderer.

  /// Makes the view of the state that the next frame shows; nil if the application does not draw.
  @exclusivity(unchecked)
  var settledElement: MakeElement?
  /// Finds child components that a view shows but `children` does not list; nil for no check.
  @exclusivity(unchecked)
  var scopeAudit: ScopeAudit?
  /// Called if a frame with cached parts differs from one without (tests only); nil for no check.
  var onStaleRows: (() -> Void)?
  /// The size of the screen.
  private(set) var size: Size
  /// Focus, scroll offsets and memories of controls, which are not in the application's state.
  @exclusivity(unchecked)
  private(set) var interface = InterfaceState() {
    didSet {
      remembersViews = !interface.isEmpty
      if remembersViews { repeatedKey = nil }
    }
  }
  /// Whether the focus or scroll offsets have to be updated for views that are not drawn.
  @exclusivity(unchecked)
  private var remembersViews = false
  /// Whether a view so far had a control that takes typed text.
  @exclusivity(unchecked)
  private var hasTakenText = false
  /// The text that a control has copied and that is not in the clipboard yet.
  @exclusivity(unchecked)
  private var copied: String?
  /// The last key, if the application's key bindings alone read it.
  @exclusivity(unchecked)
  private var repeatedKey: Key?
  /// The number of times that this key has been repeated without another key between.
  @exclusivity(unchecked)
  private var repetitions = 0
  /// The view of the current state, as far as it is known.
  @exclusivity(unchecked)
  private var known = KnownView.none
  /// Rows and views of the last layout, for reuse in the next one.
  private var cache: LayoutCache?
  private var reporting = VisibleRowsStateMachine()
  /// The frame on the screen, or nil if it is unknown.
  @exclusivity(unchecked)
  private var shown: Frame?
  /// The frame that ``draw()`` draws into.
  ///
  /// When it is shown, the frame that was on the screen before takes its place and is reused.
  @exclusivity(unchecked)
  private(set) var frame = Frame(size: .zero)

  private var clicks = ClickCounter()
  /// The time since the renderer was made, for double clicks and for pauses in typing.
  var elapsed: () -> Duration
  /// Whether the last input went to a control whose text must not be recorded; found out only if
  /// ``findsSecrets``.
  private(set) var secrecy = InputSecrecy.open
  /// Whether the session is recorded or inspected.
  var findsSecrets = false
  let display: DisplayOptions

  init(
    size: Size, display: DisplayOptions = DisplayOptions(),
    elapsed: @escaping () -> Duration = { .zero }
  ) {
    self.size = size
    self.display = display
    self.elapsed = elapsed
  }

  /// Replaces the interface state, and discards the known view.
  func restore(_ state: InterfaceState) {
    interface = state
    known = .none
  }

  /// Discards the known view, because the state or the interface state has changed.
  @usableFromInline func viewChanged() {
    if case .none = known { return }  // As in a burst of keys.
    discardView()
  }

  @inline(never) private func discardView() { known = .none }

  /// Sets the size, and discards the known view and the known contents of the screen.
  func resize(to size: Size) {
    self.size = size
    shown = nil
    known = .none
  }

  // MARK: Input

  /// The part of the application that reads an input first.
  ///
  /// For a key that is read together with earlier ones, the view may be out of date. Then a view is
  /// made, but not drawn, to find the focused control, unless an application without controls reads
  /// a key repeatedly (see the decision page <doc:KeyBindingsOfComponents>).
  ///
  /// - Parameters:
  ///   - viewsBindKeys: Whether components in the view have key bindings of their own.
  ///   - element: Makes the view of the current state.
  @usableFromInline func reader(
    of input: Input, viewsBindKeys: Bool, in element: MakeElement
  ) -> InputReader {
    secrecy = .open
    guard case .key(let key) = input else {
      switch input {
      case .mouse, .paste:
        return settledElement == nil && !interface.hasPendingKeys ? .bindings : .view
      case .key, .focused, .resized: return .bindings
      }
    }
    // A user does not repeat a key more than 8 times between two frames, but a flood of input may:
    // most of its keys go to the bindings, even if the view has a control by then.
    if let repeatedKey, key == repeatedKey {
      repetitions &+= 1
      if repetitions > Self.repetitionsWithView, repetitions & 1023 != 0 { return .bindings }
    }
    if interface.endsAtKey || interface.hasSelection { return .view }
    guard settledElement != nil else { return .bindings }
    let reader = viewsBindKeys || viewTakes(key, in: element) ? InputReader.view : .bindings
    let isRepeatable = reader == .bindings && !remembersViews && !hasTakenText
    if !isRepeatable || key != repeatedKey { repetitions = 0 }
    repeatedKey = isRepeatable ? key : nil
    return reader
  }

  /// The number of repetitions of a key, between two frames, for which a view is made each time.
  static let repetitionsWithView = 8

  /// Whether the focused control takes a key, or the key may move the focus.
  private func viewTakes(_ key: Key, in element: MakeElement) -> Bool {
    if case .none = known { follow(element) }
    switch known {
    case .none, .withoutControls: return key.code == .tab || UntypedScene.showsHelp(key)
    case .focused(let scene, _): return scene.takes(key)
    case .scene(let scene): return scene.takes(key)
    }
  }

  /// Makes the view and, if it has controls or had some before, finds the focus and the scroll
  /// offsets in it.
  private func follow(_ element: MakeElement) {
    audited {
      guard let view = element() else { return }
      guard remembersViews || view.stretch.takesKeys else { return known = .withoutControls(view) }
      let part = FocusedScene(
        view, size: size, interface: interface, display: display, reusing: cache)
      if let focused = part {
        interface = focused.interface
        if focused.takesText { hasTakenText = true }
        known = .focused(focused, view)
      } else {
        _ = layOut(view)
      }
    }
  }

  /// Reads an input with the view, and sends its events.
  ///
  /// For a key, only the focused part of the view is laid out if that is sufficient.
  @usableFromInline func read(
    _ input: Input, in element: MakeElement, send: (Any) -> Void
  ) -> InputOutcome {
    let response = respond(to: input, in: element)
    if let text = response.copied { copied = text }
    if findsSecrets, response.isRepeated { secrecy = .undecided }
    return perform(response, send)
  }

  /// Passes a change of the terminal to the focused control, and sends its events.
  @usableFromInline func pass(
    _ change: TerminalChange, in element: MakeElement, send: (Any) -> Void
  ) -> InputOutcome {
    guard settledElement != nil, interface.focus != nil else { return .unhandled }
    return perform(current(element).respond(to: change), send)
  }

  /// Takes over the interface state of a response, and sends its events.
  private func perform(_ response: Response, _ send: (Any) -> Void) -> InputOutcome {
    let isMoved = response.interface != interface
    if isMoved { interface = response.interface }
    for event in response.events { send(event) }
    if isMoved || !response.events.isEmpty { known = .none }
    if response.quits { return .quits }
    if response.isRepeated { return .repeated }
    guard response.isHandled else { return isMoved ? .unhandledAfterChange : .unhandled }
    return isMoved ? .viewChanged : .handled
  }

  private func respond(to input: Input, in element: MakeElement) -> Response {
    if case .key(let key) = input {
      if case .none = known { follow(element) }
      if findsSecrets, case .focused(let scene, _) = known { secrecy = .of(scene.typesSecret) }
      if case .focused(let scene, _) = known, !interface.hasPendingKeys,
        let response = scene.respond(to: key, at: time(for: scene.takesText))
      {
        return response
      }
    }
    let scene = current(element)
    if findsSecrets { secrecy = .of(scene.typesSecret) }
    let previousClicks = clicks
    let counted = clicks.counted(input, elapsed)
    let response = scene.respond(to: counted, at: time(for: scene.takesText))
    if response.isRepeated { clicks = previousClicks }  // The press is read again.
    return response
  }

  /// The time since the renderer was made; nil without controls for text: reading a clock is slow.
  private func time(for takesText: Bool) -> Duration? { takesText ? elapsed() : nil }

  /// Whether a control has copied a text since the last call of ``takeCopied()``.
  var hasCopied: Bool { copied != nil }

  /// The text that a control has copied since the last call.
  func takeCopied() -> String? { copied.take() }

  /// The scene of the settled state, or nil if the application does not draw.
  var scene: UntypedScene? { settledElement.map(current) }

  // MARK: Output

  /// Draws the settled state into ``frame``.
  ///
  /// - Returns: The cells that differ from the screen, all cells if the screen is unknown, or nil
  ///   if the application does not draw.
  func draw(findingRanges: Bool = false) -> FrameDiff? {
    guard let settledElement else { return nil }
    let scene = current(settledElement)
    scene.draw(into: &frame)
    if scene.reusesParts, let onStaleRows, !isFrameFresh(settledElement) { onStaleRows() }
    return FrameDiff(from: shown, to: frame, findingRanges: findingRanges)
  }

  /// Records that the terminal shows ``frame``.
  func frameShown() {
    // The frames are exchanged and not copied: each has three references to count.
    var last = shown.take() ?? Frame(size: .zero)
    swap(&last, &frame)
    shown = last
  }

  /// The events of the lists whose visible rows differ from those at the last call.
  ///
  /// Called after each frame.
  func visibleRowsEvents() -> [Any] {
    guard case .scene(let scene) = known else { return [] }
    return reporting.frameShown(scene.visibleRows)
  }

  /// Whether ``frame`` is equal to one drawn without cached rows.
  private func isFrameFresh(_ element: MakeElement) -> Bool {
    freshFrame(element).map { $0 == frame } ?? true
  }

  func current(_ element: MakeElement) -> UntypedScene {
    switch known {
    case .none: audited { layOut(element() ?? Element(.empty)) }
    case .withoutControls(let view), .focused(_, let view): audited { layOut(view) }
    case .scene(let scene): scene
    }
  }

  /// Makes views, and checks the children that they show.
  private func audited<Value>(_ make: () -> Value) -> Value {
    scopeAudit?.watch(make) ?? make()
  }

  private func layOut(_ view: Element) -> UntypedScene {
    let scene = UntypedScene(
      view, size: size, interface: interface, display: display, endsAtInterrupt: true,
      reusing: cache.take())
    interface = scene.interface
    cache = scene.cache
    if scene.takesText { hasTakenText = true }
    known = .scene(scene)
    return scene
  }
}
