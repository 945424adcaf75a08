#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A connection of a viewer with a process that can be inspected, before the first message of the
/// viewer.
struct InspectedProcess {
  /// The ID of the process.
  let id: Int32
  /// The name of its program.
  let program: String
  let socket: UnixSocket
  /// The bytes that have been read after the greeting.
  let unread: [UInt8]

  /// The name and the ID.
  var name: String { "\(program) (\(id))" }

  /// Connects with a process, and waits for its greeting.
  ///
  /// - Parameter limit: The most time to wait for the greeting.
  /// - Throws: An error that says why the process cannot be inspected.
  init(
    _ id: Int32, in folders: [InspectionFolder] = InspectionFolder.ofUser,
    within limit: Duration = .seconds(2)
  ) throws(InspectionError) {
    try self.init(id, on: Self.connection(id, in: folders), within: limit)
  }

  private init(
    _ id: Int32, on connection: Connection, within limit: Duration
  ) throws(InspectionError) {
    let socket: UnixSocket
    switch connection {
    case .made(let made): socket = made
    case .refused: throw Self.silence(of: id)
    case .none: throw Self.absence(of: id)
    }
    let (line, unread) = Self.firstLine(socket, within: limit)
    guard let line else { throw Self.silence(of: id) }
    guard case .greeting(let version, let program)? = RemoteMessage(line: line) else {
      throw InspectionError("Process \(id) does not answer as an inspected process does.")
    }
    guard version == RemoteMessage.currentVersion else {
      throw InspectionError(
        "\(program) (\(id)) has version \(version) of the inspection, and this program version "
          + "\(RemoteMessage.currentVersion): build both with the same version.")
    }
    (self.id, self.program, self.socket, self.unread) = (id, program, socket, unread)
  }

  /// The processes that can be inspected, in the order of their IDs, each with the name of its
  /// program, or with nil in its place if the process does not answer.
  ///
  /// Sockets of processes that have ended are removed.
  static func list(
    in folders: [InspectionFolder] = InspectionFolder.ofUser
  ) -> [(id: Int32, program: String?)] {
    for folder in folders { folder.removeStaleSockets() }
    let ids = Set(folders.flatMap(\.processes)).sorted()
    return ids.compactMap { id in
      let connection = connection(id, in: folders)
      if case .none = connection { return nil }
      // Any reason of a failure means that the process does not answer.
      return (id, try? InspectedProcess(id, on: connection, within: .milliseconds(500)).program)
    }
  }

  /// The result of an attempt to connect with a process.
  private enum Connection {
    case made(UnixSocket)
    /// The process accepts no connections, and too many are waiting already.
    case refused
    /// The process has no socket.
    case none
  }

  private static func connection(_ id: Int32, in folders: [InspectionFolder]) -> Connection {
    for folder in folders where (try? folder.check()) != nil {
      if let socket = UnixSocket.connected(to: folder.socket(of: id)) { return .made(socket) }
      if errno == EAGAIN { return .refused }
    }
    return .none
  }

  private static func silence(of id: Int32) -> InspectionError {
    InspectionError("Process \(id) does not answer: it may be stopped or busy.")
  }

  private static func absence(of id: Int32) -> InspectionError {
    guard kill(id, 0) != 0 else {
      return InspectionError("Process \(id) cannot be inspected: start it with --inspect.")
    }
    return errno == EPERM
      ? InspectionError(
        "Process \(id) belongs to another user: run inspect as that user.")
      : InspectionError("There is no process \(id): inspect without arguments lists all.")
  }

  /// The first line, or nil if it does not arrive in time, and the bytes after it.
  private static func firstLine(
    _ socket: UnixSocket, within limit: Duration
  ) -> (line: String?, rest: [UInt8]) {
    let time = ContinuousClock()
    let end = time.now.advanced(by: limit)
    var bytes: [UInt8] = []
    while socket.waitToRead(atMost: max(.zero, time.now.duration(to: end))) {
      guard case .done(let read) = socket.read() else { break }
      bytes += read
      guard let index = bytes.firstIndex(of: UInt8(ascii: "\n")) else { continue }
      return (String(decoding: bytes[..<index], as: UTF8.self), Array(bytes[(index + 1)...]))
    }
    return (nil, [])
  }
}
