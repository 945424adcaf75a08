import TerminalModel
import Testing

@testable import TerminalViews

/// The keys of all controls.
@Suite struct GalleryKeyTests {
  private static let size = Size(columns: 40, rows: 12)

  @Test(arguments: Specimen.controls)
  func `Tab reaches a control and leaves it, and Shift-Tab returns to it`(_ specimen: Specimen) {
    for value in specimen.values {
      let stage = GalleryStage(value, Self.size)
      guard stage.takesFocus else { continue }
      guard let focused = stage.scene(.focused) else {
        Issue.record("\(value.name) is not reached by Tab")
        continue
      }
      guard !focused.untyped.routes.isModal, value.name != "with controls" else { continue }
      guard let idle = stage.scene(.idle) else {
        Issue.record("\(value.name) is not left by Tab")
        continue
      }
      let back = idle.press(.tab, .shift).interface.focus
      #expect(stage.isInControl(back), "\(value.name) is not reached by Shift-Tab")
    }
  }

  @Test(arguments: KeyEffect.all)
  func `a documented key of a control has its effect`(_ effect: KeyEffect) throws {
    let values = effect.specimen.values
    let value = try #require(values.first { $0.name == effect.value ?? values[0].name })
    let stage = GalleryStage(value, Self.size)
    let scene = try #require(stage.scene(.focused))
    let response = scene.respond(to: .key(effect.key))
    if let event = effect.event {
      #expect(response.events == [.control(event)])
    } else {
      #expect(response.events == [])
      let next = stage.scene(response.interface).draw()
      let isChanged = next != scene.draw()
      #expect(isChanged, "nothing changes\n\(next.text)")
    }
  }
}

extension GalleryStage {
  /// Whether the shown control, or a control in it, can have the focus.
  fileprivate var takesFocus: Bool {
    let scene = scene()
    return scene.untyped.routes.targets.contains { target in
      isInControl(target.path) && target.control.acceptsFocus
    }
  }
}
