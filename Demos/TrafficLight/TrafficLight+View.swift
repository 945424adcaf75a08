package import CursesFeedback

extension TrafficLight {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    HeaderBar("Traffic light") { Text(status(of: state)).foreground(.muted) }
    SizeReader { size in
      let lamp = lampRows(in: size)
      if lamp < 3 { small(state) } else { large(state, lamp: lamp, gap: size.rows < 16 ? 0 : 1) }
    }
    KeyHints()
  }

  /// The rows of a lamp, at most nine: the housing has three lamps, a border, and gaps if the
  /// screen is high.
  private func lampRows(in size: Size) -> Int {
    let gaps = size.rows < 16 ? 0 : 2
    return min((size.rows - 2 - gaps) / 3, (size.columns - 24) / 2, 9)
  }

  /// The housing, and the remaining time beside the lit lamp.
  private func large(_ state: State, lamp: Int, gap: Int) -> Node<Event> {
    Row(spacing: 3) {
      Panel(border: .rounded, padding: Insets(columns: 2)) {
        Column(spacing: gap) {
          for light in Light.allCases {
            Lamp(light: light, isLit: light == state.light)
              .frame(width: 2 * lamp, height: lamp)
          }
        }
      }
      .theme(.midnight)
      remaining(state).frame(height: 3 * lamp + 2 * gap + 2, alignment: place(of: state.light))
    }
    .centered()
  }

  private func place(of light: Light) -> Alignment {
    switch light {
    case .red: .topLeading
    case .yellow: .leading
    case .green: .bottomLeading
    }
  }

  /// The lit lamp's name and the time for which it is still lit.
  @ViewBuilder<Event> private func remaining(_ state: State) -> Node<Event> {
    let left = hold(of: state.light) - state.elapsed
    Column(spacing: 1) {
      Text(state.light.name).bold()
      BigText(tenths(of: left))
      ProgressBar(left / hold(of: state.light), width: 15)
    }
    .foreground(state.light.token)
    .padded(rows: 1)
  }

  /// The lamps as characters, for a screen that has no room for discs.
  private func small(_ state: State) -> Node<Event> {
    Column {
      for light in Light.allCases {
        let isLit = light == state.light
        Row(spacing: 1) {
          Text(isLit ? "●" : "○").foreground(light.token)
          if isLit {
            Text(light.name).bold()
            Text("\(tenths(of: hold(of: light) - state.elapsed)) s")
          } else {
            Text(light.name).foreground(.muted)
          }
        }
      }
    }
    .frame(minWidth: 14)
    .centered()
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
