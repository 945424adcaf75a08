import CursesFeedback

/// Views in front of the others: questions, messages that disappear, and menus.
struct Dialogs: WidgetPage {
  private(set) var (dialog, name, isSorted) = ("", "Ada", true)
  var toasts: [Toast] = []

  func view() -> Node<Event> {
    let close = Event { $0.dialog = "" }
    let prompt = Prompt("Name", text: name, changes: set(\.name), submits: close, cancels: close)
    for title in ["Alert", "Confirm", "Prompt"] {
      both("Dialog", Button(title, sends: Change { $0.dialog = title }))
    }
    for level in [Toast.Level.info, .success, .error] {
      let show = Event { $0.toasts.show("It is \(level)", level: level) }
      both("Toast", Button("\(level)", sends: show))
    }
    both("Menu", Menu("Edit", items: items))
    both("Bar", MenuBar([Menu("File", items: items), Menu("View", items: items)]))
    both("Context", Text("Right button here").contextMenu(items: items))
      .toasts(toasts)
      .dialog {
        switch dialog {
        case "Alert": Alert("The letter is saved.", dismisses: close)
        case "Confirm": Confirm("Delete it?", button: "Delete", confirms: close, cancels: close)
        case "Prompt": prompt
        default: Node.empty
        }
      }
  }

  @MenuBuilder<Event> private func items() -> [MenuItem<Event>] {
    MenuItem("Sorted", sends: Change { $0.isSorted.toggle() }).checked(isSorted)
    MenuItem("More") { MenuItem("Rename…", sends: Change { $0.dialog = "Prompt" }) }
    MenuItem("Delete", sends: Change { $0.dialog = "Confirm" }).destructive()
  }
}
