import TerminalModel
import TerminalViews

/// Controls with other views in them.
extension Specimen {
  private static let films = ["Alien", "Dune", "Heat", "Stalker", "Up"]
  private static let wide = "日本語 and 한국어"

  static let list = Specimen(
    "List",
    Value("selected") {
      List(
        count: 5, selection: 1, selects: RandomEvent.selected, opens: RandomEvent.opened
      ) { Text(films[$0]) }
      .frame(height: 4)
    },
    Value("none selected") {
      List(count: 5, selects: RandomEvent.selected) { Text(films[$0]) }
    },
    Value("without rows") {
      List(count: 0, selects: RandomEvent.selected) {
        Text(films[$0])
      } empty: {
        Text("No films")
      }
    },
    Value("long") {
      List(count: 2, selection: 0, selects: RandomEvent.selected) { _ in
        Text(wide, wrapping: .none)
      }
    },
    responses: Responses(
      enter: [.opened(1)], click: [.selected(2)], wheel: [.selected(4)]),
    pictures: """
      selected:
        Alien            │   Alien            ┃   Alien            ┃   Alien            │
      ▌ Dune             │ ▌ Dune             ┃ ▌ Dune             ┃ ▌ Dune             │
        Heat             │   Heat             ┃   Heat             ┃   Heat             │
        Stalker              Stalker              Stalker              Stalker
      none selected:
        Alien            │ ▌ Alien            ┃ ▌ Alien            ┃   Alien            │
        Dune             │   Dune             ┃   Dune             ┃   Dune             │
        Heat             │   Heat             ┃   Heat             ┃   Heat             │
        Stalker              Stalker              Stalker              Stalker
      without rows:
      No films             No films             No films             No films



      long:
      ▌ 日本語 and 한국어  ▌ 日本語 and 한국어  ▌ 日本語 and 한국어  ▌ 日本語 and 한국어
        日本語 and 한국어    日本語 and 한국어    日本語 and 한국어    日本語 and 한국어


      """,
    unmarked: [.focused: ["without rows"]])

  static let scrollView = Specimen(
    "ScrollView",
    Value("larger than the screen") {
      ScrollView([.horizontal, .vertical]) { for row in 0..<70 { Text("\(row) \(wide)") } }
        .frame(width: 18, height: 4)
    },
    Value("scrolled to its end", keys: .end) {
      ScrollView { for row in 0..<70 { Text("\(row)") } }.frame(height: 4)
    },
    Value("with controls") {
      ScrollView {
        for row in 0..<70 { Button("\(row)", sends: .selected(row)) }
      }
      .frame(height: 4)
    },
    responses: Responses(wheel: []),
    pictures: """
      larger than the screen:
      0 日本語 and 한국│   0 日本語 and 한국┃   0 日本語 and 한국┃   0 日本語 and 한국│
      1 日本語 and 한국    1 日本語 and 한국    1 日本語 and 한국    1 日本語 and 한국
      2 日本語 and 한국    2 日本語 and 한국    2 日本語 and 한국    2 日本語 and 한국
      ───────────────      ━━━━━━━━━━━━━━━      ━━━━━━━━━━━━━━━      ───────────────
      scrolled to its end:
      66                   66                   66                   66
      67                   67                   67                   67
      68                   68                   68                   68
      69│                  69┃                  69┃                  69│
      with controls:
      -                    [›0‹] ┃              [ 0 ] ┃              ( 0 ) │
                           [ 1 ]                [ 1 ]                ( 1 )
                           [ 2 ]                [»2«]                ( 2 )
                           [ 3 ]                [ 3 ]                ( 3 )
      """)

  static let form = Specimen(
    "Form",
    Value("valid") {
      Form("Send", submits: .pressed) {
        FormField("Name") { TextField(text: "Ada", changes: RandomEvent.wrote) }
        FormField { Checkbox("Terms", isOn: true, changes: RandomEvent.switched) }
      }
    },
    Value("invalid") {
      Form("Send", submits: .pressed) {
        FormField("Name", status: .invalid("Taken", isUrgent: true)) {
          TextField(text: "Ada", changes: RandomEvent.wrote)
        }
        FormField { Checkbox("Terms", isOn: true, changes: RandomEvent.switched) }
      }
    },
    Value("rejected", keys: .enter) {
      Form("Send", submits: .pressed) {
        FormField("Name", status: .invalid("Taken")) {
          TextField(text: "Ada", changes: RandomEvent.wrote)
        }
      }
    },
    Value("without fields") { Form("Send", submits: .pressed) {} },
    Value("with a button that cancels") { Form("Send", submits: .pressed, cancels: .opened(0)) {} },
    Value("long") {
      Form(wide, message: wide, submits: .pressed) {
        FormField(wide, status: .invalid(wide, isUrgent: true)) {
          TextField(text: wide, changes: RandomEvent.wrote)
        }
      }
    },
    responses: Responses(enter: [.pressed], paste: [.wrote("Adaxy z")]),
    pictures: """
      valid:
      Name                 Name                 Name                 Name
      [Ada            ]    ›Ada            ‹    ›Ada            ‹    (Ada            )
      [✓] Terms            [✓] Terms            [✓] Terms            (✓) Terms

      [ Send ]             [ Send ]             [ Send ]             ( Send )
      invalid:
      Name  ! Taken        Name  ! Taken        Name  ! Taken        Name  ! Taken
      [Ada            ]    ›Ada            ‹    ›Ada            ‹    (Ada            )
      [✓] Terms            [✓] Terms            [✓] Terms            (✓) Terms

      ( Send )             ( Send )             ( Send )             ( Send )
      rejected:
      Name  ! Taken        Name  ! Taken        Name  ! Taken        Name  ! Taken
      [Ada            ]    ›Ada            ‹    ›Ada            ‹    (Ada            )
      ( Send )             ( Send )             ( Send )             ( Send )
      without fields:
      [ Send ]             [›Send‹]             [›Send‹]             ( Send )
      with a button that cancels:
      [ Send ]  [ Cancel ] [›Send‹]  [ Cancel ] [ Send ]  [»Cancel«] ( Send )  ( Cancel )
      long:
      日本語 and 한국어    日本語 and 한국어    日本語 and 한국어    日本語 and 한국어
      [ 語 and 한국어 ]    › 語 and 한국어 ‹    › 語 and 한국어 ‹    ( 語 and 한국어 )
      ! 日本語 and 한국어  ! 日本語 and 한국어  ! 日本語 and 한국어  ! 日本語 and 한국어
      ( 日本語 and 한국… ) ( 日本語 and 한국… ) ( 日本語 and 한국… ) ( 日本語 and 한국… )
      """,
    largePicture: """
      Name ›Ada                           ‹

           [✓] Terms

           [ Send ]
      """)

  static let popover = Specimen(
    "popover",
    Value("open") {
      Button("Sort", sends: .pressed).popover {
        Panel {
          Button("Title", sends: .picked("title"))
          Button("Year", sends: .picked("year"))
        }
      }
    },
    Value("long") {
      Button("Sort", sends: .pressed).popover {
        Panel(wide) { Text("\(wide) \(wide)") }
      }
    },
    responses: Responses(enter: [.pressed], click: [.picked("title")]),
    pictures: """
      open:
      [ Sort ]             [›Sort‹]             [ Sort ]             ( Sort )
      ╭───────────╮        ╭───────────╮        ╭───────────╮        ╭───────────╮
      │ [ Title ] │        │ [ Title ] │        │ [»Title«] │        │ ( Title ) │
      │ [ Year ]  │        │ [ Year ]  │        │ [ Year ]  │        │ ( Year )  │
      ╰───────────╯        ╰───────────╯        ╰───────────╯        ╰───────────╯
      long:
      [ Sort ]             [›Sort‹]             [›Sort‹]             ( Sort )
      ╭─ 日本語 and 한… ─╮ ╭─ 日本語 and 한… ─╮ ╭─ 日本語 and 한… ─╮ ╭─ 日本語 and 한… ─╮
      │ 日本語 and 한국  │ │ 日本語 and 한국  │ │ 日本語 and 한국  │ │ 日本語 and 한국  │
      │ 어 日本語 and …  │ │ 어 日本語 and …  │ │ 어 日本語 and …  │ │ 어 日本語 and …  │
      ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      """,
    largePicture: """
      [›Sort‹]
      ╭───────────╮
      │ [ Title ] │
      │ [ Year ]  │
      ╰───────────╯
      """)

  static let keyHelp = Specimen(
    "KeyHelp",
    Value("of keys") {
      KeyHelp(of: [
        KeyBinding("a", "Add", group: "List", sends: .pressed),
        KeyBinding("d", "Delete", group: "List", sends: .pressed),
        KeyBinding("home", "Go to the top", group: "Moving", sends: .pressed),
        KeyBinding("end", wide, group: "Moving", sends: .pressed),
      ])
      .frame(height: 4)
    },
    Value("empty") { KeyHelp(of: []) },
    responses: Responses(wheel: []),
    pictures: """
      of keys:
      List               │ List               ┃ List               ┃ List               │
      a     Add          │ a     Add          ┃ a     Add          ┃ a     Add          │
      d     Delete         d     Delete         d     Delete         d     Delete

      empty:
      -                    -                    -                    -
      """)

  static let toasts = Specimen(
    "toasts",
    Value("of each level") {
      Text("").toasts([
        Toast("Read", id: 1), Toast("Saved", level: .success, id: 2),
        Toast("Disk is full", level: .error, id: 3),
      ])
    },
    Value("long") { Text("").toasts([Toast("\(wide) 日本語", level: .warning, id: 1)]) },
    pictures: """
      of each level:
      elow ]   i Read      -                    elow ]   i Read      elow ]   i Read
              ✓ Saved                                   ✓ Saved              ✓ Saved
       ✗ Disk is full                            ✗ Disk is full       ✗ Disk is full
      long:
       ! 日本語 and 한     -                     ! 日本語 and 한      ! 日本語 and 한
         국어 日本語                               국어 日本語          국어 日本語
      """)
}
