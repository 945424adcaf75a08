/// The arms of a line-drawing character, from the middle of its cell to the edges.
struct LineArms: OptionSet {
  let rawValue: Int

  static let up = LineArms(rawValue: 1)
  static let right = LineArms(rawValue: 2)
  static let down = LineArms(rawValue: 4)
  static let left = LineArms(rawValue: 8)
  static let all = LineArms(rawValue: 15)
}

/// A line-drawing character of one weight (Unicode block "Box Drawing").
struct LineCharacter {
  /// The weight of the lines.
  ///
  /// Characters with lines of two weights, dashed lines and diagonals are not supported.
  enum Weight: CaseIterable {
    case light, heavy, double

    /// The characters by the raw value of their arms; a blank if Unicode has none.
    fileprivate var characters: [Unicode.Scalar] {
      switch self {
      case .light: Self.lightCharacters
      case .heavy: Self.heavyCharacters
      case .double: Self.doubleCharacters
      }
    }

    private static let lightCharacters = Array(" ╵╶└╷│┌├╴┘─┴┐┤┬┼".unicodeScalars)
    private static let heavyCharacters = Array(" ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋".unicodeScalars)
    private static let doubleCharacters = Array("   ╚ ║╔╠ ╝═╩╗╣╦╬".unicodeScalars)
  }

  let weight: Weight
  var arms: LineArms

  init(weight: Weight, arms: LineArms) {
    self.weight = weight
    self.arms = arms
  }

  /// The lines of one of the characters of a ``Weight``, or of a round corner, which counts as
  /// light lines; nil for any other character.
  init?(_ scalar: Unicode.Scalar) {
    guard ("\u{2500}"..."\u{257F}").contains(scalar) else { return nil }
    for weight in Weight.allCases {
      guard let arms = weight.characters.firstIndex(of: scalar) else { continue }
      self.init(weight: weight, arms: LineArms(rawValue: arms))
      return
    }
    switch scalar {
    case "╭": self.init(weight: .light, arms: [.right, .down])
    case "╮": self.init(weight: .light, arms: [.left, .down])
    case "╰": self.init(weight: .light, arms: [.right, .up])
    case "╯": self.init(weight: .light, arms: [.left, .up])
    default: return nil
    }
  }

  /// The character with these lines.
  var scalar: Unicode.Scalar { weight.characters[arms.rawValue] }
}

extension Buffer {
  /// Joins the lines in a rectangle, as far as it lies in the buffer: if one line ends at another
  /// of the same weight, a joint replaces the character of the other, such as `├` in place of `│`.
  ///
  /// A joint has the style of the character that it replaces. Of the neighbours of a cell, only
  /// those in the rectangle count.
  package mutating func joinLines(in rect: Rect) {
    let area = rect.intersection(Rect(size))
    for row in area.rows { forgetText(inRow: row, touching: area.columns) }
    for row in area.rows {
      for column in area.columns {
        let position = Position(column: column, row: row)
        guard let line = line(at: position) else { continue }
        let joint = joint(of: line, at: position, in: area)
        guard joint.arms != line.arms, let cluster = Cluster(narrow: joint.scalar) else { continue }
        put(narrow: cluster, style: self[position].style, at: position)
      }
    }
  }

  /// A line with an added arm towards each neighbour of its weight that has an arm towards the
  /// line.
  private func joint(
    of line: LineCharacter, at position: Position, in area: Rect
  ) -> LineCharacter {
    let neighbours: [(arm: LineArms, columns: Int, rows: Int, theirs: LineArms)] = [
      (.up, 0, -1, .down), (.right, 1, 0, .left), (.down, 0, 1, .up), (.left, -1, 0, .right),
    ]
    var joint = line
    for (arm, columns, rows, theirs) in neighbours {
      let place = position.offset(columns: columns, rows: rows)
      guard area.contains(place), let other = self.line(at: place), other.weight == line.weight,
        other.arms.contains(theirs)
      else { continue }
      joint.arms.insert(arm)
    }
    return joint
  }

  /// The line character in a cell; nil if the cell has none, or one that is not supported.
  func line(at position: Position) -> LineCharacter? {
    let cluster = self[position].cluster
    return cluster.count == 1 ? LineCharacter(cluster.base) : nil
  }
}
