import Measuring

extension Workload {
  /// The numbers of keys that a workload sends, if it sends any: one at a time, each after the
  /// screen has changed, or all at once in a burst.
  struct Repetitions {
    var keys: Int
    /// The number of Page Down keys for a list.
    var pages = 0
    /// The size of the text that is pasted into the counter before its keys.
    var pastedKilobytes = 0
    /// Whether no output has arrived for 0.1 seconds before each key of the counter.
    var isSlow = false

    /// The repetitions of a measurement.
    static func measured(_ workload: Workload) -> Repetitions {
      switch workload {
      case .burst: Repetitions(keys: 20_000)
      case .millionRows: Repetitions(keys: 1000, pages: 300)
      case .firstScreen, .counter, .churn, .scroll, .form, .editor, .tableRow, .sortedTable,
        .tablePage, .tableOrder, .panes, .tree:
        Repetitions(keys: 500)
      }
    }
  }

  /// Plays the workload in a terminal, quits the program, and returns the measurements.
  func play(
    in terminal: Terminal, _ repetitions: Repetitions
  ) throws(MeasuringError) -> [Quantity: Double] {
    var ready = Terminal.Marker("READY")
    let time = try terminal.wait(within: 120) {
      terminal.number(after: &ready) == nil && ready.place != nil
    }
    terminal.settle()
    var measured: [Quantity: Double] = [
      .ready: (time - terminal.start) * 1e3, .memory: terminal.peakMemory / 1024,
      .bytes: Double(terminal.byteCount),
    ]
    let count = repetitions.keys
    switch self {
    case .firstScreen: break
    case .counter, .panes:
      paste(kilobytes: repetitions.pastedKilobytes, into: terminal)
      measured = try press(
        count, .increment, showing: "Count: ", isSlow: repetitions.isSlow, in: terminal)
    case .burst: measured = try playBurst(of: count, in: terminal)
    case .millionRows:
      let memory = measured
      measured = try playRows(repetitions, in: terminal).merging(memory) { rows, _ in rows }
    case .churn: measured = try playChurn(in: terminal)
    case .scroll: measured = try playScroll(by: count, in: terminal)
    case .form: measured = try playTyping(of: count, in: terminal)
    case .editor: measured = try playTyping(of: count, after: "50001 the ", in: terminal)
    case .tableRow, .sortedTable, .tree:
      let memory = measured
      measured = try playNumberedRows(repetitions, in: terminal).merging(memory) { rows, _ in rows }
    case .tablePage: measured = try playTable(count, .pageDown, showing: "Sel: ", in: terminal)
    case .tableOrder: measured = try playTable(count, .sort, showing: "Order: ", in: terminal)
    }
    guard terminal.stream.unknownCount == 0 else {
      throw MeasuringError("\(terminal.stream.unknownCount) control sequences are unknown")
    }
    terminal.type(endingKey)
    guard terminal.waitForEnd() else { throw MeasuringError("a key does not end the program") }
    return measured
  }

  /// The key that ends the program: q, or Ctrl-Q if a q would be typed as text.
  private var endingKey: [UInt8] {
    switch self {
    case .firstScreen, .counter, .burst, .millionRows, .churn, .scroll, .tableRow, .sortedTable,
      .tablePage, .tableOrder, .panes, .tree:
      Array("q".utf8)
    case .form, .editor: [0x11]
    }
  }

  private enum Press {
    case increment, character, down, pageDown, sort

    func bytes(_ stream: TerminalStream) -> [UInt8] {
      switch self {
      case .increment: Array("+".utf8)
      case .character: Array("x".utf8)
      case .down: Array((stream.hasApplicationKeys ? "\u{1B}OB" : "\u{1B}[B").utf8)
      case .pageDown: Array("\u{1B}[6~".utf8)
      case .sort: Array("s".utf8)
      }
    }
  }

  /// Presses a key repeatedly, each time after the number on the screen has changed.
  private func press(
    _ times: Int, _ key: Press, showing text: String, isSlow: Bool = false, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var marker = Terminal.Marker(text)
    guard var number = terminal.number(after: &marker) else {
      throw MeasuringError("the screen does not show \(text)")
    }
    let (processor, bytes) = (terminal.processorTime, terminal.byteCount)
    var latencies: [Double] = []
    for _ in 0..<times {
      if isSlow { terminal.settle() }
      let start = Terminal.now
      terminal.type(key.bytes(terminal.stream))
      let before = number
      let time = try terminal.wait {
        guard let shown = terminal.number(after: &marker), shown != before else { return false }
        number = shown
        return true
      }
      latencies.append((time - start) * 1e6)
    }
    terminal.settle()
    let count = Double(times)
    return [
      .latency: median(latencies), .processor: (terminal.processorTime - processor) * 1e6 / count,
      .bytes: Double(terminal.byteCount - bytes) / count,
    ]
  }

  /// Types characters, and counts one wrong row if the screen does not show them directly after
  /// `text`, the text before the cursor.
  private func playTyping(
    of count: Int, after text: String = "", in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var measured = try press(count, .character, showing: "Typed: ", in: terminal)
    // A longer word does not fit into a row of the smallest screen.
    let typed = String(repeating: "x", count: min(count, 60))
    measured[.wrong] = terminal.screen.end(of: Array((text + typed).utf8)) == nil ? 1 : 0
    return measured
  }

  private func paste(kilobytes: Int, into terminal: Terminal) {
    guard kilobytes > 0 else { return }
    let text = [UInt8]("The quick brown fox jumps over the lazy dog.\n".utf8)
    let pasted = (0..<kilobytes * 1000).map { text[$0 % text.count] }
    terminal.type([UInt8]("\u{1B}[200~".utf8) + pasted + [UInt8]("\u{1B}[201~".utf8))
    // Keys that arrive in the same read as the end of a paste count as part of the paste.
    terminal.waitUntilIdle()
  }

  private func playBurst(
    of count: Int, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var marker = Terminal.Marker("Count: ")
    var shown = terminal.number(after: &marker)
    var frames = 0
    let (processor, start) = (terminal.processorTime, Terminal.now)
    terminal.type([UInt8](repeating: UInt8(ascii: "+"), count: count))
    // If the last count never appears, keys were lost: a result, and not an error.
    let end = try? terminal.wait(within: 10) {
      let number = terminal.number(after: &marker)
      if number != shown { frames += 1 }
      shown = number
      return number == count
    }
    return [
      .total: ((end ?? Terminal.now) - start) * 1e3,
      .processor: (terminal.processorTime - processor) * 1e6, .frames: Double(frames),
      .lost: Double(count - (shown ?? 0)),
    ]
  }

  private func playRows(
    _ repetitions: Repetitions, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var measured = try move(repetitions, in: terminal)
    measured[.wrong] = Double(wrongListRows(in: terminal))
    return measured
  }

  private func playNumberedRows(
    _ repetitions: Repetitions, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var measured = try move(repetitions, in: terminal)
    measured[.wrong] = Double(wrongNumbers(in: terminal.screen))
    return measured
  }

  /// Selects rows below: one at a time, and then a page at a time.
  private func move(
    _ repetitions: Repetitions, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var measured = try press(repetitions.keys, .down, showing: "Sel: ", in: terminal)
    guard repetitions.pages > 0 else { return measured }
    let pages = try press(repetitions.pages, .pageDown, showing: "Sel: ", in: terminal)
    measured[.pageLatency] = pages[.latency]
    measured[.pageProcessor] = pages[.processor]
    measured[.pageBytes] = pages[.bytes]
    return measured
  }

  /// Presses a key in a table, and counts all rows as wrong if their numbers are not consecutive.
  private func playTable(
    _ count: Int, _ key: Press, showing text: String, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var measured = try press(count, key, showing: text, in: terminal)
    measured[.wrong] = Double(wrongNumbers(in: terminal.screen))
    return measured
  }

  /// 0 if the rows between the first one, which may be a header, and the last one, the status, have
  /// consecutive numbers; otherwise the number of all rows.
  private func wrongNumbers(in screen: Screen) -> Int {
    let numbers = (1..<(screen.rows - 1)).map { number(inRow: $0, of: screen) ?? -9 }
    let steps = Set(zip(numbers, numbers.dropFirst()).map { $1 - $0 })
    return steps == [1] || steps == [-1] ? 0 : screen.rows
  }

  /// The number after the first "row " in a row; nil if there is none.
  private func number(inRow row: Int, of screen: Screen) -> Int? {
    let word = Array("row ".utf8)
    let ends = (row * screen.columns + word.count)..<((row + 1) * screen.columns)
    return ends.first { screen.hasText(word, endingAt: $0) }.flatMap { screen.number(at: $0) }
  }

  /// The number of visible rows of a list that differ from the expected consecutive rows, or of all
  /// visible rows if the selected row is not visible.
  private func wrongListRows(in terminal: Terminal) -> Int {
    let screen = terminal.screen
    let rows = screen.rows - 1
    var chosen = Terminal.Marker("Sel: ")
    let word = Array("row ".utf8)
    // Columns for a mark beside the selected row may precede the texts.
    let column = (0..<screen.columns - word.count)
      .first { screen.hasText(word, endingAt: $0 + word.count) }
    guard let column, let top = screen.number(at: column + word.count),
      let number = terminal.number(after: &chosen), (top..<(top + rows)).contains(number)
    else { return rows }
    return (0..<rows).count { row in
      let number = "\(top + row)"
      let zeros = String(repeating: "0", count: max(0, 6 - number.count))
      let text = "row \(zeros)\(number) item-\((top + row - 1) * 7919 % 100_003)"
      let expected = Screen.cells(showing: text, columns: screen.columns - column)
      return screen.cells(inRow: row).dropFirst(column) != expected[...]
    }
  }

  private func playChurn(in terminal: Terminal) throws(MeasuringError) -> [Quantity: Double] {
    let (processor, bytes) = (terminal.processorTime, terminal.byteCount)
    var marker = Terminal.Marker("Frame: ")
    var shown = terminal.number(after: &marker)
    var frames = 0.0
    terminal.type(Array("s".utf8))
    _ = try terminal.wait(within: 60) {
      let number = terminal.number(after: &marker)
      if number != shown { frames += 1 }
      shown = number
      return number == 500
    }
    terminal.settle()
    return [
      .processor: (terminal.processorTime - processor) * 1e6 / frames,
      .bytes: Double(terminal.byteCount - bytes) / frames, .frames: frames,
      .wrong: Double(wrongRows(ofPicture: 499, in: terminal.screen)),
    ]
  }

  private func wrongRows(ofPicture number: Int, in screen: Screen) -> Int {
    let cells = WorkloadData.pictures(columns: screen.columns, rows: screen.rows)
    let start = number % WorkloadData.pictureCount * screen.columns * screen.rows
    return (0..<(screen.rows - 1)).count { row in
      screen.cells(inRow: row).enumerated().contains { column, cell in
        cell.base != UInt32(cells[(start + row * screen.columns + column) * 2])
      }
    }
  }

  private func playScroll(
    by count: Int, in terminal: Terminal
  ) throws(MeasuringError) -> [Quantity: Double] {
    var measured: [[Quantity: Double]] = []
    var wrong = wrongRows(fromLine: 0, in: terminal.screen)
    for part in 1...10 {
      measured.append(try press(count / 10, .down, showing: "Top: ", in: terminal))
      wrong += wrongRows(fromLine: part * (count / 10), in: terminal.screen)
    }
    var means = [Quantity.latency, .processor, .bytes].reduce(into: [:]) { means, quantity in
      means[quantity] = median(measured.compactMap { $0[quantity] })
    }
    means[.wrong] = Double(wrong)
    return means
  }

  private func wrongRows(fromLine top: Int, in screen: Screen) -> Int {
    (0..<(screen.rows - 1)).count { row in
      let expected = Screen.cells(showing: WorkloadData.lines[top + row], columns: screen.columns)
      return screen.cells(inRow: row) != expected[...]
    }
  }
}
