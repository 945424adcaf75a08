import RandomNumbers
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

@Suite struct EncodedFrameTests {
  private func decoded(_ frame: EncodedFrame) throws -> EncodedFrame? {
    guard case .record(let fields) = try EncodedValue(json: EncodedValue.record(frame.fields).json)
    else { return nil }
    return EncodedFrame(fields: fields)
  }

  @Test func `random frames are decoded as they were encoded, whole and from their changed rows`()
    throws
  {
    var random = SplitMix(seed: 7)
    var shown = Frame(size: Size(columns: 20, rows: 6))
    for _ in 0..<500 {
      var next = shown
      next.change(using: &random)
      let whole = EncodedFrame(next)
      #expect(try decoded(whole) == whole)
      #expect(try decoded(whole)?.frame() == next)
      let rows = FrameDiff(from: shown, to: next).rows
      if shown.size == next.size {
        let changes = EncodedFrame(next, changedRows: rows, after: shown)
        #expect(try decoded(changes)?.frame(after: shown) == next)
      }
      shown = next
    }
  }

  @Test func `clusters that would join in a text have runs of their own`() throws {
    var frame = Frame(size: Size(columns: 6, rows: 1))
    let letters = Array(Clusters("🇩")) + Array(Clusters("🇪"))
    var column = 0
    for letter in letters {
      frame.buffer.put(letter, style: .plain, at: Position(column: column, row: 0))
      column += letter.width
    }
    let encoded = EncodedFrame(frame)
    #expect(encoded.runs.count == 2)
    #expect(try decoded(encoded)?.frame() == frame)
  }

  @Test func `the encoded changes of a frame have only the changed rows`() {
    var shown = Frame(size: Size(columns: 9, rows: 3))
    shown.theme = .dark
    for row in 0..<3 { shown.buffer.write("row", style: .plain, at: Position(column: 0, row: row)) }
    var next = shown
    next.buffer.write("new", style: .plain, at: Position(column: 0, row: 1))
    let changes = EncodedFrame(
      next, changedRows: FrameDiff(from: shown, to: next).rows, after: shown)
    #expect(
      EncodedValue.record(changes.fields).json
        == #"{"changed":[1],"cursor":null,"mouse":"none","runs":[[1,0,"new","plain"]],"#
        + #""size":"9x3"}"#)
  }

  @Test func `changes of a frame of another size make no frame`() {
    let frame = Frame(size: Size(columns: 3, rows: 2))
    let changes = EncodedFrame(frame, changedRows: [], after: frame)
    #expect(changes.frame(after: frame) == frame)
    #expect(changes.frame(after: Frame(size: Size(columns: 4, rows: 2))) == nil)
    #expect(changes.frame() == nil)
  }

  @Test(arguments: [
    "{}", #"{"size":"3x1","mouse":"none","runs":[]}"#,
    #"{"size":"x","mouse":"none","runs":[],"cursor":null}"#,
    #"{"size":"9999x9999","mouse":"none","runs":[],"cursor":null}"#,
    #"{"size":"3x1","mouse":"all","runs":[],"cursor":null}"#,
    #"{"size":"3x1","mouse":"none","runs":[[0,0,"a"]],"cursor":null}"#,
    #"{"size":"3x1","mouse":"none","runs":[[0,0,"a","loud"]],"cursor":null}"#,
    #"{"size":"3x1","mouse":"none","runs":[],"cursor":[1]}"#,
    #"{"size":"3x1","mouse":"none","runs":[],"cursor":null,"theme":"x"}"#,
    #"{"size":"3x1","mouse":"none","runs":[],"cursor":null,"changed":[null]}"#,
  ])
  func `invalid fields make no frame`(json: String) throws {
    guard case .record(let fields) = try EncodedValue(json: json) else { return }
    #expect(EncodedFrame(fields: fields) == nil)
  }

  @Test func `cells outside of the frame are left out`() throws {
    let json =
      #"{"size":"3x1","mouse":"none","cursor":null,"theme":null,"#
      + #""runs":[[5,0,"a","plain"],[0,-9,"b","plain"],[0,1,"cdefg","bold"]]}"#
    guard case .record(let fields) = try EncodedValue(json: json) else { return }
    #expect(EncodedFrame(fields: fields)?.frame()?.text == " cd")
  }

  @Test func `any style is read from its words`() {
    var random = SplitMix(seed: 3)
    for _ in 0..<2000 {
      let style = Style.random(using: &random)
      #expect(Style(words: style.words) == style)
    }
  }

  @Test(arguments: [
    ("plain", Style.plain), ("bold", Style(attributes: .bold)),
    (
      "bold, marked, bright red on on-accent",
      Style(foreground: .brightRed, background: .onAccent, attributes: [.bold, .marked])
    ),
    ("on 100", Style(background: .palette(100))),
    ("#010203", Style(foreground: .rgb(red: 1, green: 2, blue: 3))),
  ])
  func `a style has these words`(words: String, style: Style) {
    #expect(style.words == words)
    #expect(Style(words: words) == style)
  }

  @Test(arguments: ["", "loud", "red on", "on", "bold,", "red on blue on red", "bold, , red"])
  func `other words are no style`(words: String) {
    #expect(Style(words: words) == nil)
  }

  @Test func `a custom theme is decoded with the same text`() throws {
    var theme = Theme.dark
    theme.name = "harbour"
    theme[.accent] = .rgb(red: 1, green: 2, blue: 3)
    var frame = Frame(size: Size(columns: 1, rows: 1))
    frame.theme = theme
    #expect(try decoded(EncodedFrame(frame))?.frame()?.theme?.text == theme.text)
  }
}
