import Synchronization
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Another program, such as an editor, that has the terminal; a thread waits for its end.
final class RunningProgram: Sendable {
  private struct State {
    var result: ProgramResult?
    var continuation: CheckedContinuation<ProgramResult, Never>?
  }

  private let id: Int32
  private let name: String
  private let state = Mutex(State())

  /// Starts the thread that waits.
  init(id: Int32, name: String, wait: @escaping @Sendable () -> (status: Int32, error: Int32)) {
    self.id = id
    self.name = name
    let thread = startThread { self.end(wait()) }
    guard let thread else {
      // Without a thread nothing would notice the program's end.
      endProgram(id, atOnce: true)
      end(wait())
      return
    }
    pthread_detach(thread)
  }

  /// Waits for the program's end, and returns its result; requests the end if the task is
  /// cancelled.
  func result() async -> ProgramResult {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let result = state.withLock { state in
          if state.result == nil { state.continuation = continuation }
          return state.result
        }
        if let result { continuation.resume(returning: result) }
      }
    } onCancel: {
      requestEnd()
    }
  }

  /// Requests the program's end with SIGTERM, and waits for it; after `time`, sends SIGKILL.
  func end(within time: Duration) {
    requestEnd()
    let limit = MainLoop.now + time
    while !hasEnded, MainLoop.now < limit { pause() }
    requestEnd(atOnce: true)
    while !hasEnded { pause() }
  }

  private var hasEnded: Bool { state.withLock { $0.result != nil } }

  private func pause() {
    var nothing: [pollfd] = []
    _ = waitForFiles(&nothing, atMost: .milliseconds(2))
  }

  /// Sends no signal after the end, when the identifier may be that of another process.
  private func requestEnd(atOnce: Bool = false) {
    state.withLock { state in
      if state.result == nil { endProgram(id, atOnce: atOnce) }
    }
  }

  private func end(_ outcome: (status: Int32, error: Int32)) {
    let result: ProgramResult =
      if outcome.error != 0 {
        .failed(ProgramFailure(.unknownStatus(number: outcome.error), program: name))
      } else if outcome.status < 0 {
        .signaled(-outcome.status)
      } else {
        .exited(outcome.status)
      }
    let continuation = state.withLock { state in
      state.result = result
      return state.continuation.take()
    }
    // Frees the identifier; no signal is sent to it after the result.
    _ = waitpid(id, nil, 0)
    continuation?.resume(returning: result)
  }
}
