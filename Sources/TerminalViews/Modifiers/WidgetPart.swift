/// A part of the widgets whose style a view can change in one place
/// (``View/widgetStyle(_:_:)``).
public enum WidgetPart: CaseIterable, Hashable, Sendable {
  /// The title and the fill of a button, a select or a stepper.
  case button
  /// A button with the focus.
  case focusedButton
  /// A button that is pressed.
  case pressedButton
  /// A disabled button.
  case disabledButton
  /// The selected row or cell of a list, a table or a tree that has the focus.
  case selection
  /// The selected row or cell without the focus, and other selected rows.
  case inactiveSelection
  /// The titles of a table's columns.
  case tableTitle
  /// A tab that is not selected.
  case tab
  /// The selected tab.
  case selectedTab
  /// A text field.
  case field
  /// A text field with the focus.
  case focusedField
  /// The thumb of a scroll bar.
  case scrollThumb
  /// The lines of a panel or a dialog.
  case border
  /// The lines of a panel or a dialog with the focus in it.
  case focusedBorder
  /// The title of a panel or a dialog.
  case title
  /// The done part of a progress bar.
  case progress
}
