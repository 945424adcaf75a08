public import TerminalModel
public import Testing

// Not `CustomStringConvertible`: a recording has hashes of the state's dump, and that of a key would
// be another one.
extension Key: CustomTestStringConvertible {
  /// The name of the key, such as `ctrl+s`.
  public var testDescription: String { name }
}
