import TerminalModel
import TerminalViews

/// Large text and charts.
extension Specimen {
  private static let values: [Double] = [1, 3, -2, 5, 8, .nan, 2]

  static let bigText = Specimen(
    "BigText",
    Value("small") { BigText("1:05", upTo: .small) },
    Value("large") { BigText("7-%", upTo: .large) },
    Value("without letters") { BigText(mixed) })

  static let sparkline = Specimen(
    "Sparkline",
    Value("rising") { Sparkline(values) },
    Value("around zero") { Sparkline(values, baseline: 0, height: 3) },
    Value("empty") { Sparkline([]) })

  static let gauge = Specimen(
    "Gauge",
    Value("normal") { Gauge(mixed, value: 0.3, thresholds: [0.8: .error]) },
    Value("high") { Gauge("한", value: 0.9, thresholds: [0.8: .error]) },
    Value("empty") { Gauge("", value: 0) })

  private static let bars = [
    ChartBar(mixed, values: [3, 2, 4]), ChartBar("한", values: [-2, 5, 1]),
    ChartBar("", values: [0, .nan, -4]),
  ]

  static let barChart = Specimen(
    "BarChart",
    Value("one series") { BarChart([ChartBar(mixed, 8.5), ChartBar("한국", -3)]) },
    Value("groups") { BarChart(bars, series: [mixed, "한", "b"]) },
    Value("stacks") { BarChart(bars, series: [mixed, "한", "b"], isStacked: true) },
    Value("upright") { BarChart(bars, series: ["a", "한"], axis: .vertical) },
    Value("upright stacks") { BarChart(bars, isStacked: true, axis: .vertical) })

  static let lineChart = Specimen(
    "LineChart",
    Value("two series") {
      LineChart([ChartSeries(mixed, values: values), ChartSeries("한", values: [4, 4])])
    },
    Value("quarters") { LineChart([ChartSeries(values: values)], dots: .quarterBlocks) },
    Value("halves") { LineChart([ChartSeries(values: values)], dots: .halfBlocks) },
    Value("empty") { LineChart([]) })

  static let progressSummary = Specimen(
    "ProgressSummary",
    Value("with a rate") {
      ProgressSummary(estimate(of: [0, 10, 25])) { "\(Int($0)) 한/s" }
    },
    Value("without a rate") { ProgressSummary(estimate(of: [])) { "\($0) 한/s" } })

  private static func estimate(of samples: [Double]) -> ProgressEstimate {
    var estimate = ProgressEstimate(of: 100)
    for (second, sample) in samples.enumerated() {
      estimate.record(sample, at: .seconds(second))
    }
    return estimate
  }
}
