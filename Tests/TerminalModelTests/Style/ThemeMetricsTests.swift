import TerminalModel
import Testing

@Suite struct ThemeMetricsTests {
  @Test(arguments: Theme.Metric.allCases)
  func `each metric is set on its own, within its bounds`(metric: Theme.Metric) {
    let bounds = metric.bounds
    for cells in [Int.min, -1, bounds.lowerBound, bounds.upperBound, 100, Int.max] {
      var metrics = ThemeMetrics.comfortable
      metrics[metric] = cells
      #expect(metrics[metric] == min(max(cells, bounds.lowerBound), bounds.upperBound))
      for other in Theme.Metric.allCases where other != metric {
        #expect(metrics[other] == ThemeMetrics.comfortable[other])
      }
    }
  }

  @Test(arguments: Theme.Metric.allCases)
  func `compact metrics are at most the standard ones, comfortable metrics at least`(
    metric: Theme.Metric
  ) {
    #expect(ThemeMetrics.compact[metric] <= ThemeMetrics.standard[metric])
    #expect(ThemeMetrics.comfortable[metric] >= ThemeMetrics.standard[metric])
  }

  @Test func `each metric has a name in words, and no name is that of a token`() {
    #expect(Theme.Metric.tableColumnGap.name == "table-column-gap")
    let names = Theme.Metric.allCases.map(\.name) + Color.Token.allCases.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test(arguments: Theme.all) func `built-in themes have the standard metrics`(theme: Theme) {
    #expect(theme.metrics == .standard)
  }

  @Test func `themes with other metrics differ, and other changes keep the metrics`() {
    var theme = Theme.nord
    theme.metrics = .compact
    #expect(theme != .nord)
    theme.name = "harbour"
    theme[.accent] = .red
    theme.isDark = false
    #expect(theme.metrics == .compact)
    theme.metrics = .standard
    #expect(theme[.accent] == .red && theme.name == "harbour" && !theme.isDark)
  }
}
