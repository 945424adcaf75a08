import TerminalModel
import TerminalViews

/// Menus and tooltips, bars with input, and lists of several kinds.
extension Specimen {
  private static let wide = "日本語 and 한국어"

  private static let items = [wide, "👍🏽", "Heat", "Stalker", "Up"]

  private static func fileMenu(_ title: String) -> Menu<RandomEvent> {
    Menu(title, of: [KeyBinding(.ctrl("s"), "Save", sends: .picked("save"))]) { entries }
  }

  @MenuBuilder<RandomEvent> private static var entries: [MenuItem<RandomEvent>] {
    MenuItem("Open", sends: .picked("open"))
    MenuItem(wide, command: "save")
    MenuItem("Share") {
      MenuItem(wide, sends: .picked("mail"))
      MenuItem("Print", sends: .picked("print")).checked()
    }
    MenuItem.heading("한국")
    MenuItem("None", sends: .picked("none")).disabled()
    MenuItem.separator
    MenuItem("Delete", sends: .picked("delete")).destructive()
  }

  static let menu = Specimen(
    "Menu, closed",
    Value("titled") { fileMenu("File") },
    Value("long") { fileMenu(wide) },
    responses: Responses(enter: []))

  static let openMenu = Specimen(
    "Menu, open",
    Value("first item", keys: .space) { fileMenu("File") },
    Value("second item", keys: .space, .down) { fileMenu(wide) },
    Value("submenu", keys: .space, .down, .down, .right) { fileMenu("File") },
    responses: Responses(enter: [.picked("open")], wheel: [], paste: []))

  static let menuBar = Specimen(
    "MenuBar",
    Value("closed") { MenuBar([fileMenu("File"), fileMenu(wide)]) },
    Value("open", keys: .space) { MenuBar([fileMenu("File"), fileMenu(wide)]) },
    Value("second open", keys: .space, .right) { MenuBar([fileMenu("File"), fileMenu(wide)]) },
    responses: Responses(enter: []))

  private static func filmList() -> List<RandomEvent> {
    List(
      count: 5, selection: 1, selects: RandomEvent.selected, opens: RandomEvent.opened
    ) { Text(items[$0], wrapping: .none) }
  }

  static let contextMenu = Specimen(
    "contextMenu",
    Value("closed") { filmList().frame(height: 4).contextMenu { entries } },
    Value("open", keys: .alt("m")) { filmList().frame(height: 4).contextMenu { entries } },
    responses: Responses(enter: [.opened(1)], click: [.selected(2)], wheel: [.selected(4)]))

  static let tooltip = Specimen(
    "tooltip",
    Value("hidden") { Button(wide, sends: .pressed).tooltip("\(wide) \(wide)") },
    Value("shown", keys: .alt("h")) { Button("Sync", sends: .pressed).tooltip("\(wide) \(wide)") },
    responses: Responses(enter: [.pressed], click: [.pressed]))

  static let dragging = Specimen(
    "drag and drop",
    Value("list") {
      filmList().draggableRows { items[$0] }
        .onInsert(of: Int.self) { .moved(RowMove(from: $0, to: $1)) }.frame(height: 4)
        .dropTarget(of: String.self) { _ in .pressed }.draggable(1)
    },
    responses: Responses(enter: [.opened(1)], click: [.selected(2)], wheel: [.selected(4)]))

  static let tabBar = Specimen(
    "TabBar",
    Value("first") { bar(of: ["One", wide, "👍🏽"], selection: 0) },
    Value("last") { bar(of: ["One", wide, "👍🏽"], selection: 2) },
    Value("empty") { bar(of: [], selection: nil) },
    responses: Responses(click: [.selected(1)], wheel: [.selected(1)]))

  private static func bar(of titles: [String], selection: Int?) -> Node<RandomEvent> {
    TabBar(
      titles.indices, id: \.self, selection: selection, selects: RandomEvent.selected,
      closes: RandomEvent.opened
    ) { Tab(titles[$0]) }
    .frame(width: 20)
  }

  static let scrollBar = Specimen(
    "ScrollBar",
    Value("upright") {
      ScrollBar(offset: 3, visible: 4, count: 20, changes: RandomEvent.opened).frame(height: 4)
    },
    Value("lying") {
      ScrollBar(
        .horizontal, offset: 3, visible: 4, count: 20, changes: RandomEvent.opened)
    },
    Value("useless") {
      ScrollBar(offset: 0, visible: 9, count: 4, changes: RandomEvent.opened).frame(height: 4)
    },
    unmarked: [.disabled: ["upright", "lying", "useless"]])

  static let markedList = Specimen(
    "List, several rows selected",
    Value("two selected") { marked(SelectedRows(current: 0, rows: [0, 2])) },
    Value("none selected") { marked(SelectedRows()) },
    responses: Responses(
      enter: [.opened(0)], click: [.chose(SelectedRows(current: 2, rows: [0, 2]))],
      wheel: [.chose(SelectedRows(current: 3, rows: [0, 2]))]))

  private static func marked(_ rows: SelectedRows<Int>) -> Node<RandomEvent> {
    List(
      Array(items.indices), id: \.self, selection: rows, changes: RandomEvent.chose,
      opens: RandomEvent.opened
    ) { Text(items[$0], wrapping: .none) }
    .onMove(RandomEvent.moved).frame(height: 4)
  }

  static let sectionedList = Specimen(
    "List, with sections",
    Value("at its start") {
      filmList().sections([2, 3], rowCount: { $0 }) { Text("\($0) \(wide)", wrapping: .none) }
        .frame(height: 4)
    },
    Value("fitted") {
      List(count: 3, selection: 1, selects: RandomEvent.selected) { Text("\(items[$0]) \(wide)") }
        .fittedRows().frame(height: 4)
    },
    responses: Responses(enter: [.opened(1)], click: [.opened(1)], wheel: [.selected(3)]))

  /// Modifiers of the focus.
  static let containers = Specimen(
    "focus modifiers",
    Value("in a modal view") { Panel { Button(wide, sends: .pressed) }.modal() },
    Value("inert") {
      Column {
        Button(wide, sends: .pressed).inert()
        Button("Save", sends: .switched(true)).focusable(true).keysReserved(["s"])
        Button("Open", sends: .pressed).focusable(false)
      }
    },
    Value("requested") {
      Column {
        Button("Save", sends: .pressed).focusID(1)
        Button(wide, sends: .pressed).focusID(2)
      }
      .focus(2, changes: RandomEvent.focused)
    },
    responses: Responses(enter: [.pressed], click: [.pressed]))
}
