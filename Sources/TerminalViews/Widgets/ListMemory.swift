import TerminalModel

/// The values that a list keeps from one input to the next.
///
/// It takes three machine words: ``StoredMemory`` holds it as an `any ControlMemory`, and Swift
/// stores such a value of more than three words in an allocation of its own.
@usableFromInline struct ListMemory: ControlMemory {
  /// The index of the first visible row.
  var offset = 0
  /// The rows at the top in the last layout, if rows have identities.
  var top = TopRows()
  private var rest: Rest?

  @usableFromInline init() {}

  /// The values that are stored for the next run of the program.
  private enum CodingKeys: CodingKey { case offset }

  /// The values that are rarely set, in one machine word.
  private indirect enum Rest: Hashable, Sendable { case values(Values) }

  private struct Values: Hashable, Sendable {
    var metrics = ThemeMetrics.standard
    var gesture: Gesture?
    var scrolledFrom: Int?
    var hidden: HiddenCells?
  }

  private var values: Values {
    get { if case .values(let values) = rest { values } else { Values() } }
    set { rest = newValue == Values() ? nil : .values(newValue) }
  }

  private var gesture: Gesture? {
    get { if case .values(let values) = rest { values.gesture } else { nil } }
    set { if newValue != nil || rest != nil { values.gesture = newValue } }
  }

  /// The spacing of the theme in the last layout, if the list has fitted rows.
  var metrics: ThemeMetrics {
    get { if case .values(let values) = rest { values.metrics } else { .standard } }
    set { if newValue != metrics { values.metrics = newValue } }
  }

  /// The selected row, if the user has scrolled a list that only shows it: it can be out of sight
  /// until another row is selected.
  var scrolledFrom: Int? {
    get { if case .values(let values) = rest { values.scrolledFrom } else { nil } }
    set { if newValue != scrolledFrom { values.scrolledFrom = newValue } }
  }

  /// The place in the first row, if that is higher than the list.
  var hidden: HiddenCells? {
    get { if case .values(let values) = rest { values.hidden } else { nil } }
    set { if newValue != hidden { values.hidden = newValue } }
  }

  /// A change that takes several inputs, such as a drag.
  private enum Gesture: Hashable, Sendable {
    case extending(RangeAnchor)
    case dragging(RowDrag)
    /// The scroll bar is held; the anchor is that of a range before.
    case scrolling(ScrollGrip, RangeAnchor?)
    case underDrag(RowMarks?)
  }

  /// The row at which the range begins that Shift extends.
  var anchor: RangeAnchor? {
    get {
      switch gesture {
      case .extending(let anchor): anchor
      case .scrolling(_, let anchor): anchor
      case .dragging, .underDrag, nil: nil
      }
    }
    set { gesture = newValue.map { .extending($0) } }
  }

  /// The row that is being dragged.
  var drag: RowDrag? {
    get { if case .dragging(let drag) = gesture { drag } else { nil } }
    set { gesture = newValue.map { .dragging($0) } }
  }

  /// Whether a row of it is dragged, or it was scrolled during a drag: the selected row can be out
  /// of sight.
  var isUnderDrag: Bool {
    get { if case .underDrag = gesture { true } else { false } }
    set {
      guard newValue != isUnderDrag else { return }
      gesture = newValue ? .underDrag(nil) : nil
    }
  }

  /// Whether one of the values is set that are rarely set, such as a drag: quick to read.
  var hasRareValues: Bool { if case .values = rest { true } else { false } }

  /// Whether the selected row stays visible.
  func keepsVisible(_ selection: Int?) -> Bool {
    guard hasRareValues else { return true }
    return !isUnderDrag && selection != scrolledFrom
  }

  /// The marks of a drag between views; only a memory for drawing has them.
  var marks: RowMarks? {
    get { if case .underDrag(let marks) = gesture { marks } else { nil } }
    set { gesture = .underDrag(newValue) }
  }

  /// The hold of the mouse on the scroll bar; to set it from nil to nil ends no other gesture.
  var grip: ScrollGrip? {
    get { if case .scrolling(let grip, _) = gesture { grip } else { nil } }
    set {
      guard newValue != grip else { return }
      let anchor = anchor
      gesture = newValue.map { .scrolling($0, anchor) } ?? anchor.map { .extending($0) }
    }
  }
}
