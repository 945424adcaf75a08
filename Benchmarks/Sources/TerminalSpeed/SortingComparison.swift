import Measuring

/// Compares the response times to keys in a table without and during a sort.
///
/// The sort is an effect that sorts as many numbers as the table has rows.
struct SortingComparison {
  let program: Program
  let rounds: Int

  /// Plays all rounds, both workloads in turns.
  ///
  /// - Returns: The medians, their ratios, and the targets.
  func table(columns: Int, rows: Int) throws(MeasuringError) -> Table {
    let workloads = [Workload.tableRow, .sortedTable]
    var results: [[[Quantity: Double]]] = [[], []]
    for round in 0..<rounds {
      for turn in workloads.indices {
        let index = (turn + round) % workloads.count
        results[index].append(
          try program.play(workloads[index], columns: columns, rows: rows))
      }
    }
    let medians = results.map { median($0.compactMap { $0[.latency] }) }
    let target = Target.ratio(1.1)
    let isMet = target.isMet(by: medians[1], yardstick: medians[0])
    var table = Table(
      "\(columns)x\(rows), median of \(rounds)", "otherwise", "while sorting", "ratio", "aim")
    let texts = medians.map { $0.formatted(digits: Quantity.latency.digits) }
    table.append(
      "\(Workload.tableRow.title): \(Quantity.latency.title)", texts[0], texts[1],
      (medians[1] / medians[0]).formatted(digits: 2), isMet ? "\(target)" : "\(target) (missed)")
    return table
  }
}
