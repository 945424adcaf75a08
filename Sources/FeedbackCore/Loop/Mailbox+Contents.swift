public import DequeModule

/// The mails that were posted together are taken together, so that no event is reduced between
/// them.
extension Mailbox.Contents {
  /// Notes that the next mails, as many as `count`, are posted together.
  ///
  /// Not called for a single mail: in generic code, a call takes hundreds of instructions.
  mutating func willAppendUnit(of count: Int) {
    let position = takenCount + mail.count
    units.append(position..<position + count)
  }

  /// Takes the first mails: this number of them, and those that were posted together with the last
  /// of these.
  @usableFromInline
  mutating func takeFirst(_ number: Int) -> Deque<Mailbox.Mail> {
    var end = takenCount + number
    while let unit = units.first, unit.lowerBound < end {
      end = max(end, unit.upperBound)
      units.removeFirst()
    }
    let count = end - takenCount
    takenCount = end
    defer { mail.removeFirst(count) }
    return Deque(mail.prefix(count))
  }
}
