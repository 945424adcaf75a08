import TerminalModel
import TerminalViews
import Testing

/// A key that the documentation of a control names, and its effect on a value of the control.
struct KeyEffect: Sendable, CustomTestStringConvertible {
  let specimen: Specimen
  /// The name of the value; nil for the first one.
  let value: String?
  let key: Key
  /// The event that the key sends; nil if it changes only the picture.
  let event: RandomEvent?

  var testDescription: String { "\(specimen.name), \(Keystrokes(key).label)" }

  static let all = [choices, numbers, rows, pages, menus, dialogs, texts].flatMap {
    $0.flatMap { $0 }
  }

  private static func effects(
    _ specimen: Specimen, of value: String? = nil, _ effects: KeyValuePairs<Key, RandomEvent?>
  ) -> [KeyEffect] {
    effects.map { KeyEffect(specimen: specimen, value: value, key: $0, event: $1) }
  }

  private static let choices: [[KeyEffect]] = [
    effects(.button, [.enter: .pressed, .space: .pressed]),
    effects(.toggle, [.enter: .switched(false), .space: .switched(false)]),
    effects(.checkbox, [.enter: .switched(false), .space: .switched(false)]),
    effects(
      .radioGroup,
      [
        .up: .picked("Medium"), .home: .picked("Small"), .pageUp: .picked("Small"),
        "m": .picked("Medium"),
      ]),
    effects(.radioGroup, of: "none selected", [.space: .picked("Small"), .end: .picked("Large")]),
    effects(
      .multiSelect,
      [
        .space: .marked(["Large"]), .enter: .marked(["Large"]), .down: nil, .end: nil,
        .pageDown: nil, "m": nil,
      ]),
    effects(
      .select, [.enter: nil, .space: nil, .up: nil, .down: nil, "l": .picked("Large")]),
    effects(
      .openSelect,
      [
        .up: nil, .home: nil, .pageUp: nil, "s": nil, .enter: nil, .space: nil, .escape: nil,
        .tab: nil,
      ]),
    effects(
      .openSelect, of: "none selected",
      [.down: nil, .end: nil, .enter: .picked("Small"), .space: .picked("Small")]),
  ]

  private static let numbers: [[KeyEffect]] = [
    effects(
      .slider,
      [
        .left: .counted(4), .down: .counted(4), .right: .counted(6), .up: .counted(6),
        .home: .counted(0), .end: .counted(10), .pageDown: .counted(4), .pageUp: .counted(6),
      ]),
    effects(
      .stepper,
      [
        "-": .counted(3), .left: .counted(3), .down: .counted(3), "+": .counted(5),
        .right: .counted(5), .up: .counted(5), .home: .counted(1), .end: .counted(9),
        .pageDown: .counted(3), .pageUp: .counted(5),
      ]),
  ]

  private static let rows: [[KeyEffect]] = [
    effects(
      .list,
      [
        .up: .selected(0), .down: .selected(2), .home: .selected(0), .end: .selected(4),
        .pageUp: .selected(0), .pageDown: .selected(4), .enter: .opened(1),
      ]),
    effects(
      .markedList,
      [
        .down: .chose(SelectedRows(current: 1, rows: [0, 2])),
        .space: .chose(SelectedRows(current: 0, rows: [2])),
        .ctrl("a"): .chose(SelectedRows(current: 0, rows: [0, 1, 2, 3, 4])),
        .escape: .chose(SelectedRows(current: 0)), .enter: .opened(0),
      ]),
    effects(
      .table,
      [
        .up: .selected(0), .down: .selected(2), .home: .selected(0), .end: .selected(4),
        .pageDown: .selected(4), .enter: .opened(1),
      ]),
    effects(
      .table, of: "with a title in use",
      [
        .enter: .picked("Year"), .space: .picked("Year"), .left: nil, .home: nil, "+": nil,
        "-": nil, "shift+left": nil, .down: nil, .escape: nil,
      ]),
    effects(
      .tree,
      [
        .down: .picked("three"), .right: .picked("three"), .end: .picked("two"),
        .left: .picked("one"), .enter: .picked("one"),
      ]),
    effects(.scrollView, [.down: nil, .right: nil, .pageDown: nil, .end: nil]),
    effects(.keyHelp, [.down: nil, .pageDown: nil, .end: nil]),
  ]

  private static let pages: [[KeyEffect]] = [
    effects(.tabs, [.right: .selected(1), .end: .selected(1)]),
    effects(.tabs, of: "other", [.left: .selected(0), .home: .selected(0)]),
    effects(.tabBar, [.right: .selected(1), .end: .selected(2), .delete: .opened(0)]),
    effects(
      .split,
      [
        .left: .pressed, .right: .pressed, .pageUp: .pressed, .pageDown: .pressed, .home: .pressed,
        .end: .pressed,
      ]),
    effects(
      .collapsible,
      [.enter: .switched(false), .space: .switched(false), .left: .switched(false)]),
    effects(.collapsible, of: "collapsed", [.right: .switched(true)]),
    effects(.breadcrumbs, [.left: nil, .home: nil, .enter: .picked("c")]),
  ]

  private static let menus: [[KeyEffect]] = [
    effects(.menu, [.enter: nil, .space: nil, .down: nil, .up: nil]),
    effects(
      .openMenu,
      [
        .down: nil, .end: nil, "d": nil, .escape: nil, .enter: .picked("open"),
        .space: .picked("open"),
      ]),
    effects(.openMenu, of: "submenu", [.enter: .picked("mail"), .left: nil, .escape: nil]),
    effects(.menuBar, [.right: nil, .enter: nil]),
    effects(.menuBar, of: "open", [.right: nil, .down: nil]),
    effects(.contextMenu, [.alt("m"): nil, .shift(.function(10)): nil]),
    effects(.contextMenu, of: "open", [.down: nil, .enter: .picked("open"), .escape: nil]),
    effects(.tooltip, [.alt("h"): nil, .ctrl(.function(1)): nil]),
    effects(.tooltip, of: "shown", [.alt("h"): nil]),
  ]

  private static let dialogs: [[KeyEffect]] = [
    effects(.alert, [.enter: .pressed, .space: .pressed, .escape: .pressed]),
    effects(.confirm, [.enter: .switched(false), .escape: .switched(false), .right: nil]),
    effects(.prompt, [.enter: .pressed, .escape: .switched(false), "x": .wrote("Adax")]),
    effects(.palette, [.down: nil, "x": nil]),
    effects(.form, [.enter: .pressed, .tab: nil]),
  ]

  private static let texts: [[KeyEffect]] = [
    effects(.textField, ["x": .wrote("Adax"), .backspace: .wrote("Ad"), .left: nil]),
    effects(.secureField, [.backspace: .hid("secre"), .home: nil]),
    effects(.textEditor, ["x": .edited("xone\ntwo\n"), .down: nil, "shift+right": nil]),
  ]
}
