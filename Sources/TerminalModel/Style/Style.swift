/// The look of a cell: its two colours and its attributes.
///
/// A style is one word of 64 bits, so that styles, and the cells of a screen, compare as bits. Its
/// initializer is `@inlinable`: a call was a tenth of the cost of writing one character.
public struct Style: Hashable, Sendable {
  /// The colours and attributes in one number; 0 is the default look.
  ///
  /// The foreground takes the lowest 26 bits, the background the next 26; the attributes follow.
  @usableFromInline package internal(set) var bits: UInt64

  /// Makes a style; without arguments, the default look: the theme's colours of text and of the
  /// background, without attributes.
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

  /// The attributes, such as bold and underline.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 52)) }
    set { bits = bits & ~(0xFF << 52) | UInt64(newValue.rawValue) << 52 }
  }

  /// The default look: the colours ``Color/default``, without attributes.
  @inlinable public static var plain: Style { Style() }

  /// Attributes of a cell, in any combination.
  ///
  /// The numbers below are the parameters of SGR, the control sequence that turns them on.
  ///
  /// The constants are `@inlinable`: drawing tests them for each cell, and a constant of another
  /// module is otherwise read by a call.
  public struct Attributes: OptionSet, Codable, Hashable, Sendable {
    /// One bit per attribute.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier strokes (SGR 1).
    @inlinable public static var bold: Attributes { Attributes(rawValue: 1 << 0) }
    /// Fainter text: in the theme's muted colour or, if that and the colour of the text are RGB
    /// colours, half-way between them; SGR 2 if the theme has no muted colour or the terminal no
    /// colours.
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
    /// A sign beside the text means the same as the background, for example that a row is selected:
    /// if the theme has no colour for the background's token, no attribute, such as ``reverse``,
    /// stands in for the background, and the text keeps its colour.
    ///
    /// With any other background it has no effect.
    @inlinable public static var marked: Attributes { Attributes(rawValue: 1 << 7) }
  }
}

extension Style {
  /// Whether the background is another colour than ``Color/default``.
  ///
  /// This and ``hasBackground(of:)`` are `@inlinable`, because another module uses them for each
  /// cell: drawing a blank then takes a fifth of the instructions.
  @inlinable package var hasBackground: Bool { bits & Self.backgroundMask != 0 }

  /// Whether both have the same background and the same ``Attributes/marked``, which decides
  /// whether an attribute stands in for it.
  @inlinable package func hasBackground(of other: Style) -> Bool {
    (bits ^ other.bits) & (Self.backgroundMask | Self.markMask) == 0
  }

  /// The style with the colours of another one in place of its default colours.
  ///
  /// The attribute ``Attributes/marked`` belongs to the background, and is taken over with it.
  @inlinable package func completed(by other: Style) -> Style {
    var style = self
    if bits & Self.foregroundMask == 0 { style.bits |= other.bits & Self.foregroundMask }
    if !hasBackground { style.bits |= other.bits & (Self.backgroundMask | Self.markMask) }
    return style
  }

  @inlinable package static var foregroundMask: UInt64 { 0x3FF_FFFF }

  @inlinable package static var backgroundMask: UInt64 { 0x3FF_FFFF << 26 }

  /// The bit of the attribute `marked`.
  @inlinable package static var markMask: UInt64 { 1 << 59 }
}

extension Style: CustomReflectable {
  /// Its colours and attributes, for messages of failed tests.
  public var customMirror: Mirror {
    Mirror(
      self,
      children: [
        "foreground": foreground, "background": background, "attributes": attributes,
      ], displayStyle: .struct)
  }
}
