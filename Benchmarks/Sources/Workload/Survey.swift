import CursesFeedback

/// A form of 60 controls; each character typed into its first field changes it.
struct Survey: App {
  struct State: Equatable, Sendable {
    var texts = Array(repeating: "", count: 30)
    var checks = Array(repeating: false, count: 20)
    var numbers = Array(repeating: 3, count: 10)
    var typed = 0
  }
  enum Event: Sendable {
    case typed(String, Int)
    case checked(Bool, Int)
    case stepped(Int, Int)
    case submitted
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .typed(let text, let index):
      state.texts[index] = text
      state.typed += 1
    case .checked(let isOn, let index): state.checks[index] = isOn
    case .stepped(let number, let index): state.numbers[index] = number
    case .submitted: break
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("READY Typed: \(state.typed)")
    Form("Send", submits: Event.submitted) {
      for index in state.texts.indices {
        FormField("Answer \(index + 1)") {
          TextField(text: state.texts[index], changes: { .typed($0, index) })
        }
      }
      for index in state.checks.indices {
        FormField {
          Checkbox("Choice \(index + 1)", isOn: state.checks[index]) { .checked($0, index) }
        }
      }
      for index in state.numbers.indices {
        FormField("Number \(index + 1)") {
          Stepper(state.numbers[index], in: 1...5, changes: { .stepped($0, index) })
        }
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding.quit("ctrl+q")
  }
}
