package import CursesFeedback

/// The state of the widgets on all pages.
package struct Pages: Equatable, Sendable {
  var (choices, menus, dialogs) = (Choices(), Menus(), Dialogs())
  var (fields, forms, editors) = (Fields(), Forms(), Editors())
  var (lists, sections, scrolling) = (Lists(), Sections(), Scrolling())
  var (tables, trees, panes) = (Tables(), Trees(), Panes())
  var (frames, styles, bars) = (Frames(), Styles(), Bars())
  var (numbers, charts, lines) = (Numbers(), Charts(), Lines())
  var (overview, states) = (Overview(), States())

  package init() {}

  /// The messages in a corner of the screen.
  package var toasts: [Toast] {
    get { dialogs.toasts }
    set { dialogs.toasts = newValue }
  }

  /// The number that the slider changes.
  package var level: Animated<Double> {
    get { numbers.level }
    set { numbers.level = newValue }
  }

  /// The number of steps that the spinners have made.
  package var steps: Int {
    get { numbers.steps }
    set { numbers.steps = newValue }
  }
}
