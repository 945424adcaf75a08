import CursesFeedback

/// Sparklines, and bar charts: with bars side by side, stacked, and vertical.
struct Charts: WidgetPage {
  func view() -> Node<Event> {
    let (values, names) = ((0..<80).map { abs(Double($0 * 7 % 40) - 20) }, ["Read", "Written"])
    let bars = [ChartBar("Alien", 41), ChartBar("Dune", 62), ChartBar("Heat", 25)]
    let days = [ChartBar("Mon", 12, 8), ChartBar("Tue", 7, 14), ChartBar("Wed", 16, 3)]
    one("Sparkline", Sparkline(values, height: 2))
    one("Baseline", Sparkline(values.map { $0 - 10 }, baseline: 0, height: 2).foreground(.info))
    one("Bars", BarChart(bars, text: { "\(Int($0)) min" }))
    one("Groups", BarChart(days, series: names).frame(height: 9))
    one("Stacks", BarChart(days, series: names, isStacked: true).frame(height: 5))
    one("Vertical", BarChart(bars, axis: .vertical).frame(height: 7))
    one("Stacks", BarChart(days, series: names, isStacked: true, axis: .vertical).frame(height: 8))
  }
}
