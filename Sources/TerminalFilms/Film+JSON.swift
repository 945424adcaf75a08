package import TerminalModel
import TerminalViews

extension Film {
  /// A frame as a program reads it from the export with the format ``FilmFormat/lines``.
  package struct FrameLine: Hashable, Sendable {
    /// The time in nanoseconds.
    package let time: Int64
    package let size: Size
    /// A hash of all cells, the cursor, the number of columns and the theme.
    package let hash: String
    /// The text of the cells, without blanks at the ends of lines.
    package let text: String
    /// The divergence of the replay at this frame, or nil if it is as recorded.
    package let divergence: String?
  }

  /// A line of JSON for each frame, with its time in nanoseconds, its size, a hash
  /// (``FrameLine/hash``) and its text.
  package var lines: String {
    frameLines.map { line in
      var fields: [String: EncodedValue] = [
        "time": .integer(line.time), "columns": .integer(Int64(line.size.columns)),
        "rows": .integer(Int64(line.size.rows)), "hash": .text(line.hash),
        "text": .text(line.text),
      ]
      if let divergence = line.divergence { fields["divergence"] = .text(divergence) }
      return EncodedValue.record(fields).json + "\n"
    }.joined()
  }

  /// The frames as the lines of ``lines`` describe them.
  package var frameLines: [FrameLine] {
    (0..<count).map { index in
      let frame = self[index]
      let (seconds, attoseconds) = time(at: index).components
      return FrameLine(
        time: seconds * 1_000_000_000 + attoseconds / 1_000_000_000, size: frame.size,
        hash: frame.contentHash, text: frame.text,
        divergence: index == divergenceIndex ? divergence : nil)
    }
  }

  /// Reads the lines of an export; nil if one of them is not such a line.
  package static func frameLines(parsing text: String) -> [FrameLine]? {
    var lines: [FrameLine] = []
    for line in text.split(separator: "\n") {
      guard let frame = FrameLine(json: line) else { return nil }
      lines.append(frame)
    }
    return lines
  }
}

extension Film.FrameLine {
  fileprivate init?(json: Substring) {
    guard case .record(let fields)? = try? EncodedValue(json: json),
      case .integer(let time)? = fields["time"], case .integer(let columns)? = fields["columns"],
      case .integer(let rows)? = fields["rows"], case .text(let hash)? = fields["hash"],
      case .text(let text)? = fields["text"]
    else { return nil }
    var divergence: String?
    if case .text(let sentence)? = fields["divergence"] { divergence = sentence }
    self.init(
      time: time, size: Size(columns: Int(columns), rows: Int(rows)), hash: hash, text: text,
      divergence: divergence)
  }
}

extension Frame {
  /// A hash of the cells, the cursor, the number of columns and the theme, the same in each process
  /// (64-bit FNV-1a, by words).
  fileprivate var contentHash: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ word: UInt64) {
      hash = (hash ^ word) &* 0x100_0000_01B3
      hash ^= hash >> 32
    }
    for row in 0..<size.rows {
      for cell in buffer.row(row) {
        add(cell.content.low)
        add(cell.content.high)
        add(cell.style.bits)
      }
    }
    add(cursor.map { UInt64($0.row) << 32 | UInt64($0.column) } ?? .max)
    add(UInt64(size.columns))
    for byte in (theme?.text ?? "").utf8 { add(UInt64(byte)) }
    return String(hash, radix: 16)
  }
}
