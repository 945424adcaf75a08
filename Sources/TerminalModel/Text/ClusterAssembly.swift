/// One cluster while its scalars are read.
///
/// Joiners, skin tones and emoji selectors join an emoji, and two regional indicators join into a
/// flag, as in UTS #51, Unicode's standard for emoji; tags are dropped. Other scalars join as in
/// terminals: a combining mark joins any scalar before it, unless a stand-in replaces that scalar;
/// a spacing mark after a wide scalar is dropped. Every other visible scalar begins a cluster of
/// its own.
package struct ClusterAssembly {
  private var whole: Cluster
  /// The base with the variation selector or skin tone directly after it, if there is one.
  private var head: Cluster
  private var last: ScalarTraits
  private var isJoined = false
  private var isTooLong = false

  /// Begins with a scalar, or returns nil if the scalar is invisible.
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

  /// The cluster of the scalars so far, or if they do not fit into a cell, the base with its
  /// selector or skin tone.
  package var cluster: Cluster { isTooLong ? head : whole }

  /// Adds a scalar that belongs to this cluster, or drops it if it is invisible here; returns false
  /// if the scalar begins the next cluster.
  package mutating func joins(_ scalar: Unicode.Scalar) -> Bool {
    joins(scalar, ScalarTraits(of: scalar))
  }

  /// Adds or drops a scalar whose traits are known.
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

  /// Adds a mark.
  ///
  /// A spacing mark (general category Mc) takes the column beside a narrow base, and shares it with
  /// further ones. After a wide base it is dropped, because there is no column beside it.
  private mutating func add(mark: Unicode.Scalar, _ traits: ScalarTraits) {
    guard traits.contains(.spacing) else { return add(mark, width: whole.width) }
    guard whole.width == 1 || last.contains(.spacing) else { return }
    add(mark, width: 2)
    last = traits
  }

  /// Adds a variation selector, which chooses between text and emoji, after a narrow character that
  /// the emoji selector makes wide; drops it otherwise.
  ///
  /// A selector after a wide emoji is dropped, too: there the emoji selector changes nothing, and
  /// the text selector makes the emoji narrow in kitty but not in xterm or GNOME Terminal
  /// (`printf '\u231A\uFE0E|\n'` shows the difference).
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

/// The visible stand-in for a scalar that must not reach a terminal.
private func standIn(for scalar: Unicode.Scalar) -> Unicode.Scalar {
  switch scalar.value {
  case 0x09: " "
  case 0x00..<0x20: Unicode.Scalar(0x2400 + scalar.value) ?? replacement  // Control Pictures
  case 0x7F: "\u{2421}"
  default: replacement
  }
}

private let replacement: Unicode.Scalar = "\u{FFFD}"
