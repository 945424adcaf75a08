public import TerminalModel
public import Testing

// Not `CustomStringConvertible`: the dump of a key would change, and with it the hashes of states in
// existing recordings.
extension Key: CustomTestStringConvertible {
  /// The name of the key, such as `ctrl+s`.
  public var testDescription: String { name }
}
