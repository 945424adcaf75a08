import RandomNumbers
import TerminalModel
import TerminalViews
import Testing

/// Random input on forms, dialogs, popovers and messages that open and close at random.
@Suite struct DialogPropertyTests {
  private static let texts = [
    "", "Short", "日本語の長いメッセージ", "e\u{301}\n\nTwo paragraphs of text", "A long line of a message",
  ]

  private static let keys: [Key] = [
    .up, .down, .left, .right, .home, .end, .pageUp, .pageDown, .enter, .space, .tab, .shift(.tab),
    .escape, .backspace, "a", "日", "g", "f1", .ctrl("a"),
  ]

  private static let edges: [Edge] = [.top, .bottom, .leading, .trailing]

  private static let sizes = [
    Size(columns: 80, rows: 24), Size(columns: 40, rows: 12), Size(columns: 20, rows: 6),
    Size(columns: 10, rows: 3), Size(columns: 3, rows: 1), Size(columns: 0, rows: 0),
  ]

  private func text(_ random: inout SplitMix) -> String {
    Self.texts.randomElement(using: &random) ?? ""
  }

  private func chance(_ random: inout SplitMix) -> Bool { Bool.random(using: &random) }

  private func form(_ random: inout SplitMix) -> Node<Answer> {
    let statuses: [FieldStatus] = [
      .valid, .confirmed, .pending(frame: 3), .invalid("Wrong"), .invalid("Now", isUrgent: true),
    ]
    let status = statuses.randomElement(using: &random) ?? .valid
    let (label, hasSection) = (text(&random), chance(&random))
    let content = popover(&random)
    return Form("Send", submits: .yes, rejects: .no) {
      if hasSection { FormSection(label) }
      FormField(label, status: status) { TextField(text: label, changes: Answer.typed) }
      FormField("Size") {
        Select(Self.texts, selection: label, changes: Answer.typed) { $0 }
      }
      FormField { content }
    }.node()
  }

  private func popover(_ random: inout SplitMix) -> Node<Answer> {
    let (title, isOpen) = (text(&random), chance(&random))
    let edge = Self.edges.randomElement(using: &random) ?? .bottom
    return Button("Menu", sends: Answer.other)
      .popover(at: edge) {
        if isOpen { Panel { Button(title, sends: .moved) } }
      }
  }

  private func view(_ random: inout SplitMix) -> Node<Answer> {
    var toasts: [Toast] = []
    for _ in 0..<Int.random(in: 0...3, using: &random) { toasts.show(text(&random)) }
    let (asks, alerts, prompts) = (chance(&random), chance(&random), chance(&random))
    let (title, message) = (text(&random), text(&random))
    return form(&random)
      .dialog {
        if asks {
          let question = Confirm(
            title, message: message, button: "Do", confirms: Answer.yes, cancels: .no)
          if alerts { question.unfocused() } else { question.alternative(title, sends: .other) }
        }
        if alerts { Alert(title, message: message, dismisses: .no) }
        if prompts {
          Prompt(
            title, message: message, text: message, changes: Answer.typed, submits: .yes,
            cancels: .no)
        }
      }
      .toasts(toasts)
      .keys([KeyBinding(sequence: "g a", "All", sends: .moved)])
  }

  private func input(_ size: Size, _ random: inout SplitMix) -> Input {
    let position = Position(
      column: Int.random(in: 0...size.columns, using: &random),
      row: Int.random(in: 0...size.rows, using: &random))
    let actions: [Mouse.Action] = [
      .pressed(.left), .dragged(.left), .released(.left), .scrolledUp, .scrolledDown, .moved,
    ]
    return switch Int.random(in: 0..<10, using: &random) {
    case 0..<6: .key(Self.keys.randomElement(using: &random) ?? .tab)
    case 6: .paste("text")
    default: .mouse(Mouse(actions.randomElement(using: &random) ?? .moved, at: position))
    }
  }

  @Test(arguments: 0..<40 as Range<UInt64>)
  func `random input never traps, and the cursor stays on the screen`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var interface = InterfaceState()
    for _ in 0..<60 {
      let size = Self.sizes.randomElement(using: &random) ?? .zero
      let scene = Scene(view(&random), size: size, interface: interface)
      let frame = scene.draw()
      #expect(frame.cursor.map { Rect(size).contains($0) } ?? true)
      interface = scene.respond(to: input(size, &random)).interface
    }
  }
}
