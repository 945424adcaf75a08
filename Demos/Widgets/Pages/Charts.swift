import CursesFeedback

/// Numbers as pictures, which the slider changes, and work that goes on.
struct Charts: WidgetPage {
  var (level, steps, estimate) = (Animated(62.0), 0, ProgressEstimate(of: 200))

  init() { for second in 0...9 { estimate.record(Double(second * 14), at: .seconds(second)) } }

  func view() -> Node<Event> {
    let (now, values) = (level.value, (0..<80).map { abs(Double($0 * 7 % 40) - level.value / 3) })
    let bars = [ChartBar("Alien", 41), ChartBar("Dune", now), ChartBar("Heat", 25)]
    let move = { (level: Double) in Event { $0.level.move(to: level, in: .milliseconds(500)) } }
    both("Slider", Slider(level.target, in: 0...100, changes: move))
    one("Gauge", Gauge("CPU", value: now, in: 0...100, thresholds: [70: .warning, 90: .error]))
    one("Digits", BigText("\(Int(now))", upTo: .small).foreground(.accent))
    one("Sparkline", Sparkline(values, height: 2))
    one("Bars", BarChart(bars).frame(height: 3))
    one("Lines", LineChart([ChartSeries(values: values.suffix(20))]).frame(height: 9))
    for pattern in [.dots, .stroke, .blocks] as [Spinner<Event>.Pattern] {
      one("Spinner", Spinner(frame: steps, pattern: pattern))
    }
    one("Progress", ProgressBar(estimate.fraction, showsPercentage: true))
    one("Estimate", ProgressSummary(estimate) { "\(Int($0)) MB/s" })
  }
}
