import CursesDriver
public import FeedbackCore

extension Feedback {
  /// Reads the lines of standard input as they arrive: those of a pipe or a file.
  ///
  ///     var feedbacks: [Feedback<State, Event>] {
  ///       Feedback.standardInput(lines: Event.linesRead, ended: .inputEnded)
  ///     }
  ///
  /// An event has all lines that one read completed, without their line feeds. A read returns about
  /// a mebibyte at most; a longer line is collected over several reads. The next lines are read
  /// when the event has been reduced. The reading blocks neither the loop nor Swift's thread pool,
  /// and it continues while the loop is paused. Bytes that are not UTF-8 become U+FFFD.
  ///
  /// If standard input is a terminal, the input ends at once: the keys belong to the application. A
  /// program should have only one such feedback: of two, each would get a part of the bytes. A
  /// failed read is reported as an error of the feedback, and ends the input, too.
  ///
  /// - Parameters:
  ///   - name: The feedback's name in traces and tests.
  ///   - lines: The event of one or more lines.
  ///   - ended: The event of the end of the input, or nil for none.
  public static func standardInput(
    _ name: String = "standard input", lines: @escaping @Sendable ([String]) -> Event,
    ended: Event? = nil
  ) -> Feedback {
    .events(from: StandardInputParts(), name) { _, part in
      switch part {
      case .lines(let read): lines(read)
      case .end: ended
      }
    }
  }
}

/// The lines of standard input, followed by its end.
private struct StandardInputParts: AsyncSequence, Sendable {
  enum Part: Sendable {
    case lines([String])
    case end
  }

  struct AsyncIterator: AsyncIteratorProtocol {
    private enum Phase {
      case unopened
      case reading(StandardInputReader)
      /// The last line was returned, and the end was not.
      case atEnd
      case failed(any Error)
      case over
    }

    private var phase = Phase.unopened
    private var splitter = LineSplitter()

    mutating func next() async throws -> Part? {
      while true {
        switch phase {
        case .unopened:
          do { phase = .reading(try StandardInputReader()) } catch { return fail(error) }
        case .reading(let reader):
          do {
            if let part = take(try await reader.next()) { return part }
          } catch {
            return fail(error)
          }
        case .atEnd:
          phase = .over
          return .end
        case .failed(let error):
          phase = .over
          throw error
        case .over:
          return nil
        }
      }
    }

    /// The lines in the bytes, if any; without bytes the input has ended.
    private mutating func take(_ bytes: [UInt8]) -> Part? {
      guard bytes.isEmpty else {
        let lines = splitter.lines(in: bytes)
        return lines.isEmpty ? nil : .lines(lines)
      }
      phase = .atEnd
      return splitter.end().map { .lines([$0]) }
    }

    /// The end of an input that cannot be read; the error follows.
    private mutating func fail(_ error: any Error) -> Part {
      phase = .failed(error)
      return .end
    }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
