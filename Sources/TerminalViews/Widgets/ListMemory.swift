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
  private indirect enum Rest: Hashable, Sendable { case values(ThemeMetrics, Gesture?) }

  private var gesture: Gesture? {
    get { if case .values(_, let gesture) = rest { gesture } else { nil } }
    set { if newValue != nil || rest != nil { setRest(metrics, newValue) } }
  }

  /// The spacing of the theme in the last layout, if the list has fitted rows.
  var metrics: ThemeMetrics {
    get { if case .values(let metrics, _) = rest { metrics } else { .standard } }
    set { if newValue != metrics { setRest(newValue, gesture) } }
  }

  private mutating func setRest(_ metrics: ThemeMetrics, _ gesture: Gesture?) {
    rest = metrics == .standard && gesture == nil ? nil : .values(metrics, gesture)
  }

  /// A change that takes several inputs, such as a drag.
  private enum Gesture: Hashable, Sendable {
    case extending(RangeAnchor)
    case dragging(RowDrag)
    case scrolling(ScrollGrip)
    case underDrag(RowMarks?)
  }

  /// The row at which the range begins that Shift extends.
  var anchor: RangeAnchor? {
    get { if case .extending(let anchor) = gesture { anchor } else { nil } }
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

  /// The marks of a drag between views; only a memory for drawing has them.
  var marks: RowMarks? {
    get { if case .underDrag(let marks) = gesture { marks } else { nil } }
    set { gesture = .underDrag(newValue) }
  }

  /// The hold of the mouse on the scroll bar; to set it from nil to nil ends no other gesture.
  var grip: ScrollGrip? {
    get { if case .scrolling(let grip) = gesture { grip } else { nil } }
    set {
      guard newValue != grip else { return }
      gesture = newValue.map { .scrolling($0) }
    }
  }
}
