public import TerminalModel

extension TextDocument {
  /// The annotations, in the order of their places in the text; in time proportional to their
  /// number.
  public var annotations: [TextAnnotation] { marks.items.map(annotation) }

  /// The annotations with characters in a range; for an empty range, those that contain the place,
  /// begin there or end there.
  public func annotations(in range: Range<TextPosition>) -> [TextAnnotation] {
    guard !marks.isEmpty else { return [] }
    let bytes = bytes(of: range)
    let items = bytes.isEmpty ? marks.items(touching: bytes.lowerBound) : marks.items(in: bytes)
    return items.map(annotation)
  }

  /// The annotation of an identity, or nil if the document has none; in time proportional to the
  /// number of annotations.
  public func annotation(_ id: TextAnnotation.ID) -> TextAnnotation? {
    marks.index(of: id).map { annotation(marks.items[$0]) }
  }

  /// Annotates a range of characters.
  ///
  /// An edit moves, cuts or removes the annotation:
  ///
  /// - After an edit before or at its start, or at or behind its end, it has the same text. New
  ///   text at its edges does not belong to it.
  /// - New text inside it belongs to it. After an edit across one of its edges, it has the rest of
  ///   its text.
  /// - It is removed with its text. An atomic one (see `isAtomic`) is removed by any edit of its
  ///   text; an editor edits the text of an atomic annotation only as a whole.
  ///
  /// Undo in an editor restores a text with the annotations that it had.
  ///
  /// - Parameters:
  ///   - range: The characters; places outside are moved into the document.
  ///   - style: Attributes such as bold, in addition to those of the editor.
  ///   - foreground: The colour of the text, or nil for that of the editor.
  ///   - background: The colour behind the text, or nil for that of the editor.
  ///   - data: Data of the application.
  ///   - isAtomic: Whether an editor treats it as a single character: the cursor skips it, and it
  ///     is changed and deleted only as a whole.
  /// - Returns: The identity of the annotation; nil if the range is empty or has characters of
  ///   another annotation. The document then stays as it is.
  @discardableResult
  public mutating func annotate(
    _ range: Range<TextPosition>, style: Style.Attributes = [], foreground: Color? = nil,
    background: Color? = nil, data: String = "", isAtomic: Bool = false
  ) -> TextAnnotation.ID? {
    let change = StyleChange(foreground: foreground, background: background, attributes: style)
    let content = AnnotationContent(
      id: nextID, style: change, data: data, isAtomic: isAtomic)
    guard marks.insert(AnnotationTree.Item(content: content, range: bytes(of: range))) else {
      return nil
    }
    nextID += 1
    return content.id
  }

  /// Changes the style, the data or ``TextAnnotation/isAtomic`` of an annotation.
  ///
  /// - Returns: False if the document does not have it.
  @discardableResult
  public mutating func updateAnnotation(
    _ id: TextAnnotation.ID, _ change: (inout TextAnnotation) -> Void
  ) -> Bool {
    guard let index = marks.index(of: id) else { return false }
    var annotation = annotation(marks.items[index])
    change(&annotation)
    annotation.content.id = id
    marks.update(index, annotation.content)
    return true
  }

  /// Removes an annotation; its text stays.
  ///
  /// - Returns: The annotation, or nil if the document does not have it.
  @discardableResult
  public mutating func removeAnnotation(_ id: TextAnnotation.ID) -> TextAnnotation? {
    guard let index = marks.index(of: id) else { return nil }
    defer { marks.remove(at: index) }
    return annotation(marks.items[index])
  }

  /// Replaces the text of an annotation, which keeps its identity.
  ///
  /// - Parameters:
  ///   - id: The identity of the annotation.
  ///   - text: The new text; an empty one removes the annotation.
  /// - Returns: False if the document does not have it.
  @discardableResult
  public mutating func replaceAnnotation(_ id: TextAnnotation.ID, with text: String) -> Bool {
    guard let annotation = removeAnnotation(id) else { return false }
    let end = replace(annotation.range, with: text)
    let range = bytes(of: annotation.range.lowerBound..<end)
    _ = marks.insert(AnnotationTree.Item(content: annotation.content, range: range))
    return true
  }

  /// Replaces the text between two places by a document with its annotations.
  ///
  /// An annotation of the other document gets a new identity, unless it was deleted from this
  /// document before, as by cutting its text.
  ///
  /// - Returns: The place behind the new text: the first boundary between characters at its end or
  ///   after it.
  @discardableResult
  public mutating func replace(
    _ range: Range<TextPosition>, with other: TextDocument
  ) -> TextPosition {
    let start = bytes(of: range).lowerBound
    let end = replace(range, with: other.text)
    let lastLine = end.line
    for var item in other.marks.items {
      if !hasOrigin(of: other) || marks.index(of: item.content.id) != nil {
        item.content.id = nextID
      }
      nextID = max(nextID, item.content.id + 1)
      item.range = start + item.range.lowerBound..<start + item.range.upperBound
      _ = marks.insert(item)
    }
    align(line: start.line)
    if lastLine != start.line { align(line: lastLine) }
    return end
  }
}

extension TextDocument {
  /// The text between two places as a document, with its annotations.
  func part(_ range: Range<TextPosition>) -> TextDocument {
    var part = TextDocument(text(in: range), like: self)
    let bytes = bytes(of: range)
    guard !bytes.isEmpty else { return part }
    for var item in marks.items(in: bytes) {
      let clamped = item.range.clamped(to: bytes)
      guard clamped == item.range || !item.content.isAtomic else { continue }
      let lower = clamped.lowerBound.distance(from: bytes.lowerBound)
      item.range = lower..<lower + clamped.upperBound.distance(from: clamped.lowerBound)
      _ = part.marks.insert(item)
    }
    return part
  }

  /// The annotated ranges of a line, in UTF-8 bytes and in the order of their places, with their
  /// styles.
  func marks(inLine line: Int) -> [(bytes: Range<Int>, style: StyleChange)] {
    guard !marks.isEmpty else { return [] }
    let end = lines[line].utf8.count
    let whole = ByteOffset(line: line, byte: 0)..<ByteOffset(line: line, byte: end)
    return marks.items(in: whole).map { item in
      let part = item.range.clamped(to: whole)
      return (part.lowerBound.byte..<part.upperBound.byte, item.content.style)
    }
  }

  /// The number of bytes of the data of all annotations in a range.
  func dataCount(in range: Range<TextPosition>) -> Int {
    guard !marks.isEmpty else { return 0 }
    return marks.items(in: bytes(of: range)).reduce(0) { $0 + $1.content.data.utf8.count }
  }

  /// After an edit of a line, moves each start and end of an annotation that is now inside a
  /// character to the next boundary between characters.
  mutating func align(line: Int) {
    guard !marks.isEmpty else { return }
    let text = lines[line]
    guard !Clusters(text).isPrintableASCII else { return }
    let whole = ByteOffset(line: line)..<ByteOffset(line: line, byte: text.utf8.count)
    marks.align(in: whole) { place in
      guard place.line == line else { return place }
      let index = text.index(at: text.position(ofByte: place.byte))
      return ByteOffset(line: line, byte: text.byteOffset(of: index))
    }
  }

  func bytes(of range: Range<TextPosition>) -> Range<ByteOffset> {
    byteOffset(of: range.lowerBound)..<byteOffset(of: range.upperBound)
  }

  func byteOffset(of position: TextPosition) -> ByteOffset {
    let position = clamped(position)
    let text = lines[position.line]
    return ByteOffset(
      line: position.line, byte: text.byteOffset(of: text.index(at: position.character)))
  }

  private func position(of place: ByteOffset) -> TextPosition {
    TextPosition(line: place.line, character: lines[place.line].position(ofByte: place.byte))
  }

  private func annotation(_ item: AnnotationTree.Item) -> TextAnnotation {
    TextAnnotation(content: item.content, range: positions(of: item.range))
  }

  func positions(of range: Range<ByteOffset>) -> Range<TextPosition> {
    position(of: range.lowerBound)..<position(of: range.upperBound)
  }
}
