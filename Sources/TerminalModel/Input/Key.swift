/// A key press as an application sees it: a key and the modifiers held with it.
public struct Key: Hashable, Sendable {
  /// Which key.
  public enum Code: Hashable, Sendable {
    /// A key that types a character; Shift is in the character itself.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 to F12 (up to F35 on some terminals).
    case function(Int)
  }

  /// Keys that are held while another is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// A bit a modifier.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift; never with a character, which has it in itself.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, called Option or Meta on some keyboards.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
  }

  /// Which key.
  public var code: Code
  /// What was held with it.
  public var modifiers: Modifiers

  /// Makes a key press.
  @inlinable
  public init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
