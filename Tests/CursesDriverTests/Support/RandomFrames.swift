import TerminalModel

/// Frames that look like nothing at all, the same ones in every run.
struct RandomFrames {
  enum Styles {
    case plain
    case palette
    case mixtures
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var value = state
      value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
      value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
      return value ^ (value >> 31)
    }
  }

  private static let clusters = Array(
    Clusters("aaabc xyz  éñ─│┌█→…漢字かな👩‍👩‍👧🇩🇪👍🏽e\u{301}ก็🫨❤️\u{E000}\u{20000}"))

  private var random: SplitMix
  private let styles: Styles

  init(seed: UInt64, styles: Styles) {
    random = SplitMix(state: seed)
    self.styles = styles
  }

  /// The frame with some of its cells changed, sometimes scrolled, and the cursor elsewhere.
  mutating func next(after frame: Frame) -> Frame {
    var next = frame
    if Int.random(in: 0..<4, using: &random) == 0 { scroll(&next) }
    for _ in 0..<Int.random(in: 0..<60, using: &random) {
      let cluster = Self.clusters.randomElement(using: &random) ?? .blank
      next.buffer.put(cluster, style: style(), at: position(in: frame.size))
    }
    next.cursor = Bool.random(using: &random) ? position(in: frame.size) : nil
    return next
  }

  private func scroll(_ frame: inout Frame) {
    let before = frame.buffer
    for row in 1..<frame.size.rows {
      for (column, cell) in before.row(row).enumerated() where !cell.isContinuation {
        frame.buffer.put(
          cell.cluster, style: cell.style, at: Position(column: column, row: row - 1))
      }
    }
  }

  private mutating func position(in size: Size) -> Position {
    Position(
      column: Int.random(in: 0..<size.columns, using: &random),
      row: Int.random(in: 0..<size.rows, using: &random))
  }

  private mutating func style() -> Style {
    guard styles != .plain, Bool.random(using: &random) else { return .plain }
    let attributes = Style.Attributes(rawValue: UInt8.random(in: 0..<64, using: &random))
    return Style(foreground: color(), background: color(), attributes: attributes)
  }

  private mutating func color() -> Color {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .default
    case 1: return .palette(.random(in: 0...255, using: &random))
    default:
      // Green is never 0: the darkest blues are shown as other ones.
      guard styles == .mixtures else { return .palette(.random(in: 0...7, using: &random)) }
      return .rgb(
        red: .random(in: 0...255, using: &random), green: .random(in: 1...255, using: &random),
        blue: .random(in: 0...255, using: &random))
    }
  }
}
