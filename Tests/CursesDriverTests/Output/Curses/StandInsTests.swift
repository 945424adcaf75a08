import TerminalModel
import Testing

@testable import CursesDriver

/// Stand-ins are scalars that represent clusters inside ncurses.
@Suite struct StandInsTests {
  private func cluster(_ text: String) throws -> Cluster {
    try #require(Clusters(text).first { _ in true })
  }

  @Test(arguments: ["a", "~", " ", "é", "─", "█"])
  func `plain clusters need no stand-in`(text: String) throws {
    var standIns = StandIns()
    let cluster = try cluster(text)
    #expect(standIns.scalar(for: cluster) == cluster.base.value)
  }

  @Test(arguments: ["e\u{301}", "漢", "👩‍👩‍👧", "🇩🇪", "❤️", "→", "\u{20000}", "\u{F0000}"])
  func `other clusters replace their stand-ins in the output of ncurses`(text: String) throws {
    var standIns = StandIns()
    let cluster = try cluster(text)
    let scalar = try #require(standIns.scalar(for: cluster).flatMap(Unicode.Scalar.init))
    let sent = Array("<\(Character(scalar))>".utf8)
    #expect(standIns.translated(sent) == Array("<\(cluster)>".utf8))
  }

  @Test func `a stand-in has the width of its cluster`() throws {
    var standIns = StandIns()
    let narrow = try #require(standIns.scalar(for: try cluster("→")))
    let wide = try #require(standIns.scalar(for: try cluster("漢")))
    #expect((0xF_0000...0xF_FFFD).contains(narrow))
    #expect((0x2_0000...0x2_A6DF).contains(wide))
  }

  @Test func `a cluster keeps its stand-in, which no other cluster has`() throws {
    var standIns = StandIns()
    let first = standIns.scalar(for: try cluster("→"))
    #expect(standIns.scalar(for: try cluster("↑")) != first)
    #expect(standIns.scalar(for: try cluster("→")) == first)
  }

  @Test func `when all stand-ins are in use, a new cluster gets none until they are discarded`()
    throws
  {
    var standIns = StandIns()
    let scalars = (UInt32(0x3000)...0xD7FF).compactMap(Unicode.Scalar.init)
    let full = scalars.allSatisfy { standIns.scalar(for: Cluster($0, width: 2)) != nil }
    #expect(!full)
    standIns.forget()
    #expect(standIns.scalar(for: try cluster("漢")) == 0x2_0000)
  }

  @Test func `an incomplete character passes unchanged`() throws {
    var standIns = StandIns()
    _ = standIns.scalar(for: try cluster("漢"))
    #expect(standIns.translated([0x41, 0xF0, 0xA0]) == [0x41, 0xF0, 0xA0])
  }
}
