import CursesFeedbackTesting
import Foundation
import Testing

/// A trace that is written to a file.
@MainActor
@Suite final class TraceFileTests {
  private let path = FileManager.default.temporaryDirectory.path + "/trace-\(UUID().uuidString).txt"

  deinit {
    // In a test that makes no file, there is no file to remove.
    try? FileManager.default.removeItem(atPath: path)
  }

  @Test func `the text of an event is in the file as soon as the event is reduced`() throws {
    let loop = summingLoop()
    let tracing = try loop.trace(toFile: path)
    loop.start()
    loop.send(2)
    #expect(try text() == "#0 the first state\n#1 2 (from outside)\n  - 0\n  + 2\n")
    tracing.cancel()
  }

  @Test func `an existing file is emptied first`() throws {
    try "An older trace, longer than the new one.".write(
      toFile: path, atomically: true, encoding: .utf8)
    let loop = summingLoop()
    let tracing = try loop.trace(toFile: path)
    loop.start()
    tracing.cancel()
    #expect(try text() == "#0 the first state\n")
  }

  @Test func `an existing file stays as it is until the first write`() throws {
    try "An older trace.".write(toFile: path, atomically: true, encoding: .utf8)
    let loop = summingLoop()
    let tracing = try loop.trace(toFile: path)
    #expect(try text() == "An older trace.")
    loop.start()
    #expect(try text() == "#0 the first state\n")
    tracing.cancel()
  }

  @Test func `a file that another trace writes to is refused`() throws {
    let (first, second) = (summingLoop(), summingLoop())
    let tracing = try first.trace(toFile: path)
    let error = #expect(throws: TraceError.self) { try second.trace(toFile: path) }
    #expect(
      error?.description == "No trace can be written to \(path): another session writes to it.")
    tracing.cancel()
  }

  @Test func `only its owner can read a new file`() throws {
    let loop = summingLoop()
    let tracing = try loop.trace(toFile: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    tracing.cancel()
  }

  @Test func `only its owner can read an existing file that is written again`() throws {
    #expect(
      FileManager.default.createFile(
        atPath: path, contents: nil, attributes: [.posixPermissions: 0o644]))
    let tracing = try summingLoop().trace(toFile: path)
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    tracing.cancel()
  }

  @Test func `a file that cannot be opened throws an error with the system's reason`() {
    let loop = summingLoop()
    let error = #expect(throws: TraceError.self) {
      try loop.trace(toFile: "/nowhere/trace.txt")
    }
    #expect(
      error?.description
        == "No trace can be written to /nowhere/trace.txt: No such file or directory.")
  }

  #if os(Linux)
    @Test func `only the first failed write fails the test`() throws {
      let loop = summingLoop()
      let tracing = try loop.trace(toFile: "/dev/full")
      withKnownIssue {
        loop.start()
      } matching: { issue in
        issue.comments.map(\.rawValue) == [
          "No trace can be written to /dev/full: No space left on device."
        ]
      }
      loop.send(1)
      #expect(loop.state == 1)
      tracing.cancel()
    }
  #endif

  private func summingLoop() -> FeedbackLoop<Int, Int> {
    FeedbackLoop(initial: 0, reduce: Reducer { state, event in state += event }, feedbacks: [])
  }

  private func text() throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }
}
