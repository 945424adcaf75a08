package import CursesFeedback

extension TrafficLight {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Traffic light") { Text(status(of: state)).foreground(.muted) }
    SizeReader { size in
      let lamp = lampRows(in: size)
      Row(spacing: size.columns < 48 ? 2 : 4, alignment: .center) {
        Panel(padding: Insets(columns: lamp > 1 ? 2 : 1)) {
          Column(spacing: lamp > 3 ? 1 : 0) {
            for light in Light.allCases {
              Disc(light: light, isLit: light == state.light)
                .frame(width: 2 * lamp, height: lamp)
            }
          }
        }
        remaining(state, showsBar: lamp > 1)
      }
      .centered()
    }
    KeyHints()
  }

  /// The rows of a lamp, at most seven: the housing has three lamps, a border, and gaps if the
  /// lamps are large.
  private func lampRows(in size: Size) -> Int {
    let gaps = size.rows < 16 ? 0 : 2
    return max(1, min((size.rows - 2 - gaps) / 3, (size.columns - 24) / 2, 7))
  }

  /// The lit lamp's name and the time for which it is still lit.
  @ViewBuilder<Event> private func remaining(_ state: State, showsBar: Bool) -> Node<Event> {
    let left = hold(of: state.light) - state.elapsed
    Column(spacing: showsBar ? 1 : 0) {
      Row {
        Text("●").foreground(state.light.color)
        Text(state.light.name)
      }
      .bold()
      BigText(tenths(of: left))
      if showsBar { ProgressBar(left / hold(of: state.light), width: 15) }
    }
    .foreground(state.light.token)
  }

  private func status(of state: State) -> String {
    let left = "\(tenths(of: hold(of: state.light) - state.elapsed)) s"
    return "\(state.light.name) \(left)\(state.isPaused ? " · paused" : "")"
  }

  /// Seconds with one decimal: "2.5".
  private func tenths(of duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
