public import CursesFeedback
import TerminalModel

/// One thing that happens to an application in an exploration: an input, time, or the end of an
/// effect.
///
/// Its text, such as `press ctrl+s`, can be read again (``init(_:)``).
public enum ExplorationStep: Hashable, Sendable {
  /// A key is pressed.
  case press(Key)
  /// A key is held: it is pressed 40 times, all of them as one read of the terminal.
  case hold(Key)
  /// Text is typed, all of it as one read of the terminal.
  case type(String)
  /// Text is pasted.
  case paste(String)
  /// A mouse button is pressed and released over a cell.
  case click(Mouse.Button, Position)
  /// The left mouse button is pressed over a cell, and released over another one.
  case drag(Position, Position)
  /// The mouse is moved over a cell, or its wheel is turned there.
  case mouse(Mouse.Action, Position)
  /// The screen has another size.
  case resize(Size)
  /// The window of the terminal gets the keyboard focus, or loses it.
  case focus(Bool)
  /// The clock advances by this time, or until it has reached 200 deadlines of timers in the step,
  /// if that is earlier.
  case advance(Duration)
  /// The time of the next timer comes.
  case nextTimer
  /// A held effect of a feedback ends with an error; `number` is its place, from 1, among the
  /// held effects of the feedback.
  case fail(String, number: Int)
  /// A held effect of a feedback is answered with an event: the `answer`th, from 1, of those that
  /// the argument `answers` of the exploration returns for the feedback.
  case answer(String, number: Int, answer: Int)
}

extension ExplorationStep {
  /// The number of times that a held key is pressed.
  static let heldCount = 40

  /// The longest time of a step that is read from its text, in milliseconds: a hundred years.
  ///
  /// Times are counted in nanoseconds, of which an `Int` has room for 292 years.
  private static let longestTime = 100 * 366 * 86_400_000.0
}

extension ExplorationStep: CustomStringConvertible, LosslessStringConvertible {
  /// The step in words, such as `click left 3 4`.
  public var description: String {
    switch self {
    case .press(let key): "press \(key.name)"
    case .hold(let key): "hold \(key.name)"
    case .type(let text): "type \(text.escaped)"
    case .paste(let text): "paste \(text.escaped)"
    case .click(let button, let cell): "click \(button) \(cell.words)"
    case .drag(let start, let end): "drag \(start.words) \(end.words)"
    case .mouse(let action, let cell): "mouse \(Mouse(action, at: cell).recorded)"
    case .resize(let size): "resize \(size.recorded)"
    case .focus(let isFocused): "focus \(isFocused)"
    case .advance(let duration): "advance \(duration / .milliseconds(1)) ms"
    case .nextTimer: "next timer"
    case .fail(let feedback, let number): "fail \(number) \(feedback)"
    case .answer(let feedback, let number, let answer): "answer \(number) \(answer) \(feedback)"
    }
  }

  /// Reads the text of a step; nil if it is none.
  public init?(_ description: String) {
    let (verb, rest) = description.cut()
    let words = rest.split(separator: " ").map(String.init)
    let numbers = words.compactMap { Int($0) }
    switch (verb, numbers.count) {
    case ("press", _):
      guard let key = Key(name: rest) else { return nil }
      self = .press(key)
    case ("hold", _):
      guard let key = Key(name: rest) else { return nil }
      self = .hold(key)
    case ("type", _): self = .type(rest.unescaped)
    case ("paste", _): self = .paste(rest.unescaped)
    case ("click", 2):
      guard let button = Mouse.Button(name: words[0]) else { return nil }
      self = .click(button, Position(column: numbers[0], row: numbers[1]))
    case ("drag", 4):
      self = .drag(
        Position(column: numbers[0], row: numbers[1]),
        Position(column: numbers[2], row: numbers[3]))
    case ("mouse", _):
      guard let mouse = Mouse(recorded: rest) else { return nil }
      self = .mouse(mouse.action, mouse.position)
    case ("resize", _):
      guard let size = Size(recorded: rest) else { return nil }
      self = .resize(size)
    case ("focus", _):
      guard let isFocused = Bool(rest) else { return nil }
      self = .focus(isFocused)
    case ("advance", _):
      guard words.count == 2, words[1] == "ms", let number = Double(words[0]),
        (0...Self.longestTime).contains(number)
      else { return nil }
      self = .advance(.milliseconds(number))
    case ("next", _):
      guard rest == "timer" else { return nil }
      self = .nextTimer
    case ("fail", _):
      let (number, feedback) = rest.cut()
      guard let number = Int(number), number > 0 else { return nil }
      self = .fail(feedback, number: number)
    case ("answer", _):
      let (number, others) = rest.cut()
      let (answer, feedback) = others.cut()
      guard let number = Int(number), number > 0, let answer = Int(answer), answer > 0 else {
        return nil
      }
      self = .answer(feedback, number: number, answer: answer)
    default: return nil
    }
  }
}

extension Position {
  fileprivate var words: String { "\(column) \(row)" }
}

extension Mouse.Button {
  fileprivate init?(name: String) {
    let buttons: [String: Mouse.Button] = ["left": .left, "middle": .middle, "right": .right]
    guard let button = buttons[name] else { return nil }
    self = button
  }
}

extension String {
  /// The text before the first blank, and the text after it.
  ///
  /// The scalars are searched: if the second text begins with a combining accent, the blank and the
  /// accent are one character of the string.
  fileprivate func cut() -> (first: String, rest: String) {
    let scalars = unicodeScalars
    guard let blank = scalars.firstIndex(of: " ") else { return (self, "") }
    return (String(scalars[..<blank]), String(scalars[scalars.index(after: blank)...]))
  }

  /// The text in one line: `\n` and `\r` for line ends, `\t` for a tab, `\\` for a backslash.
  ///
  /// The scalars are read one by one, because `\r\n` is one character.
  fileprivate var escaped: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  fileprivate var unescaped: String {
    var text = UnicodeScalarView()
    var isEscape = false
    for scalar in unicodeScalars {
      switch (isEscape, scalar) {
      case (false, "\\"):
        isEscape = true
        continue
      case (true, "n"): text.append("\n")
      case (true, "r"): text.append("\r")
      case (true, "t"): text.append("\t")
      default: text.append(scalar)
      }
      isEscape = false
    }
    return String(text)
  }
}
