import TerminalModel
import Testing

@Suite struct XtermPaletteTests {
  @Test func `nearestFixed finds the same entry as a search of the entries 16 to 255`() {
    for red in stride(from: 0, through: 255, by: 17) {
      for green in stride(from: 0, through: 255, by: 5) {
        for blue in stride(from: 0, through: 255, by: 15) {
          let color = RGB(red: red, green: green, blue: blue)
          let nearest = XtermPalette.nearest(to: color, in: 16...255)
          #expect(XtermPalette.nearestFixed(to: color) == nearest, "\(color)")
        }
      }
    }
  }

  @Test(arguments: [0, 47, 48, 115, 116, 155, 156, 195, 196, 235, 236, 255, 8, 13, 18, 238, 243])
  func `nearestFixed agrees with the search for greys and between two levels`(level: Int) {
    for color in [
      RGB(red: level, green: level, blue: level), RGB(red: level, green: 0, blue: 255),
      RGB(red: 255, green: level, blue: 0), RGB(red: 0, green: 255, blue: level),
    ] {
      let nearest = XtermPalette.nearest(to: color, in: 16...255)
      #expect(XtermPalette.nearestFixed(to: color) == nearest)
    }
  }
}
