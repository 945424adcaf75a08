import TerminalModel

/// The rows of a ``Form``, in the groups in which they are written.
///
/// They do not know the type of the form's events: rows that were generic over it would be slower,
/// because the compiler would not specialize them for an application's type.
@usableFromInline struct FormRows {
  let content: Content
  /// The columns of the widest label.
  let labelColumns: Int
  /// The number of fields.
  let fieldCount: Int
  /// The number of headings.
  let sectionCount: Int
  /// Whether all fields are valid.
  let isValid: Bool

  enum Content {
    indirect case field(Field)
    case section(FormSection)
    case group([FormRows])
  }

  @usableFromInline struct Field {
    let label: String
    let status: FieldStatus
    let control: Element

    @usableFromInline init(label: String, status: FieldStatus, control: Element) {
      self.label = label
      self.status = status
      self.control = control
    }
  }

  @usableFromInline init(_ field: Field) {
    content = .field(field)
    labelColumns = Clusters(field.label).columns
    fieldCount = 1
    sectionCount = 0
    isValid = field.status.isValid
  }

  @usableFromInline init(_ section: FormSection) {
    content = .section(section)
    labelColumns = 0
    fieldCount = 0
    sectionCount = 1
    isValid = true
  }

  @usableFromInline init(_ group: [FormRows]) {
    content = .group(group)
    labelColumns = group.reduce(0) { max($0, $1.labelColumns) }
    fieldCount = group.reduce(0) { $0 + $1.fieldCount }
    sectionCount = group.reduce(0) { $0 + $1.sectionCount }
    isValid = group.allSatisfy(\.isValid)
  }

  /// The path of the first field that is not valid: an index in each group, from the outermost
  /// group to the innermost; nil if all fields are valid.
  var firstInvalid: [Int]? {
    guard !isValid else { return nil }
    switch content {
    case .field, .section: return []
    case .group(let members):
      guard let index = members.firstIndex(where: { !$0.isValid }) else { return nil }
      return [index] + (members[index].firstInvalid ?? [])
    }
  }
}
