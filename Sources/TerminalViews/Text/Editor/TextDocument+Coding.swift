extension TextDocument: Hashable {
  /// Whether both have the same text and the same annotations.
  public static func == (left: TextDocument, right: TextDocument) -> Bool {
    left.lines == right.lines && left.marks == right.marks
  }

  /// Hashes the number of lines and the length of the text, in constant time.
  public func hash(into hasher: inout Hasher) { hasher.combine(lines) }
}

extension TextDocument: Codable {
  private enum CodingKeys: String, CodingKey { case text, annotations, nextID }

  /// Reads the text and its annotations.
  ///
  /// - Throws: `DecodingError` for annotations that are empty, overlap or have the same identity,
  ///   and for an identity of `Int.max`.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(try values.decode(String.self, forKey: .text))
    let annotations =
      try values.decodeIfPresent([TextAnnotation].self, forKey: .annotations) ?? []
    var ids: Set<Int> = []
    for annotation in annotations {
      let item = AnnotationTree.Item(
        content: annotation.content, range: bytes(of: annotation.range))
      guard ids.insert(annotation.id).inserted, marks.insert(item) else {
        throw DecodingError.dataCorruptedError(
          forKey: .annotations, in: values,
          debugDescription: "The annotation \(annotation.id) is empty, overlaps one or repeats it.")
      }
    }
    let known = annotations.map(\.id).max() ?? 0
    let next = try values.decodeIfPresent(Int.self, forKey: .nextID) ?? 1
    guard known < Int.max, next < Int.max else {
      throw DecodingError.dataCorruptedError(
        forKey: .nextID, in: values, debugDescription: "The identity of annotations is too large.")
    }
    nextID = max(next, known + 1)
  }

  /// Writes the text and its annotations.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(text, forKey: .text)
    guard nextID > 1 else { return }
    try values.encode(annotations, forKey: .annotations)
    try values.encode(nextID, forKey: .nextID)
  }
}
