/// The parts of a screen that a snapshot holds.
public struct SnapshotParts: OptionSet, Hashable, Sendable {
  /// The parts as bits.
  public let rawValue: Int

  /// Makes a set from the bits of its parts.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The characters, which are always in the text file.
  public static let text = SnapshotParts(rawValue: 1)
  /// A letter for each cell's style, and a legend.
  public static let styles = SnapshotParts(rawValue: 2)
  /// The position of the cursor.
  public static let cursor = SnapshotParts(rawValue: 4)
  /// A picture in a file of its own: an SVG with the extension `svg`, which a web browser shows.
  public static let picture = SnapshotParts(rawValue: 8)

  /// The characters, the styles and the cursor.
  public static let standard: SnapshotParts = [.text, .styles, .cursor]
}
