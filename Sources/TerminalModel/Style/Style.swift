/// How a cell looks: its two colours and its attributes.
public struct Style: Hashable, Sendable {
  /// The colour of the text.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// Bold, underlined and so on.
  public var attributes: Attributes

  /// Makes a style; without arguments the terminal's own look.
  public init(
    foreground: Color = .default, background: Color = .default, attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
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
