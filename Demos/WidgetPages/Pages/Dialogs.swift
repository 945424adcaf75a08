import CursesFeedback

/// Dialogs, which are in front of all other views, and messages that disappear.
struct Dialogs: WidgetPage {
  private(set) var (dialog, name) = ("", "Ada")
  var toasts: [Toast] = []

  func view() -> Node<Event> {
    for title in ["Alert", "Confirm", "Prompt", "Palette"] {
      both(title, Button("Open \(title)", sends: Change { $0.dialog = title }))
    }
    for level in [Toast.Level.info, .success, .warning, .error] {
      let show = Event { $0.toasts.show("It is \(level)", level: level) }
      both("Toast", Button("Show \(level)", sends: show))
    }
    Text("The name is \(name).").foreground(.muted).toasts(toasts).dialog { front() }
  }

  @ViewBuilder<Event> private func front() -> Node<Event> {
    let close = Event { $0.dialog = "" }
    switch dialog {
    case "Alert": Alert("The letter is saved", message: "In your folder.", dismisses: close)
    case "Confirm":
      Confirm(
        "Delete the letter?", message: "It is not kept.", button: "Delete", isDestructive: true,
        confirms: close, cancels: close
      )
      .alternative("Archive", sends: close)
    case "Prompt":
      Prompt("Rename", text: name, changes: set(\.name), submits: close, cancels: close)
        .message(name.isEmpty ? "Enter a name" : nil)
    case "Palette": CommandPalette(of: commands, closes: close)
    default: Node.empty
    }
  }

  @KeyBuilder<Event> private var commands: [KeyBinding<Event>] {
    for (key, name) in [("a", "Ada"), ("c", "Charles"), ("g", "Grace")] as [(Key, String)] {
      KeyBinding(key, "Rename to \(name)", sends: Event { $0.name = name })
    }
  }
}
