import CursesFeedback
import TerminalModel

/// The possible next steps of an application.
struct Situation {
  /// The commands that work and do not end the session: the name of each, and the first keys of its
  /// key sequences.
  var commands: [(name: String, keys: [Key])] = []
  /// The first keys of commands that end the session.
  var quitKeys: [Key] = []
  /// The visible areas of the controls, in cells of the screen.
  var targets: [Rect] = []
  var size = Size.standard
  var mouse = MouseReporting.none
  /// Whether the control with the focus takes typed text.
  var takesText = false
  /// Whether a timer or a task waits for the clock.
  var hasTimer = false
  /// The ways in which held effects can end.
  var effectEnds: [ExplorationStep] = []
}

/// Chooses the steps of an exploration: at random, and those of rarely used commands and answers
/// more often.
struct StepChooser {
  private var random: SplitMix
  /// The number of uses of each command and of each answer, for each case of the state (a name that
  /// ``ExplorationRules/stateCase`` returns).
  private var uses: [Use: Int] = [:]
  /// The texts of the caller.
  private let ownTexts: [String]
  private var isRepeating = false
  /// The command that is used again and again in this run, or nil if there is none yet.
  private var favourite: String?

  private struct Use: Hashable {
    let state: String
    let name: String
  }

  /// Makes a chooser.
  ///
  /// - Parameter texts: Half of the typed and pasted texts are of these, unless there are none.
  init(seed: UInt64, texts: [String] = []) {
    random = SplitMix(seed: seed)
    ownTexts = texts
  }

  /// A random number from 0 to below the limit, which is above 0.
  mutating func number(below limit: Int) -> Int { Int.random(in: 0..<limit, using: &random) }

  /// Chooses the next step.
  ///
  /// - Parameter state: The case of the current state: uses are counted for each case.
  mutating func next(in situation: Situation, state: String) -> ExplorationStep {
    switch number(below: 100) {
    case ..<42: command(situation, state) ?? key(situation)
    case ..<54: situation.takesText && number(below: 2) == 0 ? text() : key(situation)
    case ..<64: situation.takesText ? text() : (mouse(situation) ?? key(situation))
    case ..<78: mouse(situation) ?? command(situation, state) ?? key(situation)
    case ..<86: time(situation)
    case ..<93: end(of: situation, state) ?? command(situation, state) ?? key(situation)
    case ..<95: .resize(size())
    case ..<97: .focus(number(below: 2) == 0)
    case ..<99: text()
    default: situation.quitKeys.randomElement(using: &random).map { .press($0) } ?? text()
    }
  }

  /// Begins a run: in one run of four, one command is used again and again.
  mutating func beginRun() {
    isRepeating = number(below: 4) == 0
    favourite = nil
  }

  private mutating func command(_ situation: Situation, _ state: String) -> ExplorationStep? {
    if isRepeating, number(below: 2) == 0 {
      favourite = favourite ?? situation.commands.randomElement(using: &random)?.name
      let command = situation.commands.first { $0.name == favourite }
      if let key = command?.keys.randomElement(using: &random) {
        return number(below: 2) == 0 ? .hold(key) : .press(key)
      }
    }
    return rarest(situation.commands.indices.map { situation.commands[$0].name }, state)
      .flatMap { situation.commands[$0].keys.randomElement(using: &random) }
      .map { number(below: 15) == 0 ? .hold($0) : .press($0) }
  }

  private mutating func end(of situation: Situation, _ state: String) -> ExplorationStep? {
    rarest(situation.effectEnds.map(\.description), state).map { situation.effectEnds[$0] }
  }

  /// The index of a name, the more likely the less often it was chosen in this case of the state.
  private mutating func rarest(_ names: [String], _ state: String) -> Int? {
    let weights = names.map { 1 / Double(1 + uses[Use(state: state, name: $0), default: 0]) }
    var place = Double(random.next() >> 11) / Double(1 << 53) * weights.reduce(0, +)
    for (index, weight) in weights.enumerated() {
      place -= weight
      guard place < 0 || index == weights.count - 1 else { continue }
      uses[Use(state: state, name: names[index]), default: 0] += 1
      return index
    }
    return nil
  }

  private static let commonKeys: [Key] = [
    .enter, .space, .tab, .shift(.tab), .escape, .up, .down, .left, .right, .home, .end, .pageUp,
    .pageDown, .backspace, .delete,
  ]
  // They include none of the keys of the help that every application has: while it is open, presses
  // of the mouse would only hide it. A binding of such a key is pressed like the other bindings.
  private static let rareKeys: [Key] = [
    .insert, .function(2), .function(5), .ctrl("a"), .ctrl("e"), .ctrl("k"), .ctrl("u"),
    .ctrl("w"), .ctrl("l"), .alt("x"), .shift(.down), .ctrl(.left), "a", "y", "n", "0", "9", "/",
    "!",
  ]

  private mutating func key(_ situation: Situation) -> ExplorationStep {
    let keys = number(below: 5) == 0 ? Self.rareKeys : Self.commonKeys
    let key = keys[number(below: keys.count)]
    // A key that ends the session is chosen elsewhere, and rarely.
    guard !situation.quitKeys.contains(key) else { return .press(.down) }
    return number(below: 15) == 0 ? .hold(key) : .press(key)
  }

  private static let texts = [
    "a", "abc", "7", "0", "-1", "42", "1000000000000000000000", " ", "two words", "é", "日本", "👩‍👩‍👧",
    "e\u{301}", "/", "x@example.org", "2026-02-29", "12:34", "q", "0.5",
  ]

  private mutating func text() -> ExplorationStep {
    let isOwn = !ownTexts.isEmpty && number(below: 2) == 0
    let texts = isOwn ? ownTexts : Self.texts
    let text = texts[number(below: texts.count)]
    switch number(below: 8) {
    case 0: return .paste(text + "\n" + text)
    case 1: return .paste(text)
    // A line end is no key that types a character.
    default: return text.contains(where: \.isNewline) ? .paste(text) : .type(text)
    }
  }

  private mutating func mouse(_ situation: Situation) -> ExplorationStep? {
    guard situation.mouse >= .buttons, !situation.size.isEmpty else { return nil }
    switch number(below: 10) {
    case ..<6: return .click(number(below: 8) == 0 ? .right : .left, cell(situation))
    case ..<8:
      return .mouse(number(below: 2) == 0 ? .scrolledDown : .scrolledUp, cell(situation))
    case 8 where situation.mouse >= .everything: return .mouse(.moved, cell(situation))
    default:
      guard situation.mouse >= .drags else { return .click(.left, cell(situation)) }
      return .drag(cell(situation), cell(situation))
    }
  }

  /// A cell, most often one of a control.
  private mutating func cell(_ situation: Situation) -> Position {
    let area =
      number(below: 8) == 0
      ? nil : situation.targets.randomElement(using: &random)
    let rect = area ?? Rect(situation.size)
    return rect.origin.offset(
      columns: number(below: rect.size.columns), rows: number(below: rect.size.rows))
  }

  private mutating func time(_ situation: Situation) -> ExplorationStep {
    guard !situation.hasTimer || number(below: 2) == 0 else { return .nextTimer }
    let durations: [Duration] = [
      .milliseconds(100), .seconds(1), .seconds(1), .seconds(10), .seconds(3600),
    ]
    return .advance(durations[number(below: durations.count)])
  }

  private mutating func size() -> Size {
    let sizes = [
      Size.zero, Size(columns: 1, rows: 1), Size(columns: 12, rows: 4), Size(columns: 40, rows: 10),
      .standard, .standard, .standard, Size(columns: 200, rows: 60),
    ]
    return sizes[number(below: sizes.count)]
  }
}
