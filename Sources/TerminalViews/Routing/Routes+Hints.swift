package import TerminalModel

extension Routes {
  /// The hints of all layers in the order in which they get a key; those of a view that handles
  /// keys only if the view or one in it has the focus and the key reaches the view, those of keys
  /// that copy the selected text only with a selection, and those of keys that submit a form only
  /// with a form.
  ///
  /// - Parameter reaches: Whether a key reaches the view that has the key layer of an index.
  package func hints(
    withFocusAt path: ViewPath?, hasSelection: Bool,
    reaches: (Key, _ layer: Int) -> Bool = { _, _ in true }
  ) -> [[KeyHint]] {
    let around = index(at: path).map { targets[$0].keyLayers.count } ?? 0
    return layerIndices(withFocusAt: path).enumerated().map { place, layer in
      reachableHints(ofLayer: layer).filter { hint in
        switch hint.handler {
        case .binding, .counted: true
        case .selection: hasSelection
        case .form: formIndex(withFocusAt: path) != nil
        case .view: place < around && hint.keys.allSatisfy { reaches($0.keys[0], layer) }
        case .viewAround: place < around
        }
      }
    }
  }

  /// The layers of key bindings in the order in which they get a key: those around the target at
  /// the path from the inside out, then the other active ones.
  package func keyLayers(withFocusAt path: ViewPath?) -> [KeyLayer] {
    layerIndices(withFocusAt: path).map { keyLayers[$0] }
  }

  func layerIndices(withFocusAt path: ViewPath?) -> [Int] {
    guard let index = index(at: path) else { return activeLayers }
    let around = targets[index].keyLayers
    // In most views, no other layer is active: one array instead of three.
    var layers = Array(around.reversed())
    for layer in activeLayers where !around.contains(layer) { layers.append(layer) }
    return layers
  }
}
