import RandomNumbers
import TerminalModel

/// Random frames, reproducible by their seed.
struct RandomFrames {
  enum Styles {
    case plain
    case palette
    case mixtures
    case tokens
  }

  private static let clusters = Array(
    Clusters("aaabc xyz  éñ─│┌█→…漢字かな👩‍👩‍👧🇩🇪👍🏽e\u{301}ก็🫨❤️\u{E000}\u{20000}"))

  private var random: SplitMix
  private let styles: Styles

  init(seed: UInt64, styles: Styles) {
    random = SplitMix(seed: seed)
    self.styles = styles
  }

  /// A frame with some changed cells and another cursor; some of these frames are scrolled.
  mutating func next(after frame: Frame) -> Frame {
    var next = frame
    if Int.random(in: 0..<4, using: &random) == 0 { scroll(&next) }
    if Int.random(in: 0..<4, using: &random) == 0 { fill(&next) }
    for _ in 0..<Int.random(in: 0..<60, using: &random) {
      let cluster = Self.clusters.randomElement(using: &random) ?? .blank
      next.buffer.put(cluster, style: style(), at: position(in: frame.size))
    }
    next.cursor = Bool.random(using: &random) ? position(in: frame.size) : nil
    return next
  }

  /// A frame of a random size, with the cells that fit.
  mutating func resized(_ frame: Frame) -> Frame {
    var next = Frame(
      size: Size(
        columns: .random(in: 1...40, using: &random), rows: .random(in: 1...12, using: &random)))
    for row in 0..<min(frame.size.rows, next.size.rows) {
      copy(frame.buffer, row, to: row, of: &next)
    }
    next.cursor = position(in: next.size)
    return next
  }

  /// Moves some rows up or down, at most by three; the other rows stay.
  private mutating func scroll(_ frame: inout Frame) {
    let before = frame.buffer
    let rows = 0..<frame.size.rows
    let first = Int.random(in: rows, using: &random)
    let last = Int.random(in: first..<frame.size.rows, using: &random)
    let distance = Int.random(in: -3...3, using: &random)
    for row in first...last where (first...last).contains(row + distance) {
      copy(before, row + distance, to: row, of: &frame)
    }
  }

  private func copy(_ buffer: Buffer, _ source: Int, to row: Int, of frame: inout Frame) {
    for (column, cell) in buffer.row(source).enumerated() where !cell.isContinuation {
      frame.buffer.put(cell.cluster, style: cell.style, at: Position(column: column, row: row))
    }
  }

  /// Fills a rectangle with equal cells.
  private mutating func fill(_ frame: inout Frame) {
    let start = position(in: frame.size)
    let cluster = Bool.random(using: &random) ? .blank : Cluster("─", width: 1)
    let width = Int.random(in: 0...frame.size.columns, using: &random)
    let height = Int.random(in: 1...2, using: &random)
    frame.buffer.fill(
      Rect(origin: start, size: Size(columns: width, rows: height)),
      with: Cell(cluster, style: style()))
  }

  private mutating func position(in size: Size) -> Position {
    Position(
      column: Int.random(in: 0..<size.columns, using: &random),
      row: Int.random(in: 0..<size.rows, using: &random))
  }

  private mutating func style() -> Style {
    guard styles != .plain, Bool.random(using: &random) else { return .plain }
    if styles == .tokens {
      // Dim, with a mark, both or neither: the theme gives these styles other colours.
      let choices: [Style.Attributes] = [[], .dim, .marked, [.dim, .marked]]
      let attributes = choices.randomElement(using: &random) ?? []
      return Style(foreground: token(), background: token(), attributes: attributes)
    }
    let attributes = Style.Attributes(rawValue: UInt8.random(in: 0..<64, using: &random))
    return Style(foreground: color(), background: color(), attributes: attributes)
  }

  private mutating func token() -> Color {
    Color.Token.allCases.randomElement(using: &random).map(Color.token) ?? .default
  }

  private mutating func color() -> Color {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: return .default
    case 1: return .palette(.random(in: 0...255, using: &random))
    default:
      // Green is never 0, because the darkest blues are shown as other colours.
      guard styles == .mixtures else { return .palette(.random(in: 0...7, using: &random)) }
      return .rgb(
        red: .random(in: 0...255, using: &random), green: .random(in: 1...255, using: &random),
        blue: .random(in: 0...255, using: &random))
    }
  }
}
