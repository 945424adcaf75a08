/// One cluster while its scalars come in.
///
/// What joins a cluster follows UTS #51 for emoji and otherwise what terminals do: a mark joins
/// whatever stands before it, all else begins a cluster of its own.
package struct ClusterAssembly {
  private var whole: Cluster
  /// The base with the selector or skin tone that stands directly behind it.
  private var head: Cluster
  private var last: ScalarTraits
  private var isJoined = false
  private var isTooLong = false

  /// Begins with a scalar; nil where it is not to be seen.
  package init?(beginningWith scalar: Unicode.Scalar) {
    self.init(beginningWith: scalar, ScalarTraits(of: scalar))
  }

  /// Begins with a scalar whose traits are known.
  init?(beginningWith scalar: Unicode.Scalar, _ traits: ScalarTraits) {
    guard !traits.contains(.removed) else { return nil }
    if traits.contains(.unsafe) {
      whole = Cluster(standIn(for: scalar), width: 1)
    } else if traits.contains(.mark) {
      whole = Cluster("\u{25CC}", width: 1)
    } else {
      whole = Cluster(scalar, width: traits.width)
    }
    head = whole
    last = traits
    if traits.contains(.mark) {
      last = []
      add(mark: scalar, traits)
    }
  }

  /// The cluster of what came in; its base alone where it would not fit into a cell.
  package var cluster: Cluster { isTooLong ? head : whole }

  /// Takes in a scalar that belongs to this cluster; false where it begins the next one.
  package mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    joins(scalar, ScalarTraits(of: scalar))
  }

  /// Takes in a scalar whose traits are known.
  mutating func joins(_ scalar: Unicode.Scalar, _ traits: ScalarTraits) -> Bool {
    guard !last.contains(.unsafe) else { return false }
    let followsJoiner = isJoined
    isJoined = false
    switch scalar {
    case joiner:
      isJoined = last.contains(.pictograph)
      return true
    case emojiSelector, textSelector:
      add(selector: scalar)
      return true
    case regionalIndicators:
      guard whole.count == 1, regionalIndicators ~= whole.base else { return false }
      add(scalar, width: 2)
      return true
    case skinTones:
      guard last.contains(.pictograph) else { return false }
      add(presentation: scalar, width: 2)
      return true
    default:
      return joins(scalar, traits, followsJoiner: followsJoiner)
    }
  }

  private mutating func joins(
    _ scalar: Unicode.Scalar, _ traits: ScalarTraits, followsJoiner: Bool
  ) -> Bool {
    if traits.contains(.removed) { return true }
    if traits.contains(.mark) {
      add(mark: scalar, traits)
      return true
    }
    guard followsJoiner, traits.contains(.pictograph) else { return false }
    add(joiner, width: 2)
    add(scalar, width: 2)
    last = traits
    return true
  }

  /// Adds a mark; a spacing one takes the column beside a narrow base, and beside a wide one
  /// there is none.
  private mutating func add(mark: Unicode.Scalar, _ traits: ScalarTraits) {
    guard traits.contains(.spacing) else { return add(mark, width: whole.width) }
    guard whole.width == 1 || last.contains(.spacing) else { return }
    add(mark, width: 2)
    last = traits
  }

  /// Adds a selector where there is a choice between text and emoji.
  ///
  /// Behind a wide emoji the one would say nothing new, and the other makes it narrow in kitty but
  /// not in xterm or GNOME Terminal (`printf '\u231A\uFE0E|\n'` shows it).
  private mutating func add(selector: Unicode.Scalar) {
    guard last.contains(.variable) else { return }
    last.remove(.variable)
    add(presentation: selector, width: selector == emojiSelector ? 2 : whole.width)
  }

  private mutating func add(presentation scalar: Unicode.Scalar, width: Int) {
    if whole.count == 1 {
      _ = head.append(scalar)
      head.width = width
    }
    add(scalar, width: width)
  }

  private mutating func add(_ scalar: Unicode.Scalar, width: Int) {
    isTooLong = !whole.append(scalar) || isTooLong
    whole.width = width
  }
}

private let joiner: Unicode.Scalar = "\u{200D}"
private let textSelector: Unicode.Scalar = "\u{FE0E}"
private let emojiSelector: Unicode.Scalar = "\u{FE0F}"
private let regionalIndicators: ClosedRange<Unicode.Scalar> = "\u{1F1E6}"..."\u{1F1FF}"
private let skinTones: ClosedRange<Unicode.Scalar> = "\u{1F3FB}"..."\u{1F3FF}"

/// What stands for a scalar that must not reach a terminal.
private func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: " "
  case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement  // Control Pictures
  case 0x7F: "\u{2421}"
  default: replacement
  }
}

private let replacement: Unicode.Scalar = "\u{FFFD}"
