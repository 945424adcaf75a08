import TerminalModel
import TerminalViews

/// Dialogs, and all widgets.
extension Specimen {
  /// All widgets of the library.
  static let all = controls + displays

  /// The widgets that take input.
  static let controls = [
    button, toggle, checkbox, radioGroup, multiSelect, select, openSelect, slider, stepper,
    textField, secureField, textEditor, numberField, dateField, timeField, maskedField,
    list, table, scrollView, form, popover, keyHelp, toasts, alert, confirm, prompt, palette,
    textSelection, split, tabs, tree, collapsible, breadcrumbs, menu, openMenu, menuBar,
    contextMenu, tooltip, dragging, tabBar, scrollBar, markedList, sectionedList, containers,
  ]

  private static let wide = "日本語 and 한국어"

  static let alert = Specimen(
    "Alert",
    Value("with a message") {
      Text("").dialog { Alert("Not saved", message: "Disk is full", dismisses: .pressed) }
    },
    Value("without texts") { Text("").dialog { Alert("", button: "", dismisses: .pressed) } },
    Value("long") {
      Text("").dialog {
        Alert(wide, message: "\(wide) \(wide) \(wide)", button: wide, dismisses: .pressed)
      }
    },
    responses: Responses(enter: [.pressed]),
    pictures: """
      with a message:
      -                    ╭─ Not saved ──────╮ ╭─ Not saved ──────╮ ╭─ Not saved ──────╮
                           │ Disk is full     │ │ Disk is full     │ │ Disk is full     │
                           │                  │ │                  │ │                  │
                           │           [›OK‹] │ │           [›OK‹] │ │           ( OK ) │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      without texts:
      -                    ╭──────────────────╮ ╭──────────────────╮ ╭──────────────────╮
                           │             [›‹] │ │             [›‹] │ │             (  ) │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      long:
      -                    ╭──────────────────╮ ╭──────────────────╮ ╭──────────────────╮
                           │ 日本語 and 한국┃ │ │ 日本語 and 한국┃ │ │ 日本語 and 한국┃ │
                           │ 어             ┃ │ │ 어             ┃ │ │ 어             ┃ │
                           │ 日本語 and 한국  │ │ 日本語 and 한국  │ │ 日本語 and 한국  │
                           │ [›日本語 and …‹] │ │ [›日本語 and …‹] │ │ ( 日本語 and … ) │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      """,
    largePicture: """
      ╭─ Not saved ────────────╮
      │                        │
      │  Disk is full          │
      │                        │
      │                [›OK‹]  │
      │                        │
      ╰────────────────────────╯
      """)

  static let confirm = Specimen(
    "Confirm",
    Value("of a deletion") {
      Text("").dialog {
        Confirm(
          "Delete?", message: "It is lost.", button: "Yes", isDestructive: true,
          cancelButton: "No", confirms: .pressed, cancels: .switched(false))
      }
    },
    Value("with three buttons") {
      Text("").dialog {
        Confirm("Save?", button: "Save", confirms: .pressed, cancels: .switched(false))
          .alternative("Discard", sends: .switched(true))
      }
    },
    Value("long") {
      Text("").dialog {
        Confirm(
          wide, message: "\(wide) \(wide) \(wide)", button: wide, confirms: .pressed,
          cancels: .switched(false))
      }
    },
    responses: Responses(enter: [.switched(false)]),
    pictures: """
      of a deletion:
      -                    ╭─ Delete? ────────╮ ╭─ Delete? ────────╮ ╭─ Delete? ────────╮
                           │ It is lost.      │ │ It is lost.      │ │ It is lost.      │
                           │                  │ │                  │ │                  │
                           │  [›No‹]  [ Yes ] │ │  [›No‹]  [ Yes ] │ │  ( No )  ( Yes ) │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      with three buttons:
      -                    ╭─ Save? ──────────╮ ╭─ Save? ──────────╮ ╭─ Save? ──────────╮
                           │         [›Save‹] │ │         [ Save ] │ │         ( Save ) │
                           │      [ Discard ] │ │      [»Discard«] │ │      ( Discard ) │
                           │       [ Cancel ] │ │       [ Cancel ] │ │       ( Cancel ) │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      long:
      -                    ╭──────────────────╮ ╭──────────────────╮ ╭──────────────────╮
                           │ 日本語 and 한국┃ │ │ 日本語 and 한국┃ │ │ 日本語 and 한국┃ │
                           │ 어               │ │ 어               │ │ 어               │
                           │ [›日本語 and …‹] │ │ [»日本語 and …«] │ │ ( 日本語 and … ) │
                           │       [ Cancel ] │ │       [ Cancel ] │ │       ( Cancel ) │
                           ╰──────────────────╯ ╰──────────────────╯ ╰──────────────────╯
      """,
    largePicture: """
      ╭─ Delete? ──────────────╮
      │                        │
      │  It is lost.           │
      │                        │
      │       [›No‹]  [ Yes ]  │
      │                        │
      ╰────────────────────────╯
      """)

  static let prompt = Specimen(
    "Prompt",
    Value("filled") {
      Text("").dialog {
        Prompt(
          "Rename", text: "Ada", changes: RandomEvent.wrote, submits: .pressed,
          cancels: .switched(false))
      }
    },
    Value("empty") {
      Text("").dialog {
        Prompt(
          "Rename", text: "", placeholder: "Name", changes: RandomEvent.wrote, submits: .pressed,
          cancels: .switched(false))
      }
    },
    Value("invalid") {
      Text("").dialog {
        Prompt(
          "Rename", message: wide, text: "Ada", changes: RandomEvent.wrote, submits: .pressed,
          cancels: .switched(false)
        )
        .message("Taken")
      }
    },
    Value("long") {
      Text("").dialog {
        Prompt(
          wide, message: "\(wide) \(wide)", text: "\(wide) \(wide)", changes: RandomEvent.wrote,
          button: wide, submits: .pressed, cancels: .switched(false))
      }
    },
    responses: Responses(enter: [.pressed], paste: [.wrote("Adaxy z")]),
    pictures: """
      filled:
      -                    Rename               Rename               Rename
                           ›Ada               ‹ ›Ada               ‹ (Ada               )

                             [ Cancel ]  [ OK ]   [ Cancel ]  [ OK ]   ( Cancel )  ( OK )
      empty:
      -                    Rename               Rename               Rename
                           ›Name              ‹ ›Name              ‹ (Name              )

                             [ Cancel ]  [ OK ]   [ Cancel ]  [ OK ]   ( Cancel )  ( OK )
      invalid:
      -                    Rename               Rename               Rename
                           日本語 and 한국어    日本語 and 한국어    日本語 and 한국어
                           ›Ada               ‹ ›Ada               ‹ (Ada               )
                            ! Taken              ! Taken              ! Taken
                             [ Cancel ]  ( OK )   [ Cancel ]  ( OK )   ( Cancel )  ( OK )
      long:
      -                    日本語 and 한국어  ┃ 日本語 and 한국어  ┃ 日本語 and 한국어  ┃
                           日本語 and 한국어    日本語 and 한국어    日本語 and 한국어
                           ›日本語 and 한국어 ‹ ›日本語 and 한국어 ‹ (日本語 and 한국어 )

                           [ 日本語 and 한국… ] [ 日本語 and 한국… ] ( 日本語 and 한국… )
                                     [ Cancel ]           [ Cancel ]           ( Cancel )
      """,
    largePicture: """
      ╭─ Rename ─────────────────────────╮
      │                                  │
      │  ›Ada                         ‹  │
      │                                  │
      │                                  │
      │              [ Cancel ]  [ OK ]  │
      │                                  │
      ╰──────────────────────────────────╯
      """)
}
