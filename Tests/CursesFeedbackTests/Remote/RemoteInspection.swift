import Dispatch
import FeedbackCore
import TerminalModel
import Testing

@testable import CursesFeedback

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A server in a folder of its own that runs a counter for each viewer, and viewers in this process.
@MainActor final class RemoteInspection {
  let folder: InspectionFolder
  let server: InspectionServer
  private let sessions: Sessions

  @MainActor private final class Sessions {
    var terminals: [RemoteTerminal] = []
    var sessions: [Session] = []
    var loops: [FeedbackLoop<Tally.State, Tally.Event>] = []
  }

  /// Starts a server.
  ///
  /// - Parameter responds: Whether the counter runs; if not, the viewer's terminal is only kept.
  init(responds: Bool = true) throws {
    let sessions = Sessions()
    self.sessions = sessions
    folder = try InspectionFolder.temporary()
    server = try InspectionServer(in: [folder]) { terminal in
      sessions.terminals.append(terminal)
      guard responds else { return }
      let (session, loop) = Tally().start(
        on: terminal, clock: VirtualClock(), display: terminal.display)
      sessions.sessions.append(session)
      sessions.loops.append(loop)
    }
  }

  isolated deinit {
    server.close()
    rmdir(folder.path)
  }

  /// The sessions of the viewers, in the order of their connections.
  var runs: [Session] { sessions.sessions }
  var loops: [FeedbackLoop<Tally.State, Tally.Event>] { sessions.loops }
  var terminals: [RemoteTerminal] { sessions.terminals }

  /// Connects with the server.
  func connect() async throws -> InspectedProcess {
    let folder = folder
    // The server sends its greeting on the main actor, as soon as no other test uses that actor.
    // The wait for the greeting blocks a thread. A blocked thread of Swift's pool would hold up
    // tests that keep the main actor until a task has run.
    return try await withCheckedThrowingContinuation { continuation in
      DispatchQueue(label: "connect").async {
        continuation.resume(
          with: Result { try InspectedProcess(getpid(), in: [folder], within: .seconds(240)) })
      }
    }
  }

  /// Starts a viewer.
  func view(on terminal: MemoryTerminal) async throws -> RemoteViewer {
    let process = try await connect()
    let viewer = RemoteViewer(
      LineSocket(process.socket), on: terminal, display: DisplayOptions(usesColors: false))
    viewer.start(after: process.unread)
    return viewer
  }
}

extension InspectionFolder {
  /// A folder that does not exist.
  static func temporary() throws -> InspectionFolder {
    InspectionFolder(path: "/tmp/inspection-\(getpid())-\(UInt32.random(in: 0...UInt32.max))")
  }
}

/// Lets other work of the main actor run until a condition holds, or until the time limit of the test.
@MainActor func wait(until holds: () -> Bool) async {
  // A sleep leaves the main actor to the other tests; it throws if the time limit is over.
  while !holds(), (try? await Task.sleep(for: .milliseconds(1))) != nil {}
  #expect(holds())
}
