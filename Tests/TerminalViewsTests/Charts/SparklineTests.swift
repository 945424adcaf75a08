import TerminalModel
import TerminalViews
import Testing

@Suite struct SparklineTests {
  @Test(
    arguments: [
      ([0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"), ([-4, 0, 4], "     ▁▅█"), ([], ""),
      ([7], "       ▅"), ([3, 3, 3], "     ▅▅▅"), ([1, .nan, 2], "     ▁ █"), ([.nan, .nan], ""),
      ([0, 1, .infinity, -.infinity], "    ▁██▁"), ([1e308, -1e308], "      █▁"),
      ([9, 0, 1, 2, 3, 4, 5, 6, 7], "▁▂▃▄▅▆▇█"),
    ] as [([Double], String)])
  func `shows the newest values at the right, scaled from the smallest to the largest`(
    values: [Double], expected: String
  ) {
    #expect(screen(8, 1) { Sparkline(values) } == expected)
  }

  @Test func `values outside the bounds count as the nearest bound`() {
    #expect(screen(5, 1) { Sparkline([-1, 0, 0.5, 1, 2], in: 0...1) } == "▁▁▅██")
  }

  @Test func `more rows show more steps`() {
    #expect(
      screen(5, 3) { Sparkline([0, 6, 12, 18, 23], in: 0...23, height: 3) } == """
           ▃█
          ▅██
        ▁▇███
        """)
  }

  @Test func `blocks rise from a baseline and hang down from it`() {
    let scene = scene(4, 2) { Sparkline([0.5, -0.5, 1, 0], in: -1...1, baseline: 0, height: 2) }
    #expect(scene.draw().text == "▄ █▁\n ▄")
    #expect(scene.style(column: 1, row: 1).attributes == .reverse)
    #expect(scene.style(column: 0, row: 0).attributes == [])
  }

  @Test func `the range of the values includes the baseline`() {
    #expect(screen(2, 1) { Sparkline([4, 8], baseline: 0) } == "▄█")
  }

  @Test func `consists of ASCII characters on request`() {
    let values = [0, 1, 2, 3, 4, 5, 6, 7.0]
    #expect(screen(8, 1) { Sparkline(values, glyphs: .ascii) } == "_.-:=+*#")
    #expect(
      screen(2, 2) { Sparkline([1, -1], baseline: 0, height: 2, glyphs: .ascii) } == "#\n #")
  }

  @Test func `has the accent colour, or that of the view`() {
    let plain = scene(1, 1) { Sparkline([1]) }
    #expect(plain.style(column: 0, row: 0).foreground == .accent)
    let colored = scene(1, 1) { Sparkline([1]).foreground(.success) }
    #expect(colored.style(column: 0, row: 0).foreground == .success)
  }

  @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1), (2, 1), (1, 5)])
  func `draws on any size`(columns: Int, rows: Int) {
    let lines = screen(columns, rows) { Sparkline([1, 2, 3], height: 9) }
    #expect(lines.filter { $0 != "\n" }.count <= columns * rows)
  }
}
