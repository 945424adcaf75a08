import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct PendingOutputTests {
  /// A terminal with given results of its first writes, which then accepts everything.
  private final class Terminal {
    var results: [PendingOutput.Sent]
    var writes: [[UInt8]] = []

    init(_ results: [PendingOutput.Sent] = []) { self.results = results }

    func take(_ bytes: UnsafeRawBufferPointer) -> PendingOutput.Sent {
      writes.append(Array(bytes))
      return results.isEmpty ? .bytes(bytes.count) : results.removeFirst()
    }

    func flush(_ output: inout PendingOutput) throws(TerminalError) -> Int {
      try output.flush(take)
    }
  }

  @Test func `a frame goes out in one write`() throws {
    var output = PendingOutput()
    let terminal = Terminal()
    output.append { $0.append(Array(repeating: 7, count: 100_000)) }
    let sent = try terminal.flush(&output)
    #expect(sent == 100_000)
    #expect(terminal.writes.count == 1)
    #expect(output.isEmpty == true)
  }

  @Test func `an empty queue writes nothing`() throws {
    var output = PendingOutput()
    let terminal = Terminal()
    let sent = try terminal.flush(&output)
    #expect(sent == 0)
    #expect(terminal.writes.isEmpty)
  }

  @Test func `the remaining bytes follow, also after an interruption`() throws {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(2), .bytes(0), .bytes(1)])
    output.append { $0.append([1, 2, 3, 4, 5]) }
    let sent = try terminal.flush(&output)
    #expect(sent == 5)
    #expect(terminal.writes == [[1, 2, 3, 4, 5], [3, 4, 5], [3, 4, 5], [4, 5]])
  }

  @Test func `refused bytes stay in the queue until the terminal reads`() throws {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(1), .refused])
    output.append { $0.append([1, 2, 3]) }
    let sent = try terminal.flush(&output)
    #expect(sent == 1)
    #expect(output.isEmpty == false)
    let rest = try terminal.flush(&output)
    #expect(rest == 2)
    #expect(terminal.writes.last == [2, 3])
    #expect(output.isEmpty == true)
  }

  @Test func `a failed write is an error, and empties the queue`() throws {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(1), .failed(5)])
    output.append { $0.append([1, 2, 3]) }
    do {
      _ = try output.flush(terminal.take)
      Issue.record("The write has not failed.")
    } catch {
      #expect(error == TerminalError(.system(call: "write", number: 5)))
    }
    #expect(output.isEmpty == true)
  }

  @Test func `new bytes join the waiting ones`() throws {
    var output = PendingOutput()
    let terminal = Terminal([.refused])
    output.append { $0.append([1]) }
    _ = try output.flush(terminal.take)
    output.append { $0.append([2]) }
    let sent = try terminal.flush(&output)
    #expect(sent == 2)
    #expect(terminal.writes.last == [1, 2])
  }
}
