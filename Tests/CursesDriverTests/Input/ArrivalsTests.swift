import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct ArrivalsTests {
  @Test func `only a report that is added to an empty mailbox needs a task`() {
    var arrivals = Arrivals()
    #expect(arrivals.add(.bytes([1])) == true)
    #expect(arrivals.add(.bytes([2])) == false)
    #expect(arrivals.add(.resized(.standard)) == false)
    _ = arrivals.takeAll()
    #expect(arrivals.add(.resized(.standard)) == true)
  }

  @Test func `adjacent bytes join, and reports keep their order`() {
    var arrivals = Arrivals()
    for report in [TerminalReport.bytes([1]), .bytes([2]), .resumed, .bytes([3]), .ended] {
      _ = arrivals.add(report)
    }
    #expect(arrivals.takeAll() == [.bytes([1, 2]), .resumed, .bytes([3]), .ended])
    #expect(arrivals.takeAll() == [])
  }

  @Test func `a mailbox has room for a mebibyte, and again after its reports are taken`() {
    var arrivals = Arrivals()
    _ = arrivals.add(.bytes([UInt8](repeating: 0, count: Arrivals.capacity - 1)))
    #expect(arrivals.hasRoom)
    _ = arrivals.add(.bytes([0]))
    #expect(!arrivals.hasRoom)
    _ = arrivals.takeAll()
    #expect(arrivals.hasRoom)
  }
}
