import Synchronization

/// Questions that wait for the test's answers, as calls on a network wait for a server's.
final class HeldQuestions<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private struct Contents {
    var asked: [Question] = []
    var held: [(question: Question, answer: AsyncStream<Answer>.Continuation)] = []
    var awaited: [(question: Question, arrival: AsyncStream<Void>.Continuation)] = []
  }

  private let contents = Mutex(Contents())

  /// All questions that were asked so far, in order.
  var asked: [Question] { contents.withLock(\.asked) }

  /// Asks a question and waits for the answer, or returns nil if the task is cancelled.
  func ask(_ question: Question) async -> Answer? {
    let (answers, answer) = AsyncStream<Answer>.makeStream()
    let awaited = contents.withLock { contents in
      contents.asked.append(question)
      contents.held.append((question, answer))
      return contents.awaited
    }
    for (awaited, arrival) in awaited where awaited == question { arrival.finish() }
    return await answers.first { _ in true }
  }

  /// Waits until the question is asked; returns at once if it is asked but not answered.
  func arrival(of question: Question) async {
    let (arrivals, arrival) = AsyncStream<Void>.makeStream()
    contents.withLock { contents in
      contents.awaited.append((question, arrival))
      if contents.held.contains(where: { $0.question == question }) { arrival.finish() }
    }
    for await _ in arrivals {}
  }

  /// Waits until the question is asked, and answers it.
  func answer(_ question: Question, with answer: Answer) async {
    await arrival(of: question)
    let held = contents.withLock { contents in
      contents.held.firstIndex { $0.question == question }.map { contents.held.remove(at: $0) }
    }
    held?.answer.yield(answer)
    held?.answer.finish()
  }
}
