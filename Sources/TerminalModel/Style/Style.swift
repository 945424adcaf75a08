/// How a cell looks: its two colours and its attributes.
///
/// All of it lies in one word, so that styles, and the cells of a screen, compare as bits.
public struct Style: Hashable, Sendable {
  /// All that it says, in one number; 0 is the terminal's own look.
  ///
  /// The foreground takes the lowest 26 bits, the background the next 26, then come the attributes.
  package private(set) var bits: UInt64

  /// Makes a style; without arguments the terminal's own look.
  public init(
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
    set { bits = bits & ~(Color.mask << 26) | newValue.bits << 26 }
  }

  /// Bold, underlined and so on.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { bits = bits & ~(0xFF << 52) | UInt64(newValue.rawValue) << 52 }
  }

  /// The terminal's own look.
  public static let plain = Style()

  /// Attributes of a cell, any of them together.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// A bit an attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes (SGR 1).
    public static let bold = Attributes(rawValue: 1 << 0)
    /// Fainter text (SGR 2).
    public static let dim = Attributes(rawValue: 1 << 1)
    /// Slanted text (SGR 3).
    public static let italic = Attributes(rawValue: 1 << 2)
    /// A line below (SGR 4).
    public static let underline = Attributes(rawValue: 1 << 3)
    /// Blinking (SGR 5).
    public static let blink = Attributes(rawValue: 1 << 4)
    /// The two colours exchanged (SGR 7).
    public static let reverse = Attributes(rawValue: 1 << 5)
    /// A line through (SGR 9); not every terminal shows it.
    public static let strikethrough = Attributes(rawValue: 1 << 6)
  }
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
