import Measuring

/// Plays workloads on three programs in turns: one in C on ncurses (the yardstick), ours, and ours
/// with the ncurses renderer.
struct Comparison {
  let yardstick: Program
  let ours: Program
  let oursOnCurses: Program
  let rounds: Int
  let workloads: [Workload]

  private var programs: [Program] { [yardstick, ours, oursOnCurses] }

  /// Plays all rounds on screens of one size.
  ///
  /// - Returns: The medians, their ratios to the yardstick, and the targets.
  func table(columns: Int, rows: Int) throws(MeasuringError) -> Table {
    var table = Table(
      "\(columns)x\(rows), median of \(rounds)", yardstick.title, ours.title, "ratio", "aim",
      oursOnCurses.title, "ratio", "aim")
    for workload in workloads {
      var results: [[[Quantity: Double]]] = [[], [], []]
      for round in 0..<rounds {
        // The programs take turns at beginning a round.
        for turn in programs.indices {
          let index = (turn + round) % programs.count
          results[index].append(try programs[index].play(workload, columns: columns, rows: rows))
        }
      }
      for (quantity, target) in workload.quantities {
        let medians = results.map { median($0.compactMap { $0[quantity] }) }
        append(quantity, target, of: workload, medians: medians, to: &table)
      }
    }
    return table
  }

  private func append(
    _ quantity: Quantity, _ target: Target?, of workload: Workload, medians: [Double],
    to table: inout Table
  ) {
    let texts = medians.map { $0.formatted(digits: quantity.digits) }
    let ratios = medians.map { medians[0] > 0 ? ($0 / medians[0]).formatted(digits: 2) : "" }
    table.append(
      "\(workload.title): \(quantity.title)", texts[0], texts[1], ratios[1],
      verdict(target, medians[1], medians[0]), texts[2], ratios[2],
      verdict(workload.targetOnCurses(quantity), medians[2], medians[0]))
  }

  private func verdict(_ target: Target?, _ ours: Double, _ yardstick: Double) -> String {
    guard let target else { return "" }
    return target.isMet(by: ours, yardstick: yardstick) ? "\(target)" : "\(target) (missed)"
  }
}
