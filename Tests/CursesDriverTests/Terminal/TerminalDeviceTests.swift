import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct TerminalDeviceTests {
  @Test(arguments: [
    (80, 24, Size(columns: 80, rows: 24)), (1, 1, Size(columns: 1, rows: 1)),
    (0, 0, .standard), (80, 0, .standard), (-3, 24, .standard),
    (65_535, 65_535, Size(columns: 4_000, rows: 250)),
    (200, 65_535, Size(columns: 200, rows: 1_000)),
  ])
  func `a size is believed as far as it can be drawn`(columns: Int, rows: Int, size: Size) {
    #expect(TerminalDevice.usable(columns: columns, rows: rows) == size)
  }
}
