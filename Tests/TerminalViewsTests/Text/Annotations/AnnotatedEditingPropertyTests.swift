import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

/// Random input for an editor of a text with annotations.
@Suite struct AnnotatedEditingPropertyTests {
  private let editing = RandomEditing("ab 1_.\tx字é👍\n\n")

  /// A text with annotations; the data of each are its characters.
  private func stage(_ random: inout SplitMix) -> EditorStage {
    var stage = EditorStage(editing.text(60, using: &random)) { $0.indentation("  ") }
    for _ in 0..<8 {
      let places = [stage.text.randomPlace(&random), stage.text.randomPlace(&random)].sorted()
      let range = places[0]..<places[1]
      stage.text.annotate(
        range, data: stage.text.text(in: range), isAtomic: Bool.random(using: &random))
    }
    return stage
  }

  @Test(arguments: 0..<120)
  func `input keeps atomic annotations whole, and the cursor outside`(seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    var stage = stage(&random)
    for _ in 0..<60 {
      stage.size = Size(
        columns: Int.random(in: 1..<16, using: &random), rows: Int.random(in: 1..<6, using: &random)
      )
      stage.takeRandomInput(editing, using: &random)
      let annotations = stage.text.annotations
      for annotation in annotations where annotation.isAtomic {
        #expect(stage.text.text(in: annotation.range) == annotation.data)
      }
      let selection = stage.memory.adapted(to: stage.text).selection
      #expect(stage.text.outsideAtoms(selection) == selection)
      #expect(Set(annotations.map(\.id)).count == annotations.count)
      for (annotation, next) in zip(annotations, annotations.dropFirst()) {
        #expect(annotation.range.upperBound <= next.range.lowerBound)
      }
    }
  }

  @Test(arguments: 0..<60)
  func `undoing everything returns the first annotations, and redoing it the last`(
    seed: Int
  ) throws {
    var random = SplitMix(seed: UInt64(seed))
    var stage = stage(&random)
    let start = stage.text
    var states: [TextDocument] = [start]
    for _ in 0..<40 {
      let key = editing.key(using: &random)
      let command = EditorKeys.command(for: key)
      if command != .undo, command != .redo { stage.take(.key(key)) }
      if stage.text != states.last { states.append(stage.text) }
    }
    let end = stage.text
    for _ in 0..<41 {
      try stage.press("ctrl+z")
      #expect(states.contains(stage.text), "each state was one of the text")
    }
    #expect(stage.text == start)
    for _ in 0..<41 { try stage.press("alt+_") }
    #expect(stage.text == end)
  }
}
