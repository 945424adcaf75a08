import TerminalModel

extension Inspector {
  struct State: Equatable, Sendable {
    let program: String
    let isLive: Bool
    var size = Size.standard
    var history: InspectedHistory
    /// The number of the selected moment (``InspectedMoment``); nil before the first one.
    private(set) var selected: Int?
    /// Whether each new moment that the list shows is selected when it is added.
    private(set) var follows = true
    /// The page with the focus; on a narrow screen, the only one that is shown.
    private(set) var page = Page.events
    /// The page of details on a wide screen.
    private(set) var detailPage = Page.state

    /// The last frame that was read.
    var frame: Frame?
    /// The last details that were read, and their place in the history.
    private(set) var detail: InspectedDetail?
    private var detailPlace: Place?
    var stateLines = FoldableLines()
    /// The path of the selected view.
    private(set) var box: String?
    private(set) var cell: Position?
    /// The origin of the selected cell, and the place in the history for which it was read.
    private(set) var origin: CellOrigin?
    private var originPlace: Place?

    var log = InspectedLog()

    var isFiltering = false
    var isForkAsked = false
    /// Whether the inspector ends because the application continues the recorded session.
    var isLeft = false
    var draft: Draft?
    var command: Command?
    /// The details that are read next.
    private(set) var question: Question?
    /// The number of changes of the history.
    private var revision = 0

    init(program: String, isLive: Bool, moments: [InspectedMoment]) {
      self.program = program
      self.isLive = isLive
      history = InspectedHistory(moments)
      selected = moments.last?.number
    }
  }

  /// A state of the inspected session.
  struct Place: Equatable, Sendable {
    /// The number of the moment.
    let number: Int
    /// For the last moment, which is read again after each change of the history, the number of
    /// changes; otherwise 0.
    let revision: Int
  }

  /// A request for details of a moment.
  struct Question: Equatable, Sendable {
    let place: Place
    let wantsDetail: Bool
    /// The cell whose origin is wanted.
    let cell: Position?
  }

  /// An event that the user writes.
  struct Draft: Equatable, Sendable {
    /// The event as JSON.
    var text = ""
    /// The reason why it was not sent.
    var problem: String?
  }

  /// A request of the user that the source carries out.
  enum Command: Equatable, Sendable {
    case fork(Int)
    /// Read the event of a moment as JSON.
    case draft(Int)
    case send(String)
  }
}

extension Inspector.State {
  /// Whether several pages are shown side by side.
  var isWide: Bool { size.columns >= 100 && size.rows >= 24 }

  /// The page of which the details are shown.
  var shownPage: InspectorPage { isWide ? detailPage : page }

  /// The selected moment.
  var moment: InspectedMoment? { selected.flatMap { history.moment($0) } }

  /// The index of the selected moment among all.
  var index: Int? { selected.flatMap { history.index(of: $0) } }

  /// Whether a shown moment is before the selected one.
  var hasEarlier: Bool { selected.map { history.number(-1, after: $0) ?? $0 < $0 } ?? false }

  /// Whether a shown moment is after the selected one.
  var hasLater: Bool { selected.map { history.number(1, after: $0) ?? $0 > $0 } ?? false }

  /// Whether the session can be continued from the selected moment.
  var canFork: Bool { moment != nil && !(isLive && selected == history.moments.last?.number) }

  /// The number of the moment at which the selected cell got its content; nil if that is the
  /// selected moment, or if it has been dropped from the history.
  var changeNumber: Int? {
    origin?.lastChange.flatMap {
      $0.number == selected || history.index(of: $0.number) == nil ? nil : $0.number
    }
  }

  /// The state whose frame is to be read.
  var place: Inspector.Place? {
    selected.map { number in
      let isLast = number == history.moments.last?.number
      return Inspector.Place(number: number, revision: isLast ? revision : 0)
    }
  }

  /// The control that has the focus.
  var field: InspectorField {
    if draft != nil { return .draft }
    return isFiltering ? .filter : .page(page)
  }

  /// The index of the selected view in the details.
  var boxIndex: Int? { box.flatMap { path in detail?.boxes.firstIndex { $0.path == path } } }

  /// Selects a moment by the user's wish.
  mutating func select(_ number: Int?) {
    guard let number else { return }
    follows = number == history.last?.number
    guard number != selected else { return }
    selected = number
    isForkAsked = false
    ask()
  }

  mutating func show(_ page: InspectorPage) {
    self.page = page
    if InspectorPage.details.contains(page) { detailPage = page }
    if isFiltering, let row = history.row(upTo: selected) { select(history.shown(row)?.number) }
    isFiltering = false
    ask()
  }

  /// Shows all moments.
  mutating func clearFilter() {
    history.show("")
    isFiltering = false
    follows = selected == history.last?.number
  }

  mutating func update(_ moments: [InspectedMoment]) {
    history.update(moments)
    revision += 1
    if let first = moments.first, let last = moments.last {
      let next =
        follows
        ? (isFiltering ? last : history.last ?? last).number
        : min(max(first.number, selected ?? 0), last.number)
      if next != selected { (selected, isForkAsked) = (next, false) }
    } else {
      (selected, frame, detail, detailPlace) = (nil, nil, nil, nil)
    }
    // A question that waits stays: events that follow fast would put it off again and again.
    if question == nil { ask() }
  }

  mutating func point(at cell: Position) {
    guard let frame, !frame.size.isEmpty else { return }
    self.cell = Position(
      column: min(max(0, cell.column), frame.size.columns - 1),
      row: min(max(0, cell.row), frame.size.rows - 1))
    (box, originPlace) = (nil, nil)
    ask()
  }

  /// Selects a view in place of a cell.
  mutating func selectBox(_ row: Int) {
    guard let boxes = detail?.boxes, boxes.indices.contains(row) else { return }
    (box, cell, origin, originPlace) = (boxes[row].path, nil, nil, nil)
    ask()
  }

  mutating func take(
    _ detail: InspectedDetail?, _ origin: CellOrigin?, for question: Inspector.Question
  ) {
    if question.wantsDetail {
      (self.detail, detailPlace) = (detail, question.place)
      stateLines.show(detail?.state ?? [])
    }
    if question.cell != nil, question.cell == cell {
      (self.origin, originPlace) = (origin, question.place)
      if shownPage == .layout, box == nil { box = origin?.path }
    }
    ask()
  }

  /// Requests the details that the shown pages need and that have not been read.
  mutating func ask() {
    guard let place else { return question = nil }
    if originPlace != place { origin = nil }
    let wantsDetail = (isWide || page.needsDetail) && detailPlace != place
    let wantedCell = originPlace == place ? nil : cell
    question =
      wantsDetail || wantedCell != nil
      ? Inspector.Question(place: place, wantsDetail: wantsDetail, cell: wantedCell) : nil
  }
}
