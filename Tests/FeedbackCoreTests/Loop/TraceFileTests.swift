import FeedbackCore
import Foundation
import Testing

/// A trace in a file.
@MainActor
@Suite final class TraceFileTests {
  private let path = FileManager.default.temporaryDirectory.path + "/trace-\(UUID().uuidString).txt"

  deinit {
    // There is none where it could not be made.
    try? FileManager.default.removeItem(atPath: path)
  }

  @Test func `what each event did is in the file when it has been reduced`() throws {
    let loop = summingLoop([])
    let tracing = try loop.trace(toFile: path)
    loop.start()
    loop.send(2)
    #expect(try text() == "#0 the first state\n#1 2 (from outside)\n  - 0\n  + 2\n")
    tracing.cancel()
  }

  @Test func `a file that is there is written anew`() throws {
    try "An older trace, longer than the new one.".write(
      toFile: path, atomically: true, encoding: .utf8)
    let loop = summingLoop([])
    let tracing = try loop.trace(toFile: path)
    loop.start()
    tracing.cancel()
    #expect(try text() == "#0 the first state\n")
  }

  @Test func `a file is for its owner alone`() throws {
    let loop = summingLoop([])
    let tracing = try loop.trace(toFile: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    tracing.cancel()
  }

  @Test func `a file that cannot be opened is an error with the system's reason`() {
    let loop = summingLoop([])
    let error = #expect(throws: TraceError.self) {
      try loop.trace(toFile: "/nowhere/trace.txt")
    }
    #expect(
      error?.description
        == "No trace can be written to /nowhere/trace.txt: No such file or directory.")
  }

  #if os(Linux)
    @Test func `a file that can no longer be written to is noticed once`() throws {
      let diagnostics = Log<LoopDiagnostic>()
      let loop = summingLoop([], diagnostics: diagnostics)
      let tracing = try loop.trace(toFile: "/dev/full")
      loop.start()
      loop.send(1)
      tracing.cancel()
      #expect(loop.state == 1)
      #expect(
        diagnostics.entries.map { "\($0)" } == [
          "traceFailed(No trace can be written to /dev/full: No space left on device.)"
        ])
    }
  #endif

  private func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
