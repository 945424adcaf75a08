/// A block element or a vertical line as a rectangle, in fractions of a cell.
///
/// A picture has these rectangles in place of the characters, because the glyphs of a font leave
/// gaps between the rows of the picture.
struct Block {
  var left = 0.0
  var top = 0.0
  var columns = 1.0
  var rows = 1.0

  /// Makes the rectangle of a block element (U+2580 to U+259F) or of a vertical line, or returns
  /// nil for any other character, and for shades and quadrants.
  init?(_ character: Character) {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    switch scalar {
    case "█": break
    case "▀": rows = 0.5
    case "▁"..."▇":
      rows = Double(scalar.value - 0x2580) / 8
      top = 1 - rows
    case "▉"..."▏": columns = Double(0x2590 - scalar.value) / 8
    case "▐": (left, columns) = (0.5, 0.5)
    case "▔": rows = 0.125
    case "▕": (left, columns) = (0.875, 0.125)
    case "│": (left, columns) = (0.45, 0.1)
    case "┃": (left, columns) = (0.375, 0.25)
    default: return nil
    }
  }
}

extension String {
  /// Its characters in groups of adjacent equal ones, each group as its character and their number.
  var grouped: [(character: Character, count: Int)] {
    reduce(into: []) { groups, character in
      if groups.last?.character == character {
        groups[groups.count - 1].count += 1
      } else {
        groups.append((character, 1))
      }
    }
  }
}
