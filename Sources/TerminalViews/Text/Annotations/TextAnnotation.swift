public import TerminalModel

/// A range of characters of a ``TextDocument`` with an identity, a style and data of the
/// application.
///
/// It moves with the edits of the text. An atomic one is like a single character for the user of a
/// ``TextEditor``: the cursor skips it, and Backspace deletes it as a whole. Mentions and folded
/// pastes (short lines that stand for long pasted texts) are such annotations:
///
/// ```swift
/// var mention = TextDocument("@ada")
/// mention.annotate(.start..<mention.end, foreground: .cyan, data: user.id, isAtomic: true)
/// state.note.replace(typedName, with: mention)
/// ```
public struct TextAnnotation: Codable, Hashable, Identifiable, Sendable {
  package var content: AnnotationContent
  /// The annotated characters; never empty.
  public let range: Range<TextPosition>

  /// The identity, which a document uses for no other annotation, also after an undo.
  public var id: Int { content.id }

  /// Data of the application, such as the identity of a user, or the text of a folded paste.
  public var data: String {
    get { content.data }
    set { content.data = newValue }
  }

  /// Attributes such as bold, in addition to those of the editor.
  public var style: Style.Attributes {
    get { content.style.attributes }
    set { content.style.attributes = newValue }
  }

  /// The colour of the text, or nil for that of the editor.
  public var foreground: Color? {
    get { content.style.foreground }
    set { content.style.foreground = newValue }
  }

  /// The colour behind the text, or nil for that of the editor.
  public var background: Color? {
    get { content.style.background }
    set { content.style.background = newValue }
  }

  /// Whether an editor treats it as a single character: the cursor skips it, and it is changed and
  /// deleted only as a whole.
  public var isAtomic: Bool {
    get { content.isAtomic }
    set { content.isAtomic = newValue }
  }
}

/// An annotation without its place.
package struct AnnotationContent: Codable, Hashable, Sendable {
  package var id: Int
  package var style: StyleChange
  package var data: String
  package var isAtomic: Bool
}
