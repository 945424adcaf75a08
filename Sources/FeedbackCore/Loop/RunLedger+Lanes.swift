/// The use and reuse of the records, each for a run, and of the lanes, each for the runs with one
/// key.
extension RunLedger {
  /// The lane of a key, or nil if there is none.
  @inlinable
  func lane(_ key: RunKey) -> Int? {
    if key.isOnly { return onlyLane < 0 ? nil : onlyLane }
    return lanesByKey[key]
  }

  @inlinable
  mutating func laneForUse(_ key: RunKey) -> Int {
    if let lane = lane(key) { return lane }
    let lane: Int
    if let vacant = vacantLanes.popLast() {
      lane = vacant
      lanes[lane] = Lane(key: key)
    } else {
      lane = lanes.count
      lanes.append(Lane(key: key))
    }
    if key.isOnly { onlyLane = lane } else { lanesByKey[key] = lane }
    return lane
  }

  /// Removes a run if it has finished and has neither queued events nor a sender.
  @inlinable
  mutating func removeIfOver(_ index: Int) {
    guard !records[index].isWorking, !records[index].isHeld, records[index].queuedEvents == 0
    else { return }
    let lane = records[index].lane
    remove(index)
    removeIfVacant(lane)
  }

  /// Removes a record from its lane.
  @inlinable
  mutating func remove(_ index: Int) {
    let record = records[index]
    if record.previous >= 0 {
      records[record.previous].next = record.next
    } else {
      lanes[record.lane].first = record.next
    }
    if record.next >= 0 {
      records[record.next].previous = record.previous
    } else {
      lanes[record.lane].last = record.previous
    }
    count -= 1
    records[index].generation = 0
    records[index].next = firstVacant
    firstVacant = index
  }

  /// Removes a lane if it has neither runs nor waiting effects, except the lane of ``RunKey/only``.
  @inlinable
  mutating func removeIfVacant(_ lane: Int) {
    guard lane != onlyLane, lanes[lane].isVacant else { return }
    lanesByKey[lanes[lane].key] = nil
    vacantLanes.append(lane)
  }
}
