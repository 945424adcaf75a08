import CursesFeedback

/// Menus, a tooltip, and a popover that a button shows.
struct Menus: WidgetPage {
  private(set) var (isSorted, showsMore, uses) = (true, false, 0)

  func view() -> Node<Event> {
    let more = Button("More", sends: Event { $0.showsMore.toggle() })
    let note = "This note is shown while the pointer rests on the button, or after Alt-H."
    both("Menu", Menu("Edit", items: items))
    both("Bar", MenuBar([Menu("File", items: items), Menu("View", items: items)]))
    both("Context", Text("Right button here").contextMenu(items: items))
    both("Tooltip", Button("Why?", sends: Event { $0.uses += 1 }).tooltip(note))
    one(
      "Popover",
      more.popover(at: .trailing) {
        if showsMore {
          Panel("More") {
            Checkbox("Sorted", isOn: isSorted, changes: set(\.isSorted))
            Text("In front of the page").foreground(.muted)
          }
        }
      })
    one("Used", Text("\(uses) times, and the rows are \(isSorted ? "sorted" : "not sorted")"))
  }

  @MenuBuilder<Event> private func items() -> [MenuItem<Event>] {
    let use = Event { $0.uses += 1 }
    MenuItem.heading("Rows")
    MenuItem("Sorted", sends: Event { $0.isSorted.toggle() }).checked(isSorted)
    MenuItem("Paste", sends: use).disabled()
    MenuItem("More") { MenuItem("Rename…", sends: use) }
    MenuItem.separator
    MenuItem("Delete", sends: use).destructive()
  }
}
