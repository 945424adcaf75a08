import TerminalModel

extension Router {
  /// Exchanges the foreground and the background of each selected cell; in a cell in which they are
  /// exchanged already (the attribute `reverse`), they are no longer exchanged.
  ///
  /// - Parameter inOverlays: Whether a selection in an overlay is drawn, or else one behind all
  ///   overlays.
  func drawSelection(inOverlays: Bool, on area: inout DrawingArea) {
    guard let selection = interface.selection, !selection.isEmpty,
      inOverlays == (selection.area.overlay > 0),
      let selectable = selectable(selection.area)
    else { return }
    for rect in SelectableText(of: selectable, interface).cells(of: selection) {
      area.inside(rect) { area in
        area.restyle { $0.attributes.formSymmetricDifference(.reverse) }
      }
    }
  }
}
