import TerminalModel
import TerminalViews
import Testing

/// The parts of the widgets, which a view restyles.
@Suite struct WidgetPartTests {
  /// The box with the keys of a sequence belongs to the screen.
  @Test func `every part belongs to a widget`() {
    let parts = Set(WidgetSample.all.flatMap { $0.parts.map(\.key) })
    #expect(parts == Set(WidgetPart.allCases).subtracting([.pendingKeys]))
  }

  /// Beside the changed widget is an equal one, whose cells stay.
  @Test(arguments: WidgetSample.all)
  func `another style of a part changes the cells of this part of the widget only`(
    sample: WidgetSample
  ) {
    let plain = frame(of: sample, changing: nil)
    for (part, cells) in sample.parts {
      let changed = frame(of: sample, changing: part)
      #expect(changed.text == plain.text, "\(part)")
      #expect(changedCells(plain, changed) == cells, "\(part)\n\(plain.text)")
    }
  }

  @Test func `widgets without parts draw in the style of the view around them`() {
    let frame = scene(30, 12) {
      Column {
        Text("text")
        BigText("1")
        ProgressSummary(ProgressEstimate(of: 10)) { "\($0)" }
        Grid(columns: [.content]) { Text("cell") }
        Canvas(width: 1, height: 1) { $0.write("c", at: .origin) }
      }
      .frame(maxWidth: .max, maxHeight: .max).foreground(.success)
    }.draw()
    let styles = (0..<12).flatMap { frame.buffer.row($0).map(\.style) }
    #expect(styles.allSatisfy { $0 == .plain || $0 == Style(foreground: .success) })
  }

  /// A widget and an equal one; the focus is in the changed one or in neither.
  private func frame(of sample: WidgetSample, changing part: WidgetPart?) -> Frame {
    let widget = sample.view().frame(width: 24, height: 7, alignment: .topLeading)
    let changed = part.map { part in
      widget.widgetStyle(part) { style in
        style.foreground = .magenta
        style.background = .cyan
      }
    }
    var session = ViewSession(24, 16) {
      if sample.hasFocus {
        changed ?? widget
      } else {
        Button("Other", sends: .removed)
      }
      widget
      if !sample.hasFocus { changed ?? widget }
    }
    for input in sample.inputs { session.send(input) }
    return session.scene.draw()
  }

  /// The texts of the cells whose styles differ, row by row.
  private func changedCells(_ one: Frame, _ other: Frame) -> String {
    (0..<one.buffer.size.rows).compactMap { row -> String? in
      let cells = zip(one.buffer.row(row), other.buffer.row(row))
        .filter { $0.style != $1.style }.map { $0.0.cluster.description }
      return cells.isEmpty ? nil : cells.joined()
    }.joined(separator: "/")
  }
}
