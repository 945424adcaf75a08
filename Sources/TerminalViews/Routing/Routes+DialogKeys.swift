import TerminalModel

/// The keys that a dialog with a field for text or a form keeps from the key bindings behind it.
extension Routes {
  /// The key layers that can have a meaning for a key, in the order in which they get it: without
  /// those behind a dialog that stops the key.
  ///
  /// - Parameters:
  ///   - path: The path of the target with the focus, or nil for none.
  ///   - key: The key or, if it continues a sequence, the first key of that.
  func keyLayers(withFocusAt path: ViewPath?, reachedBy key: Key) -> [KeyLayer] {
    guard stops(key) else { return keyLayers(withFocusAt: path) }
    return layerIndices(withFocusAt: path).compactMap { index in
      index < firstDialogLayer ? nil : keyLayers[index]
    }
  }

  /// The hints of a key layer without the keys that a dialog in front of it stops.
  func reachableHints(ofLayer index: Int) -> [KeyHint] {
    let hints = keyLayers[index].hints()
    guard index < firstDialogLayer else { return hints }
    return hints.compactMap { hint in
      let keys = hint.keys.filter { !stops($0.keys[0]) }
      if keys.count == hint.keys.count, !hint.command.takesCharacters { return hint }
      return keys.isEmpty
        ? nil : KeyHint(hint.command.with(keys: keys), role: hint.role, handler: hint.handler)
    }
  }

  /// Whether the dialog that takes all input keeps a key from the bindings behind it.
  func stops(_ key: Key) -> Bool {
    guard key.stopsAtDialogs else { return false }
    let first = firstDialogLayer
    guard first > 0 else { return false }
    let isReserved =
      activeLayers.contains { $0 >= first && keyLayers[$0].reserves(key) }
      || disabledBoxesInDialog.contains { $0.reserves(key) }
    return !isReserved
  }

  /// The index of the first key layer in the dialog that keeps keys from the layers before it; 0 if
  /// there is none.
  ///
  /// A dialog without a form and a field for text keeps none: its keys can be bindings of the
  /// component that shows it. A form that is disabled, for example while its values are saved,
  /// counts, too.
  private var firstDialogLayer: Int {
    guard isDialog, case .only(let trap) = modality else { return 0 }
    let hasEntry =
      targets.contains { $0.control.inputs.isFormEntry }
      || disabledBoxesInDialog.contains { $0.contains { $0.inputs.isFormEntry } }
    return hasEntry ? trap.firstKeyLayer : 0
  }

  /// The disabled views in the dialog that takes all input.
  private var disabledBoxesInDialog: ArraySlice<Box> {
    guard isDialog, case .only(let trap) = modality else { return [] }
    return disabledBoxes[trap.disabledBoxes]
  }
}

extension Key {
  /// Whether it reaches no binding behind a dialog with a form: all keys without modifiers, except
  /// Escape, Tab and function keys.
  var stopsAtDialogs: Bool {
    guard modifiers.isEmpty else { return false }
    switch code {
    case .character, .enter, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown, .up,
      .down, .left, .right:
      return true
    case .escape, .tab, .function: return false
    }
  }
}
