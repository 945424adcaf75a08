/// A letter of five rows of pixels.
struct BigLetter {
  static let rows = 5

  /// The number of pixels in a row.
  let columns: Int
  /// The pixels of each row as bits; the leftmost pixel is the lowest bit.
  private let bits: [UInt8]

  /// Makes the letter for a character, or nil if there is none.
  init?(_ character: Character) {
    // The capital form of some letters, such as ß, has several characters.
    let capital = character.uppercased()
    let letter = Self.font[character] ?? (capital.count == 1 ? Self.font[Character(capital)] : nil)
    guard let letter else { return nil }
    self = letter
  }

  /// Makes a letter of its rows; a blank is an empty pixel.
  private init(_ rows: [String]) {
    columns = rows.first?.count ?? 0
    bits = rows.map { row in
      row.reversed().reduce(0) { $0 << 1 | ($1 == " " ? 0 : 1) }
    }
  }

  /// Whether a pixel is filled; those below the letter are not.
  subscript(column: Int, row: Int) -> Bool {
    row < bits.count && bits[row] >> column & 1 == 1
  }

  private static let font = pictures.mapValues { BigLetter($0) }
}

private let pictures: [Character: [String]] = [
  "0": ["###", "# #", "# #", "# #", "###"],
  "1": ["## ", " # ", " # ", " # ", "###"],
  "2": ["###", "  #", "###", "#  ", "###"],
  "3": ["###", "  #", "###", "  #", "###"],
  "4": ["# #", "# #", "###", "  #", "  #"],
  "5": ["###", "#  ", "###", "  #", "###"],
  "6": ["###", "#  ", "###", "# #", "###"],
  "7": ["###", "  #", "  #", "  #", "  #"],
  "8": ["###", "# #", "###", "# #", "###"],
  "9": ["###", "# #", "###", "  #", "###"],
  "A": ["###", "# #", "###", "# #", "# #"],
  "B": ["## ", "# #", "## ", "# #", "## "],
  "C": ["###", "#  ", "#  ", "#  ", "###"],
  "D": ["## ", "# #", "# #", "# #", "## "],
  "E": ["###", "#  ", "## ", "#  ", "###"],
  "F": ["###", "#  ", "## ", "#  ", "#  "],
  "G": ["####", "#   ", "# ##", "#  #", "####"],
  "H": ["# #", "# #", "###", "# #", "# #"],
  "I": ["###", " # ", " # ", " # ", "###"],
  "J": ["  #", "  #", "  #", "# #", "###"],
  "K": ["# #", "# #", "## ", "# #", "# #"],
  "L": ["#  ", "#  ", "#  ", "#  ", "###"],
  "M": ["#   #", "## ##", "# # #", "#   #", "#   #"],
  "N": ["#  #", "## #", "# ##", "#  #", "#  #"],
  "O": ["####", "#  #", "#  #", "#  #", "####"],
  "P": ["###", "# #", "###", "#  ", "#  "],
  "Q": ["#### ", "#  # ", "#  # ", "# ## ", "#####"],
  "R": ["## ", "# #", "## ", "# #", "# #"],
  "S": [" ##", "#  ", " # ", "  #", "## "],
  "T": ["###", " # ", " # ", " # ", " # "],
  "U": ["# #", "# #", "# #", "# #", "###"],
  "V": ["# #", "# #", "# #", "# #", " # "],
  "W": ["#   #", "#   #", "# # #", "## ##", "#   #"],
  "X": ["# #", "# #", " # ", "# #", "# #"],
  "Y": ["# #", "# #", " # ", " # ", " # "],
  "Z": ["###", "  #", " # ", "#  ", "###"],
  " ": ["  ", "  ", "  ", "  ", "  "],
  ":": [" ", "#", " ", "#", " "],
  ".": [" ", " ", " ", " ", "#"],
  ",": ["  ", "  ", "  ", " #", "# "],
  "+": ["   ", " # ", "###", " # ", "   "],
  "-": ["   ", "   ", "###", "   ", "   "],
  "%": ["# #", "  #", " # ", "#  ", "# #"],
  "/": ["  #", "  #", " # ", "#  ", "#  "],
  "!": ["#", "#", "#", " ", "#"],
  "?": ["###", "  #", " ##", "   ", " # "],
  "=": ["   ", "###", "   ", "###", "   "],
  "'": ["#", "#", " ", " ", " "],
  "°": ["##", "##", "  ", "  ", "  "],
]
