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
      本 │어               本 ┃어               本 ┃어               本 │어
      """)

  static let tabs = Specimen(
    "Tabs",
    Value("selected") { pages(["One", "Two"], selection: 0) },
    Value("other") { pages(["One", "Two"], selection: 1) },
    Value("none selected") { pages(["One", "Two"], selection: nil) },
    Value("long") { pages([wide, wide], selection: 1) },
    Value("closable") {
      Tabs(
        [1, 2], id: \.self, selection: 1, changes: RandomEvent.selected, closes: RandomEvent.opened
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
    unmarked: [.focused: ["none selected"], .disabled: ["none selected"]])

  private static func pages(_ titles: [String], selection: Int?) -> Node<RandomEvent> {
    Tabs(
      titles.indices, id: \.self, selection: selection, changes: RandomEvent.selected
    ) {
      Tab(titles[$0])
    } content: {
      Text("page \($0)")
    }
    .node()
  }
}
