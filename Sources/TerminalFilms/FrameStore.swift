package import TerminalModel

/// Frames in the order in which they were shown, in a compact form.
///
/// A frame is stored as its difference from the frame before it, or complete: as its difference
/// from a blank frame. It is stored complete if the size or the theme changes, and if the
/// differences since the last complete frame would take more bytes than that frame. To decode a
/// frame therefore takes at most twice the time of a complete frame, and all frames together take
/// at most twice the bytes of their differences.
package struct FrameStore: Sendable {
  /// A stored frame.
  private struct Entry {
    /// The index of its first byte.
    let start: Int
    /// The index of the complete frame from which it is made; its own if it is complete.
    let complete: Int
    let size: Size
    let cursor: Position?
    /// The index of its theme, or nil for none.
    let theme: Int?
  }

  /// The number of bytes up to which differences follow a complete frame, however few bytes that
  /// frame takes.
  private static let minimum = 512

  private var bytes: [UInt8] = []
  private var entries: [Entry] = []
  private var styles = Numbering<Style>()
  private var clusters = Numbering<Cluster>()
  private var themes = Numbering<Theme>()
  /// The frame that was added last.
  private var last: Frame?

  /// Makes a store without frames.
  package init() {}

  /// The number of frames.
  package var count: Int { entries.count }

  /// The number of bytes in which the frames are stored, without the tables of their styles,
  /// clusters and themes.
  package var byteCount: Int {
    bytes.count + entries.count * MemoryLayout<Entry>.stride
  }

  /// Adds a frame.
  package mutating func append(_ frame: Frame) {
    let start = bytes.count
    var complete = count
    if let last, let previous = entries.last, last.size == frame.size, last.theme == frame.theme {
      let end =
        previous.complete + 1 < count ? entries[previous.complete + 1].start : start
      encode(FrameDiff(from: last, to: frame), of: frame)
      let limit = max(Self.minimum, end - entries[previous.complete].start)
      if bytes.count - end <= limit { complete = previous.complete }
    }
    if complete == count {
      bytes.removeSubrange(start...)
      var blank = Frame(size: frame.size)
      blank.theme = frame.theme
      encode(FrameDiff(from: blank, to: frame), of: frame)
    }
    entries.append(
      Entry(
        start: start, complete: complete, size: frame.size, cursor: frame.cursor,
        theme: frame.theme.map { themes.number(of: $0) }))
    last = frame
  }

  /// The frame at an index; an index out of range ends the program.
  ///
  /// Mouse actions are not stored: `Frame.mouse` is `none`.
  package subscript(index: Int) -> Frame {
    let entry = entries[index]
    var buffer = Buffer(size: entry.size)
    let end = index + 1 < count ? entries[index + 1].start : bytes.count
    // The bytes of a complete frame and of the differences after it have no gap between them, so
    // they are decoded as if they were one difference.
    decode(entries[entry.complete].start..<end, into: &buffer)
    return Frame(buffer: buffer, cursor: entry.cursor, theme: theme(at: index))
  }

  /// The size of the frame at an index.
  package func size(at index: Int) -> Size { entries[index].size }

  /// The theme of the frame at an index, or nil if it has none.
  package func theme(at index: Int) -> Theme? { entries[index].theme.map { themes[$0] } }
}

// The bytes of a difference are numbers: for each range of changed cells its row, its first column
// and its number of columns, and then, until these columns are filled, for each group of adjacent
// clusters with the same style the number of the style, the number of clusters, and the clusters.
extension FrameStore {
  private mutating func encode(_ changes: FrameDiff, of frame: Frame) {
    for range in changes.ranges {
      append(range.row)
      append(range.columns.lowerBound)
      append(range.columns.count)
      let row = frame.buffer.row(range.row)
      let cells = row.dropFirst(range.columns.lowerBound).prefix(range.columns.count)
        .filter { !$0.isContinuation }
      var index = 0
      while index < cells.count {
        let style = cells[index].style
        let end = cells[index...].firstIndex { $0.style != style } ?? cells.count
        append(styles.number(of: style))
        append(end - index)
        for cell in cells[index..<end] { append(cell.cluster) }
        index = end
      }
    }
  }

  /// Appends a cluster: an ASCII character as itself, any other one by its number.
  private mutating func append(_ cluster: Cluster) {
    let scalar = cluster.base.value
    let isASCII = scalar < 128 && cluster == Cluster(cluster.base, width: 1)
    append(isASCII ? Int(scalar) : 128 + clusters.number(of: cluster))
  }

  /// Appends a number: seven bits a byte, the lowest first; the top bit is set in all bytes but the
  /// last.
  private mutating func append(_ number: Int) {
    var rest = UInt(number)
    while rest >= 128 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 128)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  private func decode(_ range: Range<Int>, into buffer: inout Buffer) {
    var index = range.lowerBound
    func number() -> Int {
      var (number, shift) = (UInt(0), UInt(0))
      while true {
        let byte = UInt(bytes[index])
        index += 1
        number |= (byte & 127) << shift
        if byte < 128 { return Int(number) }
        shift += 7
      }
    }
    var run: [Cluster] = []
    while index < range.upperBound {
      let row = number()
      var column = number()
      let end = column + number()
      while column < end {
        let style = styles[number()]
        let count = number()
        let start = column
        run.removeAll(keepingCapacity: true)
        for _ in 0..<count {
          let cluster = cluster(number())
          run.append(cluster)
          column += cluster.width
        }
        buffer.write(run, style: style, at: Position(column: start, row: row))
      }
    }
  }

  private func cluster(_ number: Int) -> Cluster {
    number < 128
      ? Cluster(Unicode.Scalar(UInt8(number)), width: 1) : clusters[number - 128]
  }
}

/// Numbers for values, in the order in which they first occur.
private struct Numbering<Value: Hashable & Sendable>: Sendable {
  private var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  subscript(number: Int) -> Value { values[number] }

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
