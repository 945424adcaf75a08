/// A key press: a key and the modifiers held with it.
public struct Key: Hashable, Sendable {
  /// A key of the keyboard.
  public enum Code: Hashable, Sendable {
    /// A key that types a character; the character includes the effect of Shift.
    case character(Character)
    case enter, tab, escape, backspace, delete, insert
    case up, down, left, right
    case home, end, pageUp, pageDown
    /// F1 to F12 (up to F35 on some terminals).
    case function(Int)
  }

  /// Keys that are held while another key is pressed.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// One bit per modifier.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    @inlinable
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Shift; never with a character, which includes it.
    public static let shift = Modifiers(rawValue: 1 << 0)
    /// Alt, called Option or Meta on some keyboards.
    public static let alt = Modifiers(rawValue: 1 << 1)
    /// Control.
    public static let control = Modifiers(rawValue: 1 << 2)
  }

  /// The key.
  public var code: Code
  /// The modifiers held with it.
  public var modifiers: Modifiers

  /// Makes a key press.
  @inlinable
  public init(_ code: Code, modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
