import TerminalModel
import TerminalViews

/// The cost of frames up to the selected moment.
extension Inspector {
  @ViewBuilder<Event> func cost(_ state: State, width: Int) -> Node<Event> {
    let costs = recentCosts(state, width: width - 2)
    let height = state.size.rows < 16 ? 1 : 3
    Column {
      if let cost = state.moment?.frame {
        fact("Frame", "\("\(cost.time.inMilliseconds) ms", style: .bold)")
        fact("Cells", "\(cost.changedCells.grouped) changed")
      } else {
        fact("Frame", "none for this event")
      }
      if let slowest = costs.max(by: { $0.time < $1.time }) {
        let mean = costs.reduce(Duration.zero) { $0 + $1.time } / costs.count
        fact("Mean", "\(mean.inMilliseconds) ms, at most \(slowest.time.inMilliseconds) ms")
      }
      Text("Frame times").bold().padded(columns: 1)
      chart(costs.map(\.time.milliseconds), height: height).padded(columns: 1)
      Text("Changed cells").bold().padded(columns: 1)
      chart(costs.map { Double($0.changedCells) }, height: height).padded(columns: 1)
    }
  }

  /// The frame times alone, and the slowest of them.
  @ViewBuilder<Event> func frameTimes(_ state: State, width: Int, height: Int) -> Node<Event> {
    let costs = recentCosts(state, width: width)
    let own = state.moment?.frame
    chart(costs.map(\.time.milliseconds), height: height)
    Row {
      Text(
        own.map { "\($0.time.inMilliseconds) ms, \($0.changedCells.grouped) cells" } ?? "no frame"
      )
      .bold()
      Spacer()
      if let slowest = costs.map(\.time).max() {
        Text("at most \(slowest.inMilliseconds) ms").foreground(.muted)
      }
    }
  }

  @ViewBuilder<Event> private func chart(_ values: [Double], height: Int) -> Node<Event> {
    Sparkline(values, in: 0...max(values.max() ?? 0, 1e-3), height: height)
  }

  /// The costs of the last frames up to the selected moment, as many as there are columns.
  private func recentCosts(_ state: State, width: Int) -> [FrameCost] {
    guard let index = state.index else { return [] }
    return Array(
      state.history.moments[...index].lazy.reversed().compactMap(\.frame).prefix(max(0, width))
        .reversed())
  }
}
