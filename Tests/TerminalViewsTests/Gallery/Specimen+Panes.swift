import TerminalModel
import TerminalViews

/// Controls with panes and pages.
extension Specimen {
  private static let wide = "日本語 and 한국어"

  private static func split(_ position: SplitPosition?, _ axis: Axis) -> Node<RandomEvent> {
    Split(
      axis, initially: .first(6), position: position, changes: { _ in .pressed },
      first: { Text("left") }, second: { Text("right") }
    ).frame(height: 4)
  }

  static let split = Specimen(
    "Split",
    Value("initial") { split(nil, .horizontal) },
    Value("moved") { split(.first(9), .horizontal) },
    Value("below") { split(.first(1), .vertical) },
    Value("long") {
      Split(.horizontal, initially: .first(3)) {
        Text(wide)
      } second: {
        Text(wide)
      }
      .frame(height: 2)
    },
    responses: Responses(enter: []),
    pictures: """
      initial:
      left  │right         left  ┃right         left  ┃right         left  │right
            │                    ┃                    ┃                    │
            │                    ┃                    ┃                    │
            │                    ┃                    ┃                    │
      moved:
      left     │right      left     ┃right      left     ┃right      left     │right
               │                    ┃                    ┃                    │
               │                    ┃                    ┃                    │
               │                    ┃                    ┃                    │
      below:
      left                 left                 left                 left
      ──────────────────── ━━━━━━━━━━━━━━━━━━━━ ━━━━━━━━━━━━━━━━━━━━ ────────────────────
      right                right                right                right

      long:
      日 │日本語 and 한국  日 ┃日本語 and 한국  日 ┃日本語 and 한국  日 │日本語 and 한국
      本…│어               本…┃어               本…┃어               本…│어
      """)

  static let tabs = Specimen(
    "Tabs",
    Value("selected") { pages(["One", "Two"], selection: 0) },
    Value("other") { pages(["One", "Two"], selection: 1) },
    Value("none selected") { pages(["One", "Two"], selection: nil) },
    Value("long") { pages([wide, wide], selection: 1) },
    Value("closable") {
      Tabs(
        [1, 2], id: \.self, selection: 1, selects: RandomEvent.selected, closes: RandomEvent.opened
      ) {
        Tab("Tab", badge: "\($0)")
      } content: { _ in
      }
    },
    responses: Responses(wheel: [.selected(1)]),
    pictures: """
      selected:
       One  Two             One  Two             One  Two             One  Two
      ━━━━━─────────────── ━━━━━─────────────── ━━━━━─────────────── ━━━━━───────────────
      other:
       One  Two             One  Two             One  Two             One  Two
      ─────━━━━━────────── ─────━━━━━────────── ─────━━━━━────────── ─────━━━━━──────────
      none selected:
       One  Two             One  Two             One  Two             One  Two
      ──────────────────── ──────────────────── ──────────────────── ────────────────────
      long:
      ‹ 日本語 and 한국어  ‹ 日本語 and 한국어  ‹ 日本語 and 한국어  ‹ 日本語 and 한국어
      ─━━━━━━━━━━━━━━━━━━━ ─━━━━━━━━━━━━━━━━━━━ ─━━━━━━━━━━━━━━━━━━━ ─━━━━━━━━━━━━━━━━━━━
      closable:
       Tab 1 ×  Tab 2 ×     Tab 1 ×  Tab 2 ×     Tab 1 ×  Tab 2 ×     Tab 1 ×  Tab 2 ×
      ━━━━━━━━━─────────── ━━━━━━━━━─────────── ━━━━━━━━━─────────── ━━━━━━━━━───────────
      """,
    unmarked: [.disabled: ["none selected"]])

  static let tree = Specimen(
    "Tree",
    Value("selected") { tree(Outline(["one", "two"], expanded: ["one"]) { _ in ["three"] }) },
    Value("requested") { tree(Outline(["one", "two"], expanded: ["one"]) { _ in nil }) },
    Value("collapsed") { tree(Outline(["one", "two", "three"])) },
    Value("without nodes") { tree(Outline()) },
    Value("long") { tree(Outline(["one"], expanded: ["one"]) { _ in [wide, wide + "."] }) },
    responses: Responses(enter: [.picked("one")], click: [.picked("two")], wheel: [.picked("two")]),
    pictures: """
      selected:
      ▌ ▾ one              ▌ ▾ one              ▌ ▾ one              ▌ ▾ one
        └─▸ three            └─▸ three            └─▸ three            └─▸ three
        ▸ two                ▸ two                ▸ two                ▸ two

      requested:
      ▌ ▾ one              ▌ ▾ one              ▌ ▾ one              ▌ ▾ one
        └── Loading…         └── Loading…         └── Loading…         └── Loading…
        ▸ two                ▸ two                ▸ two                ▸ two

      collapsed:
      ▌ ▸ one              ▌ ▸ one              ▌ ▸ one              ▌ ▸ one
        ▸ two                ▸ two                ▸ two                ▸ two
        ▸ three              ▸ three              ▸ three              ▸ three

      without nodes:
      -                    -                    -                    -
      long:
      ▌ ▾ one              ▌ ▾ one              ▌ ▾ one              ▌ ▾ one
        ├─▸ 日本語 and 한…   ├─▸ 日本語 and 한…   ├─▸ 日本語 and 한…   ├─▸ 日本語 and 한…
        └─▸ 日本語 and 한…   └─▸ 日本語 and 한…   └─▸ 日本語 and 한…   └─▸ 日本語 and 한…

      """)

  static let collapsible = Specimen(
    "Collapsible",
    Value("expanded") {
      Collapsible("Title", isExpanded: true, changes: RandomEvent.switched) { Text("text") }
    },
    Value("collapsed") {
      Collapsible("Title", isExpanded: false, changes: RandomEvent.switched) { Text("text") }
    },
    Value("long") { Collapsible(wide, isExpanded: false, changes: RandomEvent.switched) {} },
    responses: Responses(enter: [.switched(false)], click: [.switched(false)]),
    pictures: """
      expanded:
      ▾ Title              ▾ Title              ▾ Title              ▾ Title
      collapsed:
      ▸ Title              ▸ Title              ▸ Title              ▸ Title
      long:
      ▸ 日本語 and 한국어  ▸ 日本語 and 한국어  ▸ 日本語 and 한국어  ▸ 日本語 and 한국어
      """)

  static let breadcrumbs = Specimen(
    "Breadcrumbs",
    Value("last") { Breadcrumbs(["a", "b", "c"], selects: RandomEvent.picked) { $0 } },
    Value("moved", keys: .left) {
      Breadcrumbs(["one", "b", "c"], selects: RandomEvent.picked) { $0 }
    },
    Value("empty") { Breadcrumbs([], selects: RandomEvent.picked) { $0 } },
    Value("long") { Breadcrumbs(["a", "b", wide], selects: RandomEvent.picked) { $0 } },
    responses: Responses(enter: [.picked("c")], click: [.picked("b")]),
    pictures: """
      last:
      a › b › c            a › b › c            a › b › c            a › b › c
      moved:
      one › b › c          one › b › c          one › b › c          one › b › c
      empty:
      -                    -                    -                    -
      long:
      日本語 and 한국어    日本語 and 한국어    日本語 and 한국어    日本語 and 한국어
      """)

  private static func tree(_ outline: Outline<String>) -> Node<RandomEvent> {
    Tree(
      outline, selection: "one", selects: RandomEvent.picked, changes: { .picked($0.id) }
    ) {
      Text($0, wrapping: .none)
    }
    .frame(height: 4)
  }

  private static func pages(_ titles: [String], selection: Int?) -> Node<RandomEvent> {
    Tabs(
      titles.indices, id: \.self, selection: selection, selects: RandomEvent.selected
    ) {
      Tab(titles[$0])
    } content: {
      Text("page \($0)")
    }
    .node()
  }
}
