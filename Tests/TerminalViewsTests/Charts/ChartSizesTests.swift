import TerminalModel
import TerminalViews
import Testing

/// All charts on small screens.
@Suite struct ChartSizesTests {
  @Test(arguments: GlyphSet.allCases)
  func `each chart can be drawn on each size`(glyphs: GlyphSet) {
    for columns in 0...12 {
      for rows in 0...8 {
        for chart in charts(glyphs) {
          let frame = scene(columns + 2, rows + 2) {
            Layers {
              Canvas { $0.fill(with: "·") }
              chart.frame(width: columns, height: rows).padded()
            }
          }.draw()
          let drawn = Rect(frame.size).positions.filter {
            frame.buffer[$0].cluster != Cluster("·", width: 1)
          }
          let area = Rect(
            origin: Position(column: 1, row: 1), size: Size(columns: columns, rows: rows))
          #expect(drawn.allSatisfy { area.contains($0) }, "\(frame.text)")
          if columns == 12, rows == 8 { #expect(!drawn.isEmpty) }
        }
      }
    }
  }

  @Test func `ASCII charts consist of printable ASCII characters`() {
    for columns in [7, 30, 80] {
      for chart in charts(.ascii) {
        let text = screen(columns, 12) { chart }
        #expect(text.unicodeScalars.allSatisfy { " "..."~" ~= $0 || $0 == "\n" }, "\(text)")
      }
    }
  }

  @Test(arguments: GlyphSet.allCases)
  func `a chart draws the same each time`(glyphs: GlyphSet) {
    for chart in charts(glyphs) {
      #expect(screen(30, 9) { chart } == screen(30, 9) { chart })
    }
  }

  private let values = [0.5, -1, .nan, 3, .infinity, 2]

  private var lines: [ChartSeries] {
    [
      ChartSeries("First", values: values),
      ChartSeries(points: values.map { ChartPoint(x: -$0, y: $0) }),
    ]
  }

  private var bars: [ChartBar] {
    [ChartBar("Monday", values: values), ChartBar("", 1), ChartBar("Wed\n", -1e308, 1e308)]
  }

  private func charts(_ glyphs: GlyphSet) -> [Node<Tap>] {
    [
      BigText("12:4", upTo: .large, glyphs: glyphs).node(),
      Sparkline(values, baseline: 0, height: 3, glyphs: glyphs).node(),
      Gauge("Disk", value: 0.71, thresholds: [0.7: .warning], glyphs: glyphs).node(),
      BarChart(bars, series: ["A", "B"], glyphs: glyphs).node(),
      BarChart(bars, series: ["A", "B"], isStacked: true, glyphs: glyphs).node(),
      BarChart(bars, series: ["A", "B"], axis: .vertical, glyphs: glyphs).node(),
      BarChart(bars, isStacked: true, axis: .vertical, in: -1...9, glyphs: glyphs).node(),
      LineChart([ChartSeries("A", values: values)], glyphs: glyphs).node(),
      LineChart(lines, x: ChartAxis(in: -1...2), dots: .quarterBlocks, glyphs: glyphs).node(),
      LineChart(lines, y: .hidden(in: 0...1), dots: .halfBlocks, glyphs: glyphs).node(),
    ]
  }
}
