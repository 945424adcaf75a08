import FeedbackCore
import Measuring

/// The costs of starting, updating and stopping many runs (started effects) at once.
@MainActor
struct KeyedRuns {
  /// A request that a run works on.
  struct Request: Equatable, Identifiable, Sendable {
    let id: Int
    var value = 0
  }

  /// Processor times of four events, in seconds.
  struct Costs {
    /// One event makes all requests.
    var start: Double
    /// One event changes all requests.
    var update: Double
    /// One event changes one request.
    var updateOne: Double
    /// One event withdraws all requests.
    var stop: Double
  }

  /// Measures the costs for a number of runs.
  static func measure(count: Int) async -> Costs {
    let loop = FeedbackLoop<[Request], [Request]>(
      initial: [], reduce: Reducer { state, event in state = event },
      feedbacks: [
        .react(toEach: { $0 }, "live", updating: { _ in .callback { _ in .none } })
      ])
    loop.start()
    let requests = (0..<count).map { Request(id: $0) }
    let changed = requests.map { Request(id: $0.id, value: 1) }
    var oneChanged = changed
    oneChanged[count / 2].value = 2
    return Costs(
      start: await timed { loop.send(requests) }, update: await timed { loop.send(changed) },
      updateOne: await timed { loop.send(oneChanged) }, stop: await timed { loop.send([]) })
  }

  /// A table of the costs for several numbers of runs; medians over rounds.
  static func table(counts: [Int], rounds: Int) async -> Table {
    var table = Table(
      "runs of keyed requests, median of \(rounds)", "start, ms", "update all, ms",
      "update one, ms",
      "stop, ms")
    for count in counts {
      var costs: [Costs] = []
      for _ in 0..<rounds { costs.append(await measure(count: count)) }
      let medians = [
        costs.map(\.start), costs.map(\.update), costs.map(\.updateOne), costs.map(\.stop),
      ]
      .map { (median($0) * 1e3).formatted(digits: 2) }
      table.append("\(count)", medians[0], medians[1], medians[2], medians[3])
    }
    return table
  }
}
