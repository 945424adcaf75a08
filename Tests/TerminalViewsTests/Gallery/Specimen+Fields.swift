import TerminalModel
import TerminalViews

/// Controls that take text.
extension Specimen {
  private static let wide = "日本語 and 한국어"

  static let textField = Specimen(
    "TextField",
    Value("filled") { TextField("Name", text: "Ada", changes: RandomEvent.wrote) },
    Value("empty") { TextField("Name", text: "", changes: RandomEvent.wrote) },
    Value("selected", keys: "alt+a") { TextField("Name", text: "Ada", changes: RandomEvent.wrote) },
    Value("read-only") { TextField("Name", text: "Ada", changes: RandomEvent.wrote).readOnly() },
    Value("invalid") {
      TextField("Name", text: "Ada", changes: RandomEvent.wrote).message("Taken")
    },
    Value("long") {
      TextField("Name", text: "\(wide) 日本語", changes: RandomEvent.wrote).prompt("名前 ")
    },
    Value("with a history") {
      TextField("Name", text: "Ada", changes: RandomEvent.wrote).history(["Grace"])
    },
    responses: Responses(paste: [.wrote("Adaxy z")]),
    pictures: """
      filled:
      [Ada               ] ›Ada               ‹ ›Ada               ‹ (Ada               )
      empty:
      [Name              ] ›Name              ‹ ›Name              ‹ (Name              )
      selected:
      [Ada               ] ›Ada               ‹ ›Ada               ‹ (Ada               )
      read-only:
       Ada                 ›Ada                 ›Ada                  Ada
      invalid:
      [Ada               ] ›Ada               ‹ ›Ada               ‹ (Ada               )
       ! Taken              ! Taken              ! Taken              ! Taken
      long:
      名前 [ 국어 日本語 ] 名前 › 국어 日本語 ‹ 名前 › 국어 日本語 ‹ 名前 ( 국어 日本語 )
      with a history:
      [Ada               ] ›Ada               ‹ ›Ada               ‹ (Ada               )
      """,
    alike: ["with a history"])

  static let secureField = Specimen(
    "SecureField",
    Value("filled") { SecureField("Password", text: "secret", changes: RandomEvent.hid) },
    Value("empty") { SecureField("Password", text: "", changes: RandomEvent.hid) },
    Value("selected", keys: "alt+a") {
      SecureField("Password", text: "secret", changes: RandomEvent.hid)
    },
    Value("invalid") {
      SecureField("Password", text: "secret", changes: RandomEvent.hid).message("Short")
    },
    Value("long") {
      SecureField("Password", text: Secret(wide + wide), changes: RandomEvent.hid).prompt("暗号 ")
    },
    responses: Responses(paste: [.hid("secretxy z")]),
    pictures: """
      filled:
      [••••••            ] ›••••••            ‹ ›••••••            ‹ (••••••            )
      empty:
      [Password          ] ›Password          ‹ ›Password          ‹ (Password          )
      selected:
      [••••••            ] ›••••••            ‹ ›••••••            ‹ (••••••            )
      invalid:
      [••••••            ] ›••••••            ‹ ›••••••            ‹ (••••••            )
       ! Short              ! Short              ! Short              ! Short
      long:
      暗号 [•••••••••••• ] 暗号 ›•••••••••••• ‹ 暗号 ›•••••••••••• ‹ 暗号 (•••••••••••• )
      """)

  static let textEditor = Specimen(
    "TextEditor",
    Value("filled") { TextEditor("Note", text: "one\ntwo\n", changes: RandomEvent.edited) },
    Value("empty") { TextEditor("Note", text: "", changes: RandomEvent.edited) },
    Value("selected", keys: "shift+down") {
      TextEditor("Note", text: "one\ntwo\n", changes: RandomEvent.edited)
    },
    Value("read-only") {
      TextEditor("Note", text: "one\ntwo\n", changes: RandomEvent.edited).readOnly()
    },
    Value("invalid") {
      TextEditor("Note", text: "one\ntwo\n", changes: RandomEvent.edited).message("Too short")
    },
    Value("long") {
      TextEditor("Note", text: TextDocument("\(wide) \(wide)"), changes: RandomEvent.edited)
        .lineNumbers()
    },
    Value("long, not wrapped") {
      TextEditor(
        "Note", text: TextDocument("\(wide) \(wide)\n\(wide)"), changes: RandomEvent.edited
      )
      .softWrap(false)
    },
    responses: Responses(
      enter: [.edited("\none\ntwo\n")], paste: [.edited("xy\nzone\ntwo\n")]),
    pictures: """
      filled:
      one                  one                  one                  one
      two                  two                  two                  two


      empty:
      Note                 Note                 Note                 Note



      selected:
      one                  one                  one                  one
      two                  two                  two                  two


      read-only:
      one                  one                  one                  one
      two                  two                  two                  two


      invalid:
      one                  one                  one                  one
      two                  two                  two                  two

      ! Too short          ! Too short          ! Too short          ! Too short
      long:
       1 日本語 and 한국    1 日本語 and 한국    1 日本語 and 한국    1 日本語 and 한국
         어 日本語 and        어 日本語 and        어 日本語 and        어 日本語 and
         한국어               한국어               한국어               한국어

      long, not wrapped:
      日本語 and 한국어    日本語 and 한국어    日本語 and 한국어    日本語 and 한국어
      日本語 and 한국어    日本語 and 한국어    日本語 and 한국어    日本語 and 한국어


      """,
    alike: ["read-only"],
    unmarked: [.disabled: ["empty"]])

  static let numberField = Specimen(
    "FormattedField, number",
    Value("filled") {
      FormattedField("Age", value: 36, format: .integer(in: 0...999)) { .counted($0 ?? -1) }
    },
    Value("empty") {
      FormattedField("Age", value: nil, format: .integer(in: 0...999)) { .counted($0 ?? -1) }
    },
    Value("rejected", keys: "x") {
      FormattedField("Age", value: 36, format: .integer(in: 0...999)) { .counted($0 ?? -1) }
    },
    Value("read-only") {
      FormattedField("Age", value: 36, format: .integer(in: 0...999)) { .counted($0 ?? -1) }
        .readOnly()
    },
    Value("invalid") {
      FormattedField("Age", value: 7, format: .integer(in: 0...999)) { .counted($0 ?? -1) }
        .message("Too young")
    },
    Value("long") {
      FormattedField("Age", value: 36, format: .integer(in: 0...999)) { .counted($0 ?? -1) }
        .prompt("日本語と한국어")
    },
    responses: Responses(paste: []),
    pictures: """
      filled:
      [36                ] ›36                ‹ ›36                ‹ (36                )
      empty:
      [Age               ] ›Age               ‹ ›Age               ‹ (Age               )
      rejected:
      [36                ] ›36        0 to 999‹ ›36                ‹ (36        0 to 999)
      read-only:
       36                  ›36                  ›36                   36
      invalid:
      [7                 ] ›7                 ‹ ›7                 ‹ (7                 )
       ! Too young          ! Too young          ! Too young          ! Too young
      long:
      日本語と한국어[36  ] 日本語と한국어›36  ‹ 日本語と한국어›36  ‹ 日本語と한국어(36  )
      """)

  static let dateField = Specimen(
    "FormattedField, date",
    Value("filled") {
      FormattedField(
        "Born", value: CalendarDate(year: 1815, month: 12, day: 10), format: .date(),
        changes: RandomEvent.dated)
    },
    Value("empty") {
      FormattedField("Born", value: nil, format: .date(), changes: RandomEvent.dated)
    },
    Value("not complete", keys: "1", "8") {
      FormattedField("Born", value: nil, format: .date(), changes: RandomEvent.dated)
    },
    responses: Responses(paste: []),
    pictures: """
      filled:
      [1815-12-10        ] ›1815-12-10        ‹ ›1815-12-10        ‹ (1815-12-10        )
      empty:
      [Born              ] ›Born              ‹ ›Born              ‹ (Born              )
      not complete:
      [18    ! yyyy-mm-dd] ›18                ‹ ›18                ‹ (18                )
      """)

  static let timeField = Specimen(
    "FormattedField, time",
    Value("filled") {
      FormattedField("At", value: ClockTime("09:30"), format: .time()) {
        .wrote($0?.description ?? "-")
      }
    },
    Value("empty") {
      FormattedField("At", value: nil, format: .time()) {
        .wrote($0?.description ?? "-")
      }
    },
    responses: Responses(paste: []),
    pictures: """
      filled:
      [09:30             ] ›09:30             ‹ ›09:30             ‹ (09:30             )
      empty:
      [At                ] ›At                ‹ ›At                ‹ (At                )
      """)

  static let maskedField = Specimen(
    "FormattedField, mask",
    Value("filled") {
      FormattedField("Phone", value: "5551234", format: .mask("###-####")) { .wrote($0 ?? "-") }
    },
    Value("empty") {
      FormattedField("Phone", value: nil, format: .mask("###-####")) { .wrote($0 ?? "-") }
    },
    Value("not complete", keys: "5", "5") {
      FormattedField("Phone", value: nil, format: .mask("###-####")) { .wrote($0 ?? "-") }
    },
    responses: Responses(paste: []),
    pictures: """
      filled:
      [555-1234          ] ›555-1234          ‹ ›555-1234          ‹ (555-1234          )
      empty:
      [Phone             ] ›Phone             ‹ ›Phone             ‹ (Phone             )
      not complete:
      [55      ! ###-####] ›55                ‹ ›55                ‹ (55                )
      """)
}
