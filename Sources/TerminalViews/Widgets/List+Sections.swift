extension List {
  /// Divides the rows into sections, each with a header.
  ///
  /// ```swift
  /// List(count: state.films.count) { row in
  ///   Text(state.films[row].title)
  /// }
  /// .sections(state.genres, rowCount: \.filmCount) { genre in
  ///   Text(genre.name)
  /// }
  /// ```
  /// The header of the section at the top stays visible while its rows scroll, until the next header
  /// is directly below it: then it makes room for the last row. Keys skip headers.
  /// In a list one cell high, no header is at the top.
  ///
  /// A frame takes time linear in the number of sections, not of their rows. If `rowsDependOn` is
  /// stated, it has to include everything that the headers depend on.
  ///
  /// - Parameters:
  ///   - sections: The sections, in the order of their rows.
  ///   - rowCount: The number of rows of a section. Rows that are left belong to the last section.
  ///   - header: The view of a section's header, in one row; called for visible headers only.
  public func sections<Sections: RandomAccessCollection>(
    _ sections: Sections, rowCount: (Sections.Element) -> Int,
    @ViewBuilder<Event> header: @escaping (Sections.Element) -> Node<Event>
  ) -> List {
    var list = self
    let count = control.count
    list.control.sections =
      count > 0 ? RowSections(sections.map(rowCount), rowCount: count) : nil
    list.control.header = { section in
      header(sections[sections.index(sections.startIndex, offsetBy: section)]).element
    }
    return list
  }
}
