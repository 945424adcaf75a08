import TerminalModel
import TerminalViews
import Testing

@Suite struct LineChartTests {
  private let peak = ChartSeries(values: [0, 1, 2, 3, 4, 3, 2, 1, 0])

  private func bare(
    _ series: ChartSeries..., y bounds: ClosedRange<Double>? = nil,
    dots: LineChart<Tap>.Dots = .braille, glyphs: GlyphSet = .unicode
  ) -> LineChart<Tap> {
    LineChart(series, x: .hidden(), y: .hidden(in: bounds), dots: dots, glyphs: glyphs)
  }

  @Test(
    arguments: [
      (.braille, "  ⣀⠔⠉⠢⣀\n⡠⠖⠁   ⠈⠲⢄"), (.quarterBlocks, "  ▄▄▀▄▄\n▄▀▘   ▝▀▄"),
      (.halfBlocks, "  ▄▄▀▄▄\n▄▀▀   ▀▀▄"),
    ] as [(LineChart<Tap>.Dots, String)])
  func `a line consists of dots`(dots: LineChart<Tap>.Dots, expected: String) {
    #expect(screen(9, 2) { bare(peak, dots: dots) } == expected)
  }

  @Test func `an ASCII line consists of its mark`() {
    #expect(
      screen(9, 5) { bare(peak, glyphs: .ascii) } == """
            *
           * *
          *   *
         *     *
        *       *
        """)
  }

  @Test func `with --ascii lines of several series have different marks`() {
    let view = bare(ChartSeries(values: [1, 1, 1]), ChartSeries(values: [0, 0, 0]), y: 0...1)
    let frame = Scene(
      view.node(), size: Size(columns: 3, rows: 3), interface: InterfaceState(),
      display: DisplayOptions(usesASCII: true)
    ).draw()
    #expect(frame.text == "***\n\nooo")
    #expect(frame.inASCII == frame)
  }

  @Test func `the axes have ticks at round values`() {
    let values = (0...40).map { Double($0 * 25) }
    #expect(
      screen(30, 8) { LineChart([ChartSeries(values: values)]) } == """
        1000 ┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⢀⡠⠔⠋
                               ⣀⠴⠊⠁
                           ⣀⠤⠖⠉
         500 ┈┈┈┈┈┈┈┈┈┈⢀⡠⠴⠊⠁┈┈┈┈┈┈┈┈┈┈
                    ⣀⠴⠒⠉
                ⢀⡠⠖⠉
           0 ⣠⠔⠊⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈
             0    10    20    30    40
        """)
  }

  @Test func `ticks have texts of the application`() {
    let chart = LineChart<Tap>(
      [ChartSeries(points: [ChartPoint(x: 0, y: 0), ChartPoint(x: 60, y: 1)])],
      x: ChartAxis { "\(Int($0))min" }, y: ChartAxis(in: 0...1) { "\(Int($0 * 100))%" })
    #expect(
      screen(24, 5) { chart } == """
        100% ┈┈┈┈┈┈┈┈┈┈┈┈┈┈⢀⡠⠤⠒⠉
                      ⢀⡠⠤⠒⠉⠁
                 ⢀⣀⠤⠒⠊⠁
          0% ⣀⠤⠒⠊⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈
           0min           50min
        """)
  }

  @Test func `the legend has the marks of the lines`() {
    let chart = LineChart<Tap>([
      ChartSeries("In", values: [0, 4, 2, 4, 0]), ChartSeries("Out", values: [1, 1, 1, 3, 3]),
    ])
    let scene = scene(30, 8) { chart }
    #expect(
      scene.draw().text == """
          ● In  ▲ Out
        4 ┈┈┈┈┈┈⡰⠑⢄┈┈┈┈┈┈┈┈┈┈⡠⠊⢆┈┈┈┈┈┈
               ⡜   ⠉⠢⡀    ⢀⠔⠉ ⡠▲⢧⠤⠤⠤⠤▲
        2 ┈┈┈⢀⠎┈┈┈┈┈┈⠈⠒⢄⡠●⠁⢀⠔⠉┈┈┈⠱⡀┈┈┈
            ⢠●          ⠁⡠⠒⠁      ⠑⡄
          ⠒⡲⠓⠒⠒⠒⠒⠒⠒▲⠒⠒⠒⠒⠊          ⠘⢄
        0 ⡰⠁┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈⠈●
          0      1      2     3      4
        """)
    #expect(scene.style(column: 2, row: 0).foreground == .accent)
    #expect(scene.style(column: 8, row: 0).foreground == .success)
    #expect(scene.style(column: 29, row: 2).foreground == .success)
  }

  @Test(arguments: [
    (30, 6, true, true, true), (30, 5, false, true, true), (30, 3, false, false, true),
    (30, 2, false, false, false), (15, 6, true, true, false),
  ])
  func `the legend gives way first, then the axes`(
    columns: Int, rows: Int, legend: Bool, x: Bool, y: Bool
  ) {
    let text = screen(columns, rows) {
      LineChart([
        ChartSeries("Load", points: [ChartPoint(x: 70, y: 200), ChartPoint(x: 80, y: 300)])
      ])
    }
    #expect(text.contains("Load") == legend)
    #expect(text.contains("70") == x)
    #expect(text.contains("300") == y)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a value that is not finite is a gap`(value: Double) {
    let line = ChartSeries(values: [0, 0, value, value, 0, value, value, 0, 0])
    #expect(screen(9, 1) { bare(line, y: 0...1, dots: .halfBlocks) } == "▄▄  ▄  ▄▄")
  }

  @Test func `points outside the bounds are not shown, and lines lead to them`() {
    let line = ChartSeries(values: [0, 9, 0, 0, 1e308, -1e308, 0, 0])
    #expect(screen(8, 3) { bare(line, y: 0...2, glyphs: .ascii) } == "* ***\n* ***\n* ** ***")
  }

  @Test func `many points of a column are one stroke`() {
    let values = (0..<100_000).map { Double($0 % 2) }
    #expect(screen(3, 2) { bare(ChartSeries(values: values)) } == "⣿⣿⣿\n⣿⣿⣿")
  }

  @Test(arguments: [[], [ChartSeries(values: [])], [ChartSeries(values: [.nan])]])
  func `a chart without points has axes from 0 to 1`(series: [ChartSeries]) {
    let text = screen(20, 5) { LineChart(series) }
    #expect(text.contains("0.0 ┈") || text.contains("0 ┈"))
    #expect(text.contains("1 ┈"))
  }

  @Test func `a single value has an axis that begins at its index`() {
    let text = screen(24, 5) { LineChart([ChartSeries(values: [3])]) }
    let last = text.split(separator: "\n").last ?? ""
    #expect(last.split(separator: " ") == ["0", "1"])
  }

  @Test(arguments: [16, 17, 18, 20, 24, 30, 40])
  func `the legend names the first line at least, and fits into the width`(columns: Int) {
    let chart = LineChart<Tap>([
      ChartSeries("Received bytes", values: [0, 1_000_001]),
      ChartSeries("Sent bytes", values: [1_000_000, 2]),
    ])
    let legend = screen(columns, 8) { chart }.split(separator: "\n")[0]
    #expect(legend.contains("● R"))
    #expect(legend.hasSuffix("…") || legend.hasSuffix("▲ Sent bytes"))
    #expect(Clusters(String(legend)).columns <= columns)
  }

  @Test(
    arguments: [
      [], [0], [0, 0], [5, 5, 5], [-5, -5], [.nan, .nan], [.nan, 5], [.infinity], [-.infinity, 1],
      [1e308, -1e308], [.leastNonzeroMagnitude, 0], [1e15, 1e15 + 0.5], [.greatestFiniteMagnitude],
    ] as [[Double]], [nil, 3...3, 0...Double.infinity] as [ClosedRange<Double>?])
  func `equal, missing and extreme values have axes with distinct ticks`(
    values: [Double], bounds: ClosedRange<Double>?
  ) {
    let series = [ChartSeries("a", values: values)]
    let lines = screen(40, 9) { LineChart(series, y: ChartAxis(in: bounds)) }
      .split(separator: "\n", omittingEmptySubsequences: false)
    let side = lines.dropLast().compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { $0.first == "-" || $0.first?.isNumber == true }
    #expect(side.count >= 2)
    #expect(Set(side).count == side.count)
    let bottom = lines.last?.split(separator: " ").map(String.init) ?? []
    #expect(bottom.count >= 2)
    #expect(Set(bottom).count == bottom.count)
    #expect(!(side + bottom).contains { $0.contains("nan") || $0.contains("inf") })
  }

  @Test func `the number of ticks does not depend on the number of points`() {
    #expect(texts(forPoints: 100) == texts(forPoints: 100_000))
    #expect(texts(forPoints: 100_000) < 90)
  }

  /// The number of texts of ticks that are made for a chart.
  private func texts(forPoints count: Int) -> Int {
    var texts = 0
    let axis = ChartAxis {
      texts += 1
      return "\(Int($0))"
    }
    let points = (0..<count).map { ChartPoint(x: Double($0) / Double(count), y: 0) }
    _ = screen(80, 24) { LineChart([ChartSeries(points: points)], x: axis, y: axis) }
    return texts
  }
}
