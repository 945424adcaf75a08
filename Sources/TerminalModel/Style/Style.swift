/// How a cell looks: its two colours and its attributes.
///
/// All of it lies in one word, so that styles, and the cells of a screen, compare as bits. It is made
/// in place where it is written: as a call that was a tenth of what one character costs.
public struct Style: Hashable, Sendable {
  /// All that it says, in one number; 0 is the terminal's own look.
  ///
  /// The foreground takes the lowest 26 bits, the background the next 26, then come the attributes.
  @usableFromInline package internal(set) var bits: UInt64

  /// Makes a style; without arguments the terminal's own look.
  @inlinable public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = []
  ) {
    bits = foreground.bits | background.bits << 26 | UInt64(attributes.rawValue) << 52
  }

  /// The colour of the text.
  public var foreground: Color {
    get { Color(bits: bits) }
    set { bits = bits & ~Color.mask | newValue.bits }
  }

  /// The colour behind the text.
  public var background: Color {
    get { Color(bits: bits >> 26) }
    set { bits = bits & ~Self.backgroundMask | newValue.bits << 26 }
  }

  /// Bold, underlined and so on.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { bits = bits & ~(0xFF << 52) | UInt64(newValue.rawValue) << 52 }
  }

  /// The terminal's own look.
  @inlinable public static var plain: Style { Style() }

  /// Attributes of a cell, any of them together.
  ///
  /// They are inlined: drawing asks each cell for some of them, and a constant of another module is
  /// a call.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit an attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes (SGR 1).
    @inlinable public static var bold: Attributes { Attributes(rawValue: 1 << 0) }
    /// Fainter text (SGR 2).
    @inlinable public static var dim: Attributes { Attributes(rawValue: 1 << 1) }
    /// Slanted text (SGR 3).
    @inlinable public static var italic: Attributes { Attributes(rawValue: 1 << 2) }
    /// A line below (SGR 4).
    @inlinable public static var underline: Attributes { Attributes(rawValue: 1 << 3) }
    /// Blinking (SGR 5).
    @inlinable public static var blink: Attributes { Attributes(rawValue: 1 << 4) }
    /// The two colours exchanged (SGR 7).
    @inlinable public static var reverse: Attributes { Attributes(rawValue: 1 << 5) }
    /// A line through (SGR 9); not every terminal shows it.
    @inlinable public static var strikethrough: Attributes { Attributes(rawValue: 1 << 6) }
  }
}

extension Style {
  /// Whether the background is another than the terminal's own.
  ///
  /// Asked of each cell in another module, as is whether two backgrounds are the same: inlined, a
  /// blank takes a fifth of the instructions.
  @inlinable package var hasBackground: Bool { bits & Self.backgroundMask != 0 }

  /// Whether both have one background.
  @inlinable package func hasBackground(of other: Style) -> Bool {
    (bits ^ other.bits) & Self.backgroundMask == 0
  }

  @inlinable package static var backgroundMask: UInt64 { 0x3FF_FFFF << 26 }
}

extension Style: CustomReflectable {
  /// Its colours and attributes, as a test that fails shows them.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "foreground": foreground, "background": background, "attributes": attributes,
      ], displayStyle: .struct)
  }
}
