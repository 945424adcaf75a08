package import TerminalModel

/// A session as the frames that it has shown, with their times, and the inputs and events between
/// them.
package struct Film: Sendable {
  /// An input, an event, an error, or a mark: a moment that the user or a test has marked.
  package struct Note: Hashable, Sendable {
    /// The kind of a note.
    package enum Kind: Hashable, Sendable { case input, event, mark, error }

    package let kind: Kind
    /// The time since the start of the session.
    package let time: Duration
    /// One line, such as `key down`.
    package let text: String
    /// The number of frames that were shown before the note: the index of the frame that followed
    /// it, if one did.
    package let frame: Int

    /// The index of the frame that the note leads to: for an input or an event the frame that
    /// follows it, for a mark or an error the frame on the screen.
    fileprivate var place: Int {
      switch kind {
      case .input, .event: frame
      case .mark, .error: max(0, frame - 1)
      }
    }

    package init(_ kind: Kind, _ text: String, at time: Duration, before frame: Int) {
      (self.kind, self.text, self.time, self.frame) = (kind, text, time, frame)
    }
  }

  /// The name of the program.
  package let program: String
  /// The size of the screen at the start.
  package let size: Size
  /// The colours that the terminal showed.
  package let colors: ColorDepth
  /// The theme of frames without one.
  package let theme: Theme
  /// The inputs, events, marks and errors in the order in which they were added.
  package private(set) var notes: [Note] = []
  /// One sentence about the first difference between the recorded session and the replay that made
  /// this film, or nil if there is none.
  ///
  /// If there is a difference, the last frame is that of the replay at the difference; the frames
  /// before it are as recorded.
  package var divergence: String? {
    didSet { if divergence != nil { addPlace(max(0, count - 1), of: .error) } }
  }
  private var frames = FrameStore()
  private var times: [Duration] = []
  /// The indices of the frames that notes of a kind lead to, from the first to the last.
  private var places: [Note.Kind: [Int]] = [:]

  /// Makes a film without frames.
  package init(
    program: String, size: Size, colors: ColorDepth = .direct, theme: Theme = .dark
  ) {
    (self.program, self.size, self.colors, self.theme) = (program, size, colors, theme)
  }

  /// Adds a frame; if its time is before the time of the last frame, it gets the last frame's time.
  package mutating func append(_ frame: Frame, at time: Duration) {
    frames.append(frame)
    times.append(max(time, times.last ?? time))
  }

  /// Adds a note, whose ``Note/frame`` must not be below that of the last note.
  package mutating func append(_ note: Note) {
    notes.append(note)
    addPlace(note.place, of: note.kind)
  }

  private mutating func addPlace(_ index: Int, of kind: Note.Kind) {
    if places[kind]?.last != index { places[kind, default: []].append(index) }
  }

  /// The number of frames.
  package var count: Int { frames.count }

  /// The number of bytes in which the frames are stored.
  package var byteCount: Int { frames.byteCount }

  /// The time of the last frame.
  package var duration: Duration { times.last ?? .zero }

  /// The frame at an index.
  package subscript(index: Int) -> Frame { frames[index] }

  /// The size of the frame at an index.
  package func size(at index: Int) -> Size { frames.size(at: index) }

  /// The theme of the frame at an index, or nil if it has none.
  package func theme(at index: Int) -> Theme? { frames.theme(at: index) }

  /// The time of the frame at an index.
  package func time(at index: Int) -> Duration { times[index] }

  // MARK: Seeking

  /// The index of the frame on the screen at a time; 0 for a time before the first frame.
  package func index(at time: Duration) -> Int { max(0, times.firstIndex(above: time) - 1) }

  /// Whether the film has notes of a kind; for `error`, a divergence counts as a note.
  package func has(_ kind: Note.Kind) -> Bool { places[kind] != nil }

  /// The first index above `index` of a frame to which a note of a kind leads, or nil if there is
  /// none.
  package func next(_ kind: Note.Kind, after index: Int) -> Int? {
    let indices = places[kind] ?? []
    let place = indices.firstIndex(above: index)
    return place < indices.count && indices[place] < count ? indices[place] : nil
  }

  /// The last index below `index` of a frame to which a note of a kind leads, or nil if there is
  /// none.
  package func previous(_ kind: Note.Kind, before index: Int) -> Int? {
    let indices = places[kind] ?? []
    let place = indices.firstIndex(above: index - 1)
    return place > 0 ? indices[place - 1] : nil
  }

  /// The last input before the frame at an index, or nil if there is none.
  package func lastInput(at index: Int) -> Note? {
    notes.last { $0.kind == .input && $0.frame <= index }
  }

  /// The errors, and then the marks, while the frame at an index is on the screen.
  package func findings(at index: Int) -> [Note] {
    [Note.Kind.error, .mark].flatMap { kind in
      notes.filter { $0.kind == kind && $0.place == index }
    }
  }

  /// The index of the frame at which the replay differs from the recording, or nil if it does not.
  package var divergenceIndex: Int? { divergence == nil ? nil : max(0, count - 1) }
}

extension [Int] {
  fileprivate func firstIndex(above value: Int) -> Int { partitionIndex { $0 > value } }
}

extension [Duration] {
  fileprivate func firstIndex(above value: Duration) -> Int { partitionIndex { $0 > value } }
}

extension Array {
  /// The index of the first element that meets a condition, which all elements after it meet, too;
  /// the number of elements if none does.
  fileprivate func partitionIndex(_ isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
