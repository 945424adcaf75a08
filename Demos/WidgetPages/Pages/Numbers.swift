import CursesFeedback

/// A number that a slider changes, gauges and digits that show it, and the progress of work.
struct Numbers: WidgetPage {
  var (level, steps, estimate) = (Animated(62.0), 0, ProgressEstimate(of: 200))

  init() { for second in 0...9 { estimate.record(Double(second * 14), at: .seconds(second)) } }

  func view() -> Node<Event> {
    let now = level.value
    let move = { (level: Double) in Event { $0.level.move(to: level, in: .milliseconds(500)) } }
    let gauge = { (title: String, value: Double) in
      Gauge<Event>(title, value: value, in: 0...100, thresholds: [70: .warning, 90: .error])
    }
    both("Slider", Slider(level.target, in: 0...100, changes: move))
    pair("Gauge", gauge("CPU", now), gauge("Disk", 94))
    one("Digits", BigText("\(Int(now))", upTo: .small).foreground(.accent))
    for pattern in [.dots, .stroke, .blocks] as [Spinner<Event>.Pattern] {
      one("Spinner", Spinner(frame: steps, pattern: pattern))
    }
    pair("Progress", ProgressBar(now / 100), ProgressBar(now / 100, showsPercentage: true))
    pair("Ends", ProgressBar(0, showsPercentage: true), ProgressBar(1, showsPercentage: true))
    one("Estimate", ProgressSummary(estimate) { "\(Int($0)) MB/s" })
  }
}
