import TerminalModel
import TerminalViews

/// Buttons, and controls for a choice.
extension Specimen {
  private static let wide = "日本語 and 한국어"

  static let button = Specimen(
    "Button",
    Value("titled") { Button("Save", sends: .pressed) },
    Value("empty") { Button("", sends: .pressed) },
    Value("long") { Button(wide, sends: .pressed) },
    responses: Responses(enter: [.pressed], click: [.pressed]),
    pictures: """
      titled:
      [ Save ]             [›Save‹]             [»Save«]             ( Save )
      empty:
      [  ]                 [›‹]                 [»«]                 (  )
      long:
      [ 日本語 and 한국… ] [›日本語 and 한국…‹] [»日本語 and 한국…«] ( 日本語 and 한국… )
      """)

  static let toggle = Specimen(
    "Toggle",
    Value("on") { Toggle("Wi-Fi", isOn: true, changes: RandomEvent.switched) },
    Value("off") { Toggle("Wi-Fi", isOn: false, changes: RandomEvent.switched) },
    Value("long") { Toggle(wide, isOn: true, changes: RandomEvent.switched) },
    responses: Responses(enter: [.switched(false)], click: [.switched(false)]),
    pictures: """
      on:
      ━━● Wi-Fi            ━━●›Wi-Fi‹           ━━●»Wi-Fi«           ╍╍● Wi-Fi
      off:
      ○── Wi-Fi            ○──›Wi-Fi‹           ○──»Wi-Fi«           ○╌╌ Wi-Fi
      long:
      ━━● 日本語 and 한…   ━━●›日本語 and 한…‹  ━━●»日本語 and 한…«  ╍╍● 日本語 and 한…
      """)

  static let checkbox = Specimen(
    "Checkbox",
    Value("checked") { Checkbox("Terms", isOn: true, changes: RandomEvent.switched) },
    Value("unchecked") { Checkbox("Terms", isOn: false, changes: RandomEvent.switched) },
    Value("long") { Checkbox(wide, isOn: true, changes: RandomEvent.switched) },
    responses: Responses(enter: [.switched(false)], click: [.switched(false)]),
    pictures: """
      checked:
      [✓] Terms            [✓]›Terms‹           [✓]»Terms«           (✓) Terms
      unchecked:
      [ ] Terms            [ ]›Terms‹           [ ]»Terms«           ( ) Terms
      long:
      [✓] 日本語 and 한…   [✓]›日本語 and 한…‹  [✓]»日本語 and 한…«  (✓) 日本語 and 한…
      """)

  private static let sizes = ["Small", "Medium", "Large"]

  static let radioGroup = Specimen(
    "RadioGroup",
    Value("selected") {
      RadioGroup(sizes, selection: "Large", changes: RandomEvent.picked) { $0 }
    },
    Value("none selected") {
      RadioGroup(sizes, selection: nil, changes: RandomEvent.picked) { $0 }
    },
    Value("without items") { RadioGroup([], selection: nil, changes: RandomEvent.picked) { $0 } },
    Value("long") {
      RadioGroup([wide, "a"], selection: wide, changes: RandomEvent.picked) { $0 }
    },
    responses: Responses(click: [.picked("Medium")]),
    pictures: """
      selected:
      [○] Small            [○] Small            [○] Small            (○) Small
      [○] Medium           [○] Medium           [○] Medium           (○) Medium
      [●] Large            [●]›Large‹           [●]»Large«           (●) Large
      none selected:
      [○] Small            [○]›Small‹           [○]»Small«           (○) Small
      [○] Medium           [○] Medium           [○] Medium           (○) Medium
      [○] Large            [○] Large            [○] Large            (○) Large
      without items:
      -                    -                    -                    -
      long:
      [●] 日本語 and 한…   [●]›日本語 and 한…‹  [●]»日本語 and 한…«  (●) 日本語 and 한…
      [○] a                [○] a                [○] a                (○) a
      """)

  static let multiSelect = Specimen(
    "MultiSelect",
    Value("selected") {
      MultiSelect(sizes, selection: ["Small", "Large"], changes: RandomEvent.marked) { $0 }
    },
    Value("none selected") {
      MultiSelect(sizes, selection: [], changes: RandomEvent.marked) { $0 }
    },
    Value("without items") { MultiSelect([], selection: [], changes: RandomEvent.marked) { $0 } },
    Value("long") {
      MultiSelect([wide, "a"], selection: [wide], changes: RandomEvent.marked) { $0 }
    },
    responses: Responses(
      enter: [.marked(["Large"])], click: [.marked(["Small", "Medium", "Large"])]),
    pictures: """
      selected:
      [✓] Small            [✓]›Small‹           [✓] Small            (✓) Small
      [ ] Medium           [ ] Medium           [ ]»Medium«          ( ) Medium
      [✓] Large            [✓] Large            [✓] Large            (✓) Large
      none selected:
      [ ] Small            [ ]›Small‹           [ ] Small            ( ) Small
      [ ] Medium           [ ] Medium           [ ]»Medium«          ( ) Medium
      [ ] Large            [ ] Large            [ ] Large            ( ) Large
      without items:
      -                    -                    -                    -
      long:
      [✓] 日本語 and 한…   [✓]›日本語 and 한…‹  [✓] 日本語 and 한…   (✓) 日本語 and 한…
      [ ] a                [ ] a                [ ]»a«               ( ) a
      """)

  static let select = Specimen(
    "Select, closed",
    Value("selected") { Select(sizes, selection: "Medium", changes: RandomEvent.picked) { $0 } },
    Value("none selected") { Select(sizes, selection: nil, changes: RandomEvent.picked) { $0 } },
    Value("without items") {
      Select([], selection: nil, placeholder: "None", changes: RandomEvent.picked) { $0 }
    },
    Value("long") { Select([wide, "a"], selection: wide, changes: RandomEvent.picked) { $0 } },
    responses: Responses(enter: []),
    pictures: """
      selected:
      [ Medium ▾ ]         [›Medium ▾‹]         [»Medium ▴«]         ( Medium ▾ )
                                                  Small
                                                ✓›Medium‹
                                                  Large
      none selected:
      [ Select ▾ ]         [›Select ▾‹]         [»Select ▴«]         ( Select ▾ )
                                                 ›Small‹
                                                  Medium
                                                  Large
      without items:
      [ None ▾ ]           -                    [»None ▾«]           ( None ▾ )
      long:
      [ 日本語 and 한… ▾ ] [›日本語 and 한… ▾‹] [»日本語 and 한… ▴«] ( 日本語 and 한… ▾ )
                                                ╭──────────────────╮
                                                │✓›日本語 and 한…‹ │
                                                │  a               │
                                                ╰──────────────────╯
      """)

  static let openSelect = Specimen(
    "Select, open",
    Value("selected", keys: .space) {
      Select(sizes, selection: "Large", changes: RandomEvent.picked) { $0 }
    },
    Value("none selected", keys: .space) {
      Select(sizes, selection: nil, changes: RandomEvent.picked) { $0 }
    },
    Value("typed", keys: .space, "s") {
      Select(sizes, selection: "Large", changes: RandomEvent.picked) { $0 }
    },
    Value("long", keys: .space) {
      Select([wide, "a"], selection: wide, changes: RandomEvent.picked) { $0 }
    },
    responses: Responses(enter: [], click: [.picked("Medium")], wheel: []),
    pictures: """
      selected:
      [ Large  ▾ ]         [›Large  ▴‹]         [›Large  ▴‹]         ( Large  ▴ )
                             Small                Small                Small
                             Medium              ›Medium‹              Medium
                           ✓›Large‹             ✓ Large              ✓›Large‹
      none selected:
      [ Select ▾ ]         [›Select ▴‹]         [›Select ▴‹]         ( Select ▴ )
                            ›Small‹               Small               ›Small‹
                             Medium              ›Medium‹              Medium
                             Large                Large                Large
      typed:
      [ Large  ▾ ]         [›Large  ▴‹]         [›Large  ▴‹]         ( Large  ▴ )
                            ›Small‹               Small               ›Small‹
                             Medium              ›Medium‹              Medium
                           ✓ Large              ✓ Large              ✓ Large
      long:
      [ 日本語 and 한… ▾ ] [›日本語 and 한… ▴‹] [›日本語 and 한… ▴‹] ( 日本語 and 한… ▴ )
                           ╭──────────────────╮ ╭──────────────────╮ ╭──────────────────╮
                           │✓›日本語 and 한…‹ │ │✓›日本語 and 한…‹ │ │✓›日本語 and 한…‹ │
                           │  a               │ │  a               │ │  a               │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      """,
    largePicture: """
      [›Large  ▴‹]
      ╭──────────╮
      │  Small   │
      │  Medium  │
      │✓›Large‹  │
      ╰──────────╯
      """)

  static let slider = Specimen(
    "Slider",
    Value("in the middle") { Slider(5, in: 0...10, changes: RandomEvent.counted) },
    Value("at the start") { Slider(0, in: 0...10, changes: RandomEvent.counted) },
    Value("at the end") { Slider(1.0, in: 0...1, changes: RandomEvent.measured) },
    responses: Responses(wheel: [.counted(4)]),
    pictures: """
      in the middle:
      [ ━━━━━━━━●─────── ] [›━━━━━━━━●───────‹] [»━━━━━━━━●───────«] ( ╍╍╍╍╍╍╍╍●╌╌╌╌╌╌╌ )
      at the start:
      [ ●─────────────── ] [›●───────────────‹] [»●───────────────«] ( ●╌╌╌╌╌╌╌╌╌╌╌╌╌╌╌ )
      at the end:
      [ ━━━━━━━━━━━━━━━● ] [›━━━━━━━━━━━━━━━●‹] [»━━━━━━━━━━━━━━━●«] ( ╍╍╍╍╍╍╍╍╍╍╍╍╍╍╍● )
      """,
    keepsWheel: true)

  static let stepper = Specimen(
    "Stepper",
    Value("in the middle") { Stepper(4, in: 1...9, changes: RandomEvent.counted) },
    Value("at the start") { Stepper(1, in: 1...9, changes: RandomEvent.counted) },
    Value("at the end") { Stepper(9, in: 1...9, changes: RandomEvent.counted) },
    Value("long") {
      Stepper(4, in: 1...9, changes: RandomEvent.counted) { "\($0) 日本語と한국어" }
    },
    responses: Responses(wheel: [.counted(3)]),
    pictures: """
      in the middle:
      [ − 4 + ]            [›− 4 +‹]            [»− 4 +«]            ( − 4 + )
      at the start:
      [   1 + ]            [›  1 +‹]            [»  1 +«]            (   1 + )
      at the end:
      [ − 9   ]            [›− 9  ‹]            [»− 9  «]            ( − 9   )
      long:
      [ −  4 日本語と… + ] [›−  4 日本語と… +‹] [»−  4 日本語と… +«] ( −  4 日本語と… + )
      """,
    keepsWheel: true)
}
