import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct PendingOutputTests {
  /// A terminal that answers as it is told, then takes everything.
  private final class Terminal {
    var answers: [PendingOutput.Sent]
    var writes: [[UInt8]] = []

    init(_ answers: [PendingOutput.Sent] = []) { self.answers = answers }

    func take(_ bytes: UnsafeRawBufferPointer) -> PendingOutput.Sent {
      writes.append(Array(bytes))
      return answers.isEmpty ? .bytes(bytes.count) : answers.removeFirst()
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

  @Test func `nothing is written when nothing waits`() throws {
    var output = PendingOutput()
    let terminal = Terminal()
    let sent = try terminal.flush(&output)
    #expect(sent == 0)
    #expect(terminal.writes.isEmpty)
  }

  @Test func `what was not taken follows, also after a signal`() throws {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(2), .bytes(0), .bytes(1)])
    output.append { $0.append([1, 2, 3, 4, 5]) }
    let sent = try terminal.flush(&output)
    #expect(sent == 5)
    #expect(terminal.writes == [[1, 2, 3, 4, 5], [3, 4, 5], [3, 4, 5], [4, 5]])
  }

  @Test func `what a terminal refuses is kept until it reads`() throws {
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

  @Test func `a write that fails is an error, and nothing is kept`() throws {
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

  @Test func `bytes join those that wait`() throws {
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
