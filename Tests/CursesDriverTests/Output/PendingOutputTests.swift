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
  }

  @Test func `a frame goes out in one write`() {
    var output = PendingOutput()
    let terminal = Terminal()
    output.append { $0.append(Array(repeating: 7, count: 100_000)) }
    #expect(output.flush(terminal.take) == 100_000)
    #expect(terminal.writes.count == 1)
    #expect(output.isEmpty == true)
  }

  @Test func `nothing is written when nothing waits`() {
    var output = PendingOutput()
    let terminal = Terminal()
    #expect(output.flush(terminal.take) == 0)
    #expect(terminal.writes.isEmpty)
  }

  @Test func `what was not taken follows, also after a signal`() {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(2), .bytes(0), .bytes(1)])
    output.append { $0.append([1, 2, 3, 4, 5]) }
    #expect(output.flush(terminal.take) == 5)
    #expect(terminal.writes == [[1, 2, 3, 4, 5], [3, 4, 5], [3, 4, 5], [4, 5]])
  }

  @Test func `what a terminal refuses is kept until it reads`() {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(1), .refused])
    output.append { $0.append([1, 2, 3]) }
    #expect(output.flush(terminal.take) == 1)
    #expect(output.isEmpty == false)
    #expect(output.flush(terminal.take) == 2)
    #expect(terminal.writes.last == [2, 3])
    #expect(output.isEmpty == true)
  }

  @Test func `nothing is kept for a terminal that is gone`() {
    var output = PendingOutput()
    let terminal = Terminal([.bytes(1), .failed])
    output.append { $0.append([1, 2, 3]) }
    #expect(output.flush(terminal.take) == 1)
    #expect(output.isEmpty == true)
  }

  @Test func `bytes join those that wait`() {
    var output = PendingOutput()
    let terminal = Terminal([.refused])
    output.append { $0.append([1]) }
    _ = output.flush(terminal.take)
    output.append { $0.append([2]) }
    #expect(output.flush(terminal.take) == 2)
    #expect(terminal.writes.last == [1, 2])
  }
}
