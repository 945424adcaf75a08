import TerminalModel
import TerminalViews
import Testing

/// A control and a help bar of an application, which use only the public interface.
@Suite struct OwnControlTests {
  private struct Pair: CompositeControl {
    typealias Event = Tap

    var inputs: InputMask { [] }

    func content(_ memory: inout NoMemory, in size: Size) -> Node<Tap> { Text("ab") }

    func content(
      _ memory: inout NoMemory, in size: Size, _ metrics: ThemeMetrics
    ) -> Node<Tap> {
      Row(spacing: metrics[.tableColumnGap]) {
        Text("a")
        Text("b")
      }
    }
  }

  @Test(arguments: [
    (ThemeMetrics.standard, "a  b"), (.compact, "a b"), (.comfortable, "a   b"),
  ])
  func `the content of a composite control has the spacing of the theme`(
    metrics: ThemeMetrics, expected: String
  ) {
    var theme = Theme.dark
    theme.metrics = metrics
    #expect(screen(9, 1) { Pair().theme(theme) } == expected)
  }

  @Test func `a help bar of an application has the keys that the list with the focus leaves to it`()
  {
    let text = screen(30, 3) {
      Column {
        List(count: 2, selection: 0, selects: Tap.chosen) { Text("Row \($0)") }
        Canvas(height: 1) { area in
          let keys = area.activeKeys.commands.map { "\($0.keyLabels[0]) \($0.title)" }
          area.write(keys.joined(separator: ", "), at: .origin)
        }
      }
      .keys([
        KeyBinding("j", "Jump", sends: .added), KeyBinding("x", "Cut", sends: .removed), .quit("q"),
      ])
    }
    #expect(text.hasSuffix("\nx Cut, q Quit"))
  }
}
