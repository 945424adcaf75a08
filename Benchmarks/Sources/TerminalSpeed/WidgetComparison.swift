import Measuring

/// Plays workloads in turns on programs with widgets of CursesFeedback and of Python frameworks.
struct WidgetComparison {
  /// The workload program with widgets of CursesFeedback.
  let ours: String
  /// The Python interpreter with the packages of the other frameworks.
  let python: String
  /// The folder of the programs in Python.
  let folder: String
  let rounds: Int

  private struct Contender {
    let widget: String
    let workload: Workload
    let command: [String]
    let count: Int

    var program: Program {
      Program(
        title: widget, command: command, options: workload == .millionRows ? [] : ["\(count)"])
    }
  }

  /// Textual's widgets store each row; therefore they are filled with fewer rows.
  private var contenders: [Contender] {
    let (stored, all) = ([10_000, 100_000], [10_000, 100_000, 1_000_000])
    return [
      contender("urwid ListBox", .millionRows, "list_box.py", 1_000_000),
      contender("CursesFeedback List", .millionRows, nil, 1_000_000),
    ]
      + stored.map { contender("Textual DataTable", .tableRow, "data_table.py", $0) }
      + all.map { contender("CursesFeedback Table", .tableRow, nil, $0) }
      + stored.map { contender("Textual Tree", .tree, "tree.py", $0) }
      + all.map { contender("CursesFeedback Tree", .tree, nil, $0) }
  }

  private func contender(
    _ widget: String, _ workload: Workload, _ file: String?, _ count: Int
  ) -> Contender {
    let command = file.map { [python, "\(folder)/\($0)"] } ?? [ours]
    return Contender(widget: widget, workload: workload, command: command, count: count)
  }

  /// Plays all rounds on screens of one size.
  ///
  /// - Returns: The medians.
  func table(columns: Int, rows: Int) throws(MeasuringError) -> Table {
    let contenders = contenders
    var results: [[[Quantity: Double]]] = Array(repeating: [], count: contenders.count)
    for _ in 0..<rounds {
      for (index, contender) in contenders.enumerated() {
        let measured = try contender.program.play(
          contender.workload, Workload.Repetitions(keys: 200, pages: 100),
          columns: columns, rows: rows)
        guard measured[.wrong] == 0 else {
          throw MeasuringError("\(contender.widget) shows wrong rows")
        }
        results[index].append(measured)
      }
    }
    var table = Table(
      "\(columns)x\(rows), median of \(rounds)", "rows", "first screen, ms", "peak memory, MB",
      "a row, µs", "processor, µs", "bytes", "a page, µs", "processor, µs", "bytes")
    for (contender, measured) in zip(contenders, results) {
      let texts = Self.quantities.map { quantity in
        median(measured.compactMap { $0[quantity] }).formatted(digits: quantity == .memory ? 1 : 0)
      }
      table.append([contender.widget, "\(contender.count)"] + texts)
    }
    return table
  }

  private static let quantities: [Quantity] = [
    .ready, .memory, .latency, .processor, .bytes, .pageLatency, .pageProcessor, .pageBytes,
  ]
}
