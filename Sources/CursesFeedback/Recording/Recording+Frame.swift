extension Recording {
  /// The first text of a frame that the recording has after an entry, and whether a frame was shown
  /// between the entry and the text: the text is then of a later screen than that at the entry.
  func frame(atOrAfter entry: RecordedEntry) -> (text: String, isLater: Bool)? {
    guard let start = entries.firstIndex(where: { $0.line == entry.line }),
      let frame = frames.first(where: { $0.position > start })
    else { return nil }
    let isLater = entries[(start + 1)..<frame.position].contains(where: \.isFrame)
    return (frame.text, isLater)
  }
}
