import TerminalViews
import Testing

@Suite struct ScrollTrackTests {
  @Test(
    arguments: [(0, 0..<2), (45, 4..<6), (90, 8..<10), (1, 0..<2), (89, 8..<10)])
  func `the thumb shows the visible part`(offset: Int, expected: Range<Int>) {
    let track = ScrollTrack(offset: offset, visible: 20, count: 110)
    #expect(track.thumb(on: 10) == expected)
  }

  @Test(arguments: [(0, 0), (1, 11), (4, 45), (8, 90), (-5, 0), (50, 90)])
  func `finds the offset for a place of the thumb`(cell: Int, expected: Int) {
    let track = ScrollTrack(offset: 20, visible: 20, count: 110)
    #expect(track.offset(ofThumbAt: cell, on: 10) == expected)
  }

  @Test func `the offset is unchanged if the thumb stays in its place`() {
    let track = ScrollTrack(offset: 47, visible: 20, count: 110)
    #expect(track.offset(ofThumbAt: 4, on: 10) == 47)
  }

  @Test(arguments: [1, 3, 10, 40])
  func `each offset of a million rows shows a thumb on the track`(length: Int) {
    for offset in [0, 1, 499_990, 999_979, 999_980] {
      let thumb = ScrollTrack(offset: offset, visible: 20, count: 1_000_000).thumb(on: length)
      #expect(thumb.count == 1)
      #expect((0..<length).contains(thumb.lowerBound))
    }
  }

  @Test(arguments: [(0, 1, 19), (19, -1, 0), (85, 1, 90), (5, -1, 0)])
  func `a page keeps a row of the previous page`(offset: Int, step: Int, expected: Int) {
    let track = ScrollTrack(offset: offset, visible: 20, count: 110)
    #expect(track.offset(afterPage: step) == expected)
  }

  @Test func `content that fits, and a track without cells, have no thumb`() {
    #expect(ScrollTrack(offset: 0, visible: 20, count: 20).thumb(on: 10).isEmpty)
    #expect(ScrollTrack(offset: 0, visible: 20, count: 110).thumb(on: 0).isEmpty)
    #expect(ScrollTrack(offset: 5, visible: 20, count: 110).offset(ofThumbAt: 3, on: 0) == 5)
  }

  @Test func `the ends of the track are the ends of the largest content`() {
    let track = ScrollTrack(offset: 0, visible: 20, count: .max)
    #expect(track.offset(ofThumbAt: 19, on: 20) == .max - 20)
    #expect(track.offset(ofThumbAt: 0, on: 20) == 0)
    #expect((0...19).allSatisfy { track.offset(ofThumbAt: $0, on: 20) <= .max - 20 })
  }
}
