import Synchronization
import TerminalModel
import TerminalViews

extension Component {
  /// Runs the component until it ends or the file of the program is replaced; in the latter case,
  /// replaces this process by the new program, which starts in the component's state.
  ///
  /// - Returns: The exit status.
  @MainActor func runReloading(_ launch: LaunchParameters<State>) async -> Int32 {
    guard let program = ProgramFile() else {
      Launch.printError("--reload: the path of the program is unknown.")
      return Launch.Status.failure
    }
    let settings = launch.reopening.settings
    let handover = Handover(settings) { identities(in: $0, size: Size(columns: 80, rows: 24)) }
    let options = handover.options(launch.options)
    let isReplaced = Mutex(false)
    var lastInterface = InterfaceState()
    let app = Reloadable(
      self, in: handover.state, note: handover.note, own: program.own,
      status: { program.status })
    let wrapped = LaunchParameters<Reloadable<Self>.State>(
      options, output: launch.output.mapped(\.base, unless: \.isReplaced),
      exitStatus: { launch.exitStatus($0.base) },
      interface: handover.interface ?? launch.interface,
      savesInterface: { interface in
        lastInterface = interface
        launch.savesInterface(interface)
      },
      reopening: launch.reopening.mapped(\.base) { [app] base in app.state(with: base) },
      farewell: { state in
        guard state.isReplaced else { return launch.farewell(state.base) }
        Handover.write(state.base, lastInterface, settings)
        isReplaced.withLock { $0 = true }
        return nil
      },
      atExitLimit: { if isReplaced.withLock(\.self) { _ = program.start() } })
    let status = await app.run(wrapped)
    guard isReplaced.withLock(\.self) else {
      if Launch.environment("SESSION_RECORDINGS")?.isEmpty == false {
        Launch.printError("SESSION_RECORDINGS: A session with --reload is not recorded.")
      }
      return status
    }
    let reason = program.start()
    Handover<State>.discard()
    Launch.printError("\(program.path) cannot be started: \(reason).")
    return Launch.Status.failure
  }
}

extension Handover {
  /// The options of a program that takes the handover.
  func options(_ options: LaunchOptions) -> LaunchOptions {
    var options = options
    switch self {
    case .none: break
    // The previous program has opened the path in the options. Its state, which this program takes,
    // replaces that of the last session.
    case .taken: (options.path, options.startsAfresh) = (nil, true)
    // Not afresh, as that would overwrite the kept session. It is read or, if it cannot be used,
    // set aside.
    case .refused: options.path = nil
    }
    return options
  }

  fileprivate var state: State? { if case .taken(let state, _) = self { state } else { nil } }

  fileprivate var interface: InterfaceState? {
    if case .taken(_, let interface) = self { interface } else { nil }
  }

  fileprivate var note: String? {
    if case .refused(let reason) = self { "Started afresh: \(reason)." } else { nil }
  }
}

extension Reloadable {
  /// The first state, with the state of the component replaced by another one.
  func state(with base: Base.State) -> State {
    var state = initial
    state.base = base
    return state
  }
}

extension StandardOutput where State: Sendable {
  /// The same use of standard output, for a component that wraps the application.
  fileprivate func mapped<Other>(
    _ state: any KeyPath<Other, State> & Sendable,
    unless isLeftOut: any KeyPath<Other, Bool> & Sendable
  ) -> StandardOutput<Other> {
    switch self {
    case .screen: .screen
    case .result(let result):
      .result { $0[keyPath: isLeftOut] ? nil : result($0[keyPath: state]) }
    }
  }
}

extension Reopening {
  /// The same reopening, for a component that wraps the application: the file still has the
  /// application's own state.
  fileprivate func mapped<Other: Sendable>(
    _ state: any KeyPath<Other, State> & Sendable,
    wraps: @escaping @Sendable (State) -> Other
  ) -> Reopening<Other> {
    guard let settings else { return .never }
    return Reopening<Other>(
      settings: .init(
        version: settings.version, path: settings.path, interval: settings.interval,
        identityTypes: settings.identityTypes,
        form: StateForm<Other>(
          encode: { try settings.form.encode($0[keyPath: state]) },
          decode: { wraps(try settings.form.decode($0)) })))
  }
}
