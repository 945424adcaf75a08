import CursesFeedback

/// Line charts with axes and a legend, whose lines have dots of three sizes.
struct Lines: WidgetPage {
  func view() -> Node<Event> {
    let hours = 0..<24
    let day = hours.map { Double(($0 - 14) * ($0 - 14)) }
    let sun = ChartSeries("Sun", values: day.map { max(0, 24 - $0 / 3) })
    let rain = ChartSeries("Rain", values: day.map { $0 < 9 ? .nan : $0 / 9 })
    let wind = ChartSeries("Wind", points: [0, 9, 14, 23].map { ChartPoint(x: $0, y: 9 + $0 / 3) })
    let (x, y) = (ChartAxis { "\(Int($0)) h" }, ChartAxis(in: 0...25))
    one("One line", LineChart([sun], x: x, y: y).frame(height: 9))
    one("Several", LineChart([sun, rain, wind], x: x, y: y).frame(height: 11))
    one("Quarters", LineChart([sun], x: .hidden(), y: y, dots: .quarterBlocks).frame(height: 7))
    one("Halves", LineChart([sun], x: .hidden(), y: y, dots: .halfBlocks).frame(height: 7))
  }
}
