/// Lines of text in the order of their arrival, as UTF-8.
///
/// They are stored in blocks, which copies share: an append copies one block at most, however many
/// lines there are.
package struct Lines: Equatable, Sendable {
  private struct Block: Equatable {
    /// The bytes of all lines, without line feeds.
    var bytes: [UInt8] = []
    /// The offset after the last byte of each line.
    var ends: [Int] = []

    func bounds(of row: Int) -> Range<Int> { (row == 0 ? 0 : ends[row - 1])..<ends[row] }
  }

  private static let blockSize = 4_096

  private var blocks: [Block] = []

  /// The number of lines.
  package private(set) var count = 0

  /// Makes an empty collection of lines.
  package init() {}

  /// Adds lines at the end.
  package mutating func append(_ lines: [String]) {
    for line in lines {
      if count.isMultiple(of: Self.blockSize) { blocks.append(Block()) }
      let last = blocks.count - 1
      blocks[last].bytes += line.utf8
      blocks[last].ends.append(blocks[last].bytes.count)
      count += 1
    }
  }

  /// The line at an index.
  package subscript(_ index: Int) -> String {
    let block = blocks[index / Self.blockSize]
    return String(decoding: block.bytes[block.bounds(of: index % Self.blockSize)], as: UTF8.self)
  }

  /// The result of a closure for the bytes of a line.
  func withBytes<Result>(of index: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let block = blocks[index / Self.blockSize]
    return body(block.bytes.span.extracting(block.bounds(of: index % Self.blockSize)))
  }
}
