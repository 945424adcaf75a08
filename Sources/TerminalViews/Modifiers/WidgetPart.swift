/// A part of the widgets, such as the title of a panel, whose style one modifier
/// (``View/widgetStyle(_:_:)``) changes in all widgets of a view.
public enum WidgetPart: CaseIterable, Hashable, Sendable {
  /// The title and the fill of a button, a select or a stepper, and the fill of a slider.
  case button
  /// A button with the focus.
  case focusedButton
  /// A button that is pressed.
  case pressedButton
  /// A disabled button.
  case disabledButton
  /// The track and the knob of a slider, on the fill of a button.
  case sliderTrack
  /// The switch of a toggle.
  case toggleTrack
  /// The box of a checkbox, or of an item of a multi-select.
  case checkboxMark
  /// The circle of an item of a radio group.
  case radioMark
  /// The title of a toggle, a checkbox, or an item of a radio group or a multi-select.
  case choice
  /// The title of such a choice with the focus, or of the current item of a group with the focus.
  case focusedChoice

  /// The selected row or cell of a list, a table or a tree that has the focus.
  case selection
  /// The selected row or cell of a list, a table or a tree without the focus, and, in any of
  /// them, the selected rows besides the current one.
  case inactiveSelection
  /// The stripe before the current row of a list, a table or a tree, and the dots before other
  /// selected rows.
  case selectionMark
  /// The headings of the sections of a list or a form.
  case sectionTitle
  /// The titles of a table's columns.
  case tableTitle
  /// The mark of the column by which a table is sorted.
  case sortMark
  /// The lines before the nodes of a tree.
  case treeGuide
  /// The mark of a tree's node that can have children.
  case treeMark
  /// The thumb of a scroll bar.
  case scrollThumb

  /// A text field, or a text editor in a form.
  case field
  /// A text field, or a text editor in a form, with the focus.
  case focusedField
  /// The text that stands in an empty text field.
  case placeholder
  /// The selected text of a text field or a text editor.
  case textSelection
  /// The numbers of the lines of a text editor.
  case lineNumber
  /// The label of a field of a form.
  case formLabel
  /// The message of a form, or of a text field or a text editor.
  case fieldMessage

  /// The lines of a panel or a dialog.
  case border
  /// The lines of a panel or a dialog with the focus in it.
  case focusedBorder
  /// The title of a panel or a dialog.
  case title
  /// The title of an empty state or an error state.
  case messageTitle
  /// The hint of an empty state, or the reason of an error state.
  case messageText
  /// The title of a collapsible.
  case collapsibleTitle
  /// The line of a divider, or between the panes of a split.
  case divider
  /// The line between the panes of a split with the focus, or under the pointer.
  case focusedDivider

  /// A tab that is not selected.
  case tab
  /// The selected tab.
  case selectedTab
  /// The line below tabs, which is heavy below the selected one.
  case tabLine
  /// The titles of breadcrumbs before the last one, and the signs between the titles.
  case breadcrumb
  /// The last title of breadcrumbs.
  case lastBreadcrumb

  /// The lines around and in a menu, and around the list of a select.
  case menuBorder
  /// A title of a menu bar.
  case menuTitle
  /// An item of a menu, or of the list of a select.
  case menuItem
  /// The current item of a menu, or of the list of a select.
  case focusedMenuItem
  /// The key of a menu's item.
  case menuKey
  /// The title of a command in a command palette.
  case paletteCommand
  /// The keys of a command in a command palette.
  case paletteKey

  /// The fill of a header bar.
  case headerBar
  /// The title of a header bar.
  case headerTitle
  /// The location in a header bar.
  case headerLocation
  /// The fill of a status bar.
  case statusBar
  /// The fill of a help bar, and the titles of its hints.
  case helpBar
  /// The keys of a help bar, a help screen, an error state, or a box of keys (``pendingKeys``).
  case helpKey
  /// The box with the keys that continue a sequence, and that of help, with its border and its
  /// title; only a modifier of the root view changes its style.
  case pendingKeys
  /// The note that is shown beside a view, with its border.
  case tooltip
  /// A short message in a corner of the screen.
  case toast

  /// A spinner.
  case spinner
  /// The done part of a progress bar.
  case progress
  /// The rest of a progress bar.
  case progressTrack
  /// The filled part of a gauge; its style is drawn reversed.
  case gauge
  /// The rest of a gauge.
  case gaugeTrack
  /// The columns of a sparkline.
  case sparkline
  /// The lines behind a line chart, and the texts of its axes.
  case chartAxis
  /// The labels and the values of a bar chart, and the names in the legend of a chart.
  case chartLabel
}
