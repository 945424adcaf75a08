import TerminalModel
import TerminalViews
import Testing

@Suite struct GaugeTests {
  @Test func `shows its title and its percentage inside`() {
    #expect(screen(20, 1) { Gauge("CPU", value: 0.42) } == " CPU    ▍       42%")
  }

  @Test(arguments: [
    (0.0, 0), (0.05, 1), (0.5, 10), (0.999, 19), (1, 20), (7, 20), (-1, 0), (.nan, 0),
    (.infinity, 20),
  ])
  func `the filled part is reversed`(value: Double, cells: Int) {
    let frame = scene(20, 1) { Gauge(value: value) }.draw()
    let filled = (0..<20).map { Position(column: $0, row: 0) }.filter {
      frame.buffer[$0].style.attributes.contains(.reverse)
    }
    #expect(filled.count == cells)
  }

  @Test(arguments: [
    (69.9, Color.accent), (70, .warning), (89, .warning), (90, .error), (200, .error),
    (.nan, .accent),
  ])
  func `has the colour of the highest threshold that it has reached`(value: Double, color: Color) {
    let thresholds: KeyValuePairs<Double, Color> = [90: .error, 70: .warning]
    let scene = scene(10, 1) { Gauge(value: value, in: -100...100, thresholds: thresholds) }
    #expect(scene.style(column: 0, row: 0).foreground == (value.isNaN ? .default : color))
  }

  @Test(arguments: [(0.0, "  0%"), (-1, "  0%"), (0.1, " 100%")])
  func `if the bounds are equal, a value up to them shows 0% and a greater one 100%`(
    value: Double, expected: String
  ) {
    let screen = screen(20, 1) { Gauge("Swap", value: value, in: 0...0) }
    #expect(screen.hasSuffix(expected))
  }

  @Test func `below all thresholds, it has the colour of the view`() {
    let scene = scene(10, 1) {
      Gauge(value: 0.5, thresholds: [0.7: .error]).foreground(.success)
    }
    #expect(scene.style(column: 0, row: 0).foreground == .success)
  }

  @Test(arguments: [
    (16, " Disk      8 GB"), (15, " Disk     8 GB"), (11, " Disk 8 GB"), (10, "     8 GB"),
    (6, " 8 GB"), (5, ""), (1, ""), (0, ""),
  ])
  func `the title gives way, then the label`(columns: Int, expected: String) {
    #expect(screen(columns, 1) { Gauge("Disk", value: 0, label: "8 GB") } == expected)
  }

  @Test func `a wide character at the end of the filled part is in one style`() {
    let scene = scene(11, 1) { Gauge("한국", value: 0.23) }
    #expect(scene.draw().text == " 한국  23%")
    #expect(scene.style(column: 1, row: 0).attributes == .reverse)
    #expect(scene.style(column: 3, row: 0).attributes == [])
  }

  @Test(arguments: [
    (0.0, "   0%"), (0.999, "  99%"), (1, " 100%"), (.nan, "    -"),
  ])
  func `the percentage is rounded down`(value: Double, expected: String) {
    #expect(screen(6, 1) { Gauge(value: value) }.prefix(5) == expected)
  }
}
