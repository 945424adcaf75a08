import Foundation
import TerminalFilms
import TerminalModel
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct MovingPictureTests {
  @Test(arguments: UInt64(0)..<10)
  func `the picture is well-formed, and shows each frame at its time`(seed: UInt64) throws {
    let (film, frames) = Film.random(frames: 30, seed: seed)
    let picture = try MovingPicture(film.svg)
    #expect(picture.duration == 29 + 2)
    for (second, frame) in frames.enumerated() {
      #expect(picture.text(at: Double(second)) == frame.text.withoutBlocks)
      #expect(picture.text(at: Double(second) + 0.9) == frame.text.withoutBlocks)
    }
  }

  @Test func `the animation has a step for each frame, except frames that last no time`() {
    var film = Film(program: "counter", size: Size(columns: 2, rows: 1), theme: .terminal)
    for (letter, time) in [("a", 1.0), ("b", 2.0), ("c", 2.0), ("a", 4.0)] {
      var frame = Frame(size: film.size)
      frame.buffer.write(letter, style: .plain, at: .origin)
      film.append(frame, at: .seconds(time))
    }
    let picture = film.svg
    #expect(
      picture.contains(
        """
        <style>.film{animation:film 5.000s steps(1,end) infinite}@keyframes film{\
        0.000000%{transform:translateX(0px)}20.000000%{transform:translateX(-50px)}\
        60.000000%{transform:translateX(-100px)}}</style>
        """), "\(picture)")
    #expect(!picture.contains(">b "))
    // The row "a" is in the document once.
    #expect(picture.split(separator: ">a ").count == 2)
    #expect(picture.split(separator: "href=\"#r0\"").count == 3)
  }

  @Test func `a film without frames is a picture of an empty screen`() throws {
    let film = Film(program: "counter", size: Size(columns: 2, rows: 1))
    #expect(try MovingPicture(film.svg).text(at: 0) == "")
  }
}

/// The frames and times of a moving picture.
private final class MovingPicture: NSObject, XMLParserDelegate {
  private var texts: [String: String] = [:]
  private var strips: [(left: Double, rows: [String])] = []
  private var steps: [(percent: Double, left: Double)] = []
  private(set) var duration = 0.0
  private var style = ""
  private var row: String?
  private var element = ""

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    let isParsed = parser.parse()
    try #require(isParsed, "\(parser.parserError.map { "\($0)" } ?? "")")
    duration = try #require(style.firstMatch(of: /film ([0-9.]+)s/).flatMap { Double($0.1) })
    for match in style.matches(of: /([0-9.]+)%{transform:translateX\((-?[0-9.]+)px\)}/) {
      steps.append((Double(match.1) ?? 0, Double(match.2) ?? 0))
    }
  }

  /// The text of the frame in the window at a time in seconds, without blanks.
  func text(at time: Double) -> String {
    // The times in the document are rounded.
    let percent = time / duration * 100 + 0.000_01
    let left = steps.last { $0.percent <= percent }?.left ?? 0
    let rows = strips.first { $0.left == -left }?.rows ?? []
    return rows.map { texts[$0] ?? "?" }.joined().withoutBlocks
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    element = name
    switch name {
    case "g" where attributes["id"] != nil:
      row = attributes["id"]
      if let row { texts[row] = "" }
    case "svg" where attributes["x"] != nil:
      strips.append((Double(attributes["x"] ?? "") ?? 0, []))
    case "use":
      strips[strips.count - 1].rows.append(String((attributes["href"] ?? "").dropFirst()))
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters text: String) {
    if element == "style" { style += text }
    if element == "text", let row { texts[row, default: ""] += text }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if name == "defs" { row = nil }
    element = ""
  }
}

extension String {
  /// The characters that the picture shows as text: no blanks, blocks and vertical lines.
  fileprivate var withoutBlocks: String { filter { !$0.isWhitespace && !"█▌▄│".contains($0) } }
}
