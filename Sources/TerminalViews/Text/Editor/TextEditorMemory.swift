/// The part of a text editor that is not in the application's state: cursor, selection, scroll
/// offsets, and the changes that can be undone.
///
/// The text itself belongs to the application. If the application changes it between two inputs,
/// the cursor stays between the same characters. The texts to undo are not encoded: a memory that
/// is decoded begins with an empty history.
public struct TextEditorMemory: ControlMemory {
  /// An object, so that a copy of the memory retains only this object: a copy of the contents takes
  /// 600 instructions.
  private final class Storage: Sendable {
    let contents: EditorMemory

    init(_ contents: EditorMemory) { self.contents = contents }
  }

  private let storage: Storage

  /// Makes the memory of an editor that has not been shown: the cursor is at the start of its text.
  public init() { storage = Self.new }

  /// Decodes the memory; its history is empty, and there is no text to insert again.
  public init(from decoder: any Decoder) throws {
    storage = Storage(try EditorMemory(from: decoder))
  }

  /// Encodes the memory without its history, and without the text that was deleted or copied last.
  public func encode(to encoder: any Encoder) throws { try contents.encode(to: encoder) }

  /// Whether both have the same contents.
  public static func == (left: TextEditorMemory, right: TextEditorMemory) -> Bool {
    left.storage === right.storage || left.storage.contents == right.storage.contents
  }

  /// Hashes the contents.
  public func hash(into hasher: inout Hasher) { hasher.combine(contents) }

  init(_ contents: EditorMemory) { storage = Storage(contents) }

  var contents: EditorMemory { storage.contents }

  /// Passes the contents to a closure without a copy.
  func withContents<Result>(_ body: (EditorMemory) -> Result) -> Result { body(storage.contents) }

  /// The memory for a text and the search that the application shows
  /// (``EditorMemory/showing(_:in:)``).
  func showing(_ search: TextSearch?, in text: TextDocument) -> TextEditorMemory {
    guard !storage.contents.shows(search, in: text) else { return self }
    return TextEditorMemory(contents.showing(search, in: text))
  }

  private static let new = Storage(EditorMemory())
}
