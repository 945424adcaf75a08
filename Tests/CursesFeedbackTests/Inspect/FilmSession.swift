import FeedbackCore
import TerminalModel

@testable import CursesFeedback
@testable import CursesFeedbackTesting

/// The made-up history of a program with a list of films, in which each event selects the next film.
@MainActor final class FilmSession: InspectionSource {
  let program = "movies"
  let isLive: Bool
  private(set) var moments: [InspectedMoment] = []
  var log: [String]?
  var theme: Theme?
  let observers = Listeners<Void>()

  /// The number of events that are kept.
  private let limit: Int
  /// The moments whose frames and details were read, in order.
  private(set) var readFrames: [Int] = []
  private(set) var readDetails: [Int] = []
  private(set) var readCells: [Position] = []
  private(set) var sent: [String] = []
  private(set) var forks: [Int] = []

  static let titles = [
    "The Third Man", "Seven Samurai", "Rear Window", "Tokyo Story", "Playtime", "La Strada",
    "Stalker", "Persona", "Ran", "Brazil", "Fargo", "Amélie",
  ]

  init(events: Int = 24, isLive: Bool = true, limit: Int = 10_000) {
    self.isLive = isLive
    self.limit = limit
    moments = (max(0, events + 1 - limit)..<(events + 1)).map(Self.moment)
  }

  /// Adds an event, as the session does.
  func append() {
    moments.append(Self.moment((moments.last?.number ?? -1) + 1))
    if moments.count > limit { moments.removeFirst() }
    observers.notify(())
  }

  func clear() {
    moments = []
    observers.notify(())
  }

  func observe(_ body: @escaping @MainActor () -> Void) -> Cancellation {
    observers.cancellation(of: observers.add { _ in MainActor.assumeIsolated(body) })
  }

  private static func moment(_ number: Int) -> InspectedMoment {
    let isSearch = number % 6 == 4
    return InspectedMoment(
      number: number, time: .milliseconds(number * 730 + number * number % 97),
      title: number == 0
        ? "start" : isSearch ? "queryChanged(\"ab\")" : "filmSelected(\(number % titles.count))",
      cause: number == 0 ? "" : isSearch ? "paste" : "key down",
      activity: number == 0
        ? ["started load page"] : isSearch ? ["cancelled search", "started search"] : [],
      frame: number % 5 == 3
        ? nil
        : FrameCost(
          time: .microseconds(number == 9 ? 21_400 : 320 + number * 37 % 410),
          changedCells: number == 0 ? 1_920 : 48 + number * 13 % 90))
  }

  func frame(of number: Int) -> Frame? {
    readFrames.append(number)
    return moments.contains { $0.number == number } ? Self.frame(number) : nil
  }

  static func frame(_ number: Int) -> Frame {
    var frame = Frame(size: Size(columns: 80, rows: 24))
    let bar = Style(foreground: .onAccent, background: .accent, attributes: .bold)
    frame.buffer.write(" Movies  Top rated", style: bar, at: .origin)
    for (row, title) in titles.enumerated() {
      let isSelected = row == number % titles.count
      let style =
        isSelected ? Style(background: .selection, attributes: .bold) : Style(foreground: .text)
      frame.buffer.write(
        (isSelected ? "▌ " : "  ") + title, style: style, at: Position(column: 1, row: row + 2))
    }
    frame.buffer.write(
      titles[number % titles.count], style: Style(foreground: .accent, attributes: .bold),
      at: Position(column: 32, row: 2))
    frame.buffer.write(
      "event \(number)", style: Style(foreground: .muted), at: Position(column: 32, row: 4))
    frame.buffer.write(
      "↑↓ Select  enter Open  / Search                                          q Quit",
      style: Style(background: .surface), at: Position(column: 0, row: 23))
    frame.cursor = Position(column: 1, row: number % titles.count + 2)
    return frame
  }

  func detail(of number: Int) -> InspectedDetail? {
    readDetails.append(number)
    guard moments.contains(where: { $0.number == number }) else { return nil }
    let film = number % Self.titles.count
    typealias Line = InspectedDetail.StateLine
    typealias LayoutBox = InspectedDetail.LayoutBox
    func box(
      _ path: String, _ depth: Int, _ column: Int, _ row: Int, _ columns: Int, _ rows: Int,
      isFocused: Bool = false, memory: String? = nil
    ) -> LayoutBox {
      let kind = path.split(separator: " › ").last.map { $0.prefix { $0.isLetter } } ?? ""
      return LayoutBox(
        path: path, kind: String(kind), depth: depth,
        rect: Rect(
          origin: Position(column: column, row: row), size: Size(columns: columns, rows: rows)),
        isFocused: isFocused, memory: memory)
    }
    return InspectedDetail(
      number: number, frame: Self.frame(number),
      state: [
        Line(depth: 0, text: "State"), Line(depth: 1, text: "query: \"\""),
        Line(depth: 1, text: "selected: \(film)"),
        Line(depth: 1, text: "films: \(Self.titles.count) elements"),
      ]
        + Self.titles.enumerated().flatMap { index, title in
          [
            Line(depth: 2, text: "Film"), Line(depth: 3, text: "title: \"\(title)\""),
            Line(depth: 3, text: "isFavourite: \(index % 3 == 0)"),
          ]
        } + [Line(depth: 1, text: "page: loaded(1)")],
      changes: number % 5 == 2
        ? []
        : [
          "  State", "-   selected: \((film + 11) % 12)", "+   selected: \(film)",
          "    films: 12 elements",
        ],
      effects: ["clock", "search “ab”"],
      bindings: [
        .init(keys: "up, k", title: "Previous film", group: "Films"),
        .init(keys: "down, j", title: "Next film", group: "Films"),
        .init(keys: "enter", title: "Open", group: "Films"),
        .init(keys: "/", title: "Search", group: nil),
        .init(keys: "q, ctrl+c", title: "Quit", group: nil),
      ],
      boxes: [
        box("Column", 0, 0, 0, 80, 24, isFocused: true),
        box("Column › HeaderBar", 1, 0, 0, 80, 1),
        box("Column › Row", 1, 0, 1, 80, 22, isFocused: true),
        box(
          "Column › Row › List", 2, 1, 2, 28, 12, isFocused: true, memory: "{\"offset\":0}"),
        box("Column › Row › List › Text", 3, 3, 2, 26, 1),
        box("Column › Row › List › Text 2", 3, 3, 3, 26, 1),
        box("Column › Row › Panel", 2, 31, 1, 48, 8),
        box("Column › Row › Panel › Text", 3, 32, 2, 20, 1),
        box("Column › Canvas", 1, 0, 23, 80, 1),
      ])
  }

  func origin(of cell: Position, in number: Int) -> CellOrigin? {
    readCells.append(cell)
    guard Rect(Size.standard).contains(cell) else { return nil }
    guard cell.column >= 32 else {
      return CellOrigin(
        path: "Column › Row › List › Text", kind: "Text",
        lastChange: (max(1, number - 2), "filmSelected(3)"),
        changes: ["- selected: 2", "+ selected: 3"])
    }
    return CellOrigin(
      path: "Column › Row › Panel", kind: "Panel", lastChange: nil, changes: [])
  }

  func fork(at number: Int) -> Bool {
    forks.append(number)
    if isLive { append() }
    return true
  }

  func send(_ json: String) -> String? {
    guard json.hasPrefix("{") else { return "The text is not JSON: “\(json)”." }
    sent.append(json)
    append()
    return nil
  }

  func eventText(of number: Int) -> String? {
    number == 0 ? nil : "{\"filmSelected\":{\"_0\":\(number % Self.titles.count)}}"
  }
}

extension TestApp {
  /// Reduces the events that were sent from outside the loop.
  func receive() { app.loop.receiveNow() }
}
