import TerminalModel
import TerminalViews
import Testing

@Suite struct BarChartTests {
  private let films = [ChartBar("Alien", 8), ChartBar("Up", 4), ChartBar("한국", 0)]
  private let days = [ChartBar("Mon", 4, 2), ChartBar("Tue", -2, 4)]
  private let names = ["In", "Out"]

  @Test(arguments: [
    (26, "Alien ██████████████████ 8\nUp    █████████          4\n한국                     0"),
    (12, "Ali… █████ 8\nUp   ██▌   4\n한국       0"), (8, "██████ 8\n███    4\n       0"),
    (3, "███\n█▌\n"),
  ])
  func `horizontal bars have labels at the left and values at the right`(
    columns: Int, expected: String
  ) {
    #expect(screen(columns, 3) { BarChart(films) } == expected)
  }

  @Test func `horizontal bars have the height that they need, with free rows if there is room`() {
    let screen = screen(12, 6) {
      Column {
        BarChart(films, showsValues: false)
        Text("End")
      }
    }
    #expect(
      screen == """
        Ali… ███████

        Up   ███▌

        한국
        End
        """)
  }

  @Test func `bars of several series are side by side`() {
    let scene = scene(26, 7) { BarChart(days, series: names) }
    #expect(
      scene.draw().text == """
        ■ In  ■ Out

        Mon       █████████████  4
                  ██████▋        2

        Tue ██████              -2
                  █████████████  4
        """)
    #expect(scene.style(column: 10, row: 2).foreground == .accent)
    #expect(scene.style(column: 10, row: 3).foreground == .success)
  }

  @Test func `given colours are those of the series, or of the bars of one series`() {
    let bars = scene(26, 3) { BarChart(films).colors([.red, .blue]) }
    #expect((0..<2).map { bars.style(column: 6, row: $0).foreground } == [.red, .blue])
    let vertical = scene(12, 5) { BarChart(films, axis: .vertical).colors([.red, .blue]) }
    #expect([0, 4].map { vertical.style(column: $0 + 1, row: 3).foreground } == [.red, .blue])
    let series = scene(26, 7) { BarChart(days, series: names).colors([.red, .blue]) }
    #expect((2...3).map { series.style(column: 10, row: $0).foreground } == [.red, .blue])
  }

  @Test func `parts of a stack are an eighth of a cell apart`() {
    let screen = screen(26, 3) { BarChart(days, series: names, isStacked: true) }
    #expect(
      screen == """
        ■ In  ■ Out
        Mon      █████████▉█████ 6
        Tue ███████████████      2
        """)
  }

  @Test func `ASCII bars have a character for each series`() {
    let screen = screen(26, 3) { BarChart(days, series: names, isStacked: true, glyphs: .ascii) }
    #expect(
      screen == """
        # In  = Out
        Mon      ##########===== 6
        Tue #####==========      2
        """)
  }

  @Test func `without colours each series has a character of its own`() {
    func draw(_ chart: BarChart<Tap>, _ columns: Int, _ rows: Int) -> String {
      let frame = Scene(
        chart.node(), size: Size(columns: columns, rows: rows), interface: InterfaceState(),
        display: DisplayOptions(usesColors: false)
      ).draw()
      return frame.text
    }
    let bar = ChartBar("", 2, 2, 2, 2, 2, 2)
    let names = ["a", "b", "c", "d", "e", "f"]
    let stack = BarChart<Tap>([bar], series: names, isStacked: true, in: 0...12, showsValues: false)
    let lines = draw(stack, 36, 2).split(separator: "\n")
    #expect(lines.count == 2)
    let marks = lines[0].split(separator: " ").filter { !names.contains(String($0)) }.compactMap(
      \.first)
    #expect(Set(marks).count == 6)
    let starts = stride(from: 0, to: 36, by: 6).map { Array(lines[1])[$0] }
    #expect(starts == marks)
    let sides = BarChart<Tap>([bar], series: names, in: 0...2, showsValues: false)
    let rows = draw(sides, 36, 7).split(separator: "\n").dropFirst()
    #expect(rows.compactMap(\.first) == marks)
    #expect(draw(BarChart([ChartBar("", 1)], showsValues: false), 4, 1) == "████")
  }

  @Test func `vertical bars have labels below and values at their ends`() {
    #expect(
      screen(26, 7) { BarChart(films, axis: .vertical) } == """
           8
         ██████
         ██████    4
         ██████  ▄▄▄▄▄▄
         ██████  ██████
         ██████  ██████    0
         Alien     Up     한국
        """)
    #expect(
      screen(26, 9) { BarChart(days, series: names, axis: .vertical) } == """
        ■ In  ■ Out

           4                 4
         █████  2          █████
         █████▅▅▅▅▅        █████
         ██████████        █████
                      █████
                       -2
            Mon          Tue
        """)
  }

  @Test func `parts of a vertical stack are an eighth of a cell apart`() {
    #expect(
      screen(26, 9) { BarChart(days, series: names, isStacked: true, axis: .vertical) } == """
        ■ In  ■ Out

              6
         ███████████       2
         ▇▇▇▇▇▇▇▇▇▇▇  ███████████
         ███████████  ███████████
                      ███████████

             Mon          Tue
        """)
  }

  @Test(arguments: [(2, 4, "█\n█▄\n██\nAU"), (1, 1, "█"), (0, 4, "\n\n\n"), (4, 2, "█\n██")])
  func `vertical bars that do not fit are not shown`(columns: Int, rows: Int, expected: String) {
    #expect(screen(columns, rows) { BarChart(films, axis: .vertical) } == expected)
  }

  @Test(
    arguments: [
      ([0.0], "0"), ([.nan], "-"), ([], ""), ([1e-9], "▏"), ([0.2], "▊    0.2"),
      ([.infinity], "████ inf"),
      ([-1], "█████ -1"),
    ] as [([Double], String)])
  func `each value has a bar, except 0 and NaN`(values: [Double], expected: String) {
    let text = screen(8, 1) { BarChart([ChartBar("", values: values)], in: bounds(values)) }
    #expect(text.drop { $0 == " " } == expected)
  }

  private func bounds(_ values: [Double]) -> ClosedRange<Double> {
    values == [-1] ? -1...0 : 0...1
  }

  @Test func `a part of 0 in a stack has no cells`() {
    let frame = scene(10, 1) {
      BarChart([ChartBar("", 4.6, 0)], isStacked: true, in: 0...10, showsValues: false)
    }.draw()
    let last = frame.buffer[Position(column: 4, row: 0)]
    #expect(last.style == Style(foreground: .accent))
  }

  @Test func `the parts of a stack without names have the colours of series`() {
    let frame = scene(10, 1) {
      BarChart([ChartBar("", 5, 5)], isStacked: true, in: 0...10, showsValues: false)
    }.draw()
    #expect(frame.buffer[Position(column: 0, row: 0)].style.foreground == .accent)
    #expect(frame.buffer[Position(column: 9, row: 0)].style.foreground == .success)
  }

  @Test func `texts of the application are made of finite values only`() {
    let bars = [ChartBar("a", .nan), ChartBar("b", 3), ChartBar("c", .infinity)]
    let screen = screen(20, 3) { BarChart(bars, text: { "\(Int($0)) min" }) }
    #expect(screen.contains("3 min"))
  }

  @Test func `a series alone has the colour of the view`() {
    let plain = scene(9, 1) { BarChart([ChartBar("", 1)]) }
    #expect(plain.style(column: 0, row: 0).foreground == .accent)
    let colored = scene(9, 1) { BarChart([ChartBar("", 1)]).foreground(.success) }
    #expect(colored.style(column: 0, row: 0).foreground == .success)
  }

  @Test func `values have texts of the application`() {
    let screen = screen(12, 1) { BarChart([ChartBar("a", 0.5)], in: 0...1) { "\($0 * 100)%" } }
    #expect(screen == "a ██   50.0%")
  }
}
