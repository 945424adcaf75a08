extension Exploration {
  /// A page of HTML with the screens that were reached (``screens``), each with the name of the
  /// case of its state (``ExploredScreen/stateCase``) and the fewest steps that lead to it.
  ///
  /// The page needs no other files.
  ///
  /// - Parameter title: The title of the page.
  public func page(title: String) -> String {
    let cards = screens.map { screen in
      let count = screen.steps.count
      return ScreenPage.Card(
        title: screen.stateCase,
        details: (
          title: count == 1 ? "1 step" : "\(count) steps", lines: screen.steps.map(\.description)
        ),
        frame: screen.frame)
    }
    return ScreenPage(
      title: title,
      lead: "\(screens.count) screens after \(stepCount) steps in \(runCount) runs, seed \(seed).",
      groups: [(title: "", cards: cards)]
    ).html
  }
}
