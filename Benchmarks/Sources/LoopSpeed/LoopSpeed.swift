import AllocationCounter
import Measuring

/// Compares the library's loop with a hand-written one.
@main
@MainActor
struct LoopSpeed {
  private var events = 1_000_000
  private var rounds = 5
  private var longRun = 10_000_000

  static func main() async {
    guard let measurement = LoopSpeed(arguments: CommandLine.arguments.dropFirst()) else {
      print("usage: loop-speed [--events N] [--rounds N] [--long-run N]")
      return
    }
    await measurement.printSpeeds()
    await measurement.printAllocations()
    await measurement.printMemory()
    print(await KeyedRuns.table(counts: [5000, 10_000, 20_000], rounds: measurement.rounds))
  }

  private init?(arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst().flatMap({ Int($0) }), value > 0 else { return nil }
      switch option {
      case "--events": events = value
      case "--rounds": rounds = value
      case "--long-run": longRun = value
      default: return nil
      }
    }
  }

  /// Prints the times per event; the contenders take turns, so that both meet the same conditions.
  private func printSpeeds() async {
    var table = Table(
      "\(events) events, median of \(rounds)", "library, ns", "by hand, ns", "library, M/s",
      "by hand, M/s", "ratio")
    for scenario in Scenario.allCases {
      _ = await LibraryContender.run(scenario, events: 1000)
      _ = await HandContender.run(scenario, events: 1000)
      var library: [Double] = []
      var hand: [Double] = []
      for _ in 0..<rounds {
        library.append(await timed { _ = await LibraryContender.run(scenario, events: events) })
        hand.append(await timed { _ = await HandContender.run(scenario, events: events) })
      }
      let (ours, theirs) = (median(library) / Double(events), median(hand) / Double(events))
      table.append(
        scenario.rawValue, (ours * 1e9).formatted(digits: 0), (theirs * 1e9).formatted(digits: 0),
        (1e-6 / ours).formatted(digits: 2), (1e-6 / theirs).formatted(digits: 2),
        (ours / theirs).formatted(digits: 2))
    }
    print(table, terminator: "\n\n")
  }

  /// Prints the allocations per event after a warm-up of 10,000 events.
  private func printAllocations() async {
    let counted = 100_000
    var table = Table("allocations an event", "library", "by hand")
    for scenario in Scenario.allCases where scenario.isDriven {
      let library = await allocations(of: LibraryContender.self, in: scenario, events: counted)
      let hand = await allocations(of: HandContender.self, in: scenario, events: counted)
      table.append(
        scenario.rawValue, (Double(library) / Double(counted)).formatted(digits: 4),
        (Double(hand) / Double(counted)).formatted(digits: 4))
    }
    let canCount = allocation_count() >= 0
    print(
      canCount ? "\(table)" : "(allocations cannot be counted on this system)", terminator: "\n\n")
  }

  private func allocations(
    of type: (some Contender).Type, in scenario: Scenario, events: Int
  ) async -> Int64 {
    let contender = await type.run(scenario, events: 10_000)
    let before = allocation_count()
    contender.sendUp(times: events)
    return allocation_count() - before
  }

  /// Prints the growth of memory over a long run.
  private func printMemory() async {
    var table = Table("memory over \(longRun) events", "before, kB", "after, kB", "growth, kB")
    for scenario in Scenario.allCases where scenario.isDriven {
      let contender = await LibraryContender.run(scenario, events: 10_000)
      let before = residentMemory()
      contender.sendUp(times: longRun)
      guard let before, let after = residentMemory() else {
        return print("(memory cannot be measured on this system)")
      }
      table.append(scenario.rawValue, "\(before)", "\(after)", "\(after - before)")
    }
    print(table, terminator: "\n\n")
  }
}
