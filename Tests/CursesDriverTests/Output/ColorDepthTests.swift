import TerminalModel
import Testing

@testable import CursesDriver

@Suite struct ColorDepthTests {
  @Test(arguments: [
    (-1, ColorDepth.none), (2, .none), (8, .eight), (16, .sixteen), (88, .sixteen),
    (256, .palette), (0x7FFF, .palette), (0x100_0000, .direct),
  ])
  func `the number of colours determines the depth`(count: Int, depth: ColorDepth) {
    #expect(ColorDepth(colorCount: count) == depth)
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen, .palette, .direct])
  func `the default colour stays the default at every depth`(depth: ColorDepth) {
    #expect(depth.number(of: .default) == -1)
  }

  @Test(arguments: [
    (Color.red, ColorDepth.none, -1),
    (.red, .eight, 1), (.brightRed, .eight, 1), (.gray, .eight, 7), (.palette(196), .eight, 1),
    (.red, .sixteen, 1), (.brightRed, .sixteen, 9), (.palette(196), .sixteen, 9),
    (.palette(244), .sixteen, 8), (.palette(196), .palette, 196), (.palette(196), .direct, 196),
  ])
  func `an entry of the palette becomes the nearest available colour`(
    color: Color, depth: ColorDepth, number: Int
  ) {
    #expect(depth.number(of: color) == number)
  }

  @Test(arguments: [
    (Color.rgb(red: 250, green: 5, blue: 5), ColorDepth.eight, 1),
    (.rgb(red: 250, green: 5, blue: 5), .sixteen, 9),
    (.rgb(red: 250, green: 5, blue: 5), .palette, 196),
    (.rgb(red: 128, green: 128, blue: 128), .palette, 244),
    (.rgb(red: 95, green: 135, blue: 175), .palette, 67),
    (.rgb(red: 0x12, green: 0x34, blue: 0x56), .direct, 0x12_3456),
  ])
  func `a mixture of red, green and blue becomes the nearest available colour`(
    color: Color, depth: ColorDepth, number: Int
  ) {
    #expect(depth.number(of: color) == number)
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .palette, .direct])
  func `every grey of the palette from entry 16 on is shown as a grey`(depth: ColorDepth) {
    let greys = (UInt8(16)...255).filter { XtermPalette.color(of: $0).isGrey }
    #expect(greys.count == 30)
    let shown = greys.map { UInt8(depth.number(of: .palette($0))) }
    #expect(shown.allSatisfy { XtermPalette.color(of: $0).isGrey })
  }

  @Test(arguments: [0x6B7280, 0x64748B, 0x586E75, 0x786464])
  func `a bluish or reddish grey is grey among eight colours, too`(color: Int) {
    let (red, green, blue) = (UInt8(color >> 16), UInt8(color >> 8 & 0xFF), UInt8(color & 0xFF))
    #expect(ColorDepth.eight.number(of: .rgb(red: red, green: green, blue: blue)) == 7)
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .palette])
  func `every grey mixed of red, green and blue is shown as a grey, in order of lightness`(
    depth: ColorDepth
  ) {
    let shown = (UInt8.min...UInt8.max).map {
      XtermPalette.color(of: UInt8(depth.number(of: .rgb(red: $0, green: $0, blue: $0))))
    }
    #expect(shown.allSatisfy { $0.isGrey })
    let levels = shown.map { $0.red }
    #expect(levels == levels.sorted())
  }

  @Test(arguments: [
    (Color.palette(232), 0, 0), (.palette(240), 7, 8), (.palette(245), 7, 8), (.palette(250), 7, 7),
    (.palette(255), 7, 7), (.palette(231), 7, 15), (.rgb(red: 0x93, green: 0xA1, blue: 0xA1), 7, 8),
  ])
  func `a grey becomes black, grey or white by its lightness`(
    color: Color, eight: Int, sixteen: Int
  ) {
    #expect(ColorDepth.eight.number(of: color) == eight)
    #expect(ColorDepth.sixteen.number(of: color) == sixteen)
  }

  @Test func `no mixture of red, green and blue has the number of an entry of the palette`() {
    for blue in UInt8.min...UInt8.max {
      let number = ColorDepth.direct.number(of: .rgb(red: 0, green: 0, blue: blue))
      #expect(number >= 256)
    }
  }

  @Test
  func `every palette entry from 16 on is nearest to itself or to an entry of the same colour`() {
    for entry in UInt8(16)...255 {
      let color = XtermPalette.color(of: entry)
      let nearest = XtermPalette.nearest(to: color, in: 16...255)
      #expect(XtermPalette.color(of: UInt8(nearest)) == color)
    }
  }
}
