package import CursesFeedback

extension TrafficLight {
  @ViewBuilder<Event> package func view(_ state: State) -> Node<Event> {
    Panel("Traffic light", footer: state.isPaused ? "paused" : "") {
      for light in Light.allCases { lamp(light, isLit: light == state.light) }
      timeLeft(state)
    }
    .frame(maxWidth: 38, maxHeight: 18)
    .centered()
    KeyHints().padded(columns: 1)
  }

  private func lamp(_ light: Light, isLit: Bool) -> Node<Event> {
    let name = Text<Event>("\(isLit ? "●" : "○") \(light.name)")
    return Row(spacing: 3, alignment: .center) {
      Disc(color: isLit ? light.color : .gray, isLit: isLit).frame(width: 10)
      if isLit { name.bold().foreground(light.color) } else { name.dimmed() }
      Spacer()
    }
    .frame(maxHeight: 5)
  }

  @ViewBuilder<Event> private func timeLeft(_ state: State) -> Node<Event> {
    let left = hold(of: state.light) - state.elapsed
    Row(spacing: 1) {
      ProgressBar(left / hold(of: state.light)).foreground(state.light.color)
      Text(tenths(of: left)).frame(width: 7, alignment: .trailing)
    }
  }

  /// Seconds with one decimal: "2.5 s".
  private func tenths(of duration: Duration) -> String {
    let tenths = Int((duration / .milliseconds(100)).rounded())
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
