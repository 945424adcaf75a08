import Dispatch

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Lets the programs `inspect` of this user connect with this process, until the server is closed.
///
/// The socket is `PID.sock` in the first usable folder of ``InspectionFolder/ofUser``; only the
/// user can use the folder and the socket. If the process ends without ``close()``, the next server
/// or viewer removes the socket.
@MainActor package final class InspectionServer {
  private let path: String
  private let source: any DispatchSourceRead
  private let serve: @MainActor (RemoteTerminal) -> Void
  /// The connections whose viewers have not introduced themselves.
  private var newcomers: [ObjectIdentifier: LineSocket] = [:]
  /// The terminals of the viewers.
  private var terminals: [() -> RemoteTerminal?] = []
  private var isClosed = false

  /// Starts a server that runs a component for each viewer, on the viewer's terminal.
  ///
  /// - Parameter component: Makes the component of a viewer.
  /// - Throws: An error if the socket or its folder cannot be made.
  package convenience init<Viewed: Component>(
    showing component: @escaping @MainActor () -> Viewed
  ) throws(InspectionError) {
    try self.init { terminal in
      // The viewer's terminal does not fail: if its connection does, the session ends.
      Task {
        _ = try? await component().run(
          on: terminal, clock: MainLoopClock(), display: terminal.display)
      }
    }
  }

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - folders: The possible folders of the socket, the preferred one first. A folder that cannot
  ///     be used, such as one that root made in this user's XDG_RUNTIME_DIR, is skipped.
  ///   - serve: Called with the terminal of each viewer.
  /// - Throws: The error of the first folder, if the socket cannot be made in any of them.
  package init(
    in folders: [InspectionFolder] = InspectionFolder.ofUser,
    serve: @escaping @MainActor (RemoteTerminal) -> Void
  ) throws(InspectionError) {
    let (path, listener) = try Self.listener(in: folders)
    self.path = path
    self.serve = serve
    source = DispatchSource.makeReadSource(fileDescriptor: listener.descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { while let socket = listener.accepted() { self?.greet(socket) } }
    }
    source.setCancelHandler { withExtendedLifetime(listener) {} }
    source.activate()
  }

  /// Ends the connections, and removes the socket.
  package func close() {
    guard !isClosed else { return }
    isClosed = true
    source.cancel()
    unlink(path)
    for socket in newcomers.values { socket.close() }
    newcomers = [:]
    for terminal in terminals { terminal()?.disconnect() }
    terminals = []
  }

  private func greet(_ connection: UnixSocket) {
    guard !isClosed else { return }
    let socket = LineSocket(connection)
    let id = ObjectIdentifier(socket)
    newcomers[id] = socket
    socket.onEnd = { [weak self] in self?.newcomers[id] = nil }
    socket.onLine = { [weak self] line in
      guard let self, let socket = self.newcomers.removeValue(forKey: id) else { return }
      guard case .hello(let viewer) = ViewerMessage(line: line),
        viewer.version == RemoteMessage.currentVersion
      else { return socket.close() }
      self.welcome(RemoteTerminal(socket, viewer))
    }
    socket.send(
      RemoteMessage.greeting(version: RemoteMessage.currentVersion, program: Launch.programName)
        .line)
    socket.start()
  }

  private func welcome(_ terminal: RemoteTerminal) {
    terminals.removeAll { $0() == nil }
    terminals.append { [weak terminal] in terminal }
    serve(terminal)
  }

  /// Makes the socket in the first folder in which that is possible.
  private static func listener(
    in folders: [InspectionFolder]
  ) throws(InspectionError) -> (path: String, socket: UnixSocket) {
    var firstError: InspectionError?
    for folder in folders {
      do throws(InspectionError) {
        return try listener(in: folder)
      } catch {
        firstError = firstError ?? error
      }
    }
    throw firstError ?? InspectionError("There is no folder for sockets: set TMPDIR.")
  }

  private static func listener(
    in folder: InspectionFolder
  ) throws(InspectionError) -> (path: String, socket: UnixSocket) {
    try folder.prepare()
    folder.removeStaleSockets()
    let path = folder.socket(of: getpid())
    // A process that has ended may have had the same ID.
    unlink(path)
    guard let socket = UnixSocket.listening(at: path) else {
      throw InspectionError(
        "The socket \(path) cannot be made: \(String(cString: strerror(errno))).")
    }
    return (path, socket)
  }
}
